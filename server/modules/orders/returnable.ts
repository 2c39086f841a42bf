/** What can still be sent back, and until when (decisions §4). Pure. */
import { returnDays } from '../../../src/contract/after-sale.ts'
import type { AfterSale } from './after-sale-repo.ts'
import type { OrderLineRow, OrderRow } from './orders-repo.ts'

const day = 24 * 60 * 60_000

interface Sent {
  shipped_at: Date
  delivered_at: Date | null
}

/** Thirty days from the last delivery; while it is not known to have arrived a week more from its departure. */
export function returnUntil(order: OrderRow, parcels: readonly Sent[]): Date | null {
  if (parcels.length === 0 || order.status === 'cancelled' || order.status === 'expired') return null
  const last = Math.max(
    ...parcels.map(({ shipped_at, delivered_at }) =>
      delivered_at ? delivered_at.getTime() : shipped_at.getTime() + 7 * day,
    ),
  )
  return new Date(last + returnDays * day)
}

/** Pieces of a line that nobody has refunded or announced yet; digital goods cannot be sent back. */
export function returnablePieces(line: OrderLineRow, { refund_lines, returns }: AfterSale): number {
  if (line.is_digital) return 0
  const announced = returns.filter(one => one.status === 'requested' || one.status === 'approved')
  const gone = [...refund_lines, ...announced.flatMap(one => one.lines)]
    .filter(({ line_id }) => line_id === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, line.quantity - gone)
}
