import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderReturns } from '../../../db/schema/after-sale.ts'
import { orderEvents, orders } from '../../../db/schema/orders.ts'
import { settings } from '../../../db/schema/settings.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'
import { completeShipped } from './complete-shipped.ts'

let shop: CheckoutFixture
let desk: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
  await shop.context.db.execute(
    sql`update orders set status = 'completed' where parcel_status in ('shipped', 'delivered')`,
  )
})
afterAll(() => shop.close())

const day = 24 * 60 * 60_000
const completeAfter = (days: number) =>
  shop.context.db
    .insert(settings)
    .values({ key: 'complete_after_days', value: days })
    .onConflictDoUpdate({ target: settings.key, set: { value: days } })
const runAfter = (days: number) => {
  const at = new Date(shop.context.now().getTime() + days * day)
  return completeShipped({ ...shop.context, now: () => at })
}
const statusOf = async (id: number) =>
  (await shop.context.db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const shippedOrder = async () => {
  const { id } = await desk.paidOrder(1)
  await desk.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', tracking_code: `C${id}` })
  return id
}

it('completes a shipped order after the days of the setting, and not before', async () => {
  await completeAfter(10)
  const id = await shippedOrder()
  await runAfter(9)
  expect(await statusOf(id)).toBe('confirmed')
  await runAfter(11)
  expect(await statusOf(id)).toBe('completed')
  const events = await shop.context.db.select().from(orderEvents).where(eq(orderEvents.order_id, id))
  expect(events.filter(({ kind }) => kind === 'completed')).toMatchObject([{ by_user_id: null }])
})

it('completes no order while the setting is 0', async () => {
  await completeAfter(0)
  const id = await shippedOrder()
  await runAfter(1000)
  expect(await statusOf(id)).toBe('confirmed')
})

it('leaves an order with an open return, an unpaid one and a partly shipped one', async () => {
  await completeAfter(10)
  const { db } = shop.context
  const [returned, unpaid, partly] = [await shippedOrder(), await shippedOrder(), await shippedOrder()]
  const request = { reason: 'damaged' as const, lines: [], created_at: shop.context.now() }
  await db.insert(orderReturns).values({ order_id: returned, ...request })
  await db.update(orders).set({ payment_status: 'unpaid' }).where(eq(orders.id, unpaid))
  await db.update(orders).set({ parcel_status: 'partly_shipped' }).where(eq(orders.id, partly))
  await runAfter(11)
  for (const id of [returned, unpaid, partly]) expect(await statusOf(id)).toBe('confirmed')
})

it('adds one event when two processes complete the order at the same time', async () => {
  await completeAfter(10)
  const id = await shippedOrder()
  await Promise.all([runAfter(11), runAfter(11)])
  const events = await shop.context.db.select().from(orderEvents).where(eq(orderEvents.order_id, id))
  expect(events.filter(({ kind }) => kind === 'completed')).toHaveLength(1)
})
