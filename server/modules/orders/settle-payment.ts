/**
 * What a provider says about a payment, from the browser's return or a webhook, in any order and any number of times: each saying
 * counts once, under the order's lock. Money that comes for a cancelled order goes back once (decisions §4).
 */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ProviderName, Saying } from '../payments/provider.ts'
import { type PaymentRow, recordEvent } from '../payments/repo.ts'
import { becomePaid } from './become-paid.ts'
import { mayFollow, paymentTable } from './order-states.ts'
import { lockOrderOfPayment, type OrderRow, storeOrder, tell } from './orders-repo.ts'
import { insertRefund, refundsOf } from './refunds-repo.ts'
import { sendRefunds } from './send-refunds.ts'

interface Settled {
  order: OrderRow
  sendBack?: number // refund of money nobody waits for any more
}

/** Undefined when we know no such payment. */
export async function settlePayment(
  world: World,
  provider: ProviderName,
  saying: Saying,
): Promise<OrderRow | undefined> {
  const settled = await world.db.transaction(async (tx): Promise<Settled | undefined> => {
    const held = await lockOrderOfPayment(tx, provider, saying.reference)
    if (!held) return undefined
    const { order, payment } = held
    const isWrong = saying.kind === 'captured' && saying.amount !== payment.amount
    const kind = isWrong ? ('mismatched' as const) : saying.kind
    const event = { kind, amount: saying.amount, provider_event: isWrong ? 'mismatched' : saying.key }
    const isNews = await recordEvent(tx, payment.id, event, world.now())
    if (!isNews) return { order }
    if (isWrong) {
      world.log.error({ order: order.number, saying, due: payment.amount }, 'a payment of another sum came')
      return { order }
    }
    return apply(tx, order, payment, saying, world)
  })
  if (settled?.sendBack !== undefined) await sendRefunds(world, [settled.sendBack])
  return settled?.order
}

function apply(
  tx: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  saying: Saying,
  world: World,
): Promise<Settled> {
  if (saying.kind === 'failed') return applyFailure(tx, order, world)
  if (saying.kind === 'refunded') return applyOutsideRefund(tx, order, payment, saying, world)
  return applyCapture(tx, order, payment, saying, world)
}

async function applyFailure(tx: Queryable, order: OrderRow, world: World): Promise<Settled> {
  if (!mayFollow(paymentTable, order.payment_status, 'failed')) return { order }
  await tell(tx, order.id, 'payment_failed', world.now())
  return { order: await storeOrder(tx, order.id, { payment_status: 'failed' }) }
}

async function applyCapture(
  tx: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  { amount }: Saying,
  world: World,
): Promise<Settled> {
  if (!mayFollow(paymentTable, order.payment_status, 'paid')) return { order }
  if (order.status !== 'cancelled' && order.status !== 'expired')
    return { order: await afterEarlierRefunds(tx, await becomePaid(tx, order, world)) }
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment.id,
    key: `late-${payment.id}`,
    amount,
    is_late: true,
    created_at: world.now(),
  })
  return { order: await storeOrder(tx, order.id, { payment_status: 'paid' }), sendBack: refund?.id }
}

/** News may come in the wrong order: what was given back before we heard of the payment stays given back. */
async function afterEarlierRefunds(tx: Queryable, order: OrderRow): Promise<OrderRow> {
  const back = (await refundsOf(tx, order.id))
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amount }) => sum + amount, 0)
  if (back === 0) return order
  const payment_status = back >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  return storeOrder(tx, order.id, { payment_status })
}

/** Given back at the provider's own desk: what is above our own refunds is written down as one. */
async function applyOutsideRefund(
  tx: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  { amount, key }: Saying,
  world: World,
): Promise<Settled> {
  const ours = (await refundsOf(tx, order.id)).reduce((sum, refund) => sum + refund.amount, 0)
  if (amount <= ours) return { order }
  const now = world.now()
  const outside = { order_id: order.id, payment_id: payment.id, key, amount: amount - ours, created_at: now }
  await insertRefund(tx, { ...outside, status: 'done', reason: 'provider', done_at: now })
  const payment_status = amount >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  await tell(tx, order.id, 'refunded', now)
  if (!mayFollow(paymentTable, order.payment_status, payment_status)) return { order }
  return { order: await storeOrder(tx, order.id, { payment_status }) }
}
