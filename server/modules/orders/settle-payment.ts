/**
 * What a provider says about a payment, from the browser's return or a webhook, in any order and any number of times: each saying
 * counts once, under the order's lock. Money that comes for a cancelled order goes back once (decisions §4).
 */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ProviderName } from '../payments/provider.ts'
import { providerNamed } from '../payments/providers.ts'
import { type PaymentEvent, type PaymentRow, paymentByReference, recordEvent } from '../payments/repo.ts'
import { mayFollow, paymentTable } from './order-states.ts'
import { lockOrder, type OrderRow, storeOrder, tell } from './orders-repo.ts'

interface Settled {
  order: OrderRow
  sendBack?: PaymentRow // captured though nobody waits for it any more
}

/** Undefined when we know no such payment. */
export async function settlePayment(
  world: World,
  provider: ProviderName,
  reference: string,
  event: PaymentEvent,
): Promise<OrderRow | undefined> {
  const settled = await world.db.transaction(async (tx): Promise<Settled | undefined> => {
    const payment = await paymentByReference(tx, provider, reference)
    const order = payment && (await lockOrder(tx, payment.order_id))
    if (!order) return undefined
    const isNews = await recordEvent(tx, payment.id, event, world.now())
    return isNews ? apply(tx, order, payment, event, world) : { order }
  })
  if (settled?.sendBack)
    await providerNamed(provider, world.config)?.refund(reference, event.amount, `late-${reference}`)
  return settled?.order
}

async function apply(
  tx: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  event: PaymentEvent,
  world: World,
): Promise<Settled> {
  const now = world.now()
  if (event.kind === 'failed') {
    if (!mayFollow(paymentTable, order.payment_status, 'failed')) return { order }
    await tell(tx, order.id, 'payment_failed', now)
    return { order: await storeOrder(tx, order.id, { payment_status: 'failed' }) }
  }
  if (event.kind === 'refunded') return { order }
  if (order.status === 'cancelled') {
    await recordEvent(tx, payment.id, { kind: 'refunded', amount: event.amount, provider_event: 'late' }, now)
    await tell(tx, order.id, 'late_payment_refunded', now)
    return { order: await storeOrder(tx, order.id, { payment_status: 'refunded' }), sendBack: payment }
  }
  if (!mayFollow(paymentTable, order.payment_status, 'paid')) return { order }
  const paid = await storeOrder(tx, order.id, {
    payment_status: 'paid',
    status: 'confirmed',
    expires_at: null,
  })
  await tell(tx, order.id, 'paid', now)
  await world.events.publish('order-paid', { orderId: order.id }, tx)
  return { order: paid }
}
