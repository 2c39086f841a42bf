/** Takings are payments received less refunds paid, whatever happens to the orders. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf } = paidOrders(shop))
})
afterAll(() => shop.close())

const takings = async () => {
  const { days, tiers } = (await shop.call('GET', '/admin/dashboard', { as: 'admin' })).json<Dashboard>()
  const sumOf = (amounts: (number | null)[]) =>
    amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return { days: sumOf(days.map(({ sales }) => sales)), tiers: sumOf(tiers.map(({ amount }) => amount)) }
}

const steps = fc.record({
  pieces: fc.integer({ min: 1, max: 3 }),
  method: fc.constantFrom('card' as const, 'transfer' as const, 'cash' as const),
  isPaid: fc.boolean(),
  refund: fc.constantFrom('none' as const, 'piece' as const, 'sum' as const),
  isCancelled: fc.boolean(),
})
type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the cents that the calls of the order paid, less the cents that they refunded. */
async function live({ pieces, method, isPaid, refund, isCancelled }: Steps) {
  const product = await shop.shelve(50)
  const { body } = await shop.buy({ lines: [line(product.id, pieces)], payment_method: method })
  const { number, due, lines } = body.order
  const id = await idOf(number)
  let revenue = 0
  if (isPaid && method === 'card')
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  else if (isPaid) await admin('POST', `/orders/${id}/payments`, { amount: due })
  if (isPaid) revenue = due
  if (isPaid && refund !== 'none') {
    const request = refund === 'sum' ? { amount: 50 } : { lines: [{ line_id: lines[0]?.id, quantity: 1 }] }
    const response = await admin('POST', `/orders/${id}/refunds`, request)
    revenue = due - (response.body.refunded ?? 0)
  }
  const open = await admin('GET', `/orders/${id}`)
  if (isCancelled && open.body.may_become.includes('cancelled')) {
    await admin('POST', `/orders/${id}/status`, { status: 'cancelled' })
    revenue = 0
  }
  return { id, revenue }
}

it('are the payments less the refunds of random orders, by day, price list and buyer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 6 }), async orders => {
      const before = await takings()
      const first = await live({
        pieces: 1,
        method: 'card',
        isPaid: false,
        refund: 'none',
        isCancelled: false,
      })
      const spentBefore = (await admin('GET', `/orders/${first.id}`)).body.buyer.spent
      let revenue = 0
      for (const order of orders) revenue += (await live(order)).revenue
      const after = await takings()
      expect(after).toEqual({ days: before.days + revenue, tiers: before.tiers + revenue })
      expect((await admin('GET', `/orders/${first.id}`)).body.buyer.spent).toBe((spentBefore ?? 0) + revenue)
    }),
    { numRuns: 4 },
  )
})
