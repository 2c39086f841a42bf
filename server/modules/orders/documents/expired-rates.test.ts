/** Rates that were not checked until the day of the sale (decision 0065): the order is refused, and nothing is lost. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TaxSetting, taxDefaults } from '@/contract/tax-settings.ts'
import { ratesCheckedUntil } from '@/domain/tax/vat-rates.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, home, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const tax = (changes: Partial<TaxSetting> = {}) =>
  storeSettings(
    shop.context.db,
    { tax: { ...taxDefaults, by_country: true, is_oss: true, ...changes } },
    shop.context.now(),
  )

it('refuse an order to another country without changing stock, until the seller confirms the rates', async () => {
  shop.pass(Date.parse(`${ratesCheckedUntil}T12:00:00Z`) - shop.context.now().getTime() + 24 * 3600_000)
  await tax()
  const product = await shop.shelve(5)
  const cart = {
    lines: [line(product.id, 2)],
    payment_method: 'card' as const,
    country: 'DE' as const,
    zip: '10115',
  }
  const changes = { shipping_address: { ...home, country: 'DE' as const, zip: '10115', province: '' } }
  const key = newKey()
  const refused = await shop.quote(cart, 'user')
  expect(refused.problems).toMatchObject([{ code: 'tax_rate_missing', name: product.title }])
  const { body } = await shop.place(cart, { key, changes: { ...changes, expected_due: refused.totals.due } })
  expect(body.quote?.problems).toMatchObject([{ code: 'tax_rate_missing' }])
  expect(await shop.stockOf(product.id)).toBe(5)
  await tax({ rates_confirmed_until: '2028-12-31' })
  const { totals } = await shop.quote(cart, 'user')
  const placed = await shop.place(cart, { key, changes: { ...changes, expected_due: totals.due } })
  expect(placed.body.order.taxes).toMatchObject([{ percent: 19 }])
  expect(await shop.stockOf(product.id)).toBe(3)
})

it('do not stop sales in Italy', async () => {
  await tax()
  const product = await shop.shelve(5)
  expect((await shop.buy({ lines: [line(product.id)], zip: home.zip })).body.order.taxes).toMatchObject([
    { percent: 22 },
  ])
})
