import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { freshDatabase } from '../../../testing/test-database.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { cachedIndex, loadedTitles, refreshIndex, setIndexBuilder } from './cached-index.ts'
import { buildHere } from './index-builder.ts'
import type { SearchIndex } from './search-index.ts'
import { updateTexts } from './text-index.ts'
import { buildInWorker } from './worker-builder.ts'

const database = process.env.TEST_DATABASE_URL ?? ''

/** Statements that change more products than are read one by one. */
const manyChanges = sql`insert into catalogue_changes (part, product_id) select 'product', n from generate_series(1, 2001) n`

describe.runIf(database)('two processes on one database', () => {
  let writer: TestServer
  let reader: TestServer
  beforeAll(async () => {
    const databaseUrl = await freshDatabase(database, 'demo')
    writer = await openTestServer({}, { databaseUrl })
    reader = await openTestServer({}, { databaseUrl })
  })
  afterAll(async () => {
    await reader.close()
    await writer.close()
  })

  /** Runs what every process runs each second. */
  const refresh = () => reader.context.jobs.nudge('refresh-search-index')
  const list = async (query: string) =>
    (await reader.call('GET', `/products?per_page=100&${query}`)).json<{ data: ProductCard[] }>().data
  const card = async (query = '') => (await list(query)).find(({ slug }) => slug === 'tappetino-anelluna')
  const page = async () => (await reader.call('GET', '/products/tappetino-anelluna')).json<ProductCard>()
  const editableId = async () => (await page()).id

  it('show an edit of one process in list, product and search of the other, in spite of cached responses', async () => {
    const id = await editableId()
    expect([await card(), await card('search=lunaria'), await card('sort=name')]).toEqual([
      expect.objectContaining({ title: 'Tappetino Anelluna' }),
      undefined,
      expect.objectContaining({ title: 'Tappetino Anelluna' }),
    ])
    await writer.context.db.transaction(async tx => {
      await tx.execute(sql`update products set base_price = 12345, base_discount = 0 where id = ${id}`)
      await tx.execute(
        sql`update product_translations set title = 'Lunaria' where product_id = ${id} and locale = 'it'`,
      )
    })
    await refresh()
    const edited = expect.objectContaining({
      title: 'Lunaria',
      price: expect.objectContaining({ now: 12345 }),
    })
    expect([await card(), await page(), await card('search=lunaria')]).toEqual([edited, edited, edited])
    const titles = (await list('sort=name')).map(({ title }) => title)
    expect(titles).toEqual(
      [...titles].sort(new Intl.Collator('it', { numeric: true, sensitivity: 'base' }).compare),
    )
  })

  it('merge the texts of changed products when there are many, and find the latest change', async () => {
    const id = await editableId()
    const { db, now } = reader.context
    const { stems } = await loadedTitles(db, await cachedIndex(db, now()), 'it')
    const unusedPlaces = Array.from({ length: 2000 }, (_, n) => [5000 + n, `'none':1A`] as const)
    updateTexts(stems, new Map(unusedPlaces), 8000)
    await writer.context.db.execute(
      sql`update product_translations set title = 'Lunaria Solaria' where product_id = ${id} and locale = 'it'`,
    )
    await refresh()
    await expect.poll(() => stems.changes.stemsOf.size).toBe(0)
    expect(await card('search=solaria')).toMatchObject({ id, title: 'Lunaria Solaria' })
  })

  it('show that the last piece was sold, without reading the product again for the index', async () => {
    const id = await editableId()
    await writer.context.db.execute(sql`update products set stock_quantity = 1 where id = ${id}`)
    await refresh()
    expect(await card('in_stock=true')).toBeDefined()
    const { versions } = await cachedIndex(reader.context.db, reader.context.now())
    const textsBefore = versions.texts
    await writer.context.db.execute(sql`update products set stock_quantity = 0 where id = ${id}`)
    await refresh()
    expect(await card('in_stock=true')).toBeUndefined()
    expect(await card()).toMatchObject({ stock: 'out' })
    expect(versions.texts).toBe(textsBefore)
  })

  it('hide the products of a category that the other process hides, and show them again', async () => {
    const id = await editableId()
    const setActive = (isActive: boolean) =>
      writer.context.db.execute(
        sql`update categories set is_active = ${isActive} where id = (select category_id from products where id = ${id})`,
      )
    await setActive(false)
    await refresh()
    expect(await card()).toBeUndefined()
    await setActive(true)
    await refresh()
    expect(await card()).toBeDefined()
  })

  it('remove an unpublished product from lists and searches', async () => {
    const id = await editableId()
    const setStatus = (status: string) =>
      writer.context.db.execute(sql`update products set status = ${status} where id = ${id}`)
    await setStatus('draft')
    await refresh()
    expect([await card(), await card('search=lunaria'), await card('sort=name')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await setStatus('published')
    await refresh()
    expect(await card('search=lunaria')).toBeDefined()
  })
})

describe.runIf(database)('a worker thread', () => {
  it('builds the same index and the same titles as this thread', async () => {
    const databaseUrl = await freshDatabase(database, 'demo')
    const { context, close } = await openTestServer({}, { databaseUrl })
    const { db } = context
    await db.execute(sql`delete from products where id = 7`) // leaves a gap in the ids
    const worker = buildInWorker(databaseUrl, 0)
    const index = await worker.index(db)
    expect(index).toEqual(await buildHere.index(db))
    index.ids[3] = 0 // a place without a product
    expect(await worker.titles(db, index, 'de')).toEqual(await buildHere.titles(db, index, 'de'))
    await close()
  })

  it('reports why it could not build', async () => {
    const { context, close } = await openTestServer()
    const nowhere = buildInWorker('postgres://127.0.0.1:1/none', 0)
    await expect(nowhere.index(context.db)).rejects.toThrow('ECONNREFUSED')
    await close()
  })
})

describe('a large index that must be built again', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const now = () => server.context.now()
  const current = async () => (await refreshIndex(server.context.db, now())).searchIndex
  const priceOfFirst = ({ prices, placeOf, ids }: SearchIndex) => prices.base[placeOf.get(ids[0]!)!]

  /** Returns a builder whose builds wait, and functions that end the next waiting build. */
  function heldBuilder() {
    const waiting: { finish(): Promise<void>; fail(): void }[] = []
    const index = (): Promise<SearchIndex> =>
      new Promise((resolve, reject) => {
        waiting.push({
          finish: async () => resolve(await buildHere.index(server.context.db)),
          fail: () => reject(new Error('the build failed')),
        })
      })
    return { builder: { ...buildHere, isLarge: () => true, index }, waiting }
  }

  it('is used and updated until the new one is built', async () => {
    const { db } = server.context
    const old = await current()
    const { builder, waiting } = heldBuilder()
    setIndexBuilder(db, builder)
    await db.execute(manyChanges)
    expect(await current()).toBe(old)
    await db.execute(sql`update products set base_price = 4242, base_discount = 0 where id = ${old.ids[0]!}`)
    expect(priceOfFirst(await current())).toBe(4242)
    await expect.poll(() => waiting.length).toBe(1)
    await waiting[0]!.finish()
    await expect.poll(current).not.toBe(old)
    expect(priceOfFirst(await current())).toBe(4242)
  })

  it('is built again after a build that failed, which is logged', async () => {
    const { db } = server.context
    const old = await current()
    const { builder, waiting } = heldBuilder()
    const log = { error: vi.fn(), warn: vi.fn() }
    setIndexBuilder(db, builder, log)
    await db.execute(manyChanges)
    expect(await current()).toBe(old)
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]!.fail()
    await expect.poll(async () => [await current(), waiting.length]).toEqual([old, 2])
    expect(log.error.mock.calls).toEqual([
      [
        { err: new Error('the build failed') },
        expect.stringContaining('the search index could not be built'),
      ],
    ])
    await waiting[1]!.finish()
    await expect.poll(current).not.toBe(old)
  })
})
