import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { roles } from '@/domain/roles.ts'
import type { Database } from '../../kernel/db/database.ts'
import { germanPrices } from '../../testing/german-prices.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { catalogueIndex } from './choose-index.ts'
import { indexInPostgres } from './postgres-index/postgres-index.ts'
import type { EntriesQuery } from './postgres-index/query-entries-repo.ts'
import { plainWords } from './word-search/vocabulary.ts'

let inMemory: TestServer
let inPostgres: TestServer

/** Gives both shops the same prices, discounts, visibilities, stock and hidden categories. */
const varied = [
  `update products set base_price = 100 + id * 7919 % 3000, base_discount = id % 3 * 10,
    base_lowest = case when id % 3 > 0 then 100 + id * 7919 % 3000 end, reseller_price = 100 + id * 31 % 2000,
    stock_quantity = id % 4, visibility = (array['everyone','everyone','authenticated','roles','rooms'])[1 + id % 5],
    visible_roles = case when id % 2 = 0 then array['reseller'] else '{}' end, published_at = now() - (id % 9) * interval '1 day',
    position = id % 6, tax_class = (array['standard','books','super_reduced'])[1 + id % 3]`,
  `update categories set is_active = false where id = (select max(id) from categories)`,
  `update categories set parent_id = (select category_id from category_translations where slug = 'accessori' and locale = 'it')
    where id = (select category_id from category_translations where slug = 'album' and locale = 'it')`,
]

beforeAll(async () => {
  inMemory = await openTestServer({ catalogueIndex: 'memory' })
  inPostgres = await openTestServer({ catalogueIndex: 'postgres' })
  for (const server of [inMemory, inPostgres])
    for (const statement of varied) await server.context.db.execute(sql.raw(statement))
  for (const server of [inMemory, inPostgres]) server.pass(6000)
})
afterAll(async () => {
  await inMemory.close()
  await inPostgres.close()
})

const indexOf = ({ context }: TestServer): Promise<CatalogueIndex> =>
  catalogueIndex(context.db, context.now())
const fromBoth = async <Result>(read: (index: CatalogueIndex) => Promise<Result>) =>
  [await read(await indexOf(inMemory)), await read(await indexOf(inPostgres))] as const

const filters = ['element.fuoco', 'element.acqua', 'material.cotton', 'size.m', 'element.zucchero']
const role = fc.option(fc.constantFrom(...roles), { nil: undefined })
const question: fc.Arbitrary<EntriesQuery> = fc.record({
  query: fc.record({
    page: fc.integer({ min: 1, max: 4 }),
    per_page: fc.constantFrom(5, 24),
    sort: fc.constantFrom('featured' as const, 'newest' as const, 'price' as const, '-price' as const),
    facets: fc.constant(true),
    in_stock: fc.option(fc.boolean(), { nil: undefined }),
    on_sale: fc.option(fc.boolean(), { nil: undefined }),
    price_min: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }),
    price_max: fc.option(fc.integer({ min: 500, max: 4000 }), { nil: undefined }),
    filters: fc.subarray(filters).map(parts => (parts.length > 0 ? parts.join() : undefined)),
  }),
  role,
  destination: fc.constantFrom(null, germanPrices()),
  locale: fc.constantFrom(...locales),
  categoryId: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  found: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 30 }), { nil: undefined }),
})

describe('the index in PostgreSQL, compared with the one in memory', () => {
  it('returns the same pages, totals and facets', async () => {
    await fc.assert(
      fc.asyncProperty(question, async asked => {
        const [expected, actual] = await fromBoth(index => index.find(asked))
        expect(actual).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('stores no counts that were read while a change was applied', async () => {
    const { cached } = await indexOf(inPostgres)
    const { db } = inPostgres.context
    const execute = async (query: SQL) => {
      const result = await db.execute(query)
      cached.versions.rows += 1
      return result
    }
    const changing: Database = Object.create(db, { execute: { value: execute } })
    const asked: EntriesQuery = {
      query: { page: 1, per_page: 24, sort: 'featured', facets: true },
      role: undefined,
      locale: 'it',
      categoryId: undefined,
      found: undefined,
    }
    cached.counts.clear()
    await indexInPostgres(changing, cached).find(asked)
    expect(cached.counts.size).toBe(0)
    await indexInPostgres(db, cached).find(asked)
    expect(cached.counts.size).toBeGreaterThan(0)
  })

  it('returns the same visible and similar products', async () => {
    const ids = Array.from({ length: 80 }, (_, at) => at + 1)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), role, async (id, reader) => {
        const [similar, similarInPostgres] = await fromBoth(index => index.similar(id, reader, 4))
        expect(similarInPostgres).toEqual(similar)
        const [visible, visibleInPostgres] = await fromBoth(index => index.visibleAmong(ids, reader))
        expect(visibleInPostgres).toEqual(visible)
      }),
      { numRuns: 30 },
    )
  })

  it('finds the same products for every word of a title, searched exactly', async () => {
    const { data } = (await inMemory.call('GET', '/products?per_page=100')).json<{
      data: { title: string }[]
    }>()
    const words = [...new Set(data.flatMap(({ title }) => plainWords(title)))]
    expect(words.length).toBeGreaterThan(50)
    for (const text of words) {
      const [expected, actual] = await fromBoth(index =>
        index.search({ text, locale: 'it', role: undefined, isExact: true }),
      )
      expect([text, [...actual.ids].sort()]).toEqual([text, [...expected.ids].sort()])
    }
  })

  it.each([
    ['an article number', 'ba-ac-mat'],
    ['two words', 'statuina draghissimo'],
    ['the name of a category', 'abbigliamento'],
    ['the name of a parent category', 'accessori'],
    ['nothing', 'frigorifero'],
  ])('finds the same products for %s', async (_, text) => {
    const [expected, actual] = await fromBoth(index =>
      index.search({ text, locale: 'it', role: 'admin', isExact: false }),
    )
    expect([...actual.ids].sort()).toEqual([...expected.ids].sort())
  })

  it('corrects a typing error to the same word', async () => {
    const [expected, actual] = await fromBoth(index =>
      index.search({ text: 'statiuna', locale: 'it', role: 'admin', isExact: false }),
    )
    expect(expected.understood).toMatchObject({ words: 'statuina', isMended: true })
    expect(actual.understood).toEqual(expected.understood)
    expect(actual.ids.length).toBeGreaterThan(0)
  })

  it('shows a change that is committed in both, also of stock and of a deleted product', async () => {
    for (const { context } of [inMemory, inPostgres]) {
      await context.db.execute(sql`update products set stock_quantity = 0 where id % 2 = 0`)
      await context.db.execute(sql`update product_variants set stock_quantity = 0 where product_id % 2 = 0`)
      await context.db.execute(sql`update products set status = 'draft' where id = 5`)
      await context.db.execute(sql`update categories set is_active = true`)
    }
    for (const server of [inMemory, inPostgres]) server.pass(6000)
    const asked: EntriesQuery = {
      query: { page: 1, per_page: 100, sort: 'featured', facets: true, in_stock: true },
      role: 'admin',
      locale: 'it',
      categoryId: undefined,
      found: undefined,
    }
    const [expected, actual] = await fromBoth(index => index.find(asked))
    expect(actual).toEqual(expected)
    expect(expected.ids.filter(id => id % 2 === 0 || id === 5)).toEqual([])
  })
})
