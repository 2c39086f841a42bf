/** What the shop does with orders by hand. Every change is under the order's lock and in its ledger with who did it. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { providerFor } from '../payments/providers.ts'
import { latestPayment, storePayment } from '../payments/repo.ts'
import { mayBecome, showAdminOrder } from './admin-view.ts'
import { bookRefund } from './book-refund.ts'
import { orderCounts } from './order-counts-repo.ts'
import { pageOfEveryOrder } from './order-list-repo.ts'
import { summaryOf } from './order-view.ts'
import { linesOf, lockOrder, type OrderRow, orderById, storeOrder, tell } from './orders-repo.ts'
import { releaseOrder, shopMayStop } from './release-order.ts'
import { sendRefunds } from './send-refunds.ts'
import { settlePayment } from './settle-payment.ts'

type AdminOrder = contract.AdminOrder

export async function listEveryOrder(
  { query }: ParsedOf<typeof contract.adminOrders>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminOrders>> {
  const counts = await orderCounts(db)
  const { rows, total } = await pageOfEveryOrder(db, query, counts)
  const ids = rows.map(({ order }) => order.id)
  const lines = ids.length > 0 ? await linesOf(db, ids) : []
  const summary = (order: OrderRow) => {
    const shown = summaryOf(
      order,
      lines.filter(line => line.order_id === order.id),
    )
    const pieces = order.draft?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...shown, pieces: pieces ?? shown.pieces }
  }
  return {
    data: rows.map(({ order, buyer }) => ({ ...summary(order), id: order.id, buyer })),
    meta: { total, page: query.page, per_page: query.per_page },
    counts,
  }
}

export const showEveryOrder = (
  { params }: ParsedOf<typeof contract.adminOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> => showAdminOrder(context, params.id)

export async function moveOrder(
  { params, body }: ParsedOf<typeof contract.changeOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const byUserId = callerOf(context).userId
  if (!(await orderById(context.db, params.id))) return refuse('not_found')
  if (body.status === 'cancelled') {
    const wish = { kind: 'cancelled' as const, byUserId, mayStop: shopMayStop }
    const released = await releaseOrder(params.id, wish, context)
    return isRefusal(released) ? released : showAdminOrder(context, params.id)
  }
  const { status } = body
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order || !mayBecome(order).includes(status)) return refuse('order_state')
    await storeOrder(tx, order.id, { status })
    await tell(tx, order.id, status, context.now(), byUserId)
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

/** Money that a person has counted: transfers and cash, in full. What comes for an order that is gone goes back. */
export async function countMoney(
  { params, body }: ParsedOf<typeof contract.recordPayment>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const order = await orderById(context.db, params.id)
  if (!order) return refuse('not_found')
  if (order.status === 'draft') return refuse('order_state') // nobody owes for it yet, and its goods are not taken
  const provider = providerFor(order.payment_method, context.config)
  if (!provider || order.payment_method === 'card' || body.amount !== order.due) return refuse('order_state')
  if (order.payment_status !== 'unpaid') return refuse('order_state')
  const known = await latestPayment(context.db, order.id)
  if (!known)
    await storePayment(context.db, {
      order_id: order.id,
      provider: provider.name,
      reference: order.number,
      amount: order.due,
      created_at: context.now(),
    })
  await settlePayment(context, provider.name, await provider.capture(order.number, body.amount))
  return showAdminOrder(context, order.id)
}

export async function giveMoneyBack(
  { params, body }: ParsedOf<typeof contract.refundOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const wish = { ...body, key, byUserId: callerOf(context).userId }
  const refund = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const order = await lockOrder(tx, params.id)
      if (!order) return Rollback.unlessRefused(refuse('not_found'))
      return Rollback.unlessRefused(await bookRefund(tx, order, wish, context.now()))
    }),
  )
  if (isRefusal(refund)) return refund
  await sendRefunds(context, [(refund as { id: number }).id])
  return showAdminOrder(context, params.id)
}
