/**
 * The administration's view of an order: the buyer's view, the buyer, ledgers, emails, and the actions that are
 * allowed.
 */
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { isMadeToOrder } from '@/domain/made-to-order.ts'
import type { Config } from '../../../config.ts'
import { keyedVersion } from '../../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { deriveKey } from '../../auth/secrets.ts'
import { printsOfLines } from '../../designs/prints-repo.ts'
import { vatChecksOfOrders } from '../../tax/vat-checks-repo.ts'
import { orderTable } from '../order-states.ts'
import { type OrderLineRow, type OrderRow, orderById } from '../orders-repo.ts'
import { everyRefundOf } from '../refund/refunds-repo.ts'
import { piecesToShip } from '../refund/returnable.ts'
import { orderEntryFactsOf } from './admin-view-repo.ts'
import type { History } from './after-sale-repo.ts'
import { isWaiting, partsOf, type Reading, viewOf } from './order-view.ts'
import { inShopWords } from './shop-words.ts'

const hasLeft = ({ parcel_status }: Pick<OrderRow, 'parcel_status'>): boolean =>
  parcel_status !== 'none' && parcel_status !== 'preparing'

/** States that an admin may set manually. */
export const byHand = ['in_production', 'completed', 'cancelled'] as const

const isOpen: Record<(typeof byHand)[number], (order: OrderRow) => boolean> = {
  in_production: ({ parcel_status }) => parcel_status === 'preparing' || parcel_status === 'partly_shipped',
  completed: order => !isWaiting(order) && order.payment_status !== 'unpaid',
  cancelled: order => !hasLeft(order), // shipped items must be returned instead
}

interface Goods extends Pick<History, 'parcels' | 'after'> {
  lines: readonly OrderLineRow[]
}

/** Returns whether the workshop makes an item of the order. */
export const isMade = ({ lines, ...history }: Goods): boolean =>
  lines.some(line => isMadeToOrder(line, piecesToShip(line, history)))

/**
 * Returns the states that an admin may set now. Payment, expiry and delivery set the others. `in_production` requires
 * an item that is made to order.
 */
export const mayBecome = (order: OrderRow, goods: Goods): AdminOrder['may_become'] =>
  orderTable[order.status].filter(next =>
    byHand.some(
      status => status === next && isOpen[status](order) && (status !== 'in_production' || isMade(goods)),
    ),
  )

const beingWorkedOn: readonly OrderRow['status'][] = ['placed', 'confirmed', 'in_production']

/** Returns whether addresses and notes can be changed: until the items are shipped. */
export const mayEdit = ({ status, parcel_status }: OrderRow): boolean =>
  beingWorkedOn.includes(status) && !hasLeft({ parcel_status })

/** Returns whether lines and prices can be changed: while nothing is paid. An edit ends a started card payment (decision 0086). */
export const mayEditLines = (order: OrderRow): boolean =>
  mayEdit(order) && (order.payment_status === 'unpaid' || order.payment_status === 'failed')

/** Returns whether a second order can add items to this one: its amount was paid and can no longer change, and its buyer is known. */
export const mayAdd = ({ status, payment_status, user_id, contact_email }: OrderRow): boolean =>
  (user_id !== null || contact_email !== null) &&
  (status === 'confirmed' || status === 'in_production' || status === 'completed') &&
  (payment_status === 'paid' || payment_status === 'partly_refunded')

/**
 * Returns a hash of everything that an edit can change. It contains amounts, so it is computed with a secret key: a role that does not
 * receive them cannot compare it with the hashes of guessed amounts.
 */
export const orderVersion = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { appSecret }: Pick<Config, 'appSecret'>,
): string =>
  keyedVersion(deriveKey(appSecret, 'order-version'), {
    id: order.id,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    note: order.note,
    shipping: order.shipping,
    status: order.status,
    payment_status: order.payment_status,
    lines: lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price })),
  })

/** Returns the buyer's wording of the line, or null when it equals the text shown. */
function soldAs(
  sold: OrderLineRow | undefined,
  translated: Pick<OrderLineRow, 'title' | 'choice'>,
): string | null {
  if (!sold || (sold.title === translated.title && sold.choice === translated.choice)) return null
  return [sold.title, sold.choice].filter(Boolean).join(' · ')
}

/**
 * Returns `not_found` when the order does not exist. Lines are named in the language of `reading`. `sold_as` is the
 * buyer's wording where it differs, else null. Amounts are in cents.
 */
export async function showAdminOrder(
  reading: Reading & { config: Pick<Config, 'appSecret'> },
  id: number,
): Promise<AdminOrder | Refusal> {
  const { db, locale, now } = reading
  const order = await orderById(db, id)
  const facts = order && (await orderEntryFactsOf(db, id))
  if (!order || !facts) return refuse('not_found')
  const parts = await partsOf(reading, order)
  const rows = parts.lines
  const lines = await inShopWords(db, order, rows, locale)
  const view = viewOf({ ...parts, lines }, now())
  const refunds = await everyRefundOf(db, id)
  const { sent, elements, ...desk } = facts
  const prints = await printsOfLines(
    db,
    rows.map(row => row.id),
    now(),
  )
  return {
    ...view,
    ...desk,
    id,
    tier: order.tier,
    tags: order.tags,
    lines: view.lines.map((line, at) => ({
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
    may_become: mayBecome(order, parts),
    vat_check: (await vatChecksOfOrders(db, [id])).get(id) ?? null,
    can_add: mayAdd(order),
    can_edit: mayEdit(order),
    can_edit_lines: mayEditLines(order),
    version: orderVersion(order, rows, reading.config),
  }
}
