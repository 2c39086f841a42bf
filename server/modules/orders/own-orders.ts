/** What buyers do with their own orders: look, cancel, pay. Another's order is not there. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { cancelOrder, getOrder, listOrders, Order } from '../../../src/contract/orders.ts'
import type { confirmPayment, payOrder, settleTestPayment } from '../../../src/contract/payments.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import type { Saying } from '../payments/provider.ts'
import { providerNamed } from '../payments/providers.ts'
import { latestPayment } from '../payments/repo.ts'
import { promiseLate } from './late-bank.ts'
import { isWaiting, showOrder, summaryOf } from './order-view.ts'
import { linesOf, type OrderRow, orderOfUser, pageOfOrders } from './orders-repo.ts'
import { buyerMayStop, releaseOrder } from './release-order.ts'
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
  return order ? showOrder(context, order) : refuse('not_found')
}

export async function cancelOwnOrder(
  { params }: ParsedOf<typeof cancelOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  const byUserId = callerOf(context).userId
  const released = await releaseOrder(
    order.id,
    { kind: 'cancelled', byUserId, mayStop: buyerMayStop },
    context,
  )
  return isRefusal(released) ? released : showAgain(context, released)
}

/** As it is now: what follows a change may have changed it once more. */
async function showAgain(context: CallContext, { user_id, number }: OrderRow): Promise<Order | Refusal> {
  const order = await orderOfUser(context.db, user_id, number)
  return order ? showOrder(context, order) : refuse('not_found')
}

export async function payOwnOrder(
  { params }: ParsedOf<typeof payOrder>,
  context: CallContext,
): Promise<AnswerOf<typeof payOrder> | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  return isWaiting(order) ? startPayment(order, context) : refuse('order_state')
}

/** Back from the bank. What the browser says counts for nothing: the provider is asked. */
export async function confirmOwnPayment(
  { params }: ParsedOf<typeof confirmPayment>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  const payment = await latestPayment(context.db, order.id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!payment || !provider) return showOrder(context, order)
  try {
    const saying = await provider.confirm(payment.reference)
    if (saying) await settlePayment(context, provider.name, saying)
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'the provider did not answer')
    return refuse('unavailable')
  }
  return showAgain(context, order)
}

type TestSettled = AnswerOf<typeof settleTestPayment>

/** The buyer plays the bank of the test provider. A cancelled order can still be charged late, as at a real one. */
export async function settleOwnTestPayment(
  { params, body }: ParsedOf<typeof settleTestPayment>,
  context: CallContext,
): Promise<TestSettled | Refusal> {
  const order = await own(context, params.reference.slice('test_'.length))
  if (!order || !context.config.testPayments) return refuse('not_found')
  if (order.payment_status === 'paid') return refuse('order_state')
  if (body.outcome === 'confirm') return { needs_confirmation: true, order: await showOrder(context, order) }
  const { reference } = params
  const amount = order.due
  if (body.outcome === 'late') {
    const payment = await latestPayment(context.db, order.id)
    if (payment?.reference !== reference) return refuse('not_found')
    await promiseLate(context, payment)
    return { needs_confirmation: false, order: await showOrder(context, order) }
  }
  const saying: Saying =
    body.outcome === 'approve'
      ? { reference, kind: 'captured', amount, key: 'captured' }
      : { reference, kind: 'failed', amount, key: context.request.id }
  const settled = await settlePayment(context, 'test', saying)
  return settled
    ? { needs_confirmation: false, order: await showOrder(context, settled) }
    : refuse('not_found')
}
