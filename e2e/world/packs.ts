/** Packs and printed codes for the people of a test, given by the demo shop's admin through the API. */
import type { Pack, PackBatch, PackOpening } from '../../src/contract/packs.ts'
import { ask } from './api.ts'
import type { Person, Sessions } from './sessions.ts'

export const packsOf = (url: string, { token }: Pick<Person, 'token'>): Promise<Pack[]> =>
  ask(url, '/me/packs', { token })

/** Sealed packs for this person, unopened. */
export async function givePacks(
  url: string,
  sessions: Sessions,
  person: Pick<Person, 'token'>,
  rarity: Pack['rarity'],
  count = 1,
): Promise<Pack[]> {
  const { id: user_id } = await ask<{ id: number }>(url, '/auth/user', { token: person.token })
  const { packs } = await ask<{ packs: Pack[] }>(url, '/admin/packs/grants', {
    token: await sessions.tokenOf('admin'),
    body: { user_id, rarity, count },
  })
  return packs
}

/** Codes as they are printed, `K7QF-2M9X-…`, of a batch of their own. */
export async function printCodes(
  url: string,
  sessions: Sessions,
  rarity: Pack['rarity'],
  amount = 1,
): Promise<{ batch: PackBatch; codes: string[] }> {
  const { batch, csv } = await ask<{ batch: PackBatch; csv: string }>(url, '/admin/packs/batches', {
    token: await sessions.tokenOf('admin'),
    body: { label: 'Prova', rarity, amount },
  })
  const lines = csv.trim().split('\r\n').slice(1)
  return { batch, codes: lines.map(line => line.split(',')[1] ?? '') }
}

export async function voidBatch(url: string, sessions: Sessions, batch: PackBatch): Promise<void> {
  await ask(url, `/admin/packs/batches/${batch.id}/void`, {
    token: await sessions.tokenOf('admin'),
    body: {},
  })
}

export const redeem = (url: string, { token }: Pick<Person, 'token'>, code: string): Promise<Pack> =>
  ask(url, '/packs/redeem', { token, body: { code } })

/** Opens without a screen, as another device would. */
export const openElsewhere = (
  url: string,
  { token }: Pick<Person, 'token'>,
  { id }: Pick<Pack, 'id'>,
): Promise<PackOpening> => ask(url, `/packs/${id}/open`, { token, body: {} })
