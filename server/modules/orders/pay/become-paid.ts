/** Effects of a payment, in its transaction: its document, the digital packs, the email. */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { grantBoughtPacks } from '../../packs/bought-packs.ts'
import type { Issuer } from '../documents/compose-document.ts'
import { issuerNow } from '../documents/credit-note.ts'
import { issueForPayment } from '../documents/issue-documents.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { type EmailRecipient, emailRecipient } from '../order-emails-repo.ts'
import { linesOf, type OrderLineRow, type OrderRow } from '../orders-repo.ts'
import { becomePlaced } from '../place/become-placed.ts'
import { windowWhenPaid } from '../place/delivery-of-order.ts'
import { refundEarlierWithdrawals } from '../refund/refund-withdrawn.ts'

const packsIn = (lines: readonly OrderLineRow[]) =>
  lines.flatMap(({ id, pack_rarity, pack_count, quantity }) =>
    pack_rarity ? [{ line_id: id, rarity: pack_rarity, count: quantity * pack_count }] : [],
  )

export interface PaymentFacts {
  lines: readonly OrderLineRow[]
  reader: EmailRecipient | undefined
  issuer: Issuer
  window: Awaited<ReturnType<typeof windowWhenPaid>>
}

/** Reads what the effects of a payment need. Call it under the order's lock. */
export async function readPaymentFacts(tx: Queryable, order: OrderRow, now: Date): Promise<PaymentFacts> {
  const [lines, reader, issuer, window] = await inPipeline([
    linesOf(tx, [order.id]),
    emailRecipient(tx, order),
    issuerNow(tx),
    windowWhenPaid(tx, order, now),
  ])
  return { lines, reader, issuer, window }
}

/**
 * Call it once, under the order's lock. Publishes `order-paid` and queues the email. An order of digital items only
 * becomes `completed`.
 */
export async function becomePaid(
  tx: Queryable,
  order: OrderRow,
  { lines, reader, issuer, window }: PaymentFacts,
  context: AppContext,
): Promise<OrderRow> {
  const now = context.now()
  const isDelivered = lines.every(line => line.is_digital)
  const isNew = order.status === 'placed' || order.status === 'paying'
  const change = {
    payment_status: 'paid' as const,
    status: isDelivered ? ('completed' as const) : isNew ? ('confirmed' as const) : order.status,
    expires_at: null,
    ...window,
  }
  const becoming = { ...order, ...(order.status === 'paying' && { placed_at: now }), ...change }
  const document = () =>
    inPipeline([
      sendOrderEmail(tx, 'order-paid', becoming, context, {}, { lines, reader }),
      issueForPayment(tx, becoming, { lines, issuer, now }),
    ])
  const packs = packsIn(lines)
  const isPlain = isNew && packs.length === 0 // nothing is written that email and document depend on
  const [paid] = await inPipeline([
    becomePlaced(tx, order, change, context, [
      { kind: 'paid' },
      ...(isDelivered ? [{ kind: 'completed' } as const] : []),
    ]),
    isPlain ? document() : Promise.resolve(),
  ])
  if (order.user_id !== null) await grantBoughtPacks(tx, order.user_id, packs, { ids: context.ids, now })
  if (!isNew) await refundEarlierWithdrawals(tx, paid, context) // cash on delivery: production may already have begun
  await context.events.publish('order-paid', { orderId: order.id }, tx)
  if (!isPlain) await document()
  return paid
}
