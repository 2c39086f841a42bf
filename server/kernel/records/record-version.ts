/** The version of a record is a fingerprint of what its form shows, so every kind of record has one without a column of its own. */
import { createHash } from 'node:crypto'
import { type Refusal, refuse } from '../route.ts'

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

/**
 * The refusal of a save that was begun on another version of the record than the stored one; undefined when they are the same.
 * `current` is the record as it is now, for whoever has to decide again.
 */
export async function refuseStale(
  sent: string | undefined,
  stored: string,
  current?: () => unknown,
): Promise<Refusal | undefined> {
  if (sent === stored) return undefined
  return refuse('conflict', [], current && { current: await current() })
}
