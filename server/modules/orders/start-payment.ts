/** Opens the payment of a placed order at its provider, or the same one again. */
import type { PaymentStep } from '../../../src/contract/endpoints/shop/checkout.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { kindsOf } from '../payments/methods-repo.ts'
import { latestPayment, storePayment } from '../payments/payments-repo.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { providerFor } from '../payments/providers.ts'
import { isPayable } from './order-view.ts'
import type { OrderRow } from './orders-repo.ts'

/** With what the shop takes by this method today. */
const withKinds = async (db: Queryable, order: OrderRow) => ({
  ...order,
  kinds: await kindsOf(db, order.payment_method),
})

async function begin(
  db: Queryable,
  order: OrderRow,
  provider: PaymentProvider,
  now: Date,
): Promise<PaymentStep> {
  const { reference, step } = await provider.start(await withKinds(db, order))
  await store(db, order, provider, reference, now)
  return step
}

const store = (db: Queryable, order: OrderRow, provider: PaymentProvider, reference: string, at: Date) =>
  storePayment(db, {
    order_id: order.id,
    provider: provider.name,
    reference,
    amount: order.due,
    created_at: at,
  })

/** In the transaction that writes the order. Undefined: its provider is asked after the commit, because it may take its time. */
export async function beginWithOrder(
  tx: Queryable,
  order: OrderRow,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Promise<PaymentStep | undefined> {
  if (order.due === 0) return { kind: 'none' }
  const provider = providerFor(order.payment_method, config)
  return provider?.isOurs ? begin(tx, order, provider, now()) : undefined
}

async function stepOf(
  order: OrderRow,
  provider: PaymentProvider,
  context: AppContext,
  isFresh: boolean,
): Promise<PaymentStep> {
  const known = isFresh ? undefined : await latestPayment(context.db, order.id)
  if (!known) return begin(context.db, order, provider, context.now())
  if (!isPayable(order)) return { kind: 'none' }
  const { reference, step } = await provider.resume(known.reference, await withKinds(context.db, order))
  if (reference !== known.reference) await store(context.db, order, provider, reference, context.now())
  return step
}

/**
 * `unavailable` when this installation has no provider for the method; the step `later` when Stripe does not respond: the order stays
 * pending and the buyer tries again. `isFresh`: created by this very call, so no payment can exist yet.
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
