/**
 * A refund is booked in the caller's transaction, under the order's lock, and sent to the provider after the commit. Money and items are
 * separate: what is booked can never exceed what was paid, and items that cost nothing are booked without money. Booking voids sealed packs,
 * records what happens to the items and puts them back into stock on request.
 */
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { voidPacks } from '../../packs/bought-packs-repo.ts'
import { capturedPayment } from '../../payments/payments-repo.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { restock } from '../stock-repo.ts'
import { type History, historyOf } from '../view/after-sale-repo.ts'
import { moneyLeft, type RefundLine, type RefundWish, refundPlan, restPlan } from './refund-plan.ts'
import { insertRefund, type RefundRow, refundByKey, refundsOf } from './refunds-repo.ts'
import { piecesToShip, sentPieces } from './returnable.ts'

export interface RefundOrder extends RefundWish {
  key: string // the same key twice is one refund
  restock: boolean // of what is not shipped or came back
  goods?: 'returned' | 'kept' // what happens to shipped items; without it they came back if they are restocked
  leavesGoods?: boolean // the caller moves the items: a withdrawal, a cancellation
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

type Wish = RefundOrder | (Omit<RefundOrder, 'lines' | 'shipping'> & { all: true })

/**
 * Splits the pieces of a refunded line. Unshipped pieces are refunded first unless `sent` gives another split. Returns
 * undefined when the request names more shipped or more unshipped pieces than the line has.
 */
function goodsOf(
  { line_id, quantity }: RefundLine,
  { lines, ...history }: History,
  sent: number | undefined,
  { goods, restock: isRestocked }: Pick<RefundOrder, 'goods' | 'restock'>,
): { unsent: number; kept: number; restocked: boolean } | undefined {
  const line = lines.find(({ id }) => id === line_id)
  if (!line || line.is_digital) return { unsent: 0, kept: 0, restocked: isRestocked }
  const toShip = piecesToShip(line, history)
  const shipped = sentPieces(line_id, history.parcels)
  const back = sent ?? Math.max(0, quantity - toShip)
  const unsent = quantity - back
  if (unsent < 0 || unsent > toShip || (sent ?? 0) > shipped) return undefined
  const areKept = goods === 'kept' || (goods === undefined && !isRestocked)
  return { unsent, kept: areKept ? Math.min(back, shipped) : 0, restocked: isRestocked }
}

/** Whether the order cost nothing and was confirmed without a payment. */
const wasFree = ({ due, payment_status }: OrderRow): boolean => due === 0 && payment_status === 'paid'

/** Whether the order was paid or cost nothing. */
export const isRefundable = async (db: Queryable, order: OrderRow): Promise<boolean> =>
  wasFree(order) || (await capturedPayment(db, order.id)) !== undefined

/** A refusal must roll back the caller's transaction. A refund without money is `done` as soon as it is stored. */
export async function bookRefund(
  tx: Queryable,
  order: OrderRow,
  request: Wish,
  now: Date,
): Promise<RefundRow | Refusal> {
  const existing = await refundByKey(tx, order.id, request.key)
  if (existing) return existing
  const payment = await capturedPayment(tx, order.id)
  if (!payment && !wasFree(order)) return refuse('not_refundable')
  const history = await historyOf(tx, order.id)
  const { lines } = history
  const earlier = await refundsOf(tx, order.id)
  if (!('all' in request) && request.amount !== undefined && request.amount > moneyLeft(order, earlier))
    return refuse('validation', [{ path: 'amount', code: 'refund_too_much' }])
  const plan = 'all' in request ? restPlan(order, lines, earlier) : refundPlan(order, lines, earlier, request)
  if (!plan) return refuse('not_refundable')
  const booked: RefundRow['lines'] = []
  for (const piece of plan.lines) {
    const at = 'all' in request ? -1 : request.lines.findIndex(({ line_id }) => line_id === piece.line_id)
    const sent = 'all' in request ? undefined : request.lines[at]?.sent
    const goods = request.leavesGoods ? {} : goodsOf(piece, history, sent, request)
    if (!goods) return refuse('validation', [{ path: `lines.${at}.sent`, code: 'refund_pieces' }])
    booked.push({ ...piece, ...goods })
  }
  const hasPacks = order.user_id !== null // packs of a guest's order are granted when an account adopts it, minus refunded ones
  if (hasPacks && !(await voidTheirPacks(tx, plan.lines, lines, now))) return refuse('pack_already_opened')
  const stored = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment?.id ?? null,
    key: request.key,
    ...plan,
    lines: booked,
    reason: request.reason,
    by_user_id: request.byUserId,
    created_at: now,
    ...(plan.amount === 0 && { status: 'done', done_at: now }),
  })
  if (!stored) throw new Error('a refund was written twice under the lock of its order')
  const back = booked.map(({ line_id, quantity, kept = 0 }) => ({ line_id, quantity: quantity - kept }))
  const by = { refundId: stored.id, byUserId: request.byUserId, at: now }
  if (request.restock) await restock(tx, order.id, by, back, lines)
  return stored
}
