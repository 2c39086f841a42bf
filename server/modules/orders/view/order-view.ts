/** The buyer's view of an order (contract/orders.ts). */

import type { Order, OrderSummary } from '@/contract/endpoints/shop/orders.ts'
import type { Withdrawal } from '@/contract/endpoints/shop/withdrawals.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import type { Locale } from '@/contract/locales.ts'
import { sharesOfTax } from '@/domain/tax/taxed-totals.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { documentView } from '../../invoices/sale-documents-repo.ts'
import { headsOf } from '../../pages/legal/legal-versions-repo.ts'
import { stoppableByBuyer } from '../order-states.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { packsToGrant } from '../pay/packs-to-grant.ts'
import { partOfEmail } from '../people/without-person.ts'
import { methodsOf, type OrderMethods } from '../place/order-methods-repo.ts'
import { surchargeOf } from '../place/surcharge.ts'
import {
  refundedUnsent,
  returnablePieces,
  returnUntil,
  withdrawablePieces,
  withdrawnUnsent,
  withdrawUntil,
} from '../refund/returnable.ts'
import { type AfterSale, type History, historyOf } from './after-sale-repo.ts'

const maxPictures = 4

const pieces = (lines: readonly OrderLineRow[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** `lines` are those of this order. `due` is in cents. Returns at most 4 pictures. */
export function summaryOf(order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary {
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    payment_status: order.payment_status,
    parcel_status: order.parcel_status,
    is_pickup: order.is_pickup,
    due: order.due,
    currency: order.currency,
    pieces: pieces(lines),
    pictures: lines
      .map(line => line.picture)
      .filter(Boolean)
      .slice(0, maxPictures),
  }
}

/** Database, the reader's language and the clock. */
export interface Reading {
  db: Queryable
  locale: Locale
  now(): Date
}

export interface OrderParts extends Omit<History, 'events' | 'lines'> {
  events: readonly Pick<History['events'][number], 'kind' | 'at'>[]
  order: OrderRow
  lines: readonly OrderLineRow[]
  methods: OrderMethods
  legal: readonly LegalVersionHead[]
}

/** Reads everything that `viewOf` needs. Method names are in the reader's language. */
export async function partsOf({ db, locale }: Reading, order: OrderRow): Promise<OrderParts> {
  return {
    order,
    methods: await methodsOf(db, order, locale),
    legal: await headsOf(db, order.legal_version_ids, locale),
    ...(await historyOf(db, order.id)),
  }
}

/** Whether the order is placed and waits for payment. Cash on delivery is confirmed immediately and never waits. */
export const isWaiting = (order: OrderRow): boolean => order.status === 'placed'

/** Whether the buyer can pay online now. False while a payment is pending. */
export const isPayable = ({ status, payment_status }: OrderRow): boolean =>
  (status === 'placed' || status === 'paying') && payment_status !== 'pending'

const isAfter = (until: Date | null, now: Date): boolean => until !== null && now <= until

const returnsOf = ({ returns }: AfterSale, lines: readonly OrderLineRow[]): Order['returns'] =>
  returns.map(({ order_id: _, withdrawal_id: __, lines: pieces, created_at, ...fields }) => ({
    ...fields,
    created_at: new Date(created_at).toISOString(),
    lines: pieces.map(piece => ({
      ...piece,
      title: lines.find(({ id }) => id === piece.line_id)?.title ?? '',
    })),
  }))

/** Whether the buyer can cancel: until a parcel is shipped or a personalised item is in production. */
const canCancel = ({ order, lines, parcels }: OrderParts): boolean =>
  stoppableByBuyer(lines).includes(order.status) && parcels.length === 0

const withdrawalView = ({
  id,
  lines,
  refund,
  declared_at,
}: AfterSale['withdrawals'][number]): Withdrawal => ({
  id,
  declared_at: new Date(declared_at).toISOString(),
  lines,
  refund,
})

/** Returns the last day of the lines that can be withdrawn from, or null while one of them has no deadline yet. */
function lastDay(parts: OrderParts, lines: readonly OrderLineRow[]): Date | null {
  const days = lines.map(line => withdrawUntil(line, parts)?.getTime() ?? null)
  return days.length > 0 && days.every(day => day !== null) ? new Date(Math.max(...days)) : null
}

const parcelView = ({
  id,
  status,
  carrier,
  tracking_code,
  tracking_url,
  shipped_at,
  delivered_at,
}: OrderParts['parcels'][number]): Order['parcels'][number] => ({
  id,
  status,
  carrier,
  tracking_code,
  tracking_url,
  shipped_at: shipped_at.toISOString(),
  delivered_at: delivered_at?.toISOString() ?? null,
})

const promised = ({ delivery_from, delivery_to }: OrderRow): Order['delivery'] =>
  delivery_from && delivery_to ? { from: delivery_from, to: delivery_to } : null
/**
 * Returns the number of packs to open. For a guest's paid order these are the packs that an account will get by
 * adopting it.
 */
const packsToOpen = ({ order, lines, after }: OrderParts): number =>
  order.user_id === null
    ? packsToGrant(order, lines, after).reduce((sum, { count }) => sum + count, 0)
    : Object.values(after.sealed_packs).reduce((sum, packs) => sum + packs, 0)

/** Reads nothing. Amounts are in cents, dates are ISO strings. Deadlines and allowed actions are evaluated at `now`. */
export function viewOf(parts: OrderParts, now: Date): Order {
  const { order, lines, events, parcels, methods, after } = parts
  const until = returnUntil(order, parcels)
  const mayReturn = isAfter(until, now)
  const open = lines.filter(line => withdrawablePieces(line, parts, now) > 0)
  const { shipping_method, payment_method } = order
  const { shipping_name, payment_name, bank } = methods
  return {
    ...summaryOf(order, lines),
    lines: lines.map(line => ({
      ...line,
      returnable: mayReturn ? returnablePieces(line, parcels, after) : 0,
      withdrawable: withdrawablePieces(line, parts, now),
      withdrawn: withdrawnUnsent(line.id, after.withdrawals),
      refunded: refundedUnsent(line.id, after.refund_lines),
    })),
    subtotal: order.subtotal,
    shipping: order.shipping,
    surcharge: surchargeOf(order),
    discount: order.discount,
    taxable: order.taxable,
    vat: order.vat,
    vat_percent: order.vat_percent,
    taxes: order.tax && sharesOfTax(order.tax),
    coupon_code: order.coupon_code,
    discounts: order.discounts,
    shipping_method: shipping_method ? { code: shipping_method, name: shipping_name } : null,
    delivery: promised(order),
    pickup: methods.pickup,
    payment_method: { code: payment_method, name: payment_name },
    paid_by: after.paid_by?.kind ? { ...after.paid_by, kind: after.paid_by.kind } : null,
    payment_failure: order.payment_status === 'failed' ? (after.payment_failure ?? 'other') : null,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    contact_email: order.user_id === null && order.contact_email ? partOfEmail(order.contact_email) : null,
    note: order.note,
    ticket_requested: order.ticket_requested,
    is_address_unsaved: order.address_wish === 'no_room',
    expires_at: isWaiting(order) ? (order.expires_at?.toISOString() ?? null) : null,
    transfer: bank && isWaiting(order) ? { ...bank, reason: order.number } : null,
    parcels: parcels.map(parcelView),
    timeline: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    refunded: after.refunded,
    returns: returnsOf(after, lines),
    return_until: mayReturn ? (until?.toISOString() ?? null) : null,
    withdrawals: after.withdrawals.map(withdrawalView),
    withdraw_until: lastDay(parts, open)?.toISOString() ?? null,
    ticket_status: after.ticket_status,
    wants_invoice: order.wants_invoice,
    legal_versions: [...parts.legal],
    digital_consent_at: order.digital_consent_at?.toISOString() ?? null,
    documents: after.documents.map(document => documentView(document, order.number)),
    packs: packsToOpen(parts),
    added_to: after.added_to,
    additions: after.additions,
    can_cancel: canCancel(parts),
    can_pay: isPayable(order) && payment_method === 'card',
  }
}

/** Like `showOrder`, for an unpaid order that this call has just written: its history is not read. */
export async function showFresh(
  { db, locale, now }: Reading,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  hasTicket: boolean,
): Promise<Order> {
  const after: AfterSale = {
    refunded: 0,
    paid_by: null,
    payment_failure: null,
    refund_lines: [],
    returns: [],
    withdrawals: [],
    ticket_status: hasTicket ? 'open' : null,
    documents: [],
    sealed_packs: {},
    added_to: null,
    additions: [],
  }
  const events = order.status === 'paying' ? [] : [{ kind: 'placed' as const, at: order.placed_at }]
  const methods = await methodsOf(db, order, locale)
  const legal = await headsOf(db, order.legal_version_ids, locale)
  return viewOf({ order, lines, methods, legal, events, parcels: [], after }, now())
}

/** Reads the order's history. The caller has checked that the order may be shown. */
export const showOrder = async (reading: Reading, order: OrderRow): Promise<Order> =>
  viewOf(await partsOf(reading, order), reading.now())
