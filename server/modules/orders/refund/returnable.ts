/** Which pieces can still be withdrawn or returned, and until when (decision 0022). Pure. */
import { returnDays, statutoryWithdrawalDays } from '@/contract/endpoints/shop/after-sale.ts'
import { isWithdrawable } from '@/domain/withdrawal-exceptions.ts'
import { unordered } from '../order-states.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { AfterSale } from '../view/after-sale-repo.ts'

const day = 24 * 60 * 60_000

interface Sent {
  shipped_at: Date
  delivered_at: Date | null
  lines: readonly { line_id: number; quantity: number }[]
}

type Pieces = readonly { line_id: number; quantity: number }[]
type Withdrawn = AfterSale['withdrawals'][number]

const isGone = ({ status }: OrderRow): boolean =>
  status === 'cancelled' || status === 'expired' || unordered.some(state => state === status)

const sumOf = (pieces: Pieces, lineId: number): number =>
  pieces.filter(({ line_id }) => line_id === lineId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns when the last parcel was delivered, or null before. */
export function deliveredAt(parcels: readonly Sent[]): Date | null {
  const days = parcels.map(({ delivered_at }) => delivered_at?.getTime() ?? null)
  return days.length > 0 && days.every(at => at !== null) ? new Date(Math.max(...days)) : null
}

/** Returns the end of the legal period (directive 2011/83 art. 9): fourteen days from the last delivery; null before. */
export function statutoryUntil(parcels: readonly Sent[]): Date | null {
  const delivered = deliveredAt(parcels)
  return delivered && new Date(delivered.getTime() + statutoryWithdrawalDays * day)
}

/**
 * Returns 30 days after the last delivery, or 37 after shipping while the delivery is not reported. Returns null when
 * nothing was shipped or the order was cancelled.
 */
export function returnUntil(order: OrderRow, parcels: readonly Sent[]): Date | null {
  if (parcels.length === 0 || isGone(order)) return null
  const last = Math.max(
    ...parcels.map(({ shipped_at, delivered_at }) =>
      delivered_at ? delivered_at.getTime() : shipped_at.getTime() + 7 * day,
    ),
  )
  return new Date(last + returnDays * day)
}

/** Returns the pieces of a line in parcels. */
export const sentPieces = (lineId: number, parcels: readonly Sent[]): number =>
  sumOf(
    parcels.flatMap(({ lines }) => lines),
    lineId,
  )

const isCounted = ({ is_rewritten }: Withdrawn): boolean => !is_rewritten

/**
 * Returns the pieces withdrawn before shipping by statements that did not rewrite the order. They remain on its lines
 * and are never shipped.
 */
export const withdrawnUnsent = (lineId: number, withdrawals: readonly Withdrawn[]): number =>
  sumOf(
    withdrawals
      .filter(isCounted)
      .flatMap(({ lines }) =>
        lines.map(({ line_id, quantity, sent }) => ({ line_id, quantity: quantity - sent })),
      ),
    lineId,
  )

/** Returns the pieces that a refund removed from the order before they were shipped. */
export const refundedUnsent = (lineId: number, refundLines: AfterSale['refund_lines']): number =>
  refundLines.filter(({ line_id }) => line_id === lineId).reduce((sum, { unsent = 0 }) => sum + unsent, 0)

/**
 * Returns the pieces of a line that were ordered and will never be shipped, because they were withdrawn or refunded
 * before.
 */
export const droppedPieces = (
  lineId: number,
  { withdrawals, refund_lines }: Pick<AfterSale, 'withdrawals' | 'refund_lines'>,
): number => withdrawnUnsent(lineId, withdrawals) + refundedUnsent(lineId, refund_lines)

/**
 * Returns the pieces of a line in returns that follow from no withdrawal: announced or waiting for the shop's decision,
 * and received.
 */
function returnedPieces(lineId: number, returns: AfterSale['returns']) {
  const requested = returns.filter(({ withdrawal_id }) => withdrawal_id === null)
  const piecesIn = (...statuses: AfterSale['returns'][number]['status'][]) =>
    sumOf(
      requested.filter(({ status }) => statuses.includes(status)).flatMap(({ lines }) => lines),
      lineId,
    )
  return { announced: piecesIn('requested', 'approved'), received: piecesIn('received') }
}

/**
 * Returns the pieces of a line that were refunded, returned or announced. A withdrawn piece and its refund count once.
 */
function gonePieces({ id }: OrderLineRow, { refund_lines, returns, withdrawals }: AfterSale): number {
  const { announced, received } = returnedPieces(id, returns)
  const withdrawn = sumOf(
    withdrawals.filter(isCounted).flatMap(({ lines }) => lines),
    id,
  )
  return Math.max(sumOf(refund_lines, id), received + withdrawn) + announced
}

/** Returns the pieces of a line that were refunded, withdrawn, returned or announced after they were shipped. */
export function goneAfterShipping(
  { id }: OrderLineRow,
  { refund_lines, returns, withdrawals }: AfterSale,
): number {
  const { announced, received } = returnedPieces(id, returns)
  const withdrawn = sumOf(
    withdrawals
      .filter(isCounted)
      .flatMap(({ lines }) =>
        lines.map(withdrawnLine => ({ ...withdrawnLine, quantity: withdrawnLine.sent })),
      ),
    id,
  )
  const refunded = sumOf(
    refund_lines.map(line => ({ ...line, quantity: line.quantity - (line.unsent ?? line.quantity) })),
    id,
  )
  return Math.max(refunded, received + withdrawn) + announced
}

/** Returns the pieces of a line that were neither refunded nor withdrawn nor part of a return. */
export const ownedPieces = (line: OrderLineRow, after: AfterSale): number =>
  Math.max(0, line.quantity - gonePieces(line, after))

/**
 * Returns the delivered pieces of a line that are neither refunded nor part of a return. Digital items cannot be
 * returned.
 */
export function returnablePieces(line: OrderLineRow, parcels: readonly Sent[], after: AfterSale): number {
  if (line.is_digital) return 0
  const shipped = sentPieces(line.id, parcels) - goneAfterShipping(line, after)
  return Math.max(0, Math.min(ownedPieces(line, after), shipped))
}

/** Returns the pieces of a line that are still to be shipped, always 0 for digital items. */
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
 * Returns until when a buyer can withdraw from a line, or null without a deadline yet. There is no deadline while
 * pieces are to be delivered; afterwards it is that of returns. Sealed packs count from the order.
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
 * Returns the pieces of a line that can be withdrawn at `now`. Returns 0 for a cancelled or expired order, an
 * uncaptured card payment and goods without a right of withdrawal. Of a digital line of a confirmed order,
 * only pieces with all packs sealed count.
 */
export function withdrawablePieces(line: OrderLineRow, standing: Standing, now: Date): number {
  const { order, after } = standing
  if (isGone(order) || isOnlyTried(order) || !isWithdrawable(line)) return 0
  const until = withdrawUntil(line, standing)
  if (until && now > until) return 0
  const remaining = ownedPieces(line, after)
  if (!line.is_digital || order.status === 'placed') return remaining
  if (order.user_id === null) return line.pack_count > 0 ? remaining : 0 // packs of a guest's order are not assigned yet
  const sealed = after.sealed_packs[line.id] ?? 0
  return line.pack_count > 0 ? Math.min(remaining, Math.floor(sealed / line.pack_count)) : 0
}
