/**
 * POST /orders and POST /guest/orders. One transaction quotes, writes the order, takes the stock and uses the coupon,
 * or changes nothing. With the buyer's key every repetition returns the same order. A total that differs from the one
 * shown is refused with the new quote (decision 0019).
 */
import { createHash } from 'node:crypto'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { placeOrder as contract } from '@/contract/endpoints/shop/checkout.ts'
import type { placeGuestOrder } from '@/contract/endpoints/shop/guest-orders.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import { onOneConnection } from '../../../kernel/db/transactions.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { quoteOf } from '../../cart-quote/quote.ts'
import { readSaleFacts } from '../../cart-quote/sale-facts-repo.ts'
import { launchVisitor } from '../../launches/place-holder.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { atItsAddresses } from '../../tax/tax-of-sale.ts'
import { saveAddressOf } from '../edit/save-address.ts'
import { guestOrderByKey, type OrderRow, orderByKey } from '../orders-repo.ts'
import { startPayment } from '../pay/start-payment.ts'
import { withoutPerson } from '../people/without-person.ts'
import { showFresh, showOrder } from '../view/order-view.ts'
import type { SaleBody } from './missing-fields.ts'
import { orderKey } from './order-key.ts'
import { DuplicateOrderKey, type Sale, type Written, writeOrder } from './write-order.ts'

type OrderResponse = ResponseOf<typeof contract>
type GuestResponse = ResponseOf<typeof placeGuestOrder>

/** The order that this call has written, or the existing one. */
type Placed = Written | { order: OrderRow; lines?: undefined; payment?: undefined }

const hashOf = (body: SaleBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Refuses `idempotency_key` without the header, `idempotency_reused` for an existing key with another body, `forbidden`
 * for a VAT rate from a caller who is not an admin, and everything that `writeOrder` refuses. `unavailable` leaves the
 * order placed, without a payment.
 */
export async function placeOrder(
  { body }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<OrderResponse | Refusal> {
  const { userId, role } = callerOf(context)
  if (body.vat_percent !== undefined && role !== 'admin') return refuse('forbidden')
  return place(body, { userId, role, locale: context.locale }, context)
}

/**
 * Like `placeOrder`; also returns the key of the order. Refuses `unauthenticated` while the shop sells to accounts
 * only, and `forbidden` for a signed-in caller.
 */
export async function placeOrderOfGuest(
  { body }: ParsedOf<typeof placeGuestOrder>,
  context: CallContext,
): Promise<GuestResponse | Refusal> {
  const { db, config, locale } = context
  if (!(await shopSettings(db)).enable_guest_checkout) return refuse('unauthenticated')
  if (context.caller || body.vat_percent !== undefined) return refuse('forbidden')
  const email = body.contact_email
  const { idempotencyKey: key = '' } = context.request
  const placed = await place(body, { userId: null, role: undefined, locale, email }, context)
  if (isRefusal(placed)) return placed
  const order = await guestOrderByKey(db, key)
  if (order?.user_id !== null) return refuse('order_state') // an account has adopted it in the meantime
  return { ...placed, order: withoutPerson(placed.order), key: orderKey(order, config) }
}

async function place(
  body: SaleBody,
  buyer: Sale['buyer'],
  context: CallContext,
): Promise<OrderResponse | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const sale = { body, buyer, key, hash: hashOf(body) }
  const placed = await placeOnce(sale, context)
  if (!isRefusal(placed)) {
    const order = await saveAddressOf(placed.order, context)
    return responseFor({ ...placed, order }, sale, context)
  }
  const existing = await orderOfKey(sale, context)
  if (existing) return responseFor({ order: existing }, sale, context)
  if (placed.code === 'coupon_invalid') return quotedAgain('total_changed', sale, context) // used up by another order
  const isStale = placed.code === 'sold_out' || (placed.code === 'order_refused' && !placed.extra.quote)
  return isStale ? quotedAgain(placed.code, sale, context) : placed
}

async function responseFor(
  { order, lines, payment: begun }: Placed,
  { hash, body }: Sale,
  context: CallContext,
): Promise<OrderResponse | Refusal> {
  if (order.request_hash !== hash) return refuse('idempotency_reused')
  if (order.status === 'abandoned') return refuse('order_state') // a new attempt has a new key
  const payment = begun ?? (await startPayment(order, context, lines !== undefined))
  if (isRefusal(payment)) return payment
  const isFresh = lines !== undefined && order.due > 0
  const view = isFresh
    ? await showFresh(context, order, lines, body.ticket_request)
    : await showOrder(context, order)
  return { order: view, payment }
}

const orderOfKey = ({ buyer, key }: Sale, { db }: CallContext): Promise<OrderRow | undefined> =>
  buyer.userId === null ? guestOrderByKey(db, key) : orderByKey(db, buyer.userId, key)

/** Returns the order of this key: the one just written, or one that a concurrent call wrote. */
async function placeOnce(sale: Sale, context: CallContext): Promise<Placed | Refusal> {
  try {
    return await Rollback.catching(() => context.db.transaction(tx => writeOrder(tx, sale, context)))
  } catch (error) {
    if (!(error instanceof DuplicateOrderKey)) throw error
    const order = await orderOfKey(sale, context)
    if (!order) throw new Error('an order that was there is gone')
    return { order }
  }
}

/** Returns a new quote, because stock or coupon have changed since the quote of the transaction. */
async function quotedAgain(
  code: Refusal['code'],
  { body, buyer }: Sale,
  context: CallContext,
): Promise<Refusal> {
  const visitor = { ...buyer, launchVisitor: launchVisitor(context) }
  const placed = atItsAddresses(body)
  const facts = await onOneConnection(context.db, db => readSaleFacts(db, placed, visitor, context))
  const { quote } = quoteOf(facts, placed, context.locale, context.now())
  return refuse(code, [], { quote })
}
