/** Manual order actions of the shop. Each change runs under the order's lock and records in the ledger who made it. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminOrders } from '@/contract/endpoints/admin/order-list.ts'
import type * as contract from '@/contract/endpoints/admin/orders.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { latestPayment, storePayment } from '../payments/payments-repo.ts'
import { providerFor } from '../payments/providers.ts'
import { insertOrderEvent } from './order-events-repo.ts'
import { stoppable } from './order-states.ts'
import { linesOf, lockOrder, orderById, storeOrder } from './orders-repo.ts'
import { settlePayment } from './pay/settle-payment.ts'
import { bookRefund, isRefundable } from './refund/book-refund.ts'
import { moneyLeft, piecesLeft, refundOffer, shippingLeft } from './refund/refund-plan.ts'
import { refundsOf } from './refund/refunds-repo.ts'
import { releaseOrder } from './refund/release-order.ts'
import { sendRefunds } from './refund/send-refunds.ts'
import { followGoods } from './ship/parcels.ts'
import { adminRows } from './view/admin-rows.ts'
import { isMade, mayBecome, showAdminOrder } from './view/admin-view.ts'
import { historyOf } from './view/after-sale-repo.ts'
import { orderCounts } from './view/order-counts-repo.ts'
import { pageOfEveryOrder } from './view/order-list-repo.ts'

type AdminOrder = contract.AdminOrder

/**
 * `counts` ignore the filters. Callers who may not see amounts cannot sort by them. The `due` of a draft is quoted at today's prices. Amounts are in
 * cents.
 */
export async function listEveryOrder(
  { query: requested }: ParsedOf<typeof adminOrders>,
  context: CallContext,
): Promise<ResponseOf<typeof adminOrders>> {
  const { db, caller } = context
  const isByAmount = requested.sort === 'due' || requested.sort === '-due'
  const query =
    isByAmount && !isAllowed('admin:money:read', caller) ? { ...requested, sort: undefined } : requested
  const today = shopTime(context.now()).slice(0, 10)
  const counts = await orderCounts(db, today)
  const { rows, total } = await pageOfEveryOrder(db, query, today)
  return { data: await adminRows(rows, context), meta: pageMeta(query, total), counts }
}

export const showEveryOrder = (
  { params }: ParsedOf<typeof contract.adminOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> => showAdminOrder(context, params.id)

/**
 * Refuses `not_found`, `forbidden` for a cancellation without the permission for money, `not_made_to_order` for the production of an order that is only packed, and `order_state` when the current state does not allow the change. `cancelled` returns stock
 * and coupon, refunds what was paid and emails the buyer; it refuses `pack_already_opened` when a pack of the order is
 * open. Other states send no email.
 */
export async function moveOrder(
  { params, body }: ParsedOf<typeof contract.changeOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const caller = callerOf(context)
  const byUserId = caller.userId
  if (!(await orderById(context.db, params.id))) return refuse('not_found')
  if (body.status === 'cancelled') {
    if (!isAllowed('admin:money:write', caller)) return refuse('forbidden')
    const releaseRequest = { kind: 'cancelled' as const, byUserId, mayStop: stoppable }
    const released = await releaseOrder(params.id, releaseRequest, context)
    return isRefusal(released) ? released : showAdminOrder(context, params.id)
  }
  const { status } = body
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    const history = await historyOf(tx, params.id)
    if (status === 'in_production' && !isMade(history)) return refuse('not_made_to_order')
    if (!order || !mayBecome(order, history).includes(status)) return refuse('order_state')
    await storeOrder(tx, order.id, { status })
    await insertOrderEvent(tx, order.id, status, context.now(), byUserId)
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

/**
 * Records a transfer or cash that a person has counted. Refuses `order_state` unless the amount equals `due` (cents).
 * Money for a cancelled order is refunded.
 */
export async function countMoney(
  { params, body }: ParsedOf<typeof contract.recordPayment>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const order = await orderById(context.db, params.id)
  if (!order) return refuse('not_found')
  if (order.status === 'draft') return refuse('order_state') // no amount is due yet, and its items are not reserved
  const provider = providerFor(order.payment_method, context.config)
  if (!provider || order.payment_method === 'card' || body.amount !== order.due) return refuse('order_state')
  if (order.payment_status !== 'unpaid') return refuse('order_state')
  const payment = await latestPayment(context.db, order.id)
  const reference = payment?.reference ?? order.number
  if (!payment)
    await storePayment(context.db, {
      order_id: order.id,
      provider: provider.name,
      reference,
      amount: order.due,
      created_at: context.now(),
    })
  const settled = await settlePayment(context, provider.name, await provider.capture(reference, body.amount))
  if (!settled || settled.payment_status === 'unpaid') return refuse('order_state') // the amount differs, or the payment does not exist
  return showAdminOrder(context, order.id)
}

/**
 * Returns what the refund would return and what would remain, in cents. Books nothing. Refuses `not_found`, and
 * `not_refundable` when nothing was paid or more pieces are requested than remain.
 */
export async function showRefund(
  { params, body }: ParsedOf<typeof contract.previewRefund>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.previewRefund> | Refusal> {
  const order = await orderById(db, params.id)
  if (!order) return refuse('not_found')
  const lines = await linesOf(db, [order.id])
  const earlier = await refundsOf(db, order.id)
  const offer = (await isRefundable(db, order)) && refundOffer(order, lines, earlier, body)
  if (!offer) return refuse('not_refundable')
  return {
    ...offer,
    left: {
      amount: moneyLeft(order, earlier),
      shipping: shippingLeft(order, lines, earlier),
      lines: lines.map(line => ({ line_id: line.id, quantity: piecesLeft(line, earlier) })),
    },
  }
}

/**
 * Refuses `idempotency_key` without the header: one key is one refund. Also refuses `not_found`, `not_refundable`,
 * `validation` (`refund_too_much`) and `pack_already_opened`. Booked under the order's lock and sent to the provider
 * after the commit. The buyer gets an email once it is done.
 */
export async function giveMoneyBack(
  { params, body }: ParsedOf<typeof contract.refundOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const request = { ...body, key, byUserId: callerOf(context).userId }
  const refund = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const order = await lockOrder(tx, params.id)
      if (!order) return Rollback.unlessRefused(refuse('not_found'))
      const booked = Rollback.unlessRefused(await bookRefund(tx, order, request, context.now()))
      await followGoods(tx, order, context)
      return booked
    }),
  )
  if (isRefusal(refund)) return refund
  await sendRefunds(context, [refund.id])
  return showAdminOrder(context, params.id)
}
