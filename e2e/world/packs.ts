/** Packs and printed codes for the people of a test, given by the demo shop's admin through the API. */
import { expect } from '@playwright/test'
import type { Pack, PackBatch, PackOpening } from '../../src/contract/packs.ts'
import { authorised, freshAddress, type Person, type Sessions } from './sessions.ts'

/** Asks the API as somebody; anything but a success fails the test with what was answered. */
async function ask<T>(url: string, token: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...authorised(token),
      'x-forwarded-for': freshAddress(),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  expect(answer.ok, `${path}: ${await answer.clone().text()}`).toBe(true)
  return (await answer.json()) as T
}

export const packsOf = (url: string, { token }: Pick<Person, 'token'>): Promise<Pack[]> =>
  ask(url, token, '/me/packs')

/** Sealed packs for this person, unopened. */
export async function givePacks(
  url: string,
  sessions: Sessions,
  person: Pick<Person, 'token'>,
  rarity: Pack['rarity'],
  count = 1,
): Promise<Pack[]> {
  const { id: user_id } = await ask<{ id: number }>(url, person.token, '/auth/user')
  const admin = await sessions.tokenOf('admin')
  const { packs } = await ask<{ packs: Pack[] }>(url, admin, '/admin/packs/grants', {
    user_id,
    rarity,
    count,
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
  const body = { label: 'Prova', rarity, amount }
  const admin = await sessions.tokenOf('admin')
  const { batch, csv } = await ask<{ batch: PackBatch; csv: string }>(
    url,
    admin,
    '/admin/packs/batches',
    body,
  )
  const lines = csv.trim().split('\r\n').slice(1)
  return { batch, codes: lines.map(line => line.split(',')[1] ?? '') }
}

export async function voidBatch(url: string, sessions: Sessions, batch: PackBatch): Promise<void> {
  await ask(url, await sessions.tokenOf('admin'), `/admin/packs/batches/${batch.id}/void`, {})
}

export const redeem = (url: string, { token }: Pick<Person, 'token'>, code: string): Promise<Pack> =>
  ask(url, token, '/packs/redeem', { code })

/** Opens without a screen, as another device would. */
export const openElsewhere = (
  url: string,
  { token }: Pick<Person, 'token'>,
  { id }: Pick<Pack, 'id'>,
): Promise<PackOpening> => ask(url, token, `/packs/${id}/open`, {})
