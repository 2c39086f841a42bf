/**
 * A payment at the checkout, from what the provider says to its end (decision 0049). A refusal ends it: the payment is cancelled at the
 * provider first, so that money either has come by then and counts, or cannot come any more.
 */
import type { AppContext } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { latestPayment } from '../payments/payments-repo.ts'
import type { PaymentReport, ProviderName } from '../payments/provider.ts'
import { providerNamed } from '../payments/providers.ts'
import { type OrderRow, orderById } from './orders-repo.ts'
import { releaseOrder } from './release-order.ts'
import { settlePayment } from './settle-payment.ts'

/** As `settlePayment`; a refused payment at the checkout releases what it held, where the provider responds. */
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
 * The order as it stands then: `abandoned`, or what a payment that was made after all has turned it into. `unavailable` when the provider
 * does not respond: it goes on holding its items until it expires.
 */
export async function endPayment(order: OrderRow, context: AppContext): Promise<OrderRow | Refusal> {
  if (order.status !== 'paying') return order
  try {
    await cancelAtProvider(order, context)
  } catch (error) {
    context.log.warn({ err: error, order: order.number }, 'a payment goes on: the provider did not answer')
    return refuse('unavailable')
  }
  const wish = { kind: 'abandoned', byUserId: order.user_id, mayStop: ['paying'] } as const
  const released = await releaseOrder(order.id, wish, context)
  if (!isRefusal(released)) return released
  return (await orderById(context.db, order.id)) ?? order
}

/** Cancels, then asks: what was paid before cannot be cancelled, and is settled. */
async function cancelAtProvider({ id }: OrderRow, context: AppContext): Promise<void> {
  const payment = await latestPayment(context.db, id)
  const provider = payment && providerNamed(payment.provider, context.config)
  if (!payment || !provider) return
  await provider.abandon(payment.reference)
  const report = await provider.confirm(payment.reference)
  if (report) await settlePayment(context, provider.name, report)
}
