/** An order that will not be: cancelled by its buyer, or its time ran out. What it held goes back once (decisions §4). */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { giveBackCoupon } from '../coupons/take-coupon.ts'
import { mayFollow, orderTable } from './order-states.ts'
import { expiredOrders, lockOrder, type OrderRow, storeOrder, tell } from './orders-repo.ts'
import { giveBackStock } from './stock-repo.ts'

export interface Release {
  kind: 'cancelled' | 'expired'
  byUserId: number | null
}

/** Undefined when it is not waiting for money any more. */
export async function releaseOrder(
  tx: Queryable,
  orderId: number,
  { kind, byUserId }: Release,
  { now, events }: Pick<World, 'now' | 'events'>,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'awaiting_payment' || !mayFollow(orderTable, order.status, 'cancelled'))
    return undefined
  const released = await storeOrder(tx, orderId, { status: 'cancelled', parcel_status: 'none' })
  await giveBackStock(tx, orderId, now())
  await giveBackCoupon(tx, orderId)
  await tell(tx, orderId, kind, now(), byUserId)
  await events.publish('order-cancelled', { orderId }, tx)
  return released
}

const batch = 100

/** Each in a transaction of its own, so that one that fails does not keep the others. */
export async function releaseExpired(world: World): Promise<void> {
  const ids = await expiredOrders(world.db, world.now(), batch)
  for (const id of ids)
    await world.db.transaction(tx => releaseOrder(tx, id, { kind: 'expired', byUserId: null }, world))
}
