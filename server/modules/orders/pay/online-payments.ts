/**
 * A payment at the checkout, from the provider's report to its end (decision 0049). A refusal ends the payment: it is
 * first cancelled at the provider, so that money has either arrived by then and counts, or can no longer arrive.
 */
import type { AppContext } from '../../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/route.ts'
import { latestPayment, type PaymentRow } from '../../payments/payments-repo.ts'
import type { PaymentReport, ProviderName } from '../../payments/provider.ts'
import { providerNamed } from '../../payments/providers.ts'
import { type OrderRow, orderById } from '../orders-repo.ts'
import { releaseOrder } from '../refund/release-order.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Like `settlePayment`. A refused payment at the checkout also releases its reservations, provided that the provider
 * responds.
 */
export async function applyPaymentReport(
  context: AppContext,
  provider: ProviderName,
  report: PaymentReport,
): Promise<OrderRow | undefined> {
  const order = await settlePayment(context, provider, report)
  if (order?.status !== 'paying' || report.kind !== 'failed') return order
  const ended = await endPayment(order, context)
  return isRefusal(ended) ? order : ended
}

/**
 * Returns the order as it is afterwards: `abandoned`, or the result of a payment that succeeded after all. Refuses
 * `unavailable` when the provider does not respond: the order then keeps its stock reserved until it expires.
 */
export async function endPayment(order: OrderRow, context: AppContext): Promise<OrderRow | Refusal> {
  if (order.status !== 'paying') return order
  try {
    const stopped = await cancelAtProvider(order, context)
    if (stopped) await settlePayment(context, stopped.payment.provider, stopped.report)
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'a payment goes on: the provider did not answer')
    return refuse('unavailable')
  }
  const releaseRequest = { kind: 'abandoned', byUserId: order.user_id, mayStop: ['paying'] } as const
  const released = await releaseOrder(order.id, releaseRequest, context)
  if (!isRefusal(released)) return released
  return (await orderById(context.db, order.id)) ?? order
}

/** A payment that was cancelled at its provider, with the report about its end. */
export interface StoppedPayment {
  payment: PaymentRow
  report: PaymentReport
}

/**
 * Cancels a started payment of an order whose amount is about to change: the next attempt begins with the new amount. Money that has arrived
 * is settled. Returns undefined when no external provider has a payment. Refuses `unavailable` when it does not respond.
 */
export async function stopPayment(
  order: OrderRow,
  context: AppContext,
): Promise<StoppedPayment | Refusal | undefined> {
  try {
    const stopped = await cancelAtProvider(order, context)
    if (stopped && stopped.report.kind !== 'failed')
      await settlePayment(context, stopped.payment.provider, stopped.report)
    return stopped
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'a payment goes on: the provider did not answer')
    return refuse('unavailable')
  }
}

/** Cancels first, then queries the status: a payment that succeeded before cannot be cancelled. */
async function cancelAtProvider({ id }: OrderRow, context: AppContext): Promise<StoppedPayment | undefined> {
  const payment = await latestPayment(context.db, id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!payment || !provider) return undefined
  await provider.abandon(payment.reference)
  const report = await provider.confirm(payment.reference)
  return report && { payment, report }
}
