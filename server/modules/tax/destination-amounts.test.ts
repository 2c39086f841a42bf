/** Fixed amounts of discounts and sums for free shipping by country, in every place that shows or charges one (decision 0081). */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { Promotion } from '@/contract/endpoints/shop/promotions.ts'
import { taxDefaults } from '@/contract/tax-settings.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import { coupons } from '../../db/schema/content.ts'
import { shippingMethods } from '../../db/schema/order-methods.ts'
import { orders } from '../../db/schema/orders.ts'
import { promotions } from '../../db/schema/places.ts'
import { saleDocuments } from '../../db/schema/sale-documents.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { storeSettings } from '../settings/settings-repo.ts'

const percents = { DE: 19, HU: 27, CH: 0, IT: 22 } as const
type Place = keyof typeof percents
const zips = { DE: '10115', HU: '1011', CH: '8001', IT: '20121' }
const places = Object.keys(percents) as Place[]
const priceIn = (country: Place, list: number) =>
  destinationPrice(list, { percent: percents[country], list_percent: 22 })

let shop: CheckoutFixture
let product: Awaited<ReturnType<CheckoutFixture['shelve']>>
beforeAll(async () => {
  shop = await openCheckoutFixture()
  product = await shop.shelve(10_000)
  await prices('net')
})
afterAll(() => shop.close())
afterEach(() => shop.context.db.update(coupons).set({ is_active: false }))

const prices = (mode: 'net' | 'gross') =>
  storeSettings(
    shop.context.db,
    {
      tax: { ...taxDefaults, by_country: true, prices: mode, is_oss: true },
      shipping_countries: places,
      enable_promo_page: true,
    },
    shop.context.now(),
  )

async function addCoupon(
  values: Partial<typeof coupons.$inferInsert>,
): Promise<{ id: number; code: string }> {
  const code = `FISSO${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const [row] = await shop.context.db
    .insert(coupons)
    .values({ code, ...values })
    .returning({ id: coupons.id })
  return { id: row?.id ?? 0, code }
}

const cartTo = (country: Place, quantity: number, coupon_code: string | null = null) => ({
  lines: [line(product.id, quantity)],
  payment_method: 'card' as const,
  shipping_method: country === 'IT' ? 'standard' : 'europe',
  country,
  zip: zips[country],
  coupon_code,
})

const offerOf = async (country: Place) => {
  const response = await shop.call('GET', `/delivery?country=${country}&weight=100`)
  return response
    .json<DeliveryOffers>()
    .methods.find(({ code }) => code === (country === 'IT' ? 'standard' : 'europe'))
}

async function setFreeOver(free_over: number) {
  await shop.context.db.update(shippingMethods).set({ free_over })
  shop.pass(6000) // shared responses expire
}

describe('with the same net price everywhere', () => {
  it.each(places)(
    'names one sum for free shipping on product page and cart, and ships free from it: %s',
    async country => {
      const unit = priceIn(country, product.base_price)
      for (const free_over of fc.sample(fc.integer({ min: 100, max: 4 * product.base_price }), {
        seed: 81,
        numRuns: 8,
      })) {
        await setFreeOver(free_over)
        const from = priceIn(country, free_over)
        expect((await offerOf(country))?.free_over).toBe(from)
        for (const quantity of [1, 2, 4]) {
          const { totals, free_shipping_from } = await shop.quote(cartTo(country, quantity), 'user')
          const isFree = quantity * unit >= from
          expect(totals.subtotal).toBe(quantity * unit)
          expect(totals.shipping === 0).toBe(isFree)
          expect(free_shipping_from).toBe(from)
        }
      }
    },
  )

  it.each(places)(
    'takes one amount off cart, order and document, and names one minimum: %s',
    async country => {
      await setFreeOver(100_000_000)
      const unit = priceIn(country, product.base_price)
      const amount = 731
      const minimum = product.base_price + 100
      const { code, id } = await addCoupon({ amount, minimum })
      const off = priceIn(country, amount)
      const least = priceIn(country, minimum)
      const below = await shop.quote(cartTo(country, 1, code), 'user')
      expect(below.coupon_refusal).toMatchObject({ code: 'minimum', amount: least, missing: least - unit })
      const quote = await shop.quote(cartTo(country, 2, code), 'user')
      expect(quote).toMatchObject({
        coupon: { code, discount: off },
        totals: { subtotal: 2 * unit, discount: off },
      })
      const shipping_address = {
        ...home,
        country,
        zip: zips[country],
        province: country === 'IT' ? 'MI' : '',
      } as Address
      const { body } = await shop.place(cartTo(country, 2, code), {
        changes: { expected_due: quote.totals.due, shipping_address },
      })
      expect(body.order).toMatchObject({ due: quote.totals.due, discounts: [{ id, goods: off }] })
      const payment = `/payments/test/test_${body.order.number}`
      await shop.call('POST', payment, { as: 'user', body: { outcome: 'approve' } })
      const [stored] = await shop.context.db.select().from(orders).where(eq(orders.number, body.order.number))
      const [document] = await shop.context.db
        .select()
        .from(saleDocuments)
        .where(eq(saleDocuments.order_id, stored!.id))
      const gross = document!.content.rows.reduce((sum, row) => sum + row.gross, 0)
      expect(gross).toBe(2 * unit - off + quote.totals.shipping)
    },
  )

  it.each(places)(
    'shows amount and minimum of a promotion’s code in the prices of the country: %s',
    async country => {
      const { id, code } = await addCoupon({ amount: 500, minimum: 2000 })
      await shop.context.db.update(promotions).set({ coupon_id: id })
      const listed = (await shop.call('GET', `/promotions?country=${country}`)).json<Promotion[]>()
      const coupon = listed.find(promotion => promotion.coupon?.code === code)?.coupon
      expect(coupon).toMatchObject({ amount: priceIn(country, 500), minimum: priceIn(country, 2000) })
    },
  )
})

it('leaves fixed amounts as entered with the same gross price everywhere', async () => {
  await prices('gross')
  await setFreeOver(4900)
  const { code } = await addCoupon({ amount: 731 })
  expect((await offerOf('DE'))?.free_over).toBe(4900)
  expect((await shop.quote(cartTo('DE', 3, code), 'user')).coupon).toEqual({ code, discount: 731 })
})
