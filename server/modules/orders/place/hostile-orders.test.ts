/** Order requests that no browser would send: each is refused with its code and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../../db/schema/orders.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const placedSoFar = async () => (await shop.context.db.select({ id: orders.id }).from(orders)).length
const unknownIds = { products: 999_999_999, variants: 999_999_999 }

describe('an invalid order', () => {
  it.each<[string, object, number, string]>([
    ['a quantity of 0', { lines: [{ ...line(1), quantity: 0 }] }, 422, 'validation'],
    ['a quantity of −1', { lines: [{ ...line(1), quantity: -1 }] }, 422, 'validation'],
    ['a quantity of 1.5', { lines: [{ ...line(1), quantity: 1.5 }] }, 422, 'validation'],
    ['a quantity of 10⁹', { lines: [{ ...line(1), quantity: 1e9 }] }, 422, 'validation'],
    ['a product that is not there', { lines: [line(unknownIds.products)] }, 409, 'order_refused'],
    ['no line at all', { lines: [] }, 422, 'validation'],
    ['a way of sending that is not there', { shipping_method: 'drone' }, 409, 'order_refused'],
    ['a way of paying that is not there', { payment_method: 'gold' }, 422, 'validation'],
    ['a VAT rate of one’s own', { vat_percent: 0 }, 403, 'forbidden'],
    ['another country than the parcel’s', { country: 'FR' }, 422, 'validation'],
    ['a total of nothing', { expected_due: 0 }, 409, 'total_changed'],
    ['a negative total', { expected_due: -1 }, 422, 'validation'],
  ])('C1: is refused with %s', async (_, changes, status, code) => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const before = await placedSoFar()
    const response = await shop.place(cart, { changes: { expected_due: totals.due, ...changes } })
    expect([response.status, response.body.code]).toEqual([status, code])
    expect(await placedSoFar()).toBe(before)
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('is refused with a variant of another product', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [{ ...line(product.id), variant_ids: [unknownIds.variants] }] }
    const { problems } = await shop.quote(cart, 'user')
    expect(problems).toMatchObject([{ code: 'line_choice', line: 0 }])
    expect(await shop.place(cart)).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('is refused without a session', async () => {
    const product = await shop.shelve(10)
    const response = await shop.call('POST', '/orders', {
      body: { lines: [line(product.id)], expected_due: 1 },
    })
    expect(response.statusCode).toBe(401)
  })
})
