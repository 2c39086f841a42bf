import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import { userCards, welcomedAddresses } from '../../db/schema/game.ts'
import { openPackFixture, type PackFixture, type Player } from './testing/pack-fixture.ts'

let shop: PackFixture
let player: Player
beforeAll(async () => {
  shop = await openPackFixture()
})
beforeEach(async () => {
  player = await shop.newPlayer()
})
afterAll(() => shop.close())

async function oneOf(rarity: Pack['rarity']): Promise<Pack> {
  const [pack] = await shop.give(player, rarity)
  if (!pack) throw new Error('no pack was given')
  return pack
}
const storedCards = (packId: string) =>
  shop.context.db.select().from(userCards).where(eq(userCards.pack_id, packId)).orderBy(userCards.slot)

describe('the album', () => {
  const isOn = async () => (await player.call('GET', '/auth/user')).json().extra.album_enabled

  it('is turned on by the first opened pack, and afterwards only by its owner', async () => {
    const packs = await shop.give(player, 'common', 2)
    expect(await isOn()).toBe(false)
    await player.open(packs[0]?.id ?? '')
    expect(await isOn()).toBe(true)
    await player.call('PATCH', '/me/album', { album_enabled: false })
    await player.open(packs[1]?.id ?? '')
    expect(await isOn()).toBe(false)
  })
})

describe('granted packs', () => {
  it('come from an admin, for an existing user', async () => {
    const packs = await shop.give(player, 'legendary', 3)
    expect(packs.map(({ source, rarity }) => [source, rarity])).toEqual(Array(3).fill(['gift', 'legendary']))
    expect(new Set(packs.map(({ commitment }) => commitment)).size).toBe(3)
    const body = { user_id: 2_000_000, rarity: 'common', count: 1 }
    expect((await shop.call('POST', '/admin/packs/grants', { as: 'admin', body })).statusCode).toBe(404)
    const audit = await shop.call('GET', '/admin/audit?record=pack', { as: 'admin' })
    expect(audit.json().data[0]).toMatchObject({
      action: 'created',
      title: expect.stringContaining('3 × legendary'),
    })
  })

  it('include one for a verified email, once per account, however often it is verified', async () => {
    expect(await player.packs()).toEqual([])
    const verify = () =>
      shop.context.db.transaction(tx =>
        shop.context.events.publish('email-verified', { userId: player.id }, tx),
      )
    for (let turn = 0; turn < 3; turn++) await verify()
    await Promise.all([verify(), verify()])
    expect(await player.packs()).toMatchObject([{ source: 'welcome', rarity: 'common', is_opened: false }])
    const [pack] = await player.packs()
    expect((await player.open(pack?.id ?? '')).statusCode).toBe(200)
    await verify()
    expect(await player.packs()).toHaveLength(1)
  })

  it('include one per email: a deleted account that registers again gets no second one', async () => {
    const email = 'torna@example.com'
    const password = 'sette nani al mercato'
    const come = async () => {
      const body = { name: 'Torna', email, password }
      const headers = {
        authorization: `Bearer ${(await shop.call('POST', '/auth/register', { body })).json().access_token}`,
      }
      const { id } = (await shop.call('GET', '/auth/user', { headers })).json()
      const { db, events } = shop.context
      await db.transaction(tx => events.publish('email-verified', { userId: id }, tx))
      return { headers, packs: (await shop.call('GET', '/me/packs', { headers })).json() }
    }
    const first = await come()
    expect(first.packs).toHaveLength(1)
    const deletion = await shop.call('POST', '/me/delete', { headers: first.headers, body: { password } })
    expect(deletion.statusCode).toBe(200)
    expect((await come()).packs).toHaveLength(0)
    expect(JSON.stringify(await shop.context.db.select().from(welcomedAddresses))).not.toContain('torna')
  })

  it('cannot have two cards in one slot', async () => {
    const pack = await oneOf('common')
    await player.open(pack.id)
    const [card] = await storedCards(pack.id)
    if (!card) throw new Error('no card')
    const { id: _, ...copy } = card
    await expect(shop.context.db.insert(userCards).values(copy)).rejects.toThrow()
    const slot = and(eq(userCards.pack_id, pack.id), eq(userCards.slot, 1))
    expect(await shop.context.db.select().from(userCards).where(slot)).toHaveLength(1)
  })
})
