/** What buyers do with their own orders: show, cancel, pay. Somebody else's order is `not_found`. */
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type { cancelOrder, getOrder, listOrders, Order } from '../../../src/contract/endpoints/shop/orders.ts'
import type {
  confirmPayment,
  payOrder,
  settleTestPayment,
} from '../../../src/contract/endpoints/shop/payments.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { latestPayment } from '../payments/payments-repo.ts'
import type { Saying } from '../payments/provider.ts'
import { providerNamed } from '../payments/providers.ts'
import { promiseLate } from './late-bank.ts'
import { stoppable } from './order-states.ts'
import { isWaiting, showOrder, summaryOf } from './order-view.ts'
import { linesOf, type OrderRow, orderOfUser, pageOfOrders } from './orders-repo.ts'
import { releaseOrder } from './release-order.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** The caller's orders, newest first, without drafts. */
export async function listOwnOrders(
  { query }: ParsedOf<typeof listOrders>,
  context: CallContext,
): Promise<ResponseOf<typeof listOrders>> {
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
    meta: pageMeta(query, total),
  }
}

const own = (context: CallContext, number: string): Promise<OrderRow | undefined> =>
  orderOfUser(context.db, callerOf(context).userId, number)

/** `not_found` also for somebody else's order and for a draft. */
export async function showOwnOrder(
  { params }: ParsedOf<typeof getOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  return order ? showOrder(context, order) : refuse('not_found')
}

/**
 * `not_found`; `order_state` once a parcel was sent or the state does not allow it; `pack_already_opened`. Returns stock and coupon,
 * refunds what was paid and emails the buyer.
 */
export async function cancelOwnOrder(
  { params }: ParsedOf<typeof cancelOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  const byUserId = callerOf(context).userId
  const released = await releaseOrder(order.id, { kind: 'cancelled', byUserId, mayStop: stoppable }, context)
  return isRefusal(released) ? released : showAgain(context, released)
}

/** Reads the order again, since work after the commit may have changed it once more. */
async function showAgain(context: CallContext, { user_id, number }: OrderRow): Promise<Order | Refusal> {
  const order = await orderOfUser(context.db, user_id, number)
  return order ? showOrder(context, order) : refuse('not_found')
}

/**
 * Starts the payment, or resumes the same one. `not_found`; `order_state` unless the order waits for payment; `unavailable` without a
 * provider. The step `later` means that Stripe did not respond: try again.
 */
export async function payOwnOrder(
  { params }: ParsedOf<typeof payOrder>,
  context: CallContext,
): Promise<ResponseOf<typeof payOrder> | Refusal> {
  const order = await own(context, params.number)
  if (!order) return refuse('not_found')
  return isWaiting(order) ? startPayment(order, context) : refuse('order_state')
}

/** After the browser's return: asks the provider, the browser is not believed. `not_found`; `unavailable` when the provider is silent. */
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

type TestSettled = ResponseOf<typeof settleTestPayment>

/** The buyer decides for the test provider: `not_found` without it, `order_state` once paid. It charges cancelled orders too. */
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
