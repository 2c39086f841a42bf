/** shop 2: a withdrawal and concurrent changes of the order. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, newKey, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, paidOrder, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, paidOrder, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const withdraw = (number: string, lines: object[]) =>
  shop.call('POST', `/me/orders/${number}/withdrawals`, {
    as: 'user',
    body: { lines },
    headers: { 'idempotency-key': newKey() },
  })

/** Orders two lines of three and one pieces. */
async function order() {
  const { number, id, order: detail } = await paidOrder()
  const [first, second] = detail.lines.map(line => line.id) as [number, number]
  return { number, id, first, second, shown: detail }
}

describe('shop 2: a concurrent withdrawal', () => {
  const hold = (id: number) => sql`select from orders where id = ${id} for update`

  it('C14: either ships or refunds each piece when a parcel is shipped, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { number, id, first, shown: detail } = await order()
      const lines = [{ line_id: first, quantity: 3 }]
      const requests = [
        () => withdraw(number, lines),
        () =>
          shop.call('POST', `/admin/orders/${id}/parcels`, { as: 'admin', body: { carrier: 'DHL', lines } }),
      ]
      if (round % 2 === 1) requests.reverse()
      const responses = await heldUp(shop.context.db, hold(id), requests)
      const orderAfter = (await admin('GET', `/orders/${id}`)).body
      const statement = orderAfter.withdrawals[0]?.lines[0]
      expect(responses.map(({ statusCode }) => statusCode)).toContain(201)
      expect(statement?.quantity).toBe(3)
      const shippedPieces = orderAfter.lines[0]?.sent ?? 0
      expect(shippedPieces).toBe(statement?.sent)
      if (shippedPieces === 3)
        expect(orderAfter).toMatchObject({ refunded: 0, returns: [{ status: 'approved' }] })
      else {
        expect(shippedPieces).toBe(0)
        expect(orderAfter.refunded).toBeGreaterThan(0)
        expect(orderAfter.refunded).toBeLessThan(detail.due)
        expect(orderAfter.returns).toEqual([])
      }
    }
  })

  it('C14: counts once for the same pieces', async () => {
    const { number, id, first, second } = await order()
    const lines = [
      { line_id: first, quantity: 2 },
      { line_id: second, quantity: 1 },
    ]
    const responses = await heldUp(shop.context.db, hold(id), [
      () => withdraw(number, lines),
      () => withdraw(number, lines),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  it('C14: refunds once when the order is cancelled', async () => {
    const { number, id, first, shown: detail } = await order()
    await heldUp(shop.context.db, hold(id), [
      () => withdraw(number, [{ line_id: first, quantity: 1 }]),
      () => shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' }),
    ])
    expect(await readOrder(number)).toMatchObject({ status: 'cancelled', refunded: detail.due })
  })
})
