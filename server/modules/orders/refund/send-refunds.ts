/**
 * Sends refunds to the provider. When the provider does not respond, a job retries with the same key until it accepts
 * or refuses the refund. Only then the buyer gets an email.
 */
import type { AppContext } from '../../../kernel/context.ts'
import { recordEvent } from '../../payments/payments-repo.ts'
import { providerNamed } from '../../payments/providers.ts'
import { issueForRefund } from '../documents/issue-documents.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import { stoppable } from '../order-states.ts'
import { linesOf, lockOrder, storeOrder } from '../orders-repo.ts'
import { followGoods } from '../ship/parcels.ts'
import { takeRestocked } from '../stock-repo.ts'
import { markRefund, type RefundToSend, refundsOf, waitingRefunds } from './refunds-repo.ts'

const batch = 50

/** Sends the refunds with the given ids, or all that wait. */
export async function sendRefunds(context: AppContext, ids?: readonly number[]): Promise<void> {
  if (ids?.length === 0) return
  for (const waiting of await waitingRefunds(context.db, batch, ids)) await sendOne(context, waiting)
}

async function sendOne(
  context: AppContext,
  { refund, paymentId, provider, reference }: RefundToSend,
): Promise<void> {
  const paymentProvider = providerNamed(provider, context.config)
  if (!paymentProvider) return
  try {
    const response = await paymentProvider.refund(reference, refund.amount, `refund-${refund.id}`)
    if (response === 'refused') await refuseRefund(context, refund)
    else await settleRefund(context, refund, paymentId)
  } catch (error) {
    context.log.warn({ err: error, refund: refund.id }, 'refund waits: the provider did not answer')
    const message = error instanceof Error ? error.message : String(error)
    await markRefund(context.db, refund.id, { last_error: message.slice(0, 300) })
  }
}

/** A refused refund does not count. Pieces that it removed from an open order are shipped again. */
async function refuseRefund(context: AppContext, refund: RefundToSend['refund']): Promise<void> {
  await context.db.transaction(async tx => {
    const order = await lockOrder(tx, refund.order_id)
    const change = { status: 'refused', last_error: 'refused' } as const
    if (!order || !(await markRefund(tx, refund.id, change)) || !stoppable.includes(order.status)) return
    const unsent = refund.lines.map(({ line_id, unsent: quantity = 0 }) => ({ line_id, quantity }))
    await takeRestocked(tx, refund, unsent, await linesOf(tx, [order.id]), context.now())
    await followGoods(tx, order, context)
  })
}

async function settleRefund(
  context: AppContext,
  refund: RefundToSend['refund'],
  paymentId: number,
): Promise<void> {
  const now = context.now()
  await context.db.transaction(async tx => {
    const order = await lockOrder(tx, refund.order_id)
    if (!order) return
    const isNews = await markRefund(tx, refund.id, { status: 'done', done_at: now, last_error: null })
    if (!isNews) return
    const provider_event = `refund-${refund.id}`
    await recordEvent(tx, paymentId, { kind: 'refunded', amount: refund.amount, provider_event }, now)
    const back = (await refundsOf(tx, order.id))
      .filter(({ status }) => status === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
    const payment_status = refund.is_late || back >= order.due ? 'refunded' : 'partly_refunded'
    const stored = await storeOrder(tx, order.id, { payment_status })
    await issueForRefund(tx, stored, refund, context)
    await insertOrderEvent(
      tx,
      order.id,
      refund.is_late ? 'late_payment_refunded' : 'refunded',
      now,
      refund.by_user_id,
    )
    await sendOrderEmail(tx, refund.is_late ? 'order-late-refund' : 'order-refunded', stored, context, {
      refund: refund.amount,
    })
  })
}
