import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { AdminProduct, AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { categories, categoryTranslations } from '../../../db/schema/catalog.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { draft, formOf, variant } from './testing/product-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const create = async (sku: string, changes: object = {}) =>
  (
    await server.call('POST', '/admin/products', { as: 'admin', body: draft(sku, changes) })
  ).json<AdminProduct>()

const save = (product: AdminProduct, changes: object) =>
  server.call('PUT', `/admin/products/${product.id}`, {
    as: 'admin',
    body: { ...formOf(product), ...changes },
  })

const inShop = async (slug: string, locale = 'it') =>
  server.call('GET', `/products/${slug}`, { headers: { 'x-locale': locale } })

const lastAudit = async (id: number) =>
  (await server.call('GET', `/admin/audit?record=product&record_id=${id}`, { as: 'admin' })).json<{
    data: AuditEntry[]
  }>().data

describe('a product created in the form', () => {
  it('is listed in its category in the shop, in its languages', async () => {
    const created = await create('T-LANT-1')
    expect(created.translations.it).toMatchObject({
      slug: 'lanterna-t-lant-1',
      description: '<p>Una <strong>lanterna</strong>.</p>',
    })
    server.pass(6000)
    const shopProduct = (await inShop('lanterna-t-lant-1')).json<Product>()
    expect(shopProduct).toMatchObject({ title: 'Lanterna T-LANT-1', price: { now: 1990, percent: 0 } })
    const list = await server.call('GET', `/products?category=${shopProduct.category.slug}&per_page=100`)
    expect(list.json<{ data: Product[] }>().data.map(one => one.id)).toContain(created.id)
    expect((await inShop('lantern-t-lant-1', 'en')).json<Product>().title).toBe('Lantern T-LANT-1')
    expect((await inShop('lanterna-t-lant-1', 'de')).json<Product>().title).toBe('Lanterna T-LANT-1')
  })

  it('is refused with field errors, and nothing is stored', async () => {
    const listBefore = await server.call('GET', '/admin/products?per_page=1', { as: 'admin' })
    await create('T-TAKEN')
    const response = await server.call('POST', '/admin/products', {
      as: 'admin',
      body: draft('T-TAKEN', { category_id: 9999, value_ids: [9999] }),
    })
    expect(response.statusCode).toBe(422)
    expect(response.json<{ fields: { path: string; code: string }[] }>().fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'sku', code: 'sku_taken' }),
        expect.objectContaining({ path: 'translations.it.slug', code: 'slug_taken' }),
        expect.objectContaining({ path: 'category_id', code: 'not_there' }),
        expect.objectContaining({ path: 'value_ids', code: 'not_there' }),
      ]),
    )
    const listAfter = await server.call('GET', '/admin/products?per_page=1', { as: 'admin' })
    expect(listAfter.json().meta.total).toBe(listBefore.json().meta.total + 1)
  })

  it('I1: writes an audit entry with the author and the old and new values', async () => {
    const made = await create('T-AUDIT')
    const saved = await save(made, { base_price: 2490, status: 'draft' })
    expect(saved.statusCode).toBe(200)
    const [changed, created] = await lastAudit(made.id)
    expect(created).toMatchObject({ action: 'created', title: 'Lanterna T-AUDIT' })
    expect(changed).toMatchObject({
      action: 'changed',
      by: { name: 'Ada Bottegaia' },
      changes: [
        { path: 'base_price', from: 1990, to: 2490 },
        { path: 'status', from: 'published', to: 'draft' },
      ],
    })
    await save(saved.json<AdminProduct>(), {})
    expect(await lastAudit(made.id)).toHaveLength(2)
  })

  it('refuses the second of two saves with the current record and overwrites nothing', async () => {
    const created = await create('T-TWICE')
    const results = await Promise.all([save(created, { weight: 200 }), save(created, { weight: 300 })])
    expect(results.map(one => one.statusCode).sort()).toEqual([200, 409])
    const won = results.find(one => one.statusCode === 200)!.json<AdminProduct>()
    const lost = results.find(one => one.statusCode === 409)!.json<{ current: AdminProduct }>()
    expect(lost).toMatchObject({ code: 'conflict', current: { weight: won.weight, version: won.version } })
  })

  it('subtracts pieces sold while the form was open, without a conflict', async () => {
    const created = await create('T-SOLD', {
      variants: [{ ...variant('T-SOLD-A'), stock_quantity: 8 }],
    })
    await server.context.db.execute(`update products set stock_quantity = 7 where id = ${created.id}`)
    await server.context.db.execute(
      `update product_variants set stock_quantity = 6 where product_id = ${created.id}`,
    )
    const form = formOf(created)
    const saved = await save(created, {
      stock_quantity: 15, // five pieces arrived
      variants: form.variants.map(one => ({ ...one, stock_quantity: 8 })),
    })
    expect(saved.json()).toMatchObject({ stock_quantity: 12, variants: [{ stock_quantity: 6 }] })
  })

  it('keeps the ids of its variants and deletes missing ones', async () => {
    const created = await create('T-VAR', { variants: [variant('T-VAR-A'), variant('T-VAR-B')] })
    const [first] = created.variants
    const saved = await save(created, {
      variants: [
        { ...first, base_price: 500, stock_seen: first!.stock_quantity },
        { ...variant('T-VAR-C'), id: null },
      ],
    })
    const after = saved.json<AdminProduct>().variants
    expect(after.map(one => one.sku)).toEqual(['T-VAR-A', 'T-VAR-C'])
    expect(after[0]).toMatchObject({ id: first!.id, base_price: 500 })
  })
})

describe('the list of products', () => {
  const listed = async (query: string) =>
    (await server.call('GET', `/admin/products?${query}`, { as: 'admin' })).json<{
      data: AdminProductRow[]
      meta: { total: number }
      counts: Record<string, number>
    }>()

  it('finds titles and numbers, filters, sorts and counts', async () => {
    await create('T-FIND', { status: 'draft', variants: [variant('T-FIND-XYZ')] })
    expect((await listed('search=t-find-xyz')).data).toMatchObject([{ sku: 'T-FIND', variants: 1 }])
    expect((await listed('search=%25')).meta.total).toBe(0)
    const drafts = await listed('status=draft&per_page=100')
    expect(drafts.data.every(one => one.status === 'draft')).toBe(true)
    expect(drafts.counts.draft).toBe(drafts.meta.total)
    const prices = (await listed('sort=-base_price&per_page=100')).data.map(one => one.base_price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    expect(
      (await listed('stock=out')).data.every(one => (one.stock_quantity ?? 1) <= 0 || one.variants > 0),
    ).toBe(true)
    expect((await listed('sort=constructor')).data.length).toBeGreaterThan(0)
    expect((await listed('page=50')).meta.total).toBeGreaterThan(50)
  })

  it('can be filtered by a category, with its subcategories, and exported so', async () => {
    const { db } = server.context
    const newCategory = async (parent_id: number | null) =>
      (await db.insert(categories).values({ parent_id, position: 900 }).returning())[0]!.id
    const top = await newCategory(null)
    const below = await newCategory(top)
    const words = { category_id: below, locale: 'it', slug: 'sotto', name: 'Sotto' } as const
    await db.insert(categoryTranslations).values(words)
    const created = await create('T-BELOW', { category_id: below })
    expect((await listed(`category_id=${top}`)).data.map(one => one.id)).toEqual([created.id])
    const path = `/admin/products/export?per_page=100&category_id=${top}`
    const exported = (await server.call('GET', path, { as: 'admin' })).json<{ meta: { total: number } }>()
    expect(exported.meta.total).toBe(1)
  })

  it('can be filtered by a missing language', async () => {
    const created = await create('T-LANG')
    expect(created.translations.de.title).toBe('')
    const rows = (await listed('untranslated=de')).data
    expect(rows.map(one => one.id)).toContain(created.id)
    expect(rows.every(one => !one.languages.includes('de'))).toBe(true)
  })
})

describe('bulk changes of products', () => {
  const rule = (ids: number[]) => ({ ids, tiers: ['base', 'other'], by: 'percent', value: 10, round_to: 10 })

  it('change prices as previewed, or not at all', async () => {
    const [a, b] = [await create('T-BULK-A'), await create('T-BULK-B', { base_price: 1005 })]
    const ids = [a.id, b.id]
    const preview = (
      await server.call('POST', '/admin/products/prices/preview', { as: 'admin', body: rule(ids) })
    ).json<{ changes: { id: number; from: number; to: number }[]; version: string }>()
    expect(preview.changes).toMatchObject([
      { id: a.id, from: 1990, to: 2190 },
      { id: b.id, from: 1005, to: 1110 },
    ])
    const apply = () =>
      server.call('POST', '/admin/products/prices', {
        as: 'admin',
        body: { ...rule(ids), version: preview.version },
      })
    expect((await apply()).json()).toEqual({ changed: 2 })
    const repeated = await apply()
    expect(repeated.statusCode).toBe(409)
    const now = (await server.call('GET', `/admin/products/${b.id}`, { as: 'admin' })).json<AdminProduct>()
    expect(now).toMatchObject({ base_price: 1110, reseller_price: 1490, other_price: null })
    expect((await lastAudit(b.id))[0]?.changes).toEqual([{ path: 'base_price', from: 1005, to: 1110 }])
  })

  it('name products in the reader’s language, or in Italian without a translation', async () => {
    const id = 1 // of the demo shop, in six languages
    const created = await create('T-BULK-IT')
    const named = async (locale: string) =>
      (
        await server.call('POST', '/admin/products/prices/preview', {
          as: 'admin',
          body: { ...rule([id, created.id]), tiers: ['base'] },
          headers: { 'x-locale': locale },
        })
      )
        .json<{ changes: { title: string }[] }>()
        .changes.map(({ title }) => title)
    const stored = (await server.call('GET', `/admin/products/${id}`, { as: 'admin' })).json<AdminProduct>()
    expect(stored.translations.de.title).not.toBe(stored.translations.it.title)
    expect(await named('de')).toEqual([stored.translations.de.title, created.translations.it.title])
  })

  it('sets a status for all products, which the shop shows immediately', async () => {
    const created = await create('T-STATUS', { status: 'draft' })
    const listed = async () =>
      (await server.call('GET', '/products?per_page=1')).json<{ meta: { total: number } }>().meta.total
    const before = await listed()
    expect(created.published_at).toBeNull()
    const body = { ids: [created.id], status: 'published' }
    const response = await server.call('POST', '/admin/products/bulk', { as: 'admin', body })
    expect(response.json()).toEqual({ changed: 1 })
    expect((await inShop('lanterna-t-status')).statusCode).toBe(200)
    expect(await listed()).toBe(before + 1)
  })
})

describe('duplicating and deleting', () => {
  it('creates a draft copy with its own numbers and slugs', async () => {
    const created = await create('T-COPY', { variants: [variant('T-COPY-A')] })
    const copy = await server.call('POST', `/admin/products/${created.id}/duplicate`, { as: 'admin' })
    expect(copy.statusCode).toBe(201)
    expect(copy.json()).toMatchObject({
      sku: 'T-COPY-2',
      status: 'draft',
      stock_quantity: 0,
      translations: { it: { slug: 'lanterna-t-copy-2' }, de: { title: '' } },
      variants: [{ sku: 'T-COPY-A-2', stock_quantity: 0 }],
    })
  })

  it('deletes a product without orders and refuses an ordered one', async () => {
    const created = await create('T-GONE')
    const deleted = await server.call('DELETE', `/admin/products/${created.id}`, { as: 'admin' })
    expect(deleted.statusCode).toBe(200)
    expect((await server.call('GET', `/admin/products/${created.id}`, { as: 'admin' })).statusCode).toBe(404)
    const configured = (await server.call('GET', '/products/1')).json<Product>()
    const { rows } = await server.context.db.execute<{ product_id: number }>(
      'select product_id from collections limit 1',
    )
    const used = await server.call('DELETE', `/admin/products/${rows[0]?.product_id ?? configured.id}`, {
      as: 'admin',
    })
    expect(used.statusCode).toBe(409)
    expect(used.json()).toMatchObject({ code: 'product_in_use' })
  })
})
