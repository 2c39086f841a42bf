/** Prices of the visitor's country, in every place that shows one (decision 0079). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import { href, productFeedPath } from '@/contract/paths.ts'
import { type TaxSetting, taxDefaults } from '@/contract/tax-settings.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import { readPage } from '../../testing/read-head.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const german = { percent: 19, list_percent: 22 }

async function set(setting: Partial<TaxSetting>) {
  const values = {
    tax: { ...taxDefaults, by_country: true, prices: 'net', is_oss: true, ...setting },
    enable_guest_checkout: true,
    shipping_countries: ['IT', 'DE', 'CH'],
  }
  await storeSettings(server.context.db, values, server.context.now())
  server.pass(6000) // shared responses expire
}
beforeEach(() => set({}))

const get = async <T>(path: string, locale = 'it') =>
  (await server.call('GET', path, { locale } as object)).json<T>()
const list = (query: string) => get<ProductPage>(`/products?per_page=100&facets=true&${query}`)
const product = (slug: string | number, query = '') => get<Product>(`/products/${slug}?${query}`)

/** A product without variants that is sent, with its list price. */
async function someProduct(): Promise<{ slug: string; id: number; listPrice: number }> {
  const { data } = await list('country=IT&in_stock=true')
  for (const { slug, id, has_variants, price } of data) {
    if (has_variants || price.now === 0) continue
    const { is_digital, is_chance, collection_id, launch, weight } = await product(id)
    if (!is_digital && !is_chance && !collection_id && !launch && weight > 0)
      return { slug, id, listPrice: price.now }
  }
  throw new Error('the demo shop has no such product')
}

const quote = async (id: number, country: string, quantity = 1) =>
  (
    await server.call('POST', '/checkout/quote', {
      body: {
        lines: [{ product_id: id, variant_ids: [], quantity, note_worksheet: '', note_production: '' }],
        country,
        zip: '',
        company: null,
        shipping_method: null,
        payment_method: null,
        coupon_code: null,
      },
    })
  ).json<Quote>()

describe('with the same net price everywhere', () => {
  it('shows one price on page, list and cart of a country', async () => {
    const { id, listPrice } = await someProduct()
    const price = destinationPrice(listPrice, german)
    expect(price).not.toBe(listPrice)
    const page = await product(id, 'country=DE')
    expect(page.price.now).toBe(price)
    expect(page.vat).toEqual({ country: 'DE', tax_class: 'standard', ...german })
    const { data } = await list('country=DE')
    expect(data.find(card => card.id === id)?.price.now).toBe(price)
    const { lines, totals } = await quote(id, 'DE', 3)
    expect(lines[0]).toMatchObject({ unit_price: price, total: 3 * price })
    expect(totals).toMatchObject({ subtotal: 3 * price, due: 3 * price + totals.shipping })
    expect(totals.taxable + totals.vat).toBe(totals.due)
  })

  it('shows the shipping price of the country before and in the cart', async () => {
    const { id } = await someProduct()
    const { weight } = await product(id)
    const offers = await get<DeliveryOffers>(`/delivery?country=DE&weight=${weight}`)
    const shipping = (await quote(id, 'DE')).shipping.map(({ code, price }) => [code, price])
    expect(shipping.length).toBeGreaterThan(0)
    expect(offers.methods.map(({ code, price }) => [code, price])).toEqual(shipping)
  })

  it('filters, sorts and counts by the prices of the country', async () => {
    const { data, facets } = await list('country=DE&sort=price')
    const prices = data.map(({ price }) => price.now)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(facets?.price?.min).toBe(prices[0])
    const [, , some = 0] = prices
    const filtered = await list(`country=DE&price_min=${some}&price_max=${some}`)
    expect(new Set(filtered.data.map(({ price }) => price.now))).toEqual(new Set([some]))
  })

  it('uses the country of the language on server-rendered pages, structured data and feeds', async () => {
    const { id, listPrice } = await someProduct()
    const price = destinationPrice(listPrice, german)
    const { translations } = await product(id)
    const words = translations.find(({ locale }) => locale === 'de')!
    const path = href('product', 'de', { category: words.category_slug, slug: words.slug })
    const { structured } = readPage((await server.app.inject({ url: path })).body)
    expect(JSON.stringify(structured)).toContain(`"price":"${(price / 100).toFixed(2)}"`)
    const feed = (await server.app.inject({ url: productFeedPath('de') })).body
    expect(feed.split('<item>').find(item => item.includes(`<g:id>${id}</g:id>`))).toContain(
      `price>${(price / 100).toFixed(2)} EUR`,
    )
  })

  it('keeps the cached prices of countries apart', async () => {
    const { id, listPrice } = await someProduct()
    const pricesOf = () =>
      Promise.all(
        ['country=DE', 'country=IT', 'country=CH', ''].map(
          async query => (await product(id, query)).price.now,
        ),
      )
    const expected = [
      destinationPrice(listPrice, german),
      listPrice,
      destinationPrice(listPrice, { percent: 0, list_percent: 22 }),
      listPrice,
    ]
    expect(await pricesOf()).toEqual(expected)
    expect(await pricesOf()).toEqual(expected)
  })

  it('ignores a country that the shop does not sell to', async () => {
    const { id, listPrice } = await someProduct()
    expect((await product(id, 'country=FR')).price.now).toBe(listPrice)
    expect((await server.call('GET', `/products/${id}?country=XX`)).statusCode).toBe(422)
  })

  it('uses list prices for consumers in other member states below the threshold', async () => {
    const { id, listPrice } = await someProduct()
    await set({ is_oss: false })
    server.pass(20_000)
    expect((await product(id, 'country=DE')).price.now).toBe(listPrice)
    expect((await quote(id, 'DE')).lines[0]?.unit_price).toBe(listPrice)
  })
})

it.each([
  ['with tax by country off', { by_country: false }],
  ['with the same gross price everywhere', { prices: 'gross' as const }],
])('shows list prices in every country %s', async (_, setting) => {
  const { id, listPrice } = await someProduct()
  await set(setting)
  const page = await product(id, 'country=DE')
  expect([page.price.now, page.vat]).toEqual([listPrice, null])
  expect((await quote(id, 'DE')).lines[0]?.unit_price).toBe(listPrice)
})
