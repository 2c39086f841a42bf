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

const isCounted = ({ is_rewritten }: Withdrawn): boolean => !is_rewritten

/** Pieces withdrawn before shipping by statements that did not rewrite the order: they stay on its lines and are never shipped. */
export const withdrawnUnsent = (lineId: number, withdrawals: readonly Withdrawn[]): number =>
  sumOf(
    withdrawals
      .filter(isCounted)
      .flatMap(({ lines }) =>
        lines.map(({ line_id, quantity, sent }) => ({ line_id, quantity: quantity - sent })),
      ),
    lineId,
  )

/** Pieces that a refund took out of the order before they were shipped. */
export const refundedUnsent = (lineId: number, refundLines: AfterSale['refund_lines']): number =>
  refundLines.filter(({ line_id }) => line_id === lineId).reduce((sum, { unsent = 0 }) => sum + unsent, 0)

/** Pieces of a line that were ordered and will never be shipped: withdrawn or refunded before they left. */
export const droppedPieces = (
  lineId: number,
  { withdrawals, refund_lines }: Pick<AfterSale, 'withdrawals' | 'refund_lines'>,
): number => withdrawnUnsent(lineId, withdrawals) + refundedUnsent(lineId, refund_lines)

/** Pieces of a line in returns that follow from no withdrawal: on their way or waiting for the shop's decision, and received. */
function returnedPieces(lineId: number, returns: AfterSale['returns']) {
  const requested = returns.filter(({ withdrawal_id }) => withdrawal_id === null)
  const piecesIn = (...statuses: AfterSale['returns'][number]['status'][]) =>
    sumOf(
      requested.filter(({ status }) => statuses.includes(status)).flatMap(({ lines }) => lines),
      lineId,
    )
  return { announced: piecesIn('requested', 'approved'), received: piecesIn('received') }
}

/** Pieces of a line that were refunded, returned or announced; a withdrawn piece and its refund count once. */
function gonePieces({ id }: OrderLineRow, { refund_lines, returns, withdrawals }: AfterSale): number {
  const { announced, received } = returnedPieces(id, returns)
  const withdrawn = sumOf(
    withdrawals.filter(isCounted).flatMap(({ lines }) => lines),
    id,
  )
  return Math.max(sumOf(refund_lines, id), received + withdrawn) + announced
}

/** Like `gonePieces`, counting shipped pieces only. */
function goneAfterShipping({ id }: OrderLineRow, { refund_lines, returns, withdrawals }: AfterSale): number {
  const { announced, received } = returnedPieces(id, returns)
  const withdrawn = sumOf(
    withdrawals.filter(isCounted).flatMap(({ lines }) => lines.map(one => ({ ...one, quantity: one.sent }))),
    id,
  )
  const refunded = sumOf(
    refund_lines.map(line => ({ ...line, quantity: line.quantity - (line.unsent ?? line.quantity) })),
    id,
  )
  return Math.max(refunded, received + withdrawn) + announced
}

/** Pieces of a line that were neither refunded nor withdrawn nor part of a return. */
export const ownedPieces = (line: OrderLineRow, after: AfterSale): number =>
  Math.max(0, line.quantity - gonePieces(line, after))

/** Items of a line that were delivered and are neither refunded nor part of a return; digital ones cannot be returned. */
export function returnablePieces(line: OrderLineRow, parcels: readonly Sent[], after: AfterSale): number {
  if (line.is_digital) return 0
  const shipped = sentPieces(line.id, parcels) - goneAfterShipping(line, after)
  return Math.max(0, Math.min(ownedPieces(line, after), shipped))
}

/** Pieces of a line that are still to be shipped; digital ones never are. */
export const piecesToShip = (
  line: Pick<OrderLineRow, 'id' | 'quantity' | 'is_digital'>,
  { parcels, after }: { parcels: readonly Sent[]; after: Pick<AfterSale, 'withdrawals' | 'refund_lines'> },
): number =>
  line.is_digital
    ? 0
    : Math.max(0, line.quantity - sentPieces(line.id, parcels) - droppedPieces(line.id, after))

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
  const toCome = line.quantity - sentPieces(line.id, parcels) - droppedPieces(line.id, after)
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
