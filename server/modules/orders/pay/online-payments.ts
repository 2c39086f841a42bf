/**
 * A payment at the checkout, from the provider's report to its end (decision 0049). A refusal ends the payment: it is
 * first cancelled at the provider, so that money has either arrived by then and counts, or can no longer arrive.
 */
import type { AppContext } from '../../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/route.ts'
import { latestPayment } from '../../payments/payments-repo.ts'
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
    await cancelAtProvider(order, context)
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'a payment goes on: the provider did not answer')
    return refuse('unavailable')
  }
  const releaseRequest = { kind: 'abandoned', byUserId: order.user_id, mayStop: ['paying'] } as const
  const released = await releaseOrder(order.id, releaseRequest, context)
  if (!isRefusal(released)) return released
  return (await orderById(context.db, order.id)) ?? order
}

/** Cancels first, then queries the status: a payment that succeeded before cannot be cancelled, and is settled. */
async function cancelAtProvider({ id }: OrderRow, context: AppContext): Promise<void> {
  const payment = await latestPayment(context.db, id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!payment || !provider) return
  await provider.abandon(payment.reference)
  const report = await provider.confirm(payment.reference)
  if (report) await settlePayment(context, provider.name, report)
}
