/** What can still be withdrawn from or sent back, and until when (decision 0022). Pure. */
import { returnDays } from '../../../src/contract/endpoints/shop/after-sale.ts'
import type { AfterSale } from './after-sale-repo.ts'
import { unordered } from './order-states.ts'
import type { OrderLineRow, OrderRow } from './orders-repo.ts'

const day = 24 * 60 * 60_000

interface Sent {
  shipped_at: Date
  delivered_at: Date | null
  lines: readonly { line_id: number; quantity: number }[]
}

type Pieces = readonly { line_id: number; quantity: number }[]
type Withdrawn = AfterSale['withdrawals'][number]

const isGone = ({ status }: OrderRow): boolean =>
  status === 'cancelled' || status === 'expired' || unordered.some(one => one === status)

const sumOf = (pieces: Pieces, lineId: number): number =>
  pieces.filter(({ line_id }) => line_id === lineId).reduce((sum, { quantity }) => sum + quantity, 0)

/** 30 days after the last delivery, or 37 after shipping while it is not reported as delivered. Null: nothing shipped, or cancelled. */
export function returnUntil(order: OrderRow, parcels: readonly Sent[]): Date | null {
  if (parcels.length === 0 || isGone(order)) return null
  const last = Math.max(
    ...parcels.map(({ shipped_at, delivered_at }) =>
      delivered_at ? delivered_at.getTime() : shipped_at.getTime() + 7 * day,
    ),
  )
  return new Date(last + returnDays * day)
}

/** Pieces of a line in parcels. */
export const sentPieces = (lineId: number, parcels: readonly Sent[]): number =>
  sumOf(
    parcels.flatMap(({ lines }) => lines),
    lineId,
  )

/** Pieces withdrawn before shipping by statements that did not rewrite the order: they stay on its lines and are never shipped. */
export const withdrawnUnsent = (lineId: number, withdrawals: readonly Withdrawn[]): number =>
  sumOf(
    withdrawals
      .filter(({ is_rewritten }) => !is_rewritten)
      .flatMap(({ lines }) =>
        lines.map(({ line_id, quantity, sent }) => ({ line_id, quantity: quantity - sent })),
      ),
    lineId,
  )

/** Pieces of a line that were refunded, returned or announced; a withdrawn piece and its refund count once. */
function gonePieces({ id }: OrderLineRow, { refund_lines, returns, withdrawals }: AfterSale): number {
  const asked = returns.filter(({ withdrawal_id }) => withdrawal_id === null)
  const announced = asked.filter(({ status }) => status === 'requested' || status === 'approved')
  const received = asked.filter(({ status }) => status === 'received')
  const withdrawn = withdrawals.filter(({ is_rewritten }) => !is_rewritten)
  const came = sumOf(
    [...received, ...withdrawn].flatMap(({ lines }) => lines),
    id,
  )
  return (
    Math.max(sumOf(refund_lines, id), came) +
    sumOf(
      announced.flatMap(({ lines }) => lines),
      id,
    )
  )
}

/** Pieces of a line that were neither refunded nor withdrawn nor part of a return. */
export const ownedPieces = (line: OrderLineRow, after: AfterSale): number =>
  Math.max(0, line.quantity - gonePieces(line, after))

/** Items of a line that were delivered and are neither refunded nor part of a return; digital ones cannot be returned. */
export function returnablePieces(line: OrderLineRow, parcels: readonly Sent[], after: AfterSale): number {
  if (line.is_digital) return 0
  return Math.min(ownedPieces(line, after), sentPieces(line.id, parcels))
}

interface Standing {
  order: OrderRow
  parcels: readonly Sent[]
  after: AfterSale
}

/**
 * Until when a buyer can withdraw for a line: without an end while items are still to be delivered, then as long as they can be returned.
 * Packs that are still sealed count from the order. Null: without an end yet.
 */
export function withdrawUntil(line: OrderLineRow, { order, parcels, after }: Standing): Date | null {
  if (line.is_digital) return new Date(order.placed_at.getTime() + returnDays * day)
  const toCome = line.quantity - sentPieces(line.id, parcels) - withdrawnUnsent(line.id, after.withdrawals)
  return toCome > 0 ? null : returnUntil(order, parcels)
}

/** Nothing is bought before the card is charged: such an order is cancelled or expires. */
const isOnlyTried = ({ status, payment_method }: OrderRow): boolean =>
  status === 'placed' && payment_method === 'card'

/**
 * Pieces of a line that can be withdrawn at `now`; 0 for an order that is gone, an uncaptured card payment and what was made to the
 * customer's order (directive 2011/83 art. 16 c). Of a digital line, once the
 * order is confirmed, only as many as have all their packs sealed.
 */
export function withdrawablePieces(line: OrderLineRow, standing: Standing, now: Date): number {
  const { order, after } = standing
  if (isGone(order) || isOnlyTried(order) || line.is_personalised) return 0
  const until = withdrawUntil(line, standing)
  if (until && now > until) return 0
  const left = ownedPieces(line, after)
  if (!line.is_digital || order.status === 'placed') return left
  if (order.user_id === null) return line.pack_count > 0 ? left : 0 // packs of a guest's order are not assigned yet
  const sealed = after.sealed_packs[line.id] ?? 0
  return line.pack_count > 0 ? Math.min(left, Math.floor(sealed / line.pack_count)) : 0
}
