/**
 * Data about packs in this browser: before a pack is opened, its commitment and the nonce to send; and the opening that
 * was not shown to the end. It is written before the request, so that a lost connection or a closed tab loses nothing.
 * It does not use the server.
 */
import { readStored, writeStored } from '@/stores/storage.ts'

const witnessKey = 'pack-witness'
const unfinishedKey = 'pack-unfinished'
const MOST_STORED = 300 // maximum number of packs; the oldest are deleted

/** Data about one pack from before it was opened. */
export interface Witness {
  commitment: string
  nonces: string[] // sent nonces, oldest first: the server uses the first one that it received
}

type Witnesses = Record<string, Witness>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string')

const parseWitnesses = (value: unknown): Witnesses | undefined =>
  isRecord(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => isRecord(one) && typeof one.commitment === 'string' && isTexts(one.nonces),
        ),
      ) as Witnesses)
    : undefined

const witnesses = (): Witnesses => readStored(witnessKey, parseWitnesses) ?? {}

/** Returns undefined if this browser did not have the pack before it was opened. */
export const witnessOf = (packId: string): Witness | undefined => witnesses()[packId]

/**
 * Returns the nonce for these packs, stored before it is sent: one that was already sent for any of them, otherwise a
 * new one.
 * @param fresh 64 random hexadecimal digits
 */
export function storeWitness(
  packs: readonly { id: string; commitment: string }[],
  fresh: () => string,
): string {
  const storedWitnesses = witnesses()
  const nonce = packs.flatMap(({ id }) => storedWitnesses[id]?.nonces ?? [])[0] ?? fresh()
  for (const { id, commitment } of packs) {
    const before = storedWitnesses[id]
    const nonces = before?.nonces ?? []
    storedWitnesses[id] = {
      commitment: before?.commitment ?? commitment,
      nonces: nonces.includes(nonce) ? nonces : [...nonces, nonce],
    }
  }
  writeStored(witnessKey, Object.fromEntries(Object.entries(storedWitnesses).slice(-MOST_STORED)))
  return nonce
}

interface Unfinished {
  user: number
  ids: string[]
}

const parseUnfinished = (value: unknown): Unfinished | undefined =>
  isRecord(value) && typeof value.user === 'number' && isTexts(value.ids)
    ? { user: value.user, ids: value.ids }
    : undefined

export const storeUnfinished = (user: number, ids: readonly string[]): void =>
  void writeStored(unfinishedKey, { user, ids })

export const forgetUnfinished = (): void => void writeStored(unfinishedKey, undefined)

/** Packs whose opening this user requested and has not seen to the end. */
export function unfinishedOf(user: number): string[] {
  const unfinished = readStored(unfinishedKey, parseUnfinished)
  return unfinished?.user === user ? unfinished.ids : []
}
