import type { PaymentMethodCode, PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { sellsOnline } from '@/contract/looks.ts'
import type { Role } from '@/contract/permissions.ts'
import { type Currency, formatMoney } from '@/domain/money.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { piecesInLaunch } from '../../cart-quote/launch-limits.ts'
import { type FullQuote, quoteOf } from '../../cart-quote/quote.ts'
import { stockNeeds } from '../../cart-quote/quote-lines.ts'
import type { SaleFacts } from '../../cart-quote/sale-facts.ts'
import { readSaleFacts } from '../../cart-quote/sale-facts-repo.ts'
import { takeCoupons } from '../../coupons/coupons-repo.ts'
import { previewFiles } from '../../designs/picture-files.ts'
import { spendPlaces } from '../../launches/launches-repo.ts'
import { type LaunchVisitor, launchVisitor } from '../../launches/place-holder.ts'
import { idsInForce } from '../../pages/legal/legal-versions-repo.ts'
import { atItsAddresses } from '../../tax/tax-of-sale.ts'
import { sendOrderEmail } from '../order-emails.ts'
import { emailRecipient } from '../order-emails-repo.ts'
import { insertOrderEvents } from '../order-events-repo.ts'
import {
  insertLines,
  insertOrder,
  nextOrderId,
  type OrderLineRow,
  type OrderRow,
  storeOrder,
} from '../orders-repo.ts'
import { becomePaid, readPaymentFacts } from '../pay/become-paid.ts'
import { expiryOf } from '../pay/expiry.ts'
import { beginWithOrder } from '../pay/start-payment.ts'
import { takeStock } from '../stock-repo.ts'
import { openTicket } from '../view/tickets-repo.ts'
import { limitChanceGoods } from './chance-limits.ts'
import { promisesWhenPaid } from './delivery-of-order.ts'
import { missingFields, type SaleBody } from './missing-fields.ts'
import { limitOpenOrders, limitUnpaidStock } from './unpaid-limits.ts'
import { type Holder, holderOf } from './unpaid-orders-repo.ts'

/** `email` belongs to a guest, who has neither account nor role. */
export type SaleBuyer =
  | { userId: number; role: Role; locale: Locale; email?: undefined }
  | { userId: null; role: undefined; locale: Locale; email: string }

export interface Sale {
  body: SaleBody
  buyer: SaleBuyer
  key: string
  hash: string
  /** Set when the shop places it: the draft, the admin, and whether the customer gets an email. */
  desk?: { draft: OrderRow; adminId: number; notifiesCustomer: boolean }
}

export interface Written {
  order: OrderRow
  lines: readonly OrderLineRow[]
  payment?: PaymentStep // set when the payment began with the order
}

/** A concurrent call has written the order with this key. */
export class DuplicateOrderKey extends Error {}

/** How sums are formatted in a sentence. */
interface ShownIn {
  locale: Locale
  currency: Currency
}

function refusalOf(
  { body, desk }: Sale,
  full: FullQuote,
  facts: SaleFacts,
  { locale, currency }: ShownIn,
): Refusal | undefined {
  const { quote } = full
  if (quote.problems.length > 0) {
    const isGone = quote.problems.some(({ code }) => code === 'out_of_stock' || code === 'not_enough_stock')
    return refuse(isGone ? 'sold_out' : 'order_refused', [], { quote })
  }
  const fields = missingFields(body, full, facts, desk !== undefined)
  if (fields.length > 0) return refuse('validation', fields)
  if (quote.totals.due === body.expected_due) return undefined
  const sum = (cents: number) => formatMoney(cents, formatTag(locale), currency)
  const params = { context: 'sums', before: sum(body.expected_due), now: sum(quote.totals.due) }
  return refuse('total_changed', [], { quote, params })
}

/**
 * Throws `Rollback` with `shop_closed`, `terms_changed` if the sent versions of the legal texts are not those in force, `validation`, `too_many`, `sold_out`, `coupon_invalid`, or with `order_refused`
 * or `total_changed` and the new quote. Throws `DuplicateOrderKey` when the key has an order. Publishes `order-placed`
 * and queues the buyer's email, unless it becomes an order only with the payment.
 */
export async function writeOrder(tx: Queryable, sale: Sale, context: CallContext): Promise<Written> {
  const now = context.now()
  const { buyer } = sale
  const body = atItsAddresses(sale.body)
  const visitor = sale.desk ? null : launchVisitor(context)
  const [{ settings, ...facts }, reader, legalIds, newId] = await inPipeline([
    readSaleFacts(
      tx,
      body,
      { ...buyer, isShop: sale.desk !== undefined, isPlacing: true, launchVisitor: visitor },
      context,
    ),
    emailRecipient(tx, { ...body, user_id: buyer.userId, contact_email: buyer.email ?? null }),
    idsInForce(tx, now),
    sale.desk ? Promise.resolve(sale.desk.draft.id) : nextOrderId(tx),
  ])
  if (!sale.desk && !sellsOnline(settings)) throw new Rollback(refuse('shop_closed'))
  if (!sale.desk && !isSameSet(body.legal_version_ids, legalIds)) throw new Rollback(refuse('terms_changed'))
  const full = quoteOf(facts, body, buyer.locale, now)
  const moneyFormat = { locale: context.locale, currency: settings.website_currency }
  const refusal = refusalOf(sale, full, facts, moneyFormat)
  if (refusal) throw new Rollback(refusal)
  const row = {
    ...orderRow(sale, full, settings.website_currency, context),
    legal_version_ids: legalIds,
  }
  const rows = full.lines.map((line, position) => {
    const stored = lineRow(newId, position, line)
    return line.configuration?.design
      ? { ...stored, picture: previewFiles.url(context.ids.secret(16)) }
      : stored
  })
  const isTried = row.status === 'paying' // becomes an order with the payment (decision 0049)
  const storing = sale.desk
    ? storeOrder(tx, newId, { ...row, draft: null })
    : insertNew(tx, { ...row, id: newId })
  const [order, lines] = await inPipeline([
    storing,
    insertLines(tx, rows),
    isTried
      ? Promise.resolve()
      : insertOrderEvents(tx, newId, now, [{ kind: 'placed', byUserId: sale.desk?.adminId ?? row.user_id }]),
  ])
  if (body.ticket_request && !isTried) await openTicket(tx, order, body.note, now)
  if (!isTried) await context.events.publish('order-placed', { orderId: order.id }, tx)
  const kinds = facts.payments.find(({ code }) => code === row.payment_method)?.online?.kinds ?? []
  const [payment] = await inPipeline([
    beginWithOrder(tx, order, kinds, context),
    order.due > 0 && !isTried && sale.desk?.notifiesCustomer !== false
      ? sendOrderEmail(tx, `order-placed-${order.payment_method}`, order, context, {}, { lines, reader })
      : Promise.resolve(),
    takeWhatItNeeds(tx, { order, holder: holderOf(row, reader), visitor }, full, facts, context),
  ])
  if (full.lines.some(line => line.is_chance)) await limitChanceGoods(tx, order, body.adult_declaration, now)
  return { order: order.due === 0 ? await becomeFree(tx, order, context) : order, lines, payment }
}

const becomeFree = async (tx: Queryable, order: OrderRow, context: CallContext): Promise<OrderRow> =>
  becomePaid(tx, order, await readPaymentFacts(tx, order, context.now()), context)

const isSameSet = (ids: readonly number[], sortedIds: readonly number[]): boolean =>
  ids.length === sortedIds.length && sortedIds.every(id => ids.includes(id))

async function insertNew(tx: Queryable, row: Parameters<typeof insertOrder>[1]): Promise<OrderRow> {
  const order = await insertOrder(tx, row)
  if (!order) throw new DuplicateOrderKey()
  return order
}

/** Runs last, because other orders wait for these locks until the commit. */
async function takeWhatItNeeds(
  tx: Queryable,
  { order, holder, visitor }: { order: OrderRow; holder: Holder; visitor: LaunchVisitor | null },
  { quote, lines }: FullQuote,
  { discounts, heldUnpaid, launches }: SaleFacts,
  context: CallContext,
): Promise<void> {
  const needs = stockNeeds(lines)
  const [isTaken] = await inPipeline([
    takeStock(tx, order.id, needs, context.now()),
    order.placed_by === null ? limitOpenOrders(tx, order, holder, context) : Promise.resolve(),
  ])
  if (!isTaken) throw new Rollback(refuse('sold_out'))
  const launchIds = launches.filter(launch => piecesInLaunch(launch, lines) > 0).map(({ id }) => id)
  if (visitor && !(await spendPlaces(tx, launchIds, visitor, order.id)))
    throw new Rollback(refuse('order_refused'))
  if (heldUnpaid) await limitUnpaidStock(tx, order, needs)
  const used = quote.discounts.map(({ id, goods, shipping }) => ({
    id,
    max_uses_each: discounts.rows.find(row => row.id === id)?.max_uses_each ?? null,
    amount: goods + shipping,
  }))
  if (!(await takeCoupons(tx, used, order))) throw new Rollback(refuse('coupon_invalid'))
}

/**
 * Cash is confirmed immediately. A payment at the checkout becomes an order when it is paid. An order entered by the staff
 * is paid by a link.
 */
function firstStatus(method: PaymentMethodCode, due: number, isOrderEntry: boolean): OrderRow['status'] {
  if (due === 0 || method === 'transfer') return 'placed'
  if (method === 'cash') return 'confirmed'
  return isOrderEntry ? 'placed' : 'paying'
}

function orderRow(sale: Sale, { quote, tax, taxScope }: FullQuote, currency: Currency, context: CallContext) {
  const { body, buyer, key, hash, desk } = sale
  const now = context.now()
  const method = quote.payment_method
  const payment = quote.payments.find(({ code }) => code === method)
  if (!method || !payment) throw new Error('a quote without problems has a payment method')
  const { due, ...sums } = quote.totals
  const way = quote.shipping.find(({ code }) => code === quote.shipping_method)
  const promised = promisesWhenPaid(method, desk !== undefined) ? null : way?.delivery
  return {
    ...sums,
    due,
    surcharge: payment.surcharge,
    user_id: buyer.userId,
    contact_email: buyer.email ?? null,
    locale: buyer.locale,
    tier: tierOf(buyer.role),
    currency,
    status: firstStatus(method, due, desk !== undefined),
    parcel_status: quote.needs_shipping ? ('preparing' as const) : ('none' as const),
    vat_percent: quote.vat_percent,
    tax,
    tax_scope: taxScope,
    coupon_code: quote.coupon?.code ?? null,
    discounts: quote.discounts,
    shipping_method: quote.shipping_method,
    shipping_name: way?.name ?? '',
    is_pickup: way?.is_pickup ?? false,
    delivery_from: promised?.from ?? null,
    delivery_to: promised?.to ?? null,
    ship_by: promised?.ship_by ?? null,
    payment_method: method,
    payment_name: payment.name,
    shipping_address: quote.needs_address ? body.shipping_address : null,
    billing_address: body.billing_address ?? body.shipping_address,
    wants_invoice: body.wants_invoice,
    note: body.note,
    ticket_requested: body.ticket_request,
    address_wish:
      body.save_address && (body.billing_address ?? body.shipping_address) ? ('save' as const) : null,
    digital_consent_at: quote.needs_digital_consent && body.digital_consent ? now : null,
    expires_at: due === 0 ? null : expiryOf(method, now, desk !== undefined),
    idempotency_key: key,
    request_hash: hash,
    placed_by: desk?.adminId ?? null,
    placed_at: now,
  }
}

/** The line of a quote as it is stored. */
export const lineRow = (
  order_id: number,
  position: number,
  { category_id: _, need: __, production_days: ___, ...line }: FullQuote['lines'][number],
) => ({ order_id, position, ...line })
