/** An order as the shop sees it: what its buyer sees, the buyer, its ledgers and emails, and the actions it allows. */
import type { AdminOrder } from '../../../src/contract/endpoints/admin/orders.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { printsOfLines } from '../designs/prints-repo.ts'
import { orderEntryFactsOf } from './admin-view-repo.ts'
import { orderTable } from './order-states.ts'
import { isWaiting, partsOf, type Reading, viewOf } from './order-view.ts'
import { type OrderLineRow, type OrderRow, orderById } from './orders-repo.ts'
import { everyRefundOf } from './refunds-repo.ts'
import { piecesToShip } from './returnable.ts'
import { inShopWords } from './shop-words.ts'

const hasLeft = ({ parcel_status }: Pick<OrderRow, 'parcel_status'>): boolean =>
  parcel_status !== 'none' && parcel_status !== 'preparing'

/** States that an admin may set by hand. */
export const byHand = ['in_production', 'completed', 'cancelled'] as const

const isOpen: Record<(typeof byHand)[number], (order: OrderRow) => boolean> = {
  in_production: ({ parcel_status }) => parcel_status === 'preparing' || parcel_status === 'partly_shipped',
  completed: order => !isWaiting(order) && order.payment_status !== 'unpaid',
  cancelled: order => !hasLeft(order), // what was shipped comes back as a return
}

/** The states an admin may set by hand now; payment, expiry and delivery set the others. */
export const mayBecome = (order: OrderRow): AdminOrder['may_become'] =>
  orderTable[order.status].filter(next => byHand.some(one => one === next && isOpen[one](order)))

const beingWorkedOn: readonly OrderRow['status'][] = ['placed', 'confirmed', 'in_production']

/** Texts and addresses can be corrected until the items are shipped. */
export const mayEdit = ({ status, parcel_status }: OrderRow): boolean =>
  beingWorkedOn.includes(status) && !hasLeft({ parcel_status })

/** Quantities and prices can change only while nothing is paid, and never with a card, whose amount the provider has already. */
export const mayEditLines = (order: OrderRow): boolean =>
  mayEdit(order) && order.payment_status === 'unpaid' && order.payment_method !== 'card'

/** Covers what an edit can change. */
export const orderVersion = (order: OrderRow, lines: readonly OrderLineRow[]): string =>
  versionOf({
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    note: order.note,
    shipping: order.shipping,
    status: order.status,
    payment_status: order.payment_status,
    lines: lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price })),
  })

/** The buyer's wording of the line; null when it is the one shown. */
function soldAs(
  sold: OrderLineRow | undefined,
  shown: Pick<OrderLineRow, 'title' | 'choice'>,
): string | null {
  if (!sold || (sold.title === shown.title && sold.choice === shown.choice)) return null
  return [sold.title, sold.choice].filter(Boolean).join(' · ')
}

/**
 * `not_found` when there is no such order. Lines are named in the language of `reading`; `sold_as` is the buyer's wording where it differs,
 * else null. Amounts in cents.
 */
export async function showAdminOrder(reading: Reading, id: number): Promise<AdminOrder | Refusal> {
  const { db, locale, now } = reading
  const order = await orderById(db, id)
  const facts = order && (await orderEntryFactsOf(db, id))
  if (!order || !facts) return refuse('not_found')
  const parts = await partsOf(reading, order)
  const rows = parts.lines
  const lines = await inShopWords(db, order, rows, locale)
  const shown = viewOf({ ...parts, lines }, now())
  const refunds = await everyRefundOf(db, id)
  const { sent, elements, ...desk } = facts
  const prints = await printsOfLines(
    db,
    rows.map(row => row.id),
    now(),
  )
  return {
    ...shown,
    ...desk,
    id,
    tier: order.tier,
    lines: shown.lines.map((line, at) => ({
      ...line,
      sold_as: soldAs(rows[at], line),
      element: elements[line.id] ?? null,
      list_price: rows[at]?.list_price ?? null,
      price_reason: rows[at]?.price_reason ?? '',
      production_state: rows[at]?.production_state ?? 'waiting',
      room_code: rows[at]?.room_code ?? null,
      prints: prints.filter(({ line_id }) => line_id === line.id).map(({ line_id, ...print }) => print),
      to_ship: rows[at] ? piecesToShip(rows[at], parts) : 0,
      sent: sent.filter(piece => piece.line_id === line.id).reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    refunds: refunds.map(
      ({ id: refundId, amount, reason, lines: refunded, status, last_error, created_at }) => ({
        id: refundId,
        amount,
        reason,
        lines: refunded.map(({ line_id, quantity, unsent = 0, kept = 0, restocked = null }) => ({
          line_id,
          quantity,
          unsent,
          kept,
          is_restocked: restocked,
        })),
        status,
        last_error,
        created_at: created_at.toISOString(),
      }),
    ),
    may_become: mayBecome(order),
    can_edit: mayEdit(order),
    can_edit_lines: mayEditLines(order),
    version: orderVersion(order, rows),
  }
}
