/** An order as the shop sees it: what its buyer sees, whom it is from, its ledgers and letters, and what it may become. */
import type { AdminOrder } from '../../../src/contract/order-administration.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { deskFactsOf } from './admin-view-repo.ts'
import { orderTable } from './order-states.ts'
import { isWaiting, partsOf, type Reading, viewOf } from './order-view.ts'
import { type OrderLineRow, type OrderRow, orderById } from './orders-repo.ts'
import { everyRefundOf } from './refunds-repo.ts'

/** What a person may do by hand; money and time do the rest. */
export const byHand = ['in_production', 'completed', 'cancelled'] as const

export const mayBecome = (order: OrderRow): AdminOrder['may_become'] =>
  orderTable[order.status].filter(
    next =>
      byHand.some(one => one === next) &&
      !(next === 'completed' && (isWaiting(order) || order.payment_status === 'unpaid')),
  )

const beingWorkedOn: readonly OrderRow['status'][] = ['placed', 'confirmed', 'in_production']

/** Words and addresses can be put right until the goods have left. */
export const mayEdit = ({ status, parcel_status }: OrderRow): boolean =>
  beingWorkedOn.includes(status) && (parcel_status === 'none' || parcel_status === 'preparing')

/** Sums only while nobody has paid them, nor a bank been asked for them. */
export const mayEditLines = (order: OrderRow): boolean =>
  mayEdit(order) && order.payment_status === 'unpaid' && order.payment_method !== 'card'

/** Of what an edit changes. */
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

export async function showAdminOrder(reading: Reading, id: number): Promise<AdminOrder | Refusal> {
  const { db, now } = reading
  const order = await orderById(db, id)
  const facts = order && (await deskFactsOf(db, id))
  if (!order || !facts) return refuse('not_found')
  const parts = await partsOf(reading, order)
  const rows = parts.lines
  const shown = viewOf(parts, now())
  const refunds = await everyRefundOf(db, id)
  const { sent, elements, ...desk } = facts
  return {
    ...shown,
    ...desk,
    id,
    tier: order.tier,
    lines: shown.lines.map((line, at) => ({
      ...line,
      element: elements[line.id] ?? null,
      list_price: rows[at]?.list_price ?? null,
      price_reason: rows[at]?.price_reason ?? '',
      production_state: rows[at]?.production_state ?? 'waiting',
      room_code: rows[at]?.room_code ?? null,
      sent: sent.filter(piece => piece.line_id === line.id).reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    refunds: refunds.map(({ id: refundId, amount, reason, status, last_error, created_at }) => ({
      id: refundId,
      amount,
      reason,
      status,
      last_error,
      created_at: created_at.toISOString(),
    })),
    may_become: mayBecome(order),
    can_edit: mayEdit(order),
    can_edit_lines: mayEditLines(order),
    version: orderVersion(order, rows),
  }
}
