/**
 * What this browser keeps about packs: before it asks for a pack to be opened, the commitment it saw and the number it is about to
 * send; and which opening has not been seen to its end. Written before the request, so that a lost network or a closed tab loses
 * nothing. It knows no server.
 */
import { readStored, writeStored } from '@/stores/storage.ts'

const witnessKey = 'pack-witness'
const unfinishedKey = 'pack-unfinished'
const MOST_STORED = 300 // packs; the oldest are forgotten

/** What was known of one pack before it was opened. */
export interface Witness {
  commitment: string
  nonces: string[] // sent, the first first: the server keeps the first that reached it
}

type Witnesses = Record<string, Witness>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

const parseWitnesses = (value: unknown): Witnesses | undefined =>
  isRecord(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => isRecord(one) && typeof one.commitment === 'string' && isTexts(one.nonces),
        ),
      ) as Witnesses)
    : undefined

const witnesses = (): Witnesses => readStored(witnessKey, parseWitnesses) ?? {}

/** undefined: this browser did not see the pack before it was opened. */
export const witnessOf = (packId: string): Witness | undefined => witnesses()[packId]

/**
 * The number to send for these packs, stored before it is sent: one that was sent before for any of them, else a fresh one.
 * @param fresh 64 hexadecimal digits of chance
 */
export function storeWitness(
  packs: readonly { id: string; commitment: string }[],
  fresh: () => string,
): string {
  const known = witnesses()
  const nonce = packs.flatMap(({ id }) => known[id]?.nonces ?? [])[0] ?? fresh()
  for (const { id, commitment } of packs) {
    const before = known[id]
    const nonces = before?.nonces ?? []
    known[id] = {
      commitment: before?.commitment ?? commitment,
      nonces: nonces.includes(nonce) ? nonces : [...nonces, nonce],
    }
  }
  writeStored(witnessKey, Object.fromEntries(Object.entries(known).slice(-MOST_STORED)))
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

/** Packs this user asked to open and has not seen to the end. */
export function unfinishedOf(user: number): string[] {
  const found = readStored(unfinishedKey, parseUnfinished)
  return found?.user === user ? found.ids : []
}
