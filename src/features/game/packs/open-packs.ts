/**
 * Opens packs on the client: stores the proof of the draw, sends one request, and repeats it with the same nonce if its
 * response was lost. A pack that was opened before shows its cards (specification notes §8: a 422 marks it opened).
 */

import { call, type Result } from '@/api/client.ts'
import {
  openPack,
  openPacks,
  type Pack,
  type PackOpening,
  packOpening,
} from '@/contract/endpoints/game/packs.ts'
import { openWelcomePack, type WelcomePack, welcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { hexOf } from '@/engine/packs/receipt.ts'
import { forgetUnfinished, storeUnfinished, storeWitness, unfinishedOf } from './pack-memory.ts'

/** Source of opened packs: an account opens its own, a guest the welcome pack. */
export interface PackOpener {
  request(packs: readonly Pack[]): Promise<Result<PackOpening[]>>
  /** Requests openings that were not shown to the end; null if there are none. */
  unfinished(): Promise<Result<PackOpening[]>> | null
  /** Deletes the record after the opening was shown to the end or never happened. */
  forget(): void
}

export const accountOpener = (user: number): PackOpener => ({
  request: packs => requestOpening(user, packs),
  unfinished() {
    const ids = unfinishedOf(user)
    return ids.length === 0 ? null : openingsOf(ids)
  },
  forget: forgetUnfinished,
})

/** `torn`: the content of the pack if it was opened before. */
export const guestOpener = (torn: PackOpening | null): PackOpener => ({
  request: requestWelcomePack,
  unfinished: () => torn && Promise.resolve({ ok: true, value: [torn] }),
  forget: () => {},
})

const NONCE_BYTES = 32

const freshNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))

/** Returns the content of these packs, or the first failure. */
export async function openingsOf(ids: readonly string[]): Promise<Result<PackOpening[]>> {
  const openings: PackOpening[] = []
  for (const id of ids) {
    const opening = await call(packOpening, { params: { id } })
    if (!opening.ok) return opening
    openings.push(opening.value)
  }
  return { ok: true, value: openings }
}

export async function requestOpening(user: number, packs: readonly Pack[]): Promise<Result<PackOpening[]>> {
  const ids = packs.map(({ id }) => id)
  const nonce = storeWitness(packs, freshNonce)
  storeUnfinished(user, ids)
  const result = await ask(ids, nonce)
  if (result.ok) return result
  if (result.failure.code === 'pack_already_opened') return openingsOf(ids)
  if (result.failure.code !== 'unreachable' && result.failure.status < 500) forgetUnfinished()
  return result
}

async function requestWelcomePack(packs: readonly Pack[]): Promise<Result<PackOpening[]>> {
  const nonce = storeWitness(packs, freshNonce)
  const torn = await call(openWelcomePack, { body: { nonce } })
  if (torn.ok) return { ok: true, value: [torn.value] }
  if (torn.failure.code !== 'pack_already_opened') return torn
  const welcome: Result<WelcomePack> = await call(welcomePack)
  if (!welcome.ok) return welcome
  return welcome.value.opening ? { ok: true, value: [welcome.value.opening] } : torn
}

async function ask(ids: readonly string[], nonce: string): Promise<Result<PackOpening[]>> {
  const [id] = ids
  if (ids.length === 1 && id !== undefined) {
    const opened = await call(openPack, { params: { id }, body: { nonce } })
    return opened.ok ? { ok: true, value: [opened.value] } : opened
  }
  const opened = await call(openPacks, { body: { ids: [...ids], nonce } })
  return opened.ok ? { ok: true, value: opened.value.openings } : opened
}
