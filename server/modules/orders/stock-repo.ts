/** Stock that an order takes and returns. An order never returns more than it took, so nothing is returned twice. */
import { and, eq, sql } from 'drizzle-orm'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { stockMovements } from '../../db/schema/stock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { StockNeed } from '../cart-quote/quoted-line.ts'
import { partsOf } from '../collections/parts-repo.ts'
import {
  inKeyOrder,
  itemOfKey,
  moveStock,
  type StockItem,
  stockKey,
  stockTables,
} from '../stock/stock-ledger-repo.ts'

/** Returns false when an item is short; the caller must roll back. `needs` must be in key order. */
export async function takeStock(
  tx: Queryable,
  orderId: number,
  needs: readonly StockNeed[],
  at: Date,
): Promise<boolean> {
  const pieces = needs.map(({ item, id, quantity }) => ({ item, id, pieces: -quantity }))
  const taken = await moveStock(tx, pieces, { reason: 'sold', orderId, refundId: 0, at })
  return taken.every(stock => stock !== undefined)
}

interface Held extends StockItem {
  pieces: number // taken and not returned
}

/** Returns what the order took from stock and has not returned, in key order. */
async function reservedBy(tx: Queryable, orderId: number): Promise<Held[]> {
  const moved = await tx
    .select({ key: stockMovements.item, pieces: sql<number>`(-sum(${stockMovements.delta}))::int` })
    .from(stockMovements)
    .where(eq(stockMovements.order_id, orderId))
    .groupBy(stockMovements.item)
  return moved
    .map(({ key, pieces }) => ({ ...itemOfKey(key), pieces }))
    .filter(({ pieces }) => pieces > 0)
    .sort(inKeyOrder)
}

type LinePieces = readonly { line_id: number; quantity: number }[]

interface SoldLine {
  id: number
  product_id: number
  variant_ids: readonly number[]
  configuration: Configuration | null
}

/** Returns the stock items that one piece of the line took: the item of the line, and that of every chosen part. */
export async function stockKeysOf(
  tx: Queryable,
  { product_id, variant_ids, configuration }: Omit<SoldLine, 'id'>,
) {
  const lineKey = variant_ids[0] === undefined ? `product:${product_id}` : `variant:${variant_ids[0]}`
  const parts = configuration ? await partsOf(tx, configuration) : []
  return [...new Set([lineKey, ...parts.map(({ item, id }) => `${item}:${id}`)])]
}

/** Returns pieces per stock item. */
async function sumsByItem(tx: Queryable, pieces: LinePieces, lines: readonly SoldLine[]) {
  const sums = new Map<string, number>()
  for (const { line_id, quantity } of pieces) {
    const line = lines.find(({ id }) => id === line_id)
    for (const key of line ? await stockKeysOf(tx, line) : []) sums.set(key, (sums.get(key) ?? 0) + quantity)
  }
  return sums
}

/** Returns the stock that this order still reserves, except pieces that a refund removed without restocking them. */
export async function giveBackStock(
  tx: Queryable,
  orderId: number,
  { at, byUserId }: { at: Date; byUserId: number | null },
  unsaleable: LinePieces,
  lines: readonly SoldLine[],
): Promise<void> {
  const sums = await sumsByItem(tx, unsaleable, lines)
  const back = (await reservedBy(tx, orderId))
    .map(held => ({ ...held, pieces: held.pieces - (sums.get(stockKey(held)) ?? 0) }))
    .filter(({ pieces }) => pieces > 0)
  await moveStock(tx, back, { reason: 'given_back', orderId, refundId: 0, byUserId, at })
}

/**
 * Removes from stock what a refused refund had returned, as far as it is still available. These pieces are shipped
 * again.
 */
export async function takeRestocked(
  tx: Queryable,
  { id, order_id }: { id: number; order_id: number },
  pieces: LinePieces,
  lines: readonly SoldLine[],
  at: Date,
): Promise<void> {
  const sums = await sumsByItem(tx, pieces, lines)
  const moved = await tx
    .select({ key: stockMovements.item, delta: sql<number>`sum(${stockMovements.delta})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, order_id), eq(stockMovements.refund_id, id)))
    .groupBy(stockMovements.item)
  const returned = moved.map(({ key, delta }) => ({ ...itemOfKey(key), key, delta })).sort(inKeyOrder)
  for (const { item, id: itemId, key, delta } of returned) {
    const table = stockTables[item]
    const [row] = await tx
      .select({ left: table.stock_quantity })
      .from(table)
      .where(eq(table.id, itemId))
      .for('no key update')
    const taken = Math.min(delta, sums.get(key) ?? 0, row?.left ?? 0)
    if (taken <= 0) continue
    const cause = { reason: 'retaken', orderId: order_id, refundId: id, at } as const
    await moveStock(tx, [{ item, id: itemId, pieces: -taken }], cause)
  }
}

/**
 * Returns these pieces to counted stock, never more than the order took. Without `refundId`: a return without a refund.
 */
export async function restock(
  tx: Queryable,
  orderId: number,
  cause: { refundId?: number; byUserId: number | null; at: Date },
  pieces: LinePieces,
  lines: readonly SoldLine[],
): Promise<void> {
  const sums = await sumsByItem(tx, pieces, lines)
  const back = (await reservedBy(tx, orderId))
    .map(held => ({ ...held, pieces: Math.min(held.pieces, sums.get(stockKey(held)) ?? 0) }))
    .filter(({ pieces }) => pieces > 0)
  await moveStock(tx, back, { ...cause, reason: 'returned', orderId })
}
