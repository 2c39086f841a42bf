import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../../src/contract/locales.ts'
import { screens } from '../../../src/contract/paths.ts'
import { openTestServer, type TestServer } from '../../testing/world.ts'
import { loadCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { productSeeds } from './demo-shelves.ts'
import { pageSeeds } from './site-texts.ts'
import { type SixTexts, slugOfTitle } from './six.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const counts = async () => {
  const { rows } = await server.world.db.execute(sql`select
    (select count(*)::int from users) as users, (select count(*)::int from products) as products,
    (select count(*)::int from user_cards) as cards, (select count(*)::int from user_packs) as packs,
    (select count(*)::int from pages) as pages, (select count(*)::int from characters) as characters,
    (select count(*)::int from settings) as settings, (select count(*)::int from rooms) as rooms`)
  return rows[0]
}

describe('the demo shop', () => {
  it('is brought in once', async () => {
    const before = await counts()
    await seedDemo(server.world.db, server.world.now())
    await loadCatalogue(server.world.db)
    expect(await counts()).toEqual(before)
    expect(before).toMatchObject({ users: 13, products: 79, characters: 149 })
  })

  it('has sold every day of two months, and every sum is that of its lines', async () => {
    const { rows } = await server.world.db.execute<{ [name: string]: number }>(sql`
      select count(*)::int as orders, count(distinct placed_at::date)::int as days, count(distinct tier)::int as tiers,
        count(*) filter (where subtotal <> (select sum(total) from order_lines where order_id = orders.id))::int as wrong,
        count(*) filter (where due <> subtotal + shipping or due <> taxable + vat)::int as untrue,
        count(*) filter (where placed_at > ${server.world.now().toISOString()})::int as coming
      from orders where idempotency_key like 'demo-trade-%'`)
    expect(rows[0]).toMatchObject({ days: 59, tiers: 2, wrong: 0, untrue: 0, coming: 0 })
    expect(rows[0]?.orders).toBeGreaterThan(100)
  })

  it('stays out of a shop that has anything of its own', async () => {
    await server.world.db.execute(sql`truncate products, price_points cascade`)
    await seedDemo(server.world.db, server.world.now())
    expect(await counts()).toMatchObject({ users: 13, products: 0 })
  })

  it('speaks six languages with an address of its own in each', () => {
    for (const locale of locales) {
      const slugs = productSeeds.map(seed => slugOfTitle(seed.title[locale]))
      expect(new Set(slugs).size).toBe(productSeeds.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    const texts: SixTexts[] = productSeeds.flatMap(seed => [seed.title, seed.subtitle, seed.text])
    for (const text of texts) for (const locale of locales) expect(text[locale].trim()).not.toBe('')
  })

  it('no page hides a screen', () => {
    const words = Object.values(screens).map(screen => screen.pattern.split('/')[1])
    for (const seed of pageSeeds)
      for (const locale of locales) expect(words).not.toContain(slugOfTitle(seed.title[locale]))
  })
})
