/**
 * What a provider says about a payment, from the browser's return or a webhook, in any order and any number of times: each saying
 * counts once, under the order's lock. Money that comes for a cancelled order goes back once (decisions §4).
 */
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inOneFlight } from '../../kernel/db/one-flight.ts'
import type { ProviderName, Saying } from '../payments/provider.ts'
import { type PaymentRow, recordEvent } from '../payments/repo.ts'
import { becomePaid } from './become-paid.ts'
import { mayFollow, paymentTable } from './order-states.ts'
import { lockOrderOfPayment, type OrderRow, storeOrder, tell } from './orders-repo.ts'
import { insertRefund, type RefundRow, refundsOf } from './refunds-repo.ts'
import { sendRefunds } from './send-refunds.ts'

/** Under the order's lock. */
interface Held {
  order: OrderRow
  payment: PaymentRow
  refunds: readonly RefundRow[]
}

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
    const isWrong = saying.kind === 'captured' && !isWhatIsDue(saying, order, payment)
    const kind = isWrong ? ('mismatched' as const) : saying.kind
    const event = { kind, amount: saying.amount, provider_event: isWrong ? 'mismatched' : saying.key }
    const [isNews, refunds] = await inOneFlight([
      recordEvent(tx, payment.id, event, world.now()),
      refundsOf(tx, order.id),
    ])
    if (!isNews) return { order }
    if (isWrong) {
      world.log.error({ order: order.number, saying, due: payment.amount }, 'a payment of another sum came')
      return { order }
    }
    return apply(tx, { order, payment, refunds }, saying, world)
  })
  if (settled?.sendBack !== undefined) await sendRefunds(world, [settled.sendBack])
  return settled?.order
}

/** To the cent, and in the order's own currency. */
const isWhatIsDue = ({ amount, currency }: Saying, order: OrderRow, payment: PaymentRow) =>
  amount === payment.amount && (currency === undefined || currency === order.currency)

function apply(tx: Queryable, held: Held, saying: Saying, world: World): Promise<Settled> {
  if (saying.kind === 'failed') return applyFailure(tx, held.order, world)
  if (saying.kind === 'refunded') return applyOutsideRefund(tx, held, saying, world)
  return applyCapture(tx, held, world)
}

async function applyFailure(tx: Queryable, order: OrderRow, world: World): Promise<Settled> {
  if (!mayFollow(paymentTable, order.payment_status, 'failed')) return { order }
  await tell(tx, order.id, 'payment_failed', world.now())
  return { order: await storeOrder(tx, order.id, { payment_status: 'failed' }) }
}

async function applyCapture(
  tx: Queryable,
  { order, payment, refunds }: Held,
  world: World,
): Promise<Settled> {
  if (!mayFollow(paymentTable, order.payment_status, 'paid')) return { order }
  if (!isGone(order))
    return { order: await afterEarlierRefunds(tx, await becomePaid(tx, order, world), refunds) }
  const paid = await storeOrder(tx, order.id, { payment_status: 'paid' })
  const sendBack = await sendRestBack(tx, payment, { isLate: true }, world)
  return { order: sendBack === undefined ? await afterEarlierRefunds(tx, paid, refunds) : paid, sendBack }
}

const isGone = ({ status }: OrderRow) => status === 'cancelled' || status === 'expired'

/** What is still here of money that nobody waits for any more; undefined when all of it went back or is on its way. */
async function sendRestBack(
  tx: Queryable,
  payment: PaymentRow,
  { isLate }: { isLate: boolean }, // it came when the order was gone already
  world: World,
): Promise<number | undefined> {
  const gone = (await refundsOf(tx, payment.order_id)).reduce((sum, refund) => sum + refund.amount, 0)
  if (gone >= payment.amount) return undefined
  const refund = await insertRefund(tx, {
    order_id: payment.order_id,
    payment_id: payment.id,
    key: gone === 0 ? `late-${payment.id}` : `late-${payment.id}-${gone}`,
    amount: payment.amount - gone,
    is_late: isLate,
    created_at: world.now(),
  })
  return refund?.id
}

/** News may come in the wrong order: what was given back before we heard of the payment stays given back. */
async function afterEarlierRefunds(
  tx: Queryable,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Promise<OrderRow> {
  const back = refunds.filter(({ status }) => status === 'done').reduce((sum, { amount }) => sum + amount, 0)
  if (back === 0) return order
  const payment_status = back >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  return storeOrder(tx, order.id, { payment_status })
}

/**
 * Given back at the provider's own desk: what is above our own refunds is written down as one. A whole refund of a cancelled order
 * that the provider refused because of it is asked for anew, with what is left.
 */
async function applyOutsideRefund(
  tx: Queryable,
  { order, payment, refunds }: Held,
  { amount, key }: Saying,
  world: World,
): Promise<Settled> {
  const ours = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (amount <= ours) return { order }
  const now = world.now()
  const outside = { order_id: order.id, payment_id: payment.id, key, amount: amount - ours, created_at: now }
  await insertRefund(tx, { ...outside, status: 'done', reason: 'provider', done_at: now })
  const payment_status = amount >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  await tell(tx, order.id, 'refunded', now)
  if (!mayFollow(paymentTable, order.payment_status, payment_status)) return { order }
  const stored = await storeOrder(tx, order.id, { payment_status })
  return {
    order: stored,
    sendBack: isGone(order) ? await sendRestBack(tx, payment, { isLate: false }, world) : undefined,
  }
}
