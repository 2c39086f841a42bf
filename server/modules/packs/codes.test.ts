import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PackBatch } from '@/contract/endpoints/admin/pack-batches.ts'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { locales } from '@/contract/locales.ts'
import { makePackCode, typedPackCode } from '@/domain/pack-code.ts'
import { heldUp } from '../../testing/held-up.ts'
import { triesAllowed, triesMillis } from './redeem-code.ts'
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

interface Batch {
  batch: PackBatch
  csv: string
  codes: string[]
}

async function print(amount: number, changes: object = {}): Promise<Batch> {
  const body = { label: 'Busta Fuoco, prima tiratura', rarity: 'uncommon', amount, ...changes }
  const response = await shop.call('POST', '/admin/packs/batches', { as: 'admin', body })
  expect(response.statusCode).toBe(201)
  const created = response.json<{ batch: PackBatch; csv: string }>()
  const lines = created.csv.trim().split('\r\n').slice(1)
  return { ...created, codes: lines.map(line => line.split(',')[1] ?? '') }
}
const printed = async (changes?: object): Promise<string> => (await print(1, changes)).codes[0] ?? ''
const redeem = (player: Player, code: string) => player.call('POST', '/packs/redeem', { code })
const unknown = (at = 0): string => makePackCode(Uint8Array.from({ length: 15 }, (_, byte) => byte * 3 + at))

describe('a batch of codes', () => {
  it('is shown once as lines to print, and stored as hashes only', async () => {
    const { batch, csv, codes } = await print(40)
    expect(csv.split('\r\n')[0]).toBe('serial,code')
    expect(new Set(codes).size).toBe(40)
    for (const code of codes) expect(typedPackCode(code)).toBe(code)
    expect(batch).toMatchObject({ codes: 40, redeemed: 0, voided_at: null, product_id: null })
    const listed = (await shop.call('GET', '/admin/packs/batches', { as: 'admin' })).body
    const { rows } = await shop.context.db.execute(sql`select * from pack_codes where batch_id = ${batch.id}`)
    const audit = (await shop.call('GET', '/admin/audit', { as: 'admin' })).body
    for (const code of codes)
      for (const text of [listed, JSON.stringify(rows), audit]) expect(text).not.toContain(code)
  })

  it('names the product that contains it, if any', async () => {
    const { batch } = await print(1, { product_id: 1 })
    expect(batch.product_id).toBe(1)
    const body = { label: 'x', rarity: 'common', amount: 1, product_id: 999_999 }
    expect((await shop.call('POST', '/admin/packs/batches', { as: 'admin', body })).statusCode).toBe(404)
  })

  it('is found by its label, newest first', async () => {
    await print(1, { label: 'Cosmo 100% lucida' })
    await print(2, { label: 'Cosmo opaca' })
    const list = async (query: string) =>
      (await shop.call('GET', `/admin/packs/batches?${query}`, { as: 'admin' })).json<{ data: PackBatch[] }>()
    expect((await list('search=cosmo')).data.map(({ codes }) => codes)).toEqual([2, 1])
    expect((await list('search=100%25')).data.map(({ label }) => label)).toEqual(['Cosmo 100% lucida'])
  })
})

describe('a printed code', () => {
  it('gives a pack, however it is typed, which opens like any other', async () => {
    const code = await printed()
    const response = await redeem(player, ` ${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(response.statusCode).toBe(201)
    const pack = response.json<Pack>()
    expect(pack).toMatchObject({ rarity: 'uncommon', source: 'code', is_opened: false })
    expect(await player.packs()).toEqual([pack])
    const opening = (await player.open(pack.id)).json<PackOpening>()
    expect(await shop.problemsOfPiece(opening, { commitment: pack.commitment })).toEqual([])
  })

  it('D1: gives one pack for twenty concurrent redemptions', async () => {
    const code = await printed()
    const second = await shop.newPlayer()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => redeem(at % 2 === 0 ? player : second, code)),
    )
    const reported = responses
      .map(response => (response.statusCode === 201 ? 'pack' : response.json().code))
      .sort()
    expect(reported.filter(code => code === 'pack')).toHaveLength(1)
    expect(reported.filter(code => code === 'code_used').length).toBeGreaterThanOrEqual(triesAllowed - 1)
    expect([...(await player.packs()), ...(await second.packs())]).toHaveLength(1)
  })

  it('is refused with a specific message in every language: mistyped, unknown, used, void', async () => {
    const used = await printed()
    await redeem(player, used)
    const { batch, codes } = await print(1)
    const path = `/admin/packs/batches/${batch.id}/void`
    expect((await shop.call('POST', path, { as: 'admin' })).json()).toMatchObject({ id: batch.id })
    const cases = [
      ['K7QF-2M9X-K7QF-2M9Y', 'code_mistyped', 422],
      [unknown(), 'code_unknown', 422],
      [used, 'code_used', 409],
      [codes[0], 'code_voided', 422],
    ] as const
    for (const [code = '', problem, status] of cases) {
      const sentences = new Set<string>()
      const fresh = await shop.newPlayer()
      for (const locale of locales) {
        const { authorization = '' } = fresh.headers
        const headers = { authorization, 'x-locale': locale }
        const response = await shop.call('POST', '/packs/redeem', { headers, body: { code } })
        expect([response.statusCode, response.json().code]).toEqual([status, problem])
        sentences.add(response.json().message)
      }
      expect(sentences.size).toBe(locales.length)
    }
  })

  it('stays void, while a pack redeemed before remains', async () => {
    const { batch, codes } = await print(2)
    const pack = (await redeem(player, codes[0] ?? '')).json<Pack>()
    const path = `/admin/packs/batches/${batch.id}/void`
    const first = (await shop.call('POST', path, { as: 'admin' })).json<PackBatch>()
    shop.pass(1000)
    const repeated = (await shop.call('POST', path, { as: 'admin' })).json<PackBatch>()
    expect(repeated).toEqual(first)
    expect(repeated).toMatchObject({ codes: 2, redeemed: 1 })
    expect((await redeem(player, codes[1] ?? '')).json().code).toBe('code_voided')
    expect((await player.open(pack.id)).statusCode).toBe(200)
    expect((await shop.call('POST', '/admin/packs/batches/999999/void', { as: 'admin' })).statusCode).toBe(
      404,
    )
  })

  it.each(['void', 'redeem'] as const)(
    'is either voided or redeemed when both run concurrently, %s first',
    async first => {
      const { batch, codes } = await print(1)
      const before = (await player.packs()).length
      const acts = {
        redeem: () => redeem(player, codes[0] ?? ''),
        void: () => shop.call('POST', `/admin/packs/batches/${batch.id}/void`, { as: 'admin' }),
      }
      const order = first === 'void' ? [acts.void, acts.redeem] : [acts.redeem, acts.void]
      const rowLock = sql`select from pack_code_batches where id = ${batch.id} for no key update`
      const responses = await heldUp(shop.context.db, rowLock, order)
      const [voided, redemption] = first === 'void' ? responses : responses.toReversed()
      const grantedCount = (await player.packs()).length - before
      expect([redemption?.statusCode, grantedCount]).toEqual(grantedCount === 1 ? [201, 1] : [422, 0])
      expect(voided?.json<PackBatch>().redeemed).toBe(grantedCount) // codes redeemed after that are void
    },
  )
})

describe('guessing codes', () => {
  it('is blocked for a quarter of an hour after ten unknown codes; mistyped ones do not count', async () => {
    const guess = (code: string) => shop.call('POST', '/packs/redeem', { as: 'other', body: { code } })
    for (let slip = 0; slip < 15; slip++)
      expect((await guess('K7QF-2M9X-K7QF-2M9Y')).json().code).toBe('code_mistyped')
    for (let at = 0; at < triesAllowed; at++)
      expect((await guess(unknown(at))).json().code).toBe('code_unknown')
    const code = await printed()
    const refused = await guess(code)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'code_tries'])
    expect((await redeem(await shop.newPlayer(), await printed())).statusCode).toBe(201)
    shop.pass(triesMillis)
    expect((await guess(code)).statusCode).toBe(201)
  })

  it('does not slow down redeeming a whole box of codes', async () => {
    const { codes } = await print(24)
    for (const code of codes) expect((await redeem(player, code)).statusCode).toBe(201)
  })
})
