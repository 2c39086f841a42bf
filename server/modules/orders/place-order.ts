/**
 * POST /orders: one transaction that quotes, writes the order, takes the stock and uses the coupon, or nothing of it. The buyer's
 * key makes every repetition the same order; a sum that is not the one shown is refused with the new quote (decision 0019).
 */
import { createHash } from 'node:crypto'
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type { placeOrder as contract } from '../../../src/contract/endpoints/shop/checkout.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { quoteOf } from '../cart-quote/quote.ts'
import { readSaleFacts } from '../cart-quote/sale-facts-repo.ts'
import { showFresh, showOrder } from './order-view.ts'
import { type OrderRow, orderByKey } from './orders-repo.ts'
import { startPayment } from './start-payment.ts'
import { DuplicateOrderKey, type Sale, type Written, writeOrder } from './write-order.ts'

type Body = ParsedOf<typeof contract>['body']
type Answer = ResponseOf<typeof contract>

/** What this very call has written, or the order that was there. */
type Placed = Written | { order: OrderRow; lines?: undefined; payment?: undefined }

const hashOf = (body: Body): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Refuses `idempotency_key` without the header, `idempotency_reused` for a known key with another body, `forbidden` for a VAT rate that is
 * not an admin's, and all that `writeOrder` refuses. `unavailable` leaves the order placed, only without a payment.
 */
export async function placeOrder(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Answer | Refusal> {
  const { userId, role } = callerOf(context)
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  if (body.vat_percent !== undefined && role !== 'admin') return refuse('forbidden')
  const sale = { body, buyer: buyerOf(context), key, hash: hashOf(body) }
  const placed = await placeOnce(sale, context)
  if (!isRefusal(placed)) return answerFor(placed, sale, context)
  const known = await orderByKey(context.db, userId, key)
  if (known) return answerFor({ order: known }, sale, context)
  return placed.code === 'sold_out' ? soldOut(body, context) : placed
}

async function answerFor(
  { order, lines, payment: begun }: Placed,
  { hash, body }: Sale,
  context: CallContext,
): Promise<Answer | Refusal> {
  if (order.request_hash !== hash) return refuse('idempotency_reused')
  const payment = begun ?? (await startPayment(order, context, lines !== undefined))
  if (isRefusal(payment)) return payment
  const isFresh = lines !== undefined && order.due > 0
  const shown = isFresh
    ? await showFresh(context, order, lines, body.ticket_request)
    : await showOrder(context, order)
  return { order: shown, payment }
}

/** The order of this key: the one just written, or the one another call wrote meanwhile. */
async function placeOnce(sale: Sale, context: CallContext): Promise<Placed | Refusal> {
  try {
    return await Rollback.catching(() => context.db.transaction(tx => writeOrder(tx, sale, context)))
  } catch (error) {
    if (!(error instanceof DuplicateOrderKey)) throw error
    const order = await orderByKey(context.db, sale.buyer.userId, sale.key)
    if (!order) throw new Error('an order that was there is gone')
    return { order }
  }
}

async function soldOut(body: Body, context: CallContext): Promise<Refusal> {
  const facts = await readSaleFacts(context.db, body, buyerOf(context), context.config)
  const { quote } = quoteOf(facts, body, context.locale, context.now())
  return refuse('sold_out', [], { quote })
}

const buyerOf = (context: CallContext): Sale['buyer'] => {
  const { userId, role } = callerOf(context)
  return { userId, role, locale: context.locale }
}
