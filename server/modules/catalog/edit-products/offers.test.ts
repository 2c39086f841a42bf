/** admin 1 and 1b: offers made in the administration, as cards, pages and structured data show them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceChange } from '@/contract/endpoints/admin/product-prices.ts'
import type { AdminProduct, AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Product, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { draft, formOf, variant } from './testing/product-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const day = 24 * 3_600_000

const create = async (sku: string, changes: object = {}) =>
  (
    await server.call('POST', '/admin/products', { as: 'admin', body: draft(sku, changes) })
  ).json<AdminProduct>()

/** Saves a day later and returns the product with its new prices. */
async function save(product: AdminProduct, changes: object, days = 1): Promise<AdminProduct> {
  server.pass(days * day)
  const response = await server.call('PUT', `/admin/products/${product.id}`, {
    as: 'admin',
    body: { ...formOf(product), ...changes },
  })
  expect(response.statusCode).toBe(200)
  return response.json<AdminProduct>()
}

/** Checks that page, list, offer filter and the administration's list show the same price. */
async function shownEverywhere(product: AdminProduct) {
  const page = (await server.call('GET', `/products/${product.id}`)).json<Product>()
  const search = `/products?search=${encodeURIComponent(page.title)}&per_page=24`
  const listed = async (query: string) =>
    (await server.call('GET', search + query)).json<ProductPage>().data.find(one => one.id === product.id)
  expect((await listed(''))?.price).toEqual(page.price)
  expect((await listed('&on_sale=1')) !== undefined).toBe(page.price.was !== null)
  const rows = await server.call('GET', `/admin/products?ids=${product.id}`, { as: 'admin' })
  expect(rows.json<{ data: AdminProductRow[] }>().data[0]?.shown).toEqual(page.price)
  return page.price
}

const rule = (ids: number[], value: number) => ({ ids, tiers: ['base'], by: 'percent', value, round_to: 10 })

async function changePrices(ids: number[], value: number): Promise<PriceChange[]> {
  const body = rule(ids, value)
  const preview = await server.call('POST', '/admin/products/prices/preview', { as: 'admin', body })
  const { version, changes } = preview.json<{ version: string; changes: PriceChange[] }>()
  const done = await server.call('POST', '/admin/products/prices', {
    as: 'admin',
    body: { ...body, version },
  })
  expect(done.statusCode).toBe(200)
  return changes
}

describe('an offer', () => {
  it('is measured against the lowest price of the 30 days before it began', async () => {
    const created = await create('O-LOW', { base_price: 2000 })
    const raised = await save(created, { base_price: 3000 })
    const reduced = await save(raised, { base_discount: 40 })
    expect(await shownEverywhere(reduced)).toEqual({ now: 1800, was: 2000, percent: 10 })
    const deeper = await save(reduced, { base_discount: 50 })
    expect(await shownEverywhere(deeper)).toEqual({ now: 1500, was: 2000, percent: 25 })
    const ended = await save(deeper, { base_discount: 0 })
    expect(await shownEverywhere(ended)).toEqual({ now: 3000, was: null, percent: 0 })
  })

  it('C16: admin 1: is not shown above the lowest price of the last 30 days', async () => {
    const created = await create('O-ABOVE', { base_price: 3990 })
    const sold = await save(created, { base_discount: 10 }, 40)
    expect(await shownEverywhere(sold)).toEqual({ now: 3591, was: 3990, percent: 10 })
    const raised = await save(sold, { base_price: 4390, base_discount: 0 })
    const discounted = await save(raised, { base_discount: 5 })
    expect(await shownEverywhere(discounted)).toEqual({ now: 4171, was: null, percent: 0 })
    const facts = discounted.offers.find(one => one.tier === 'base')
    expect(facts).toMatchObject({ reference: 3591, lowest: 3591 })
  })

  it('C16: admin 1b: ends when a bulk change raises the price, as the preview shows', async () => {
    const created = await create('O-BULK', { base_price: 9990 })
    const sold = await save(created, { base_discount: 20 }, 40)
    server.pass(day)
    const [change] = await changePrices([sold.id], 10)
    expect(change).toMatchObject({ to: 10990, percent: 20, shown: { now: 8792, was: null, percent: 0 } })
    expect(await shownEverywhere(sold)).toEqual({ now: 8792, was: null, percent: 0 })
  })

  it('admin 1b: continues when a bulk change lowers the price, with the resulting percentage', async () => {
    const created = await create('O-DOWN', { base_price: 9990 })
    const sold = await save(created, { base_discount: 20 }, 40)
    server.pass(day)
    const [change] = await changePrices([sold.id], -10)
    expect(change?.shown).toEqual({ now: 7192, was: 9990, percent: 28 })
    expect(await shownEverywhere(sold)).toEqual(change?.shown)
  })

  it('has no reference price on a product that was never sold, including a draft', async () => {
    const created = await create('O-NEW', { base_price: 5000, status: 'draft' })
    const reduced = await save(created, { base_discount: 50, status: 'published' })
    expect(await shownEverywhere(reduced)).toEqual({ now: 2500, was: null, percent: 0 })
    server.pass(day)
    const body = { ids: [created.id], status: 'archived' }
    await server.call('POST', '/admin/products/bulk', { as: 'admin', body })
    server.pass(40 * day)
    await server.call('POST', '/admin/products/bulk', { as: 'admin', body: { ...body, status: 'published' } })
    expect(await shownEverywhere(reduced)).toEqual({ now: 2500, was: null, percent: 0 })
  })

  it('C16: of a variant uses the variant’s price history', async () => {
    const dear = { ...variant('O-VAR-B'), base_price: 500 }
    const created = await create('O-VAR', { base_price: 2000, variants: [variant('O-VAR-A'), dear] })
    const form = formOf(created)
    const cheaper = form.variants.map((one, at) => (at === 1 ? { ...one, base_price: 100 } : one))
    const lowered = await save(created, { variants: cheaper }, 40)
    const dearer = formOf(lowered).variants.map((one, at) => (at === 1 ? { ...one, base_price: 900 } : one))
    const reduced = await save(lowered, { base_discount: 10, variants: dearer })
    const page = (await server.call('GET', `/products/${reduced.id}`)).json<Product>()
    expect(page.variants.map(({ price }) => price)).toEqual([
      { now: 1800, was: 2000, percent: 10 },
      { now: 2700, was: null, percent: 0 }, // sold for 2,100 cents the day before
    ])
    expect(await shownEverywhere(reduced)).toEqual({ now: 1800, was: 2000, percent: 10 })
  })

  it('shows the price of the cheapest variant on the card', async () => {
    const dear = { ...variant('O-FROM-A'), base_price: 300 }
    const dearer = { ...variant('O-FROM-B'), base_price: 700 }
    const created = await create('O-FROM', { base_price: 1000, variants: [dearer, dear] })
    expect((await shownEverywhere(created)).now).toBe(1300)
    const below = (await server.call('GET', '/products?price_max=1299&per_page=100')).json<ProductPage>()
    expect(below.data.map(({ id }) => id)).not.toContain(created.id)
  })

  it('shows the same price on the page and in its structured data', async () => {
    const created = await create('O-LD', { base_price: 4000 })
    await save(created, { base_discount: 25 }, 40)
    const page = (await server.call('GET', `/products/${created.id}`)).json<Product>()
    const html = await server.app.inject({ url: `/negozio/${page.category.slug}/${page.slug}` })
    expect(html.body).toContain('"price":"30.00"')
    expect(html.body).toContain('"price":"40.00"')
    expect(html.body).toContain('StrikethroughPrice')
  })
})
