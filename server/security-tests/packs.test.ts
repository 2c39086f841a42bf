/** docs/failure-cases.md group D: many packs at once, values that a client must not choose, the source of randomness. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { openPackFixture, type PackFixture } from '../modules/packs/testing/pack-fixture.ts'

const many = process.env.TEST_DATABASE_URL ? 100 : 30
const perGrant = 10

let shop: PackFixture
beforeAll(async () => {
  shop = await openPackFixture()
})
afterAll(() => shop.close())

describe('D2: many packs at once', () => {
  it('D2: give their own five cards each, none twice and none lost', async () => {
    const player = await shop.newPlayer()
    for (let granted = 0; granted < many; granted += perGrant) await shop.give(player, 'common', perGrant)
    const sealed = (await player.packs()).filter(({ is_opened }) => !is_opened)
    const before = (await player.cards()).length
    const responses = await Promise.all(sealed.map(({ id }) => player.open(id)))
    expect(new Set(responses.map(response => response.statusCode))).toEqual(new Set([200]))
    const cards = await player.cards()
    expect(cards.length - before).toBe(sealed.length * 5)
    expect(new Set(cards.map(({ id_istanza }) => id_istanza)).size).toBe(cards.length)
    const { rows } = await shop.context.db.execute<{ n: number }>(
      sql`select count(*)::int as n from user_cards where user_id = ${player.id} and pack_id is not null group by pack_id`,
    )
    expect(rows.map(({ n }) => n)).toEqual(Array(sealed.length).fill(5))
  })
})

describe('D5: odds', () => {
  it('D5: show the same numbers in all six languages', async () => {
    const tables = await Promise.all(
      locales.map(async locale =>
        (await shop.call('GET', '/packs/odds/1', { headers: { 'x-locale': locale } })).json(),
      ),
    )
    for (const table of tables) expect(table).toEqual(tables[0])
    expect(JSON.stringify(tables[0]).length).toBeGreaterThan(100)
  })
})

describe('D6: random ids', () => {
  it.each([{ seed: 1 }, { index: 2 }, { cardIds: [150, 149] }, { cards: [150] }, { rarity: 'legendary' }])(
    'D6: refuse a client that sends %j, and the pack stays sealed',
    async body => {
      const player = await shop.newPlayer()
      const [pack] = await shop.give(player, 'common')
      const response = await player.call('POST', `/packs/${pack?.id}/open`, body)
      expect(response.statusCode).toBe(422)
      expect((await player.packs()).find(({ id }) => id === pack?.id)?.is_opened).toBe(false)
    },
  )

  it('D6: never use Math.random on the server or in the engine', () => {
    const root = join(import.meta.dirname, '../..')
    const files = ['server', 'src/engine', 'src/contract', 'src/domain', 'src/lib'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !/\.test\.ts$|testing\/|^security-tests\//.test(file))
        .map(file => join(root, folder, file)),
    )
    expect(files.length).toBeGreaterThan(300)
    const dicing = files.filter(file => /Math\s*\.\s*random\s*\(/.test(readFileSync(file, 'utf8')))
    expect(dicing.map(file => file.slice(root.length + 1))).toEqual([])
  })
})
