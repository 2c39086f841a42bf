/** An order that will not be: cancelled, or its time ran out. What it held goes back once, what was paid is refunded (decisions §4). */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { giveBackCoupon } from '../coupons/take-coupon.ts'
import { providerNamed } from '../payments/providers.ts'
import { latestPayment } from '../payments/repo.ts'
import { bookRefund } from './book-refund.ts'
import { writeOrderLetter } from './order-letters.ts'
import { mayFollow, orderTable } from './order-states.ts'
import { expiredOrders, lockOrder, type OrderRow, parcelsOf, storeOrder, tell } from './orders-repo.ts'
import { sendRefunds } from './send-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import { giveBackStock } from './stock-repo.ts'

export interface Release {
  kind: 'cancelled' | 'expired'
  byUserId: number | null
  mayStop: readonly OrderRow['status'][] // from which states
}

export const buyerMayStop: Release['mayStop'] = ['placed', 'confirmed']
export const shopMayStop: Release['mayStop'] = ['placed', 'confirmed', 'in_production']

interface Released {
  order: OrderRow
  refundId?: number
}

async function release(
  tx: Queryable,
  orderId: number,
  { kind, byUserId, mayStop }: Release,
  world: World,
): Promise<Released | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order || !mayStop.includes(order.status) || !mayFollow(orderTable, order.status, kind))
    return refuse('order_state')
  if ((await parcelsOf(tx, orderId)).length > 0) return refuse('order_state')
  const now = world.now()
  const wish = { key: 'cancelled', all: true, restock: false, reason: '', byUserId } as const
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partly_refunded'
  const refund = isPaid && order.due > 0 ? await bookRefund(tx, order, wish, now) : undefined
  if (isRefusal(refund)) return refund
  await giveBackStock(tx, orderId, now)
  await giveBackCoupon(tx, orderId)
  await tell(tx, orderId, kind, now, byUserId)
  const stored = await storeOrder(tx, orderId, { status: kind, parcel_status: 'none', expires_at: null })
  await writeOrderLetter(tx, kind === 'expired' ? 'order-expired' : 'order-cancelled', stored, world)
  await world.events.publish('order-cancelled', { orderId }, tx)
  return { order: stored, refundId: refund?.id }
}

/** Refused when the order is too far on, or packs of it are open. */
export async function releaseOrder(
  orderId: number,
  wish: Release,
  world: World,
): Promise<OrderRow | Refusal> {
  const released = await Rollback.catching(() =>
    world.db.transaction(async tx => Rollback.unlessRefused(await release(tx, orderId, wish, world))),
  )
  if (isRefusal(released)) return released
  if (released.refundId !== undefined) await sendRefunds(world, [released.refundId])
  else await abandonPayment(orderId, world)
  return released.order
}

/** Tries to; what is paid nevertheless comes back as a late payment. */
async function abandonPayment(orderId: number, world: World): Promise<void> {
  const payment = await latestPayment(world.db, orderId)
  const provider = payment && providerNamed(payment.provider, world.config)
  await provider?.abandon(payment?.reference ?? '').catch((error: unknown) => {
    world.log.warn({ err: error, orderId }, 'a payment could not be abandoned')
  })
}

const batch = 100
const day = 24 * 60 * 60_000

/** Each in a transaction of its own, so that one that fails does not keep the others. */
export async function releaseExpired(world: World): Promise<void> {
  for (const order of await expiredOrders(world.db, world.now(), batch)) {
    const isDecided = await askOnceMore(order, world)
    if (!isDecided) continue
    await releaseOrder(order.id, { kind: 'expired', byUserId: null, mayStop: ['placed'] }, world)
  }
}

/** Before an order is let go its provider is asked whether it was paid; one that is silent is waited for, a day at most. */
async function askOnceMore(order: OrderRow, world: World): Promise<boolean> {
  const payment = await latestPayment(world.db, order.id)
  const provider = payment && providerNamed(payment.provider, world.config)
  if (!provider || !payment) return true
  try {
    const saying = await provider.confirm(payment.reference)
    if (saying?.kind === 'captured') await settlePayment(world, provider.name, saying)
    return true
  } catch (error) {
    world.log.warn({ err: error, order: order.number }, 'expiry waits: the provider did not answer')
    return world.now().getTime() - (order.expires_at?.getTime() ?? 0) > day
  }
}
