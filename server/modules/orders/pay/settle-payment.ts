/**
 * Applies a provider's report about a payment, from the browser's return or a webhook, in any order and any number of
 * times. Each event counts once, under the order's lock. Money that arrives for a cancelled order is refunded once
 * (decision 0020).
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { describePayment, type PaymentRow, recordEvent } from '../../payments/payments-repo.ts'
import type { PaymentReport, ProviderName } from '../../payments/provider.ts'
import { issueForRefund } from '../documents/issue-documents.ts'
import { saveAddressOf } from '../edit/save-address.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import { mayFollow, paymentTable } from '../order-states.ts'
import { lockOrderOfPayment, type OrderRow, storeOrder } from '../orders-repo.ts'
import { becomePlaced } from '../place/become-placed.ts'
import { insertRefund, type RefundRow, refundsOf } from '../refund/refunds-repo.ts'
import { sendRefunds } from '../refund/send-refunds.ts'
import { becomePaid, type PaymentFacts, readPaymentFacts } from './become-paid.ts'
import { expiryOf, pendingMillis } from './expiry.ts'

/** The rows that are locked with the order. */
interface Held {
  order: OrderRow
  payment: PaymentRow
  refunds: readonly RefundRow[]
  facts: PaymentFacts | undefined // set if the report pays the order
}

interface Settled {
  order: OrderRow
  sendBack?: number // id of a refund to send to the provider after the commit
}

/**
 * Opens its own transaction. Returns undefined for an unknown payment. An event that was recorded before changes
 * nothing.
 */
export async function settlePayment(
  context: AppContext,
  provider: ProviderName,
  report: PaymentReport,
): Promise<OrderRow | undefined> {
  const settled = await context.db.transaction(async (tx): Promise<Settled | undefined> => {
    const locked = await lockOrderOfPayment(tx, provider, report.reference)
    if (!locked) return undefined
    const { order, payment } = locked
    const describe = report.paidBy ? describePayment(tx, payment.id, report.paidBy) : Promise.resolve()
    if (report.kind === 'described') {
      await describe
      return { order }
    }
    const isMoney = report.kind === 'captured' || report.kind === 'processing'
    const isWrong = isMoney && !isWhatIsDue(report, order, payment)
    const kind = isWrong ? ('mismatched' as const) : report.kind
    const { amount, reason = null } = report
    const event = { kind, amount, reason, provider_event: isWrong ? 'mismatched' : report.key }
    const [isNews, refunds, facts] = await inPipeline([
      recordEvent(tx, payment.id, event, context.now()),
      refundsOf(tx, order.id),
      kind === 'captured' && mayBecomePaid(order)
        ? readPaymentFacts(tx, order, context.now())
        : Promise.resolve(undefined),
      describe,
    ])
    if (!isNews) return { order }
    if (isWrong) {
      context.log.error({ order: order.number, report, due: payment.amount }, 'a payment of another sum came')
      return { order }
    }
    return apply(tx, { order, payment, refunds, facts }, report, context)
  })
  if (settled?.sendBack !== undefined) await sendRefunds(context, [settled.sendBack])
  return settled && saveAddressOf(settled.order, context)
}

/** Whether the amount equals the expected one to the cent, in the order's currency. */
const isWhatIsDue = ({ amount, currency }: PaymentReport, order: OrderRow, payment: PaymentRow) =>
  amount === payment.amount && (currency === undefined || currency === order.currency)

function apply(tx: Queryable, locked: Held, report: PaymentReport, context: AppContext): Promise<Settled> {
  if (report.kind === 'failed') return applyFailure(tx, locked.order, context)
  if (report.kind === 'refunded') return applyOutsideRefund(tx, locked, report, context)
  if (report.kind === 'processing') return applyProcessing(tx, locked.order, context)
  if (report.kind === 'disputed') return applyDispute(locked, report, context)
  return applyCapture(tx, locked, context)
}

/**
 * A payment refused during the checkout is reported on the screen. A pending payment that fails later is reported by
 * email.
 */
async function applyFailure(tx: Queryable, order: OrderRow, context: AppContext): Promise<Settled> {
  if (isGone(order) || !mayFollow(paymentTable, order.payment_status, 'failed')) return { order }
  if (order.status === 'paying')
    return { order: await storeOrder(tx, order.id, { payment_status: 'failed' }) }
  const now = context.now()
  const wasPending = order.payment_status === 'pending'
  await insertOrderEvent(tx, order.id, 'payment_failed', now)
  const expires_at = wasPending ? expiryOf('transfer', now) : order.expires_at
  const stored = await storeOrder(tx, order.id, { payment_status: 'failed', expires_at })
  if (wasPending) await sendOrderEmail(tx, 'order-payment-failed', stored, context)
  return { order: stored }
}

/** The provider has accepted the payment: it is an order from now on and waits for the money. */
async function applyProcessing(tx: Queryable, order: OrderRow, context: AppContext): Promise<Settled> {
  if (isGone(order) || !mayFollow(paymentTable, order.payment_status, 'pending')) return { order }
  const expires_at = new Date(context.now().getTime() + pendingMillis)
  const stored = await becomePlaced(tx, order, { payment_status: 'pending', expires_at }, context)
  if (order.status === 'paying') await sendOrderEmail(tx, 'order-processing', stored, context)
  return { order: stored }
}

/** The shop replies in the provider's dashboard. Until the dispute is decided the order does not change. */
async function applyDispute({ order }: Held, report: PaymentReport, context: AppContext): Promise<Settled> {
  context.log.error({ order: order.number, report }, 'a payment is disputed')
  return { order }
}

async function applyCapture(
  tx: Queryable,
  { order, payment, refunds, facts }: Held,
  context: AppContext,
): Promise<Settled> {
  if (facts)
    return {
      order: await afterEarlierRefunds(tx, await becomePaid(tx, order, facts, context), refunds, context),
    }
  if (!mayFollow(paymentTable, order.payment_status, 'paid')) return { order }
  const paid = await storeOrder(tx, order.id, { payment_status: 'paid' })
  const sendBack = await sendRestBack(tx, payment, { isLate: true }, context)
  return {
    order: sendBack === undefined ? await afterEarlierRefunds(tx, paid, refunds, context) : paid,
    sendBack,
  }
}

const mayBecomePaid = (order: OrderRow): boolean =>
  !isGone(order) && mayFollow(paymentTable, order.payment_status, 'paid')

const isGone = ({ status }: OrderRow) =>
  status === 'cancelled' || status === 'expired' || status === 'abandoned'

/**
 * Books a refund of the remaining payment of a cancelled or expired order. Returns undefined when all of it was
 * refunded or booked.
 */
async function sendRestBack(
  tx: Queryable,
  payment: PaymentRow,
  { isLate }: { isLate: boolean }, // paid after the order was cancelled or expired
  context: AppContext,
): Promise<number | undefined> {
  const refundedAmount = (await refundsOf(tx, payment.order_id)).reduce(
    (sum, refund) => sum + refund.amount,
    0,
  )
  if (refundedAmount >= payment.amount) return undefined
  const refund = await insertRefund(tx, {
    order_id: payment.order_id,
    payment_id: payment.id,
    key: refundedAmount === 0 ? `late-${payment.id}` : `late-${payment.id}-${refundedAmount}`,
    amount: payment.amount - refundedAmount,
    is_late: isLate,
    created_at: context.now(),
  })
  return refund?.id
}

/** Events may arrive in the wrong order: refunds reported before the payment still count. */
async function afterEarlierRefunds(
  tx: Queryable,
  order: OrderRow,
  refunds: readonly RefundRow[],
  context: AppContext,
): Promise<OrderRow> {
  const paidOut = refunds.filter(({ status }) => status === 'done')
  const back = paidOut.reduce((sum, { amount }) => sum + amount, 0)
  if (back === 0) return order
  for (const refund of paidOut) await issueForRefund(tx, order, refund, context)
  const payment_status = back >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  return storeOrder(tx, order.id, { payment_status })
}

/**
 * Refunded in the provider's dashboard. The amount above the shop's refunds is recorded as a refund. If the provider
 * therefore refused the full refund of a cancelled order, a refund of the remainder is requested again.
 */
async function applyOutsideRefund(
  tx: Queryable,
  { order, payment, refunds }: Held,
  { amount, key }: PaymentReport,
  context: AppContext,
): Promise<Settled> {
  const bookedAmount = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (amount <= bookedAmount) return { order }
  const now = context.now()
  const outside = {
    order_id: order.id,
    payment_id: payment.id,
    key,
    amount: amount - bookedAmount,
    created_at: now,
  }
  const refund = await insertRefund(tx, { ...outside, status: 'done', reason: 'provider', done_at: now })
  if (refund) await issueForRefund(tx, order, refund, context)
  const payment_status = amount >= order.due ? ('refunded' as const) : ('partly_refunded' as const)
  await insertOrderEvent(tx, order.id, 'refunded', now)
  if (!mayFollow(paymentTable, order.payment_status, payment_status)) return { order }
  const stored = await storeOrder(tx, order.id, { payment_status })
  return {
    order: stored,
    sendBack: isGone(order) ? await sendRestBack(tx, payment, { isLate: false }, context) : undefined,
  }
}
