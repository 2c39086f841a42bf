/** An order as its buyer sees it (contract/orders.ts). */

import type { Locale } from '../../../src/contract/locales.ts'
import type { Order, OrderSummary } from '../../../src/contract/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { invoiceNumber } from '../invoices/issue-invoice.ts'
import { type AfterSale, type History, historyOf } from './after-sale-repo.ts'
import { methodsOf, type OrderMethods } from './order-methods-repo.ts'
import type { OrderLineRow, OrderRow } from './orders-repo.ts'
import { returnablePieces, returnUntil } from './returnable.ts'

const shownPictures = 4

const pieces = (lines: readonly OrderLineRow[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

export function summaryOf(order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary {
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    payment_status: order.payment_status,
    parcel_status: order.parcel_status,
    due: order.due,
    currency: order.currency,
    pieces: pieces(lines),
    pictures: lines
      .map(line => line.picture)
      .filter(Boolean)
      .slice(0, shownPictures),
  }
}

/** Who asks, and when. */
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
}

export async function partsOf({ db, locale }: Reading, order: OrderRow): Promise<OrderParts> {
  return {
    order,
    methods: await methodsOf(db, order, locale),
    ...(await historyOf(db, order.id)),
  }
}

export const isWaiting = (order: OrderRow): boolean => order.status === 'placed'

const isAfter = (until: Date | null, now: Date): boolean => until !== null && now <= until

const returnsOf = ({ returns }: AfterSale, lines: readonly OrderLineRow[]): Order['returns'] =>
  returns.map(({ order_id: _, lines: pieces, created_at, ...one }) => ({
    ...one,
    created_at: new Date(created_at).toISOString(),
    lines: pieces.map(piece => ({
      ...piece,
      title: lines.find(({ id }) => id === piece.line_id)?.title ?? '',
    })),
  }))

/** The buyer may stop it until it is made or has left (decisions §4). */
const canCancel = ({ order, parcels }: OrderParts): boolean =>
  isWaiting(order) || (order.status === 'confirmed' && parcels.length === 0)

const shownParcel = ({
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

export function viewOf(parts: OrderParts, now: Date): Order {
  const { order, lines, events, parcels, methods, after } = parts
  const until = returnUntil(order, parcels)
  const mayReturn = isAfter(until, now)
  const { shipping_method, payment_method } = order
  const { shipping_name, payment_name, bank } = methods
  return {
    ...summaryOf(order, lines),
    lines: lines.map(line => ({ ...line, returnable: mayReturn ? returnablePieces(line, after) : 0 })),
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    taxable: order.taxable,
    vat: order.vat,
    vat_percent: order.vat_percent,
    coupon_code: order.coupon_code,
    shipping_method: shipping_method ? { code: shipping_method, name: shipping_name } : null,
    payment_method: { code: payment_method, name: payment_name },
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    note: order.note,
    ticket_requested: order.ticket_requested,
    expires_at: isWaiting(order) ? (order.expires_at?.toISOString() ?? null) : null,
    transfer: bank && isWaiting(order) ? { ...bank, reason: order.number } : null,
    parcels: parcels.map(shownParcel),
    timeline: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    refunded: after.refunded,
    returns: returnsOf(after, lines),
    return_until: mayReturn ? (until?.toISOString() ?? null) : null,
    ticket_status: after.ticket_status,
    invoice: after.invoice && {
      number: invoiceNumber(after.invoice),
      issued_at: new Date(after.invoice.issued_at).toISOString(),
    },
    packs: after.packs,
    can_cancel: canCancel(parts),
    can_pay: isWaiting(order) && payment_method === 'card',
  }
}

/** Of an order this very call has written and nobody has paid: what happened to it since need not be asked. */
export async function showFresh(
  { db, locale, now }: Reading,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  hasTicket: boolean,
): Promise<Order> {
  const after: AfterSale = {
    refunded: 0,
    refund_lines: [],
    returns: [],
    ticket_status: hasTicket ? 'open' : null,
    invoice: null,
    packs: 0,
  }
  const events = [{ kind: 'placed' as const, at: order.placed_at }]
  const methods = await methodsOf(db, order, locale)
  return viewOf({ order, lines, methods, events, parcels: [], after }, now())
}

export const showOrder = async (reading: Reading, order: OrderRow): Promise<Order> =>
  viewOf(await partsOf(reading, order), reading.now())
