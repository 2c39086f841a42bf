/** An order as the shop sees it: what its buyer sees, whom it is from, every refund, and what it may become. */
import type { AdminOrder } from '../../../src/contract/order-administration.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { orderTable } from './order-states.ts'
import { isWaiting, showOrder } from './order-view.ts'
import { buyerOf, type OrderRow, orderById } from './orders-repo.ts'
import { everyRefundOf } from './refunds-repo.ts'

/** What a person may do by hand; money and time do the rest. */
export const byHand = ['in_production', 'completed', 'cancelled'] as const

export const mayBecome = (order: OrderRow): AdminOrder['may_become'] =>
  orderTable[order.status].filter(
    next =>
      byHand.some(one => one === next) &&
      !(next === 'completed' && (isWaiting(order) || order.payment_status === 'unpaid')),
  )

export async function showAdminOrder(
  { db, now }: { db: Queryable; now(): Date },
  id: number,
): Promise<AdminOrder | Refusal> {
  const order = await orderById(db, id)
  if (!order) return refuse('not_found')
  const refunds = await everyRefundOf(db, id)
  return {
    ...(await showOrder({ db, now }, order)),
    id,
    buyer: await buyerOf(db, order.user_id),
    refunds: refunds.map(({ id: refundId, amount, reason, status, last_error, created_at }) => ({
      id: refundId,
      amount,
      reason,
      status,
      last_error,
      created_at: created_at.toISOString(),
    })),
    may_become: mayBecome(order),
  }
}
