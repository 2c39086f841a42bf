/**
 * POST /orders: one transaction that quotes, writes the order, takes the stock and uses the coupon, or nothing of it. The buyer's
 * key makes every repetition the same order; a sum that is not the one shown is refused with the new quote (decisions §4).
 */
import { createHash } from 'node:crypto'
import type { placeOrder as contract, PaymentStep, Quote } from '../../../src/contract/checkout.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { tierOf } from '../../../src/contract/pricing.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { type FullQuote, quoteOf } from '../cart-quote/quote.ts'
import { stockNeeds } from '../cart-quote/quote-lines.ts'
import type { SaleFacts } from '../cart-quote/sale-facts.ts'
import { readSaleFacts } from '../cart-quote/sale-facts-repo.ts'
import { takeCoupon } from '../coupons/take-coupon.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { becomePaid } from './become-paid.ts'
import { expiryOf } from './expiry.ts'
import { writeOrderLetter } from './order-letters.ts'
import { showOrder } from './order-view.ts'
import {
  insertLines,
  insertOrder,
  type OrderLineRow,
  type OrderRow,
  orderByKey,
  tell,
} from './orders-repo.ts'
import { startPayment } from './start-payment.ts'
import { takeStock } from './stock-repo.ts'
import { openTicket } from './tickets-repo.ts'

type Body = ParsedOf<typeof contract>['body']
type Answer = AnswerOf<typeof contract>

interface Placed {
  order: OrderRow
  lines?: readonly OrderLineRow[] // when this very call has written it
}

/** Another call has written the order of this key meanwhile. */
class KeyIsTaken extends Error {}

const hashOf = (body: Body): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

export async function placeOrder(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<Answer | Refusal> {
  const { userId, role } = callerOf(context)
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  if (body.vat_percent !== undefined && role !== 'admin') return refuse('forbidden')
  const hash = hashOf(body)
  const known = await orderByKey(context.db, userId, key)
  const placed = known ? { order: known } : await placeOnce(body, key, hash, context)
  if (isRefusal(placed)) return placed.code === 'sold_out' ? soldOut(body, context) : placed
  if (placed.order.request_hash !== hash) return refuse('idempotency_reused')
  return answerFor(placed, context)
}

async function answerFor({ order, lines }: Placed, context: CallContext): Promise<Answer | Refusal> {
  const payment: PaymentStep | Refusal = await startPayment(order, context, lines !== undefined)
  if (isRefusal(payment)) return payment
  return { order: await showOrder(context, order, lines), payment }
}

/** The order of this key: the one just written, or the one another call wrote meanwhile. */
async function placeOnce(
  body: Body,
  key: string,
  hash: string,
  context: CallContext,
): Promise<Placed | Refusal> {
  try {
    return await Rollback.catching(() => context.db.transaction(tx => write(tx, body, key, hash, context)))
  } catch (error) {
    if (!(error instanceof KeyIsTaken)) throw error
    const order = await orderByKey(context.db, callerOf(context).userId, key)
    if (!order) throw new Error('an order that was there is gone')
    return { order }
  }
}

async function soldOut(body: Body, context: CallContext): Promise<Refusal> {
  const { quote } = quoteOf(
    await readSaleFacts(context.db, body, buyerOf(context), context.config),
    body,
    context.locale,
    context.now(),
  )
  return refuse('sold_out', [], { quote })
}

const buyerOf = (context: CallContext) => {
  const { userId, role } = callerOf(context)
  return { userId, role, locale: context.locale }
}

function missingFields(body: Body, quote: Quote): FieldProblem[] {
  const fields: FieldProblem[] = []
  if (quote.needs_shipping && !body.shipping_address)
    fields.push({ path: 'shipping_address', code: 'required' })
  if (!quote.needs_shipping && !body.billing_address && !body.shipping_address)
    fields.push({ path: 'billing_address', code: 'required' })
  if (body.shipping_address && body.shipping_address.country !== body.country)
    fields.push({ path: 'shipping_address.country', code: 'invalid' })
  if (quote.needs_digital_consent && !body.digital_consent)
    fields.push({ path: 'digital_consent', code: 'digital_consent' })
  return fields
}

function refusalOf(body: Body, quote: Quote): Refusal | undefined {
  if (quote.problems.length > 0) {
    const isGone = quote.problems.some(({ code }) => code === 'out_of_stock' || code === 'not_enough_stock')
    return refuse(isGone ? 'sold_out' : 'order_refused', [], { quote })
  }
  const fields = missingFields(body, quote)
  if (fields.length > 0) return refuse('validation', fields)
  return quote.totals.due === body.expected_due ? undefined : refuse('total_changed', [], { quote })
}

async function write(
  tx: Queryable,
  body: Body,
  key: string,
  hash: string,
  context: CallContext,
): Promise<Placed> {
  const now = context.now()
  const facts = await readSaleFacts(tx, body, buyerOf(context), context.config)
  const full = quoteOf(facts, body, context.locale, now)
  const refusal = refusalOf(body, full.quote)
  if (refusal) throw new Rollback(refusal)
  const order = await insertOrder(tx, await orderRow(tx, body, full, { key, hash, context, now }))
  if (!order) throw new KeyIsTaken()
  await takeWhatItNeeds(tx, order, full, facts, now)
  const lines = await insertLines(
    tx,
    full.lines.map((line, position) => lineRow(order.id, position, line)),
  )
  await tell(tx, order.id, 'placed', now, order.user_id)
  if (body.ticket_request) await openTicket(tx, order, body.note, now)
  await context.events.publish('order-placed', { orderId: order.id }, tx)
  if (order.due === 0) return { order: await becomePaid(tx, order, context), lines }
  await writeOrderLetter(tx, `order-placed-${order.payment_method}`, order, context, { lines })
  return { order, lines }
}

async function takeWhatItNeeds(
  tx: Queryable,
  order: OrderRow,
  { quote, lines }: FullQuote,
  { coupon }: SaleFacts,
  now: Date,
): Promise<void> {
  if (!(await takeStock(tx, order.id, stockNeeds(lines), now))) throw new Rollback(refuse('sold_out'))
  if (quote.coupon && coupon && !(await takeCoupon(tx, coupon, order)))
    throw new Rollback(refuse('coupon_invalid'))
}

interface Placing {
  key: string
  hash: string
  context: CallContext
  now: Date
}

async function orderRow(
  tx: Queryable,
  body: Body,
  { quote }: FullQuote,
  { key, hash, context, now }: Placing,
) {
  const { userId, role } = callerOf(context)
  const { website_currency } = await siteSettings(tx, context.config)
  const method = quote.payment_method
  const payment = quote.payments.find(({ code }) => code === method)
  if (!method || !payment) throw new Error('a quote without problems has a payment method')
  const { due, ...sums } = quote.totals
  return {
    ...sums,
    due,
    user_id: userId,
    locale: context.locale,
    tier: tierOf(role),
    currency: website_currency,
    status: method === 'cash' && due > 0 ? ('confirmed' as const) : ('placed' as const),
    parcel_status: quote.needs_shipping ? ('preparing' as const) : ('none' as const),
    vat_percent: quote.vat_percent,
    coupon_code: quote.coupon?.code ?? null,
    shipping_method: quote.shipping_method,
    shipping_name: quote.shipping.find(({ code }) => code === quote.shipping_method)?.name ?? '',
    payment_method: method,
    payment_name: payment.name,
    shipping_address: quote.needs_shipping ? body.shipping_address : null,
    billing_address: body.billing_address ?? body.shipping_address,
    note: body.note,
    ticket_requested: body.ticket_request,
    digital_consent_at: quote.needs_digital_consent ? now : null,
    expires_at: due === 0 ? null : expiryOf(method, now),
    idempotency_key: key,
    request_hash: hash,
    placed_at: now,
  }
}

const lineRow = (
  order_id: number,
  position: number,
  { category_id: _, need: __, ...line }: FullQuote['lines'][number],
) => ({ order_id, position, ...line })
