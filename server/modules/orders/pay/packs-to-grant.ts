/**
 * Digital packs that a paid order owes its buyer. A guest's packs wait until an account adopts the order (decision
 * 0047). Pure.
 */
import type { BoughtPacks } from '../../packs/bought-packs.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { ownedPieces } from '../refund/returnable.ts'
import type { AfterSale } from '../view/after-sale-repo.ts'

/** Excludes refunded and withdrawn pieces. Returns none for an unpaid, cancelled or expired order. */
export function packsToGrant(
  order: Pick<OrderRow, 'status' | 'payment_status'>,
  lines: readonly OrderLineRow[],
  after: AfterSale,
): BoughtPacks[] {
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partly_refunded'
  if (!isPaid || order.status === 'cancelled' || order.status === 'expired') return []
  return lines.flatMap(line => {
    const count = ownedPieces(line, after) * line.pack_count
    return line.pack_rarity && count > 0 ? [{ line_id: line.id, rarity: line.pack_rarity, count }] : []
  })
}
