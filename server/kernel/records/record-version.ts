/** The version of a record is a hash of what its form shows, so that no kind of record needs a version column. */
import { createHash, createHmac } from 'node:crypto'
import { type Refusal, refuse } from '../route.ts'

const versionLength = 22 // 132 bits

/** The order of keys does not matter; `undefined` counts as absent. */
export const versionOf = (record: unknown): string =>
  createHash('sha256').update(canonical(record)).digest('base64url').slice(0, versionLength)

/** The same with a secret key, for records with parts that some readers of the version do not receive. */
export const keyedVersion = (key: Uint8Array, record: unknown): string =>
  createHmac('sha256', key).update(canonical(record)).digest('base64url').slice(0, versionLength)

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}

/**
 * Returns a refusal if a save is based on another version than the stored one, else undefined. Its `current` is the stored record,
 * so that the user can decide what to keep.
 */
export async function refuseStale(
  sentVersion: string | undefined,
  stored: string,
  current?: () => unknown,
): Promise<Refusal | undefined> {
  if (sentVersion === stored) return undefined
  return refuse('conflict', [], current && { current: await current() })
}
