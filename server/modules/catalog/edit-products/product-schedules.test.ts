/** Offers and publications that begin and end without an edit. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct, AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import type { Product, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { productFeedPath } from '@/contract/paths.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { draft, formOf, inEveryLocale } from './testing/product-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const hour = 3_600_000
const day = 24 * hour
const later = (millis: number) => new Date(server.context.now().getTime() + millis).toISOString()

async function create(sku: string, changes: object = {}): Promise<AdminProduct> {
  const response = await server.call('POST', '/admin/products', { as: 'admin', body: draft(sku, changes) })
  expect(response.statusCode).toBe(201)
  return response.json<AdminProduct>()
}

const read = async (id: number) =>
  (await server.call('GET', `/admin/products/${id}`, { as: 'admin' })).json<AdminProduct>()

const put = async (product: AdminProduct, changes: object) =>
  server.call('PUT', `/admin/products/${product.id}`, {
    as: 'admin',
    body: { ...formOf(product), ...changes },
  })

/** What every process does within two seconds. */
async function runJobs() {
  await server.context.jobs.nudge('apply-product-schedules')
  await server.context.jobs.nudge('refresh-search-index')
}

const page = async (id: number) => server.call('GET', `/products/${id}`)
const price = async (id: number) => (await page(id)).json<Product>().price
const listed = async (sku: string, query = '') =>
  (
    await server.call('GET', `/products?search=Lanterna%20${sku}&exact=1&per_page=24${query}`)
  ).json<ProductPage>().data
const rowsOf = async (query: string) =>
  (await server.call('GET', `/admin/products?per_page=100&${query}`, { as: 'admin' })).json<{
    data: AdminProductRow[]
    counts: { planned: number }
  }>()
const quoted = async (id: number) => {
  const lines = [{ product_id: id, variant_ids: [], quantity: 1 }]
  return (await server.call('POST', '/checkout/quote', { body: { lines } })).json<Quote>()
}
const html = async (id: number) => {
  const { category, slug } = (await page(id)).json<Product>()
  return (await server.app.inject({ url: `/negozio/${category.slug}/${slug}` })).body
}

/** A product sold for its full price for forty days, then with a planned offer from tomorrow for two days. */
async function withPlannedOffer(sku: string): Promise<AdminProduct> {
  const product = await create(sku, { base_price: 4000 })
  server.pass(40 * day)
  const response = await put(product, {
    base_discount: 25,
    offer_from: later(day),
    offer_until: later(3 * day),
  })
  expect(response.statusCode).toBe(200)
  return response.json<AdminProduct>()
}

const full = { now: 4000, was: null, percent: 0 }
const reduced = { now: 3000, was: 4000, percent: 25 }

describe('a planned offer', () => {
  it('updates page, lists and filters when the offer starts and ends', async () => {
    const { id } = await withPlannedOffer('S-LIST')
    expect([await price(id), (await listed('S-LIST', '&on_sale=1')).length]).toEqual([full, 0])
    server.pass(day)
    await runJobs()
    expect([await price(id), (await listed('S-LIST', '&on_sale=1'))[0]?.price]).toEqual([reduced, reduced])
    server.pass(2 * day)
    await runJobs()
    expect([await price(id), (await listed('S-LIST', '&on_sale=1')).length]).toEqual([full, 0])
  })

  it('charges the offer price from start to end, even before the job has run', async () => {
    const { id } = await withPlannedOffer('S-CART')
    const prices = []
    for (const pause of [day - 1, 1, 2 * day - 1, 1]) {
      server.pass(pause)
      prices.push((await quoted(id)).lines[0]?.unit_price)
    }
    expect(prices).toEqual([4000, 3000, 3000, 4000])
  })

  it('records the price history at its own moments, when the job runs late', async () => {
    const product = await withPlannedOffer('S-LATE')
    server.pass(10 * day)
    await runJobs()
    const { rows } = await server.context.db.execute<{ price: number; since: string }>(
      `select price, since from price_points where product_id = ${product.id} and tier = 'base' order by since`,
    )
    expect(rows.map(row => row.price)).toEqual([4000, 3000, 4000])
    expect(new Date(rows[1]?.since ?? '').toISOString()).toBe(product.offer_from)
    expect(new Date(rows[2]?.since ?? '').toISOString()).toBe(product.offer_until)
  })

  it('includes a past offer in the lowest price of the last 30 days', async () => {
    const { id } = await withPlannedOffer('S-30')
    server.pass(3 * day)
    await runJobs()
    server.pass(day)
    await put(await read(id), { base_discount: 10, offer_from: null, offer_until: null })
    expect(await price(id)).toEqual({ now: 3600, was: null, percent: 0 })
  })

  it('writes the end of the offer into structured data and product feed', async () => {
    const product = await withPlannedOffer('S-LD')
    expect(await html(product.id)).not.toContain('priceValidUntil')
    server.pass(day)
    await runJobs()
    expect(await html(product.id)).toContain(`"priceValidUntil":"${product.offer_until}"`)
    const feed = await server.app.inject({ url: productFeedPath('it') })
    expect(feed.body).toContain(
      `<g:sale_price>30.00 EUR</g:sale_price><g:sale_price_effective_date>${product.offer_from}/${product.offer_until}`,
    )
  })

  it('saves an open product form after the offer has started', async () => {
    const product = await withPlannedOffer('S-FORM')
    server.pass(day)
    await runJobs()
    const saved = await put(product, { brand: 'Lume' })
    expect(saved.json<AdminProduct>()).toMatchObject({ brand: 'Lume', base_discount: 25 })
    expect(await price(product.id)).toEqual(reduced)
  })

  it('starts at the entered local time across a daylight saving change', async () => {
    const csv = { sku: 'S-CSV', title_it: 'Estate', category: 'accessori', base_price: '10', status: 'draft' }
    const body = {
      rows: [
        {
          line: 2,
          cells: { ...csv, base_discount: '10', offer_from: '01/07/2027 09:00', offer_until: '2027-12-01' },
        },
      ],
      dry_run: false,
      import_id: randomUUID(),
      decimal_signs: {},
    }
    const response = await server.call('POST', '/admin/products/import', { as: 'admin', body })
    const [result] = response.json<{ results: { id: number }[] }>().results
    expect(await read(result?.id ?? 0)).toMatchObject({
      base_discount: 10,
      offer_from: '2027-07-01T07:00:00.000Z', // summer time
      offer_until: '2027-11-30T23:00:00.000Z',
    })
  })
})

describe('a planned publication', () => {
  it('shows and sells the product from its start to its end', async () => {
    const dates = { published_from: later(day), published_until: later(2 * day) }
    const product = await create('S-PUB', dates)
    expect(product).toMatchObject({ status: 'planned', published_at: null })
    const seen = []
    for (const pause of [0, day, day]) {
      server.pass(pause)
      await runJobs()
      const { lines } = await quoted(product.id)
      seen.push([(await page(product.id)).statusCode, (await listed('S-PUB')).length, lines.length])
    }
    expect(seen).toEqual([
      [404, 0, 0],
      [200, 1, 1],
      [404, 0, 0],
    ])
    expect(await read(product.id)).toMatchObject({ status: 'archived', published_at: dates.published_from })
  })

  it('refuses an order after its end, before the job has run', async () => {
    const product = await create('S-END', { published_until: later(day) })
    expect((await quoted(product.id)).lines).toHaveLength(1)
    server.pass(day)
    const quote = await quoted(product.id)
    expect(quote.lines).toHaveLength(0)
    expect(quote.problems).toContainEqual(expect.objectContaining({ code: 'line_gone' }))
  })

  it.each([
    [{ status: 'planned' }, 'published_from', 'required'],
    [
      { published_from: '2030-01-02T00:00:00Z', published_until: '2030-01-01T00:00:00Z' },
      'published_until',
      'end_before_start',
    ],
    [
      { offer_from: '2030-01-02T00:00:00Z', offer_until: '2030-01-02T00:00:00Z' },
      'offer_until',
      'end_before_start',
    ],
    [{ published_until: '2020-01-01T00:00:00Z' }, 'published_until', 'date_passed'],
    [{ offer_from: 'tomorrow' }, 'offer_from', 'date'],
  ])('refuses %o', async (changes, path, code) => {
    const body = draft('S-BAD', changes)
    const response = await server.call('POST', '/admin/products', { as: 'admin', body })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('returns planned products for the filter and counts them', async () => {
    const before = (await rowsOf('planned=true')).counts.planned
    const product = await create('S-TAB', { published_from: later(day) })
    const offer = await create('S-TAB2', { base_discount: 10, offer_from: later(day) })
    const { data, counts } = await rowsOf('planned=true')
    const ids = data.map(({ id }) => id)
    expect([ids.includes(product.id), ids.includes(offer.id), counts.planned]).toEqual([
      true,
      true,
      before + 2,
    ])
    expect(data.find(({ id }) => id === offer.id)).toMatchObject({ base_discount: 0, entered_discount: 10 })
  })

  it('cancels a planned publication when a bulk change publishes the product, and restores it on undo', async () => {
    const product = await create('S-BULK', { published_from: later(day) })
    const bulk = (change: object) =>
      server.call('POST', '/admin/products/bulk', { as: 'admin', body: { ids: [product.id], ...change } })
    await bulk({ status: 'published' })
    expect(await read(product.id)).toMatchObject({ status: 'published', published_from: null })
    await bulk({ status: 'planned', published_from: product.published_from })
    expect(await read(product.id)).toMatchObject({
      status: 'planned',
      published_from: product.published_from,
    })
    expect((await bulk({ status: 'planned' })).statusCode).toBe(422)
  })

  it('exports dates and entered discount in the format that the import reads', async () => {
    const product = await create('S-OUT', {
      base_discount: 15,
      offer_from: '2030-01-10T08:00:00.000Z',
      published_from: '2030-01-01T08:00:00.000Z',
      translations: {
        ...inEveryLocale(draft('x').translations.en),
        it: { ...draft('x').translations.it, title: 'Esportata' },
      },
    })
    const exported = (
      await server.call('GET', '/admin/products/export?per_page=100&status=planned', { as: 'admin' })
    ).json<{ data: { cells: Record<string, string> }[] }>()
    const cells = exported.data.find(row => row.cells.sku === product.sku)?.cells
    expect(cells).toMatchObject({
      status: 'planned',
      base_discount: '15',
      offer_from: '2030-01-10 09:00',
      published_from: '2030-01-01 09:00',
      published_until: '',
    })
  })
})
