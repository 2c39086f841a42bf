/** shop 4: one VAT rate applies to every country, so the shop sells only to countries that the merchant has enabled. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Country, countries, unionCountries } from '@/contract/endpoints/account/address.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { storeSettings } from '../settings/settings-repo.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const refusal = { code: 'country_not_served', line: null, name: null, left: null, amount: null }
const quoteTo = async (country: Country) => shop.quote({ lines: [line((await shop.shelve(10)).id)], country })

it('shop 4: enables Italy and the European Union by default; the quote refuses other countries with one problem', async () => {
  const { shipping_countries } = (await shop.call('GET', '/settings')).json<SiteSettings>()
  expect(shipping_countries).toEqual(unionCountries)
  for (const country of countries) {
    const { problems } = await quoteTo(country)
    expect(problems, country).toEqual(unionCountries.includes(country) ? [] : [refusal])
  }
  expect(unionCountries).toContain('IT')
  for (const country of ['CH', 'GB', 'SM', 'VA'] as const) expect(unionCountries).not.toContain(country)
})

it('shop 4: refuses to place an order for another country, and takes no stock', async () => {
  const product = await shop.shelve(10)
  const address = { ...home, country: 'CH', zip: '8001', city: 'Zürich', province: '' }
  const cart = { lines: [line(product.id)], country: 'CH' as const }
  const { totals } = await shop.quote(cart)
  const changes = { shipping_address: address, expected_due: totals.due }
  const refused = await shop.place(cart, { changes })
  expect(refused).toMatchObject({ status: 409, body: { code: 'order_refused' } })
  expect(refused.body.quote?.problems).toContainEqual(refusal)
  expect(await shop.stockOf(product.id)).toBe(10)
})

it('shop 4: sells to a country once it is enabled, and no longer once it is disabled', async () => {
  const { db } = shop.context
  await storeSettings(db, { shipping_countries: ['IT', 'CH'] }, new Date())
  expect((await quoteTo('CH')).problems).toEqual([])
  expect((await quoteTo('DE')).problems).toEqual([refusal])
  await storeSettings(db, { shipping_countries: [...unionCountries] }, new Date())
})
