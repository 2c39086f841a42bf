/** What buyers do with their own orders: look, cancel, pay. Another's order is not there. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { cancelOrder, getOrder, listOrders, Order } from '../../../src/contract/orders.ts'
import type { payOrder, settleTestPayment } from '../../../src/contract/payments.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { isWaiting, showOrder, summaryOf } from './order-view.ts'
import { linesOf, type OrderRow, orderOfUser, pageOfOrders } from './orders-repo.ts'
import { releaseOrder } from './release-order.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

export async function listOwnOrders(
  { query }: ParsedOf<typeof listOrders>,
  context: CallContext,
): Promise<AnswerOf<typeof listOrders>> {
  const { rows, total } = await pageOfOrders(context.db, callerOf(context).userId, query)
  const lines =
    rows.length > 0
      ? await linesOf(
          context.db,
          rows.map(({ id }) => id),
        )
      : []
  return {
    data: rows.map(order =>
      summaryOf(
        order,
        lines.filter(line => line.order_id === order.id),
      ),
    ),
    meta: { total, page: query.page, per_page: query.per_page },
  }
}

const own = (context: CallContext, number: string): Promise<OrderRow | undefined> =>
  orderOfUser(context.db, callerOf(context).userId, number)

export async function showOwnOrder(
  { params }: ParsedOf<typeof getOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  return order ? showOrder(context.db, order) : refuse('not_found')
}

export async function cancelOwnOrder(
  { params }: ParsedOf<typeof cancelOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  const byUserId = callerOf(context).userId
  const released = await context.db.transaction(tx =>
    releaseOrder(tx, order.id, { kind: 'cancelled', byUserId }, context),
  )
  return released ? showOrder(context.db, released) : refuse('order_state')
}

export async function payOwnOrder(
  { params }: ParsedOf<typeof payOrder>,
  context: CallContext,
): Promise<AnswerOf<typeof payOrder> | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  return isWaiting(order) ? startPayment(order, context) : refuse('order_state')
}

/** The buyer plays the bank of the test provider. A cancelled order can still be charged late, as at a real one. */
export async function settleOwnTestPayment(
  { params, body }: ParsedOf<typeof settleTestPayment>,
  context: CallContext,
): Promise<AnswerOf<typeof settleTestPayment> | Refusal> {
  const order = await own(context, params.reference.slice('test_'.length))
  if (!order || !context.config.testPayments) return refuse('not_found')
  if (order.payment_status === 'paid') return refuse('order_state')
  if (body.outcome === 'confirm')
    return { needs_confirmation: true, order: await showOrder(context.db, order) }
  const kind = body.outcome === 'approve' ? ('captured' as const) : ('failed' as const)
  const provider_event = kind === 'captured' ? 'captured' : context.request.id
  const settled = await settlePayment(context, 'test', params.reference, {
    kind,
    amount: order.due,
    provider_event,
  })
  if (!settled) return refuse('not_found')
  return { needs_confirmation: false, order: await showOrder(context.db, settled) }
}
