/** Returns (decision 0022): the buyer requests, the shop decides, the money is sent by a refund. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { decideReturn } from '@/contract/endpoints/admin/after-sale.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { OrderReturnStatus, requestReturn } from '@/contract/endpoints/shop/after-sale.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { heldOrder } from '../orders/held-order.ts'
import { sendOrderEmail } from '../orders/order-emails.ts'
import { insertOrderEvent } from '../orders/order-events-repo.ts'
import { linesOf, lockOrder, orderById } from '../orders/orders-repo.ts'
import { bookRefund } from '../orders/refund/book-refund.ts'
import { returnWish } from '../orders/refund/refund-plan.ts'
import { type RefundRow, refundsOf } from '../orders/refund/refunds-repo.ts'
import { sentPieces } from '../orders/refund/returnable.ts'
import { sendRefunds } from '../orders/refund/send-refunds.ts'
import { restock } from '../orders/stock-repo.ts'
import { showAdminOrder } from '../orders/view/admin-view.ts'
import { historyOf } from '../orders/view/after-sale-repo.ts'
import { showOrder } from '../orders/view/order-view.ts'
import { returnById, returnVersion } from './returns-list.ts'
import { insertReturn, type ReturnRow, readReturn, storeReturn } from './returns-repo.ts'

type Requested = ResponseOf<typeof requestReturn>

/** Writes nothing when more pieces are requested than can be returned, or a line belongs to another order. */
export async function requestOwnReturn(
  { params, body }: ParsedOf<typeof requestReturn>,
  context: CallContext,
): Promise<Requested | Refusal> {
  const own = await heldOrder(context, params.number)
  if (!own) return refuse('not_found')
  return context.db.transaction(async (tx): Promise<Requested | Refusal> => {
    const order = await lockOrder(tx, own.id)
    if (!order) return refuse('not_found')
    const view = await showOrder({ ...context, db: tx }, order)
    const isFair = body.lines.every(
      ({ line_id, quantity }) => (view.lines.find(({ id }) => id === line_id)?.returnable ?? 0) >= quantity,
    )
    const isTwice = new Set(body.lines.map(({ line_id }) => line_id)).size < body.lines.length
    if (!view.return_until || !isFair || isTwice) return refuse('order_state')
    const now = context.now()
    const id = await insertReturn(tx, { order_id: order.id, ...body, created_at: now })
    await insertOrderEvent(tx, order.id, 'return_requested', now, order.user_id)
    const lines = body.lines.map(piece => ({ ...piece, title: titleOf(view.lines, piece.line_id) }))
    const returned = await piecesOf(tx, order.id, body.lines)
    await sendOrderEmail(tx, 'return-requested', order, context, { returned })
    return {
      id,
      status: 'requested',
      reason: body.reason,
      text: body.text,
      answer: '',
      lines,
      created_at: now.toISOString(),
    }
  })
}

/** Returns the pieces with title and choice, as an email names them. */
async function piecesOf(tx: Queryable, orderId: number, pieces: ReturnRow['lines']) {
  const lines = await linesOf(tx, [orderId])
  return pieces.map(({ line_id, quantity }) => {
    const { title = '', choice = '' } = lines.find(({ id }) => id === line_id) ?? {}
    return { title, choice, quantity }
  })
}

const titleOf = (lines: readonly { id: number; title: string }[], lineId: number): string =>
  lines.find(({ id }) => id === lineId)?.title ?? ''

/** A withdrawal is the buyer's right: it is never refused. */
const next: Record<OrderReturnStatus, readonly OrderReturnStatus[]> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  refused: [],
  received: [],
}

type Decision = ParsedOf<typeof decideReturn>

/**
 * Changes everything or nothing: a refund that is not possible leaves the return unchanged. Refuses `forbidden` for a
 * refund without the permission for money.
 */
export async function decideOnReturn(input: Decision, context: CallContext): Promise<AdminOrder | Refusal> {
  if (input.body.refund && !isAllowed('admin:money:write', callerOf(context))) return refuse('forbidden')
  const decided = await Rollback.catching(() => context.db.transaction(tx => decide(tx, input, context)))
  if (isRefusal(decided)) return decided
  if (decided.refundId !== undefined) await sendRefunds(context, [decided.refundId])
  return showAdminOrder(context, decided.orderId)
}

interface Decided {
  orderId: number
  refundId?: number
}

/**
 * Throws a refusal. Decisions run one after the other, because the order is locked around this call
 * (`auditedReturnChange`).
 */
async function decide(
  tx: Queryable,
  { params, body: { version, refund, restock: isRestocked, ...body } }: Decision,
  context: CallContext,
): Promise<Decided> {
  const found = await readReturn(tx, params.id)
  if (!found) throw new Rollback(refuse('not_found'))
  const stale = await refuseStale(version, returnVersion(found), () =>
    returnById(tx, found.id, context.locale),
  )
  if (stale) throw new Rollback(stale)
  const isRight = found.reason === 'withdrawal' && body.status === 'refused'
  if (isRight || !next[found.status].includes(body.status)) throw new Rollback(refuse('order_state'))
  if ((refund || isRestocked) && body.status !== 'received') throw new Rollback(refuse('order_state'))
  await storeReturn(tx, found.id, { ...body, decided_at: context.now() })
  const order = await orderById(tx, found.order_id)
  const writer = { userId: callerOf(context).userId, at: context.now() }
  await recordChange(tx, writer, {
    record: 'return',
    id: found.id,
    title: order?.number ?? '',
    before: { status: found.status, answer: found.answer },
    after: body,
  })
  await notifyBuyer(tx, found, body, context)
  if (refund) {
    const goods = { isRestocked: isRestocked ?? true, reason: refund.reason }
    const stored = Rollback.unlessRefused(await refundReturn(tx, found, goods, context))
    return { orderId: found.order_id, refundId: stored.id }
  }
  if (isRestocked) {
    const lines = await linesOf(tx, [found.order_id])
    await restock(tx, found.order_id, { byUserId: writer.userId, at: writer.at }, found.lines, lines)
  }
  return { orderId: found.order_id }
}

/** Refunds a return once, also for items of 0 cents. Restocks the items on request. */
async function refundReturn(
  tx: Queryable,
  stored: ReturnRow,
  { isRestocked, reason }: { isRestocked: boolean; reason: string },
  context: CallContext,
): Promise<RefundRow | Refusal> {
  const order = await lockOrder(tx, stored.order_id)
  if (!order) return refuse('not_found')
  const { lines, parcels } = await historyOf(tx, order.id)
  const request = returnWish(stored, lines, await refundsOf(tx, order.id))
  const refund = {
    ...request,
    lines: request.lines.map(({ line_id, quantity }) => ({
      line_id,
      quantity,
      sent: Math.min(quantity, sentPieces(line_id, parcels)), // an order may have no recorded parcels
    })),
    key: `return-${stored.id}`,
    restock: isRestocked,
    goods: 'returned' as const,
    reason,
    byUserId: callerOf(context).userId,
  }
  return bookRefund(tx, order, refund, context.now())
}

async function notifyBuyer(
  tx: Queryable,
  { order_id: orderId, lines }: Pick<ReturnRow, 'order_id' | 'lines'>,
  { status, answer }: Pick<ParsedOf<typeof decideReturn>['body'], 'status' | 'answer'>,
  context: CallContext,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const kind = status === 'received' ? 'returned' : (`return_${status}` as const)
  await insertOrderEvent(tx, orderId, kind, context.now(), callerOf(context).userId)
  if (status === 'received') return
  const returned = await piecesOf(tx, orderId, lines)
  await sendOrderEmail(tx, `return-${status}`, order, context, { said: answer, returned })
}
