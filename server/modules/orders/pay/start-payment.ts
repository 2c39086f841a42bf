/** Opens the payment of a placed order at its provider, or resumes it. */
import type { PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { kindsOf } from '../../payments/methods-repo.ts'
import { latestPayment, storePayment } from '../../payments/payments-repo.ts'
import type { PaymentProvider } from '../../payments/provider.ts'
import { providerFor } from '../../payments/providers.ts'
import type { OrderRow } from '../orders-repo.ts'
import { isPayable } from '../view/order-view.ts'
import { storeIfDue } from './started-payments-repo.ts'

/** @param kinds payment kinds that the shop accepts for this method today */
async function begin(
  db: Queryable,
  order: OrderRow,
  kinds: readonly PaymentKind[],
  provider: PaymentProvider,
  now: Date,
): Promise<PaymentStep> {
  const { reference, step } = await provider.start({ ...order, kinds })
  await storePayment(db, paymentRow(order, provider, reference, now))
  return step
}

const paymentRow = (
  { id: order_id, due: amount }: OrderRow,
  { name: provider }: PaymentProvider,
  reference: string,
  created_at: Date,
) => ({ order_id, provider, reference, amount, created_at })

/**
 * Runs in the transaction that writes the order. Returns undefined when the provider must be called after the commit,
 * because the call may be slow.
 */
export async function beginWithOrder(
  tx: Queryable,
  order: OrderRow,
  kinds: readonly PaymentKind[],
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Promise<PaymentStep | undefined> {
  if (order.due === 0) return { kind: 'none' }
  const provider = providerFor(order.payment_method, config)
  return provider?.isOurs ? begin(tx, order, kinds, provider, now()) : undefined
}

async function stepOf(
  order: OrderRow,
  provider: PaymentProvider,
  context: AppContext,
  isFresh: boolean,
): Promise<PaymentStep> {
  const existing = isFresh ? undefined : await latestPayment(context.db, order.id)
  if (existing && !isPayable(order)) return { kind: 'none' }
  const kinds = await kindsOf(context.db, order.payment_method)
  if (isFresh) return begin(context.db, order, kinds, provider, context.now())
  const payable = { ...order, kinds }
  const started = existing
    ? await provider.resume(existing.reference, payable)
    : await provider.start(payable)
  if (started.reference === existing?.reference) return started.step
  const row = paymentRow(order, provider, started.reference, context.now())
  if (await storeIfDue(context.db, row)) return started.step
  await provider.abandon(started.reference) // an edit has changed the amount in the meantime
  return { kind: 'later' }
}

/**
 * Refuses `unavailable` when this installation has no provider for the method. Returns the step `later` when Stripe
 * does not respond: the order stays pending and the buyer can retry. `isFresh`: this call created the order, so no
 * payment can exist yet.
 */
export async function startPayment(
  order: OrderRow,
  context: AppContext,
  isFresh = false,
): Promise<PaymentStep | Refusal> {
  if (order.due === 0) return { kind: 'none' }
  const provider = providerFor(order.payment_method, context.config)
  if (!provider) return refuse('unavailable')
  try {
    return await stepOf(order, provider, context, isFresh)
  } catch (error) {
    if (provider.name !== 'stripe') throw error
    context.log.warn({ err: error, order: order.number }, 'payment waits: the provider did not answer')
    return { kind: 'later' }
  }
}
