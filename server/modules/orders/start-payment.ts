/** Opens the payment of a placed order at its provider, or the same one again. */
import type { PaymentStep } from '../../../src/contract/checkout.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { providerFor } from '../payments/providers.ts'
import { latestPayment, storePayment } from '../payments/repo.ts'
import { isWaiting } from './order-view.ts'
import type { OrderRow } from './orders-repo.ts'

async function begin(
  db: Queryable,
  order: OrderRow,
  provider: PaymentProvider,
  now: Date,
): Promise<PaymentStep> {
  const { reference, step } = await provider.start(order)
  await storePayment(db, {
    order_id: order.id,
    provider: provider.name,
    reference,
    amount: order.due,
    created_at: now,
  })
  return step
}

/** In the transaction that writes the order. Undefined: its provider is asked after the commit, because it may take its time. */
export async function beginWithOrder(
  tx: Queryable,
  order: OrderRow,
  { config, now }: Pick<World, 'config' | 'now'>,
): Promise<PaymentStep | undefined> {
  if (order.due === 0) return { kind: 'none' }
  const provider = providerFor(order.payment_method, config)
  return provider?.isOurs ? begin(tx, order, provider, now()) : undefined
}

async function stepOf(
  order: OrderRow,
  provider: PaymentProvider,
  world: World,
  isFresh: boolean,
): Promise<PaymentStep> {
  const known = isFresh ? undefined : await latestPayment(world.db, order.id)
  if (known) return isWaiting(order) ? provider.resume(known.reference, order) : { kind: 'none' }
  return begin(world.db, order, provider, world.now())
}

/**
 * A provider that does not answer costs nothing: the order waits, and the buyer asks again.
 * @param isFresh written by this very call: nobody can have opened a payment yet
 */
export async function startPayment(
  order: OrderRow,
  world: World,
  isFresh = false,
): Promise<PaymentStep | Refusal> {
  if (order.due === 0) return { kind: 'none' }
  const provider = providerFor(order.payment_method, world.config)
  if (!provider) return refuse('unavailable')
  try {
    return await stepOf(order, provider, world, isFresh)
  } catch (error) {
    if (provider.name !== 'stripe') throw error
    world.log.warn({ err: error, order: order.number }, 'payment waits: the provider did not answer')
    return { kind: 'later' }
  }
}
