import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StockReceipt } from '@/contract/endpoints/admin/goods-received.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { StockItemRow, StockMovement } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Stocktake, StocktakeCount } from '@/contract/endpoints/admin/stocktakes.ts'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { importCallsOf, newCells } from '../catalog/edit-products/testing/import-calls.ts'
import { formOf } from '../catalog/edit-products/testing/product-body.ts'
import { setStock } from '../stock/stock-ledger-repo.ts'

let server: TestServer
let variant: { id: number; sku: string; product_id: number }
beforeAll(async () => {
  server = await openTestServer()
  const [row] = await server.context.db.select().from(productVariants).orderBy(productVariants.id).limit(1)
  if (!row) throw new Error('the demo shop has no variants')
  variant = row
})
afterAll(() => server.close())

const keyOf = () => `variant:${variant.id}`
const stockOf = async () => {
  const [row] = await server.context.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, variant.id))
  return row?.stock_quantity ?? null
}
const shelve = async (after: number | null) =>
  setStock(
    server.context.db,
    { item: 'variant', id: variant.id },
    { before: await stockOf(), after },
    { reason: 'corrected', at: server.context.now() },
  )
beforeEach(() => shelve(10))

const send = async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await server.call(method, path, { as: 'admin', ...(body && { body }) })
  return response.json<T & { code?: string; fields?: { path: string; code: string }[]; current?: unknown }>()
}
const deviations = async () => (await send<{ deviations: object[] }>('GET', '/admin/stock/check')).deviations

const receive = (lines: object[], extra: object = {}) =>
  send<{ id: number; data: StockItemRow[] }>('POST', '/admin/stock/receipts', {
    request_id: randomUUID(),
    supplier: 'Cartiera Bianchi',
    lines,
    ...extra,
  })

describe('goods received', () => {
  it('adds the pieces of repeated codes to stock as one movement with person and supplier', async () => {
    const { sku } = variant
    const { data } = await receive([
      { code: sku, pieces: 5 },
      { code: sku.toLowerCase(), pieces: 2 },
    ])
    expect(data).toMatchObject([{ id: keyOf(), stock_quantity: 17 }])
    const movements = await send<{ data: StockMovement[] }>('GET', `/admin/stock/movements?item=${keyOf()}`)
    expect(movements.data[0]).toMatchObject({
      reason: 'received',
      pieces: 7,
      stock_after: 17,
      supplier: 'Cartiera Bianchi',
      by: expect.any(String),
      order: null,
    })
    expect(await deviations()).toEqual([])
  })

  it('adds the goods of a repeated request once', async () => {
    const request_id = randomUUID()
    const send = () => receive([{ code: variant.sku, pieces: 3 }], { request_id })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.id).toBe(second.id)
    expect(await stockOf()).toBe(13)
  })

  it('lists each receipt with person, supplier and lines, and finds it by its note', async () => {
    const note = `DDT ${randomUUID()}`
    const { id } = await receive([{ code: variant.sku, pieces: 4 }], { note })
    const { data, meta } = await send<{ data: StockReceipt[]; meta: { total: number } }>(
      'GET',
      `/admin/stock/receipts?search=${encodeURIComponent(note)}`,
    )
    expect(meta.total).toBe(1)
    expect(data).toMatchObject([
      {
        id,
        by: expect.any(String),
        supplier: 'Cartiera Bianchi',
        note,
        pieces: 4,
        lines: [{ id: keyOf(), sku: variant.sku, pieces: 4 }],
      },
    ])
  })

  it('refuses the goods of a receipt of the last 30 days unless they arrived again', async () => {
    const lines = [{ code: variant.sku, pieces: 31 }]
    const first = await receive(lines)
    const again = await receive(lines, { supplier: 'Altro' })
    expect(again).toMatchObject({ code: 'receipt_repeated', current: { id: first.id, pieces: 31 } })
    expect(await stockOf()).toBe(41)
    expect((await receive(lines, { is_repeat: true })).data).toMatchObject([{ stock_quantity: 72 }])
    server.pass(31 * 24 * 3_600_000)
    expect((await receive(lines)).data).toMatchObject([{ stock_quantity: 103 }])
  })

  it('adds the same goods once when several people store them concurrently', async () => {
    const lines = [{ code: variant.sku, pieces: 33 }]
    const results = await Promise.all(Array.from({ length: 8 }, () => receive(lines)))
    expect(results.filter(({ code }) => code === 'receipt_repeated')).toHaveLength(7)
    expect(await stockOf()).toBe(43)
  })

  it('changes nothing when one code is unknown', async () => {
    const result = await receive([
      { code: variant.sku, pieces: 3 },
      { code: 'NO-SUCH', pieces: 1 },
    ])
    expect(result.fields).toMatchObject([{ path: 'lines.1.code', code: 'unknown_number' }])
    expect(await stockOf()).toBe(10)
  })

  it('refuses an item whose stock is not counted', async () => {
    await shelve(null)
    const result = await receive([{ code: variant.sku, pieces: 3 }])
    expect(result.fields).toMatchObject([{ path: 'lines.0.code', code: 'stock_uncounted' }])
    expect(await deviations()).toEqual([])
  })

  it.each([0, -1, 1.5, 1_000_001])('refuses %s pieces', async pieces => {
    expect((await receive([{ code: variant.sku, pieces }])).code).toBe('validation')
  })
})

const begin = () => send<Stocktake>('POST', '/admin/stock/stocktakes', { name: 'November' })
const countOne = (id: number, entry: object) =>
  send<{ data: StocktakeCount[] }>('POST', `/admin/stock/stocktakes/${id}/counts`, {
    counts: [{ request_id: randomUUID(), code: variant.sku, ...entry }],
  })
const applyShown = async (id: number) => {
  const { counted, differing } = await send<Stocktake>('GET', `/admin/stock/stocktakes/${id}`)
  return send<Stocktake>('POST', `/admin/stock/stocktakes/${id}/apply`, { counted, differing })
}

describe('a stocktake', () => {
  it('adds the scans of several people, also when one is sent twice', async () => {
    const { id } = await begin()
    const request_id = randomUUID()
    await Promise.all([
      countOne(id, { add: 1, request_id }),
      countOne(id, { add: 1, request_id }),
      countOne(id, { add: 4 }),
    ])
    const { data } = await send<{ data: StocktakeCount[] }>('GET', `/admin/stock/stocktakes/${id}/counts`)
    expect(data).toMatchObject([{ id: keyOf(), counted: 5, expected: 10 }])
  })

  it('names the items without a count', async () => {
    const { id } = await begin()
    const uncounted = async () =>
      send<{ data: StockItemRow[]; meta: { total: number } }>(
        'GET',
        `/admin/stock/stocktakes/${id}/uncounted?search=${variant.sku}`,
      )
    const before = await uncounted()
    expect(before.data.map(item => item.id)).toContain(keyOf())
    await countOne(id, { counted: 10 })
    const after = await uncounted()
    expect(after.meta.total).toBe(before.meta.total - 1)
    expect(after.data.map(item => item.id)).not.toContain(keyOf())
  })

  it('refuses to replace a count that another person has changed, and shows it', async () => {
    const { id } = await begin()
    await countOne(id, { counted: 6, counted_seen: null })
    const stale = await countOne(id, { counted: 9, counted_seen: null })
    expect(stale).toMatchObject({ code: 'conflict', current: { counted: 6 } })
  })

  it('applies the difference once and keeps sales since the count', async () => {
    const { id } = await begin()
    await countOne(id, { counted: 8 })
    await shelve(7) // three sold since
    const results = await Promise.all([applyShown(id), applyShown(id)])
    expect(results.map(({ code }) => code).toSorted()).toEqual(['stocktake_closed', undefined])
    expect(await stockOf()).toBe(5)
    const { data } = await send<{ data: StockMovement[] }>('GET', `/admin/stock/movements?item=${keyOf()}`)
    expect(data[0]).toMatchObject({ reason: 'counted', pieces: -2, stocktake_id: id })
    expect(await deviations()).toEqual([])
  })

  it('removes no more than is available when reserved pieces are missing', async () => {
    const { id } = await begin()
    await countOne(id, { counted: 0 })
    await shelve(4)
    await applyShown(id)
    const { data } = await send<{ data: StocktakeCount[] }>('GET', `/admin/stock/stocktakes/${id}/counts`)
    expect(data).toMatchObject([{ applied: -4 }])
    expect(await stockOf()).toBe(0)
  })

  it('refuses to apply totals that differ from those shown', async () => {
    const { id } = await begin()
    await countOne(id, { counted: 8 })
    const path = `/admin/stock/stocktakes/${id}/apply`
    expect(await send('POST', path, { counted: 0, differing: 0 })).toMatchObject({ code: 'conflict' })
    expect(await stockOf()).toBe(10)
  })

  it('refuses counts after it was cancelled and changes no stock', async () => {
    const { id } = await begin()
    await countOne(id, { counted: 8 })
    expect(await send('POST', `/admin/stock/stocktakes/${id}/cancel`)).toMatchObject({ status: 'cancelled' })
    expect((await countOne(id, { add: 1 })).code).toBe('stocktake_closed')
    expect(await stockOf()).toBe(10)
  })
})

describe('the ledger of stock changed in other ways', () => {
  it('contains changes by the form of a product, also of new, removed and uncounted variants', async () => {
    const path = `/admin/products/${variant.product_id}`
    const { json } = await server.call('GET', path, { as: 'admin' })
    const form = formOf(json<AdminProduct>())
    const [first, second, ...others] = form.variants
    const changed = { ...first, stock_quantity: 25 }
    const added = {
      ...second,
      id: null,
      sku: 'LEDGER-NEW',
      stock_quantity: 6,
      stock_seen: null,
      value_ids: [],
    }
    const variants = [changed, { ...second, stock_quantity: null }, ...others.slice(1), added]
    const saved = await server.call('PUT', path, { as: 'admin', body: { ...form, variants } })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await deviations()).toEqual([])
    const { data } = await send<{ data: StockMovement[] }>('GET', `/admin/stock/movements?item=${keyOf()}`)
    expect(data[0]).toMatchObject({ reason: 'corrected', pieces: 15, stock_after: 25 })
  })

  it('contains imported stock and the stock of new products', async () => {
    const { send: sendRows } = importCallsOf(server)
    const [created] = await sendRows([{ ...newCells, sku: 'LEDGER-IMP' }])
    await sendRows([{ sku: 'LEDGER-IMP', stock_quantity: '5' }])
    const item = `product:${created?.id}`
    const { data } = await send<{ data: StockMovement[] }>('GET', `/admin/stock/movements?item=${item}`)
    expect(data.map(({ reason, pieces }) => [reason, pieces])).toEqual([
      ['imported', -7],
      ['opening', 12],
    ])
    expect(await deviations()).toEqual([])
  })
})

describe('the list of stock', () => {
  it('finds an item by article number or GTIN', async () => {
    const found = await send<{ data: { item: StockItemRow | null }[] }>('POST', '/admin/stock/lookups', {
      codes: [variant.sku.toLowerCase(), 'NO-SUCH'],
    })
    expect(found.data.map(({ item }) => item?.id ?? null)).toEqual([keyOf(), null])
  })

  it('uses the threshold of the variant, else of its product, else of the shop', async () => {
    const { db } = server.context
    const row = async () =>
      (await send<{ data: StockItemRow[] }>('GET', `/admin/stock/items?item=${keyOf()}`)).data[0]
    expect(await row()).toMatchObject({ restock_at: 3, restock_from: 'shop' })
    await db.update(products).set({ restock_at: 6 }).where(eq(products.id, variant.product_id))
    expect(await row()).toMatchObject({ restock_at: 6, restock_from: 'product' })
    await db.update(productVariants).set({ restock_at: 12 }).where(eq(productVariants.id, variant.id))
    expect(await row()).toMatchObject({ restock_at: 12, restock_from: 'variant' })
    const short = await send<{ data: StockItemRow[] }>('GET', '/admin/stock/items?list=short&per_page=100')
    expect(short.data.map(({ id }) => id)).toContain(keyOf())
  })

  it('reports an item whose stock was changed without a movement', async () => {
    const { db } = server.context
    await db.update(productVariants).set({ stock_quantity: 99 }).where(eq(productVariants.id, variant.id))
    expect(await deviations()).toMatchObject([{ item: keyOf(), stock: 99, movements: 10 }])
    await db.update(productVariants).set({ stock_quantity: 10 }).where(eq(productVariants.id, variant.id))
  })
})
