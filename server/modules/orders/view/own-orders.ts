/**
 * What buyers do with their orders, signed in or with an order's key: show, cancel, pay. An order of another user is
 * `not_found`.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { cancelOrder, getOrder, listOrders, Order } from '@/contract/endpoints/shop/orders.ts'
import type { abandonPayment, confirmPayment, payOrder } from '@/contract/endpoints/shop/payments.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import { pageMeta } from '../../../kernel/db/paging.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/route.ts'
import { latestPayment } from '../../payments/payments-repo.ts'
import { providerNamed } from '../../payments/providers.ts'
import { heldOrder, showHeld } from '../held-order.ts'
import { stoppableByBuyer } from '../order-states.ts'
import { linesOf, type OrderRow, pageOfOrders } from '../orders-repo.ts'
import { applyPaymentReport, endPayment } from '../pay/online-payments.ts'
import { startPayment } from '../pay/start-payment.ts'
import { releaseOrder } from '../refund/release-order.ts'
import { isPayable, summaryOf } from './order-view.ts'

/** Returns the caller's orders, newest first, without drafts. */
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

/** Refuses `not_found`, also for an order of another user and for a draft. */
export async function showOwnOrder(
  { params }: ParsedOf<typeof getOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await heldOrder(context, params.number)
  return order ? showAgain(context, order) : refuse('not_found')
}

/**
 * Refuses `not_found`, `order_state` once a parcel was shipped or the state does not allow it, and
 * `pack_already_opened`. Returns stock and coupon, refunds what was paid and emails the buyer.
 */
export async function cancelOwnOrder(
  { params }: ParsedOf<typeof cancelOrder>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await heldOrder(context, params.number)
  if (!order) return refuse('not_found')
  const byUserId = context.caller?.userId ?? null
  const mayStop = stoppableByBuyer(await linesOf(context.db, [order.id]))
  const released = await releaseOrder(order.id, { kind: 'cancelled', byUserId, mayStop }, context)
  return isRefusal(released) ? released : showAgain(context, released)
}

/** Reads the order again, since work after the commit may have changed it. */
const showAgain = async (context: CallContext, order: OrderRow): Promise<Order | Refusal> =>
  (await showHeld(context, order)) ?? refuse('not_found')

/**
 * Starts the payment, or resumes the existing one. Refuses `not_found`, `order_state` unless the order waits for
 * payment, and `unavailable` without a provider. The step `later` means that Stripe did not respond and the buyer can
 * retry.
 */
export async function payOwnOrder(
  { params }: ParsedOf<typeof payOrder>,
  context: CallContext,
): Promise<ResponseOf<typeof payOrder> | Refusal> {
  const order = await heldOrder(context, params.number)
  if (!order) return refuse('not_found')
  return isPayable(order) ? startPayment(order, context) : refuse('order_state')
}

/**
 * Called when the browser returns from the provider. Queries the provider instead of trusting the browser. Refuses
 * `not_found`, and `unavailable` when the provider does not respond.
 */
export async function confirmOwnPayment(
  { params }: ParsedOf<typeof confirmPayment>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await heldOrder(context, params.number)
  if (!order) return refuse('not_found')
  const payment = await latestPayment(context.db, order.id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!payment || !provider) return showAgain(context, order)
  try {
    const report = await provider.confirm(payment.reference)
    if (report) await applyPaymentReport(context, provider.name, report)
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'the provider did not answer')
    return refuse('unavailable')
  }
  return showAgain(context, order)
}

/**
 * Refuses `not_found`, and `unavailable` when the provider does not respond. An order that was cancelled or paid in the
 * meantime is returned unchanged.
 */
export async function abandonOwnPayment(
  { params }: ParsedOf<typeof abandonPayment>,
  context: CallContext,
): Promise<Order | Refusal> {
  const order = await heldOrder(context, params.number)
  if (!order) return refuse('not_found')
  const ended = await endPayment(order, context)
  return isRefusal(ended) ? ended : showAgain(context, ended)
}
