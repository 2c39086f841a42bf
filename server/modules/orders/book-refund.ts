/**
 * A refund is booked in the caller's transaction, under the order's lock, and sent to the provider after the commit. Booking
 * voids sealed packs and puts items back into stock on request; what is booked can never exceed what was paid.
 */
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { voidPacks } from '../packs/bought-packs-repo.ts'
import { capturedPayment } from '../payments/payments-repo.ts'
import { linesOf, type OrderLineRow, type OrderRow } from './orders-repo.ts'
import { moneyLeft, type RefundWish, refundPlan, restPlan } from './refund-plan.ts'
import { insertRefund, type RefundRow, refundByKey, refundsOf } from './refunds-repo.ts'
import { restock } from './stock-repo.ts'

export interface RefundOrder extends RefundWish {
  key: string // the same key twice is one refund
  restock: boolean
  reason: string
  byUserId: number | null
}

async function voidTheirPacks(
  tx: Queryable,
  wanted: readonly { line_id: number; quantity: number }[],
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<boolean> {
  for (const { line_id, quantity } of wanted) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line?.pack_rarity) continue
    if (!(await voidPacks(tx, line_id, quantity * line.pack_count, now))) return false
  }
  return true
}

/** A refusal must roll the caller's transaction back. */
export async function bookRefund(
  tx: Queryable,
  order: OrderRow,
  wish: RefundOrder | (Omit<RefundOrder, 'lines' | 'shipping'> & { all: true }),
  now: Date,
): Promise<RefundRow | Refusal> {
  const known = await refundByKey(tx, order.id, wish.key)
  if (known) return known
  const payment = await capturedPayment(tx, order.id)
  if (!payment) return refuse('not_refundable')
  const lines = await linesOf(tx, [order.id])
  const earlier = await refundsOf(tx, order.id)
  if (!('all' in wish) && wish.amount !== undefined && wish.amount > moneyLeft(order, earlier))
    return refuse('validation', [{ path: 'amount', code: 'refund_too_much' }])
  const plan = 'all' in wish ? restPlan(order, lines, earlier) : refundPlan(order, lines, earlier, wish)
  if (!plan) return refuse('not_refundable')
  const hasPacks = order.user_id !== null // a guest's are granted with the adoption, less what was refunded
  if (hasPacks && !(await voidTheirPacks(tx, plan.lines, lines, now))) return refuse('pack_already_opened')
  const stored = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    key: wish.key,
    ...plan,
    reason: wish.reason,
    by_user_id: wish.byUserId,
    created_at: now,
  })
  if (!stored) throw new Error('a refund was written twice under the lock of its order')
  if (wish.restock) await restock(tx, order.id, stored.id, plan.lines, lines, now)
  return stored
}
