/** The version of a record is a fingerprint of what its form shows, so every kind of record has one without a column of its own. */
import { createHash } from 'node:crypto'

/** The order of keys does not matter; `undefined` counts as absent. */
export const versionOf = (record: unknown): string =>
  createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 22)

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}
