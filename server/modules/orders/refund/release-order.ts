/** Cancels or expires an order: returns stock and coupon once and refunds what was paid (decision 0020). */

import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { eachAlone } from '../../../kernel/each-alone.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { giveBackCoupons } from '../../coupons/coupons-repo.ts'
import { freePlacesOf } from '../../launches/launches-repo.ts'
import { latestPayment } from '../../payments/payments-repo.ts'
import { providerNamed } from '../../payments/providers.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import { mayFollow, orderTable } from '../order-states.ts'
import {
  expiredOrders,
  isStillOverdue,
  lockOrder,
  type OrderRow,
  parcelsOf,
  storeOrder,
} from '../orders-repo.ts'
import { settlePayment } from '../pay/settle-payment.ts'
import { giveBackStock } from '../stock-repo.ts'
import { historyOf } from '../view/after-sale-repo.ts'
import { bookRefund } from './book-refund.ts'
import type { RefundRow } from './refunds-repo.ts'
import { sendRefunds } from './send-refunds.ts'

export interface Release {
  kind: 'cancelled' | 'expired' | 'abandoned' // `abandoned`: was never an order, so no email is sent
  byUserId: number | null
  mayStop: readonly OrderRow['status'][] // states in which the release is allowed
  sendsEmail?: boolean // false when another email reports it
  whileOverdue?: true // only if the order is still past its deadline, unpaid and not begun
}

interface Released {
  order: OrderRow
  refund?: RefundRow
}

/** An order that was never placed keeps no personal data. */
const withoutPerson = { shipping_address: null, billing_address: null, address_wish: null, note: '' }

/** Runs in the caller's transaction, which a refusal must roll back. Call `settleRelease` after the commit. */
export async function release(
  tx: Queryable,
  orderId: number,
  { kind, byUserId, mayStop, sendsEmail = true, whileOverdue }: Release,
  context: AppContext,
): Promise<Released | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order || !mayStop.includes(order.status) || !mayFollow(orderTable, order.status, kind))
    return refuse('order_state')
  if ((await parcelsOf(tx, orderId)).length > 0) return refuse('order_state')
  const now = context.now()
  if (whileOverdue && !(await isStillOverdue(tx, orderId, now))) return refuse('order_state')
  const request = {
    key: 'cancelled',
    all: true,
    restock: false,
    leavesGoods: true,
    reason: '',
    byUserId,
  } as const
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partly_refunded'
  const { lines, after } = await historyOf(tx, orderId)
  const refund = isPaid ? await bookRefund(tx, order, request, now) : undefined
  if (isRefusal(refund)) return refund.code === 'not_refundable' ? refuse('order_state') : refund
  const unsaleable = after.refund_lines
    .filter(({ restocked }) => restocked === false)
    .map(({ line_id, unsent = 0 }) => ({ line_id, quantity: unsent }))
  await giveBackStock(tx, orderId, { at: now, byUserId }, unsaleable, lines)
  await giveBackCoupons(tx, orderId)
  if (kind === 'abandoned') {
    await freePlacesOf(tx, orderId)
    return { order: await storeOrder(tx, orderId, { status: kind, expires_at: null, ...withoutPerson }) }
  }
  await insertOrderEvent(tx, orderId, kind, now, byUserId)
  const stored = await storeOrder(tx, orderId, { status: kind, parcel_status: 'none', expires_at: null })
  if (sendsEmail)
    await sendOrderEmail(tx, kind === 'expired' ? 'order-expired' : 'order-cancelled', stored, context)
  await context.events.publish('order-cancelled', { orderId }, tx)
  return { order: stored, refund }
}

/** Call it after the commit. Refunds the payment, or cancels it at the provider. */
export async function settleRelease({ order, refund }: Released, context: AppContext): Promise<void> {
  if (refund) await sendRefunds(context, [refund.id])
  else await abandonPayment(order.id, context)
}

/**
 * Refuses `order_state` when the state or a parcel forbids it, and `pack_already_opened`. The refund is sent to the
 * provider after the commit.
 */
export async function releaseOrder(
  orderId: number,
  request: Release,
  context: AppContext,
): Promise<OrderRow | Refusal> {
  const released = await Rollback.catching(() =>
    context.db.transaction(async tx => Rollback.unlessRefused(await release(tx, orderId, request, context))),
  )
  if (isRefusal(released)) return released
  await settleRelease(released, context)
  return released.order
}

/**
 * Cancels the payment at the provider. A failure is logged, and money that arrives nevertheless is refunded as a late
 * payment.
 */
async function abandonPayment(orderId: number, context: AppContext): Promise<void> {
  const payment = await latestPayment(context.db, orderId)
  const provider = payment && providerNamed(payment.provider, context.config)
  await provider?.abandon(payment?.reference ?? '').catch((error: unknown) => {
    context.log.warn({ err: error, orderId }, 'a payment could not be abandoned')
  })
}

const batch = 100
const day = 24 * 60 * 60_000

/** An order on delivery is cancelled instead of abandoned, because it waited for the shop and not for the buyer. */
function releaseOf({ status }: OrderRow): Release {
  if (status === 'paying') return { kind: 'abandoned', byUserId: null, mayStop: ['paying'] }
  if (status === 'confirmed')
    return { kind: 'cancelled', byUserId: null, mayStop: ['confirmed'], whileOverdue: true }
  return { kind: 'expired', byUserId: null, mayStop: ['placed'] }
}

/**
 * Runs in a job: expires at most 100 overdue orders, each in a separate transaction. A failure does not stop the
 * others.
 */
export async function releaseExpired(context: AppContext): Promise<void> {
  const overdue = await expiredOrders(context.db, context.now(), batch)
  const about = ({ number }: OrderRow) => ({ order: number })
  await eachAlone(overdue, context.log, about, async order => {
    if (await askOnceMore(order, context)) await releaseOrder(order.id, releaseOf(order), context)
  })
}

/**
 * Queries the provider before the order expires. Returns false, for at most a day, while the provider does not respond.
 */
async function askOnceMore(order: OrderRow, context: AppContext): Promise<boolean> {
  const payment = await latestPayment(context.db, order.id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!provider || !payment) return true
  try {
    const report = await provider.confirm(payment.reference)
    if (!report || report.kind === 'failed') return true
    const settled = await settlePayment(context, provider.name, report)
    return settled?.payment_status !== 'pending' || order.payment_status === 'pending'
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'expiry waits: the provider did not answer')
    return context.now().getTime() - (order.expires_at?.getTime() ?? 0) > day
  }
}
