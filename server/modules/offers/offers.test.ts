import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardOffer, PackType } from '@/contract/endpoints/game/packs.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import {
  guaranteeAfter,
  oddsOf,
  oddsWhole,
  type PackTier,
  packTiers,
  shippedRules,
} from '@/engine/packs/odds.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { chanceOf } from './card-offers.ts'

const shipped = (tier: PackTier) => shippedRules(1, tier)!

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const offers = async (numero: number, options = {}) =>
  (await server.call('GET', `/cards/${numero}/offers`, options)).json<CardOffer[]>()
const product = async (slug: string) => (await server.call('GET', `/products/${slug}`)).json<Product>()

describe('pack types', () => {
  it('D5: show the odds in use, with and without the guarantee, and where each is sold', async () => {
    const types = (await server.call('GET', '/packs/types')).json<PackType[]>()
    expect(types.map(({ rarity }) => rarity)).toEqual([...packTiers])
    for (const { rarity, odds, odds_version, guaranteed, guarantee_after, product: sale } of types) {
      expect(odds).toEqual(oddsOf(odds_version, rarity))
      for (const row of [odds.usual, odds.last]) expect(row.reduce((sum, part) => sum + part)).toBe(oddsWhole)
      expect(guaranteed).toEqual([0, 0, 0, 0, ...odds.last.slice(4)])
      expect(guarantee_after).toBe(guaranteeAfter)
      expect((await product(sale?.slug ?? '')).fills).toEqual({ kind: 'pack', numero_carta: null, rarity })
    }
  })

  it('have their names and addresses in the reader’s language', async () => {
    const headers = { 'x-locale': 'de' }
    const [first] = (await server.call('GET', '/packs/types', { headers })).json<PackType[]>()
    expect(first).toMatchObject({ name: 'Werkstatt-Booster', product: { category: 'digitale-booster' } })
  })
})

describe('products that contain a card', () => {
  it('are the card itself, then the most likely packs, those of its element first, then albums', async () => {
    const result = await offers(136)
    const [single] = result
    expect(single).toMatchObject({
      kind: 'single',
      title: 'Carta singola Draghissimo',
      price: 3490,
      rarity: null,
    })
    expect((await product(single?.slug ?? '')).fills).toEqual({
      kind: 'single',
      numero_carta: 136,
      rarity: null,
    })
    const kinds = result.map(({ kind }) => kind)
    expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(new Set(kinds)).toEqual(new Set(order))
    const chances = result.flatMap(({ chance }) => chance ?? [])
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
    const commons = (await offers(3)).filter(({ kind, rarity }) => kind === 'pack' && rarity === 'common')
    expect(commons[0]?.title).toContain('Natura')
    for (const { kind, chance, rarity } of result) {
      if (kind !== 'pack') expect(chance).toBeNull()
      else expect(chance).toBe(chanceOf('Leggendaria', shipped(rarity ?? 'common')))
    }
  })
  const order = ['single', 'pack', 'album']

  it('have the reader’s price, without products the reader may not see', async () => {
    expect((await offers(136, { as: 'reseller' }))[0]?.price).toBe(2390)
    await server.context.db.execute(sql`update products set visibility = 'rooms' where numero_carta = 120`)
    server.pass(10_000)
    expect((await offers(120)).some(({ kind }) => kind === 'single')).toBe(false)
  })

  it('respond 404 for an unknown card', async () => {
    await server.context.db.execute(sql`delete from characters where numero_carta = 150`)
    expect((await server.call('GET', '/cards/150/offers')).statusCode).toBe(404)
    expect((await server.call('GET', '/cards/1000/offers')).statusCode).toBe(422)
  })
})

describe('the probability of a rarity', () => {
  it('is that of at least one in five slots', () => {
    const odds = oddsOf(1, 'rare')
    expect(odds?.usual[3]).toBe(350)
    expect(chanceOf('Mitica', shipped('rare'))).toBeCloseTo(1 - (1 - 0.035) ** 4 * (1 - 0.16), 10)
    expect(chanceOf('Unica', shipped('common'))).toBeCloseTo(0.001, 10)
    expect(chanceOf('Comune', shipped('legendary'))).toBeCloseTo(1 - 0.9 ** 4, 10)
  })
})
