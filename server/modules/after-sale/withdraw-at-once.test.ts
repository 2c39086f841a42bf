/** shop 2: a withdrawal and what else happens to the order at the same moment. */
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

/** Two lines of three and one pieces. */
async function order() {
  const { number, id, order: shown } = await paidOrder()
  const [first, second] = shown.lines.map(line => line.id) as [number, number]
  return { number, id, first, second, shown }
}

describe('shop 2: withdrawing at the same moment', () => {
  const hold = (id: number) => sql`select from orders where id = ${id} for update`

  it('as a parcel leaves: every piece either leaves or has its money back, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { number, id, first, shown } = await order()
      const lines = [{ line_id: first, quantity: 3 }]
      const both = [
        () => withdraw(number, lines),
        () =>
          shop.call('POST', `/admin/orders/${id}/parcels`, { as: 'admin', body: { carrier: 'DHL', lines } }),
      ]
      if (round % 2 === 1) both.reverse()
      const responses = await heldUp(shop.context.db, hold(id), both)
      const after = (await admin('GET', `/orders/${id}`)).body
      const statement = after.withdrawals[0]?.lines[0]
      expect(responses.map(({ statusCode }) => statusCode)).toContain(201)
      expect(statement?.quantity).toBe(3)
      const left = after.lines[0]?.sent ?? 0
      expect(left).toBe(statement?.sent)
      if (left === 3) expect(after).toMatchObject({ refunded: 0, returns: [{ status: 'approved' }] })
      else {
        expect(left).toBe(0)
        expect(after.refunded).toBeGreaterThan(0)
        expect(after.refunded).toBeLessThan(shown.due)
        expect(after.returns).toEqual([])
      }
    }
  })

  it('twice for the same pieces: one counts', async () => {
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

  it('as a cancellation: the money goes back once', async () => {
    const { number, id, first, shown } = await order()
    await heldUp(shop.context.db, hold(id), [
      () => withdraw(number, [{ line_id: first, quantity: 1 }]),
      () => shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' }),
    ])
    expect(await readOrder(number)).toMatchObject({ status: 'cancelled', refunded: shown.due })
  })
})
