import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { screens } from '@/contract/paths.ts'
import { slugOf } from '@/lib/slug.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { loadCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { productSeeds } from './demo-catalogue.ts'
import type { LocalizedTexts } from './localized.ts'
import { pageSeeds } from './site-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const counts = async () => {
  const { rows } = await server.context.db.execute(sql`select
    (select count(*)::int from users) as users, (select count(*)::int from products) as products,
    (select count(*)::int from user_cards) as cards, (select count(*)::int from user_packs) as packs,
    (select count(*)::int from pages) as pages, (select count(*)::int from characters) as characters,
    (select count(*)::int from settings) as settings, (select count(*)::int from rooms) as rooms`)
  return rows[0]
}

describe('the demo shop', () => {
  it('is seeded only once', async () => {
    const before = await counts()
    await seedDemo(server.context.db, server.context.now(), server.context.config)
    await loadCatalogue(server.context.db)
    expect(await counts()).toEqual(before)
    expect(before).toMatchObject({ users: 13, products: 82, characters: 149 })
  })

  it('has sales on every day of two months, and totals that equal their lines', async () => {
    const { rows } = await server.context.db.execute<{ [name: string]: number }>(sql`
      select count(*)::int as orders, count(distinct placed_at::date)::int as days, count(distinct tier)::int as tiers,
        count(*) filter (where subtotal <> (select sum(total) from order_lines where order_id = orders.id))::int as wrong,
        count(*) filter (where due <> subtotal + shipping or due <> taxable + vat)::int as untrue,
        count(*) filter (where placed_at > ${server.context.now().toISOString()})::int as coming
      from orders where idempotency_key like 'demo-trade-%'`)
    expect(rows[0]).toMatchObject({ days: 59, tiers: 2, wrong: 0, untrue: 0, coming: 0 })
    expect(rows[0]?.orders).toBeGreaterThan(100)
  })

  it('admin 7, 8: records payments that can be counted and refunded', async () => {
    const { rows } = await server.context.db.execute<{ [name: string]: number }>(sql`select
      count(*) filter (where payment_status = 'paid' and not exists (select from payments p
        join payment_events e on e.payment_id = p.id and e.kind = 'captured' where p.order_id = o.id))::int as moneyless,
      count(*) filter (where payment_method in ('cash', 'transfer') and exists (select from payments p
        where p.order_id = o.id and p.reference <> o.number))::int as misnamed,
      count(*) filter (where status = 'confirmed' and not exists (select from stock_movements m
        where m.order_id = o.id))::int as untaken
      from orders o`)
    expect(rows[0]).toEqual({ moneyless: 0, misnamed: 0, untaken: 0 })
  })

  it('has open work in every list of the administration, and a ranking', async () => {
    const { rows } = await server.context.db.execute<{ [name: string]: number }>(sql`select
      (select count(*)::int from orders where status = 'confirmed' and parcel_status = 'preparing') as to_pack,
      (select count(*)::int from orders where status = 'draft' and draft is not null) as drafts,
      (select count(*)::int from reviews where status = 'pending') as reviews,
      (select count(*)::int from mails where status = 'failed') as letters,
      (select count(*)::int from ladder_rows l join users u on u.id = l.user_id where u.nickname is not null) as ladder`)
    expect(rows[0]).toEqual({ to_pack: 1, drafts: 1, reviews: 1, letters: 1, ladder: 6 })
  })

  it('admin 14: shows the same total of a draft in the list and in its form', async () => {
    const list = await server.call('GET', '/admin/orders?status=draft', { as: 'admin' })
    const [draft] = list.json<{ data: { id: number; due: number }[] }>().data
    const desk = await server.call('GET', `/admin/drafts/${draft?.id}`, { as: 'admin' })
    const { quote } = desk.json<{ quote: { totals: { due: number } } }>()
    expect(draft?.due).toBeGreaterThan(0)
    expect(draft?.due).toBe(quote.totals.due)
  })

  it('opens its draft and its order to an admin like any other', async () => {
    const { rows } = await server.context.db.execute<{ id: number; status: string }>(
      sql`select id, status from orders where idempotency_key like 'demo-waiting-%' order by id`,
    )
    const [order, draft] = rows
    const response = await server.call('GET', `/admin/orders/${order?.id}`, { as: 'admin' })
    expect(response.json()).toMatchObject({
      number: 'BA-07001',
      may_become: expect.arrayContaining(['cancelled']),
    })
    const desk = await server.call('GET', `/admin/drafts/${draft?.id}`, { as: 'admin' })
    expect(desk.json()).toMatchObject({ missing: ['shipping_address'], quote: { problems: [] } })
  })

  it('shows at least four different images of every product, each with its own description', async () => {
    const { rows } = await server.context.db.execute<{ sku: string; pictures: string[]; alts: string[] }>(
      sql`select p.sku, p.pictures, t.alts from products p join product_translations t on t.product_id = p.id`,
    )
    expect(rows).toHaveLength(82 * locales.length)
    const hashOf = (url: string) =>
      createHash('sha256')
        .update(readFileSync(join(process.cwd(), 'public', url)))
        .digest('hex')
    for (const { sku, pictures, alts } of rows) {
      expect(new Set(pictures.map(hashOf)).size, sku).toBe(pictures.length)
      expect(new Set(alts.slice(0, 4)).size, `${sku}: ${alts.join(' | ')}`).toBeGreaterThanOrEqual(4)
    }
  })

  it('is not seeded into a shop that has data', async () => {
    await server.context.db.execute(sql`truncate products, price_points cascade`)
    await seedDemo(server.context.db, server.context.now(), server.context.config)
    expect(await counts()).toMatchObject({ users: 13, products: 0 })
  })

  it('is translated into six languages, with a slug in each', () => {
    for (const locale of locales) {
      const slugs = productSeeds.map(seed => slugOf(seed.title[locale]))
      expect(new Set(slugs).size).toBe(productSeeds.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    const texts: LocalizedTexts[] = productSeeds.flatMap(seed => [seed.title, seed.subtitle, seed.text])
    for (const text of texts) for (const locale of locales) expect(text[locale].trim()).not.toBe('')
  })

  it('uses no screen’s path for a page', () => {
    const words = Object.values(screens).map(screen => screen.pattern.split('/')[1])
    for (const seed of pageSeeds)
      for (const locale of locales) expect(words).not.toContain(slugOf(seed.title[locale]))
  })
})
