/**
 * Stock. Taking is one conditional statement per stock item in key order, so that nothing is oversold and no two orders
 * deadlock. Returning happens once, because its movement can be written once.
 */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { stockMovements } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inPipeline } from '../../kernel/db/pipeline.ts'
import type { StockNeed } from '../cart-quote/quoted-line.ts'
import { partsOf } from '../collections/parts-repo.ts'

const tables = { product: products, variant: productVariants } as const

/** Writes the stock and its ledger row, or nothing. */
async function takeOne(
  tx: Queryable,
  orderId: number,
  { item, id, quantity }: StockNeed,
  at: Date,
): Promise<boolean> {
  const taken = await tx.execute(sql`
    with taken as (update ${tables[item]} set stock_quantity = stock_quantity - ${quantity}::int
      where id = ${id} and stock_quantity >= ${quantity}::int returning id)
    insert into stock_movements (order_id, item, delta, reason, at)
    select ${orderId}::int, ${`${item}:${id}`}::text, -${quantity}::int, 'sold', ${at.toISOString()}::timestamptz from taken`)
  return taken.rowCount === 1
}

/** Returns false when an item is short; the caller must roll back. `needs` must be in key order. */
export async function takeStock(
  tx: Queryable,
  orderId: number,
  needs: readonly StockNeed[],
  at: Date,
): Promise<boolean> {
  const taken = await inPipeline(needs.map(need => takeOne(tx, orderId, need, at)))
  return taken.every(Boolean)
}

/** Returns current stock by ledger key. Items that are not counted are missing. */
export async function stockLeft(tx: Queryable, needs: readonly StockNeed[]): Promise<Map<string, number>> {
  const stockByKey = new Map<string, number>()
  for (const item of ['product', 'variant'] as const) {
    const table = tables[item]
    const ids = needs.filter(need => need.item === item).map(({ id }) => id)
    if (ids.length === 0) continue
    const rows = await tx
      .select({ id: table.id, stock: table.stock_quantity })
      .from(table)
      .where(inArray(table.id, ids))
    for (const { id, stock } of rows) if (stock !== null) stockByKey.set(`${item}:${id}`, stock)
  }
  return stockByKey
}

interface Held {
  key: string // as in the ledger
  item: StockNeed['item']
  id: number
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
    .map(({ key, pieces }) => {
      const [kind, id] = key.split(':')
      const item = kind === 'variant' ? ('variant' as const) : ('product' as const)
      return { key, item, id: Number(id), pieces }
    })
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => a.item.localeCompare(b.item) || a.id - b.id)
}

const onceBy = [stockMovements.order_id, stockMovements.item, stockMovements.reason, stockMovements.refund_id]

interface Movement {
  orderId: number
  reason: 'given_back' | 'returned'
  refundId: number // 0 without a refund
  at: Date
}

async function putBack(tx: Queryable, { key, item, id, pieces }: Held, movement: Movement): Promise<void> {
  const { orderId, reason, refundId, at } = movement
  const inserting = tx
    .insert(stockMovements)
    .values({ order_id: orderId, item: key, delta: pieces, reason, refund_id: refundId, at })
  const hasNoRefund = reason === 'returned' && refundId === 0 // several returns without a refund share a row
  const written = await (hasNoRefund
    ? inserting.onConflictDoUpdate({
        target: onceBy,
        set: { delta: sql`${stockMovements.delta} + ${pieces}` },
      })
    : inserting.onConflictDoNothing()
  ).returning({ id: stockMovements.id })
  if (written.length === 0) return
  const table = tables[item]
  await tx
    .update(table)
    .set({ stock_quantity: sql`${table.stock_quantity} + ${pieces}` })
    .where(eq(table.id, id))
}

type LinePieces = readonly { line_id: number; quantity: number }[]

interface SoldLine {
  id: number
  product_id: number
  variant_ids: readonly number[]
  configuration: Configuration | null
}

/** Returns the stock items that one piece of the line took: the item of the line, and that of every chosen part. */
export async function stockKeysOf(tx: Queryable, { product_id, variant_ids, configuration }: SoldLine) {
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
  at: Date,
  unsaleable: LinePieces,
  lines: readonly SoldLine[],
): Promise<void> {
  const sums = await sumsByItem(tx, unsaleable, lines)
  for (const reserved of await reservedBy(tx, orderId)) {
    const pieces = reserved.pieces - (sums.get(reserved.key) ?? 0)
    if (pieces > 0)
      await putBack(tx, { ...reserved, pieces }, { orderId, reason: 'given_back', refundId: 0, at })
  }
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
): Promise<void> {
  const sums = await sumsByItem(tx, pieces, lines)
  const moved = await tx
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, order_id), eq(stockMovements.refund_id, id)))
    .orderBy(asc(stockMovements.item))
  for (const { id: movementId, item, delta } of moved) {
    const [kind, itemId] = item.split(':')
    const table = tables[kind === 'variant' ? 'variant' : 'product']
    const isItem = eq(table.id, Number(itemId))
    const [row] = await tx.select({ left: table.stock_quantity }).from(table).where(isItem).for('update')
    const taken = Math.min(delta, sums.get(item) ?? 0, row?.left ?? 0)
    if (taken <= 0) continue
    await tx
      .update(table)
      .set({ stock_quantity: sql`${table.stock_quantity} - ${taken}` })
      .where(isItem)
    await tx
      .update(stockMovements)
      .set({ delta: delta - taken })
      .where(eq(stockMovements.id, movementId))
  }
}

/**
 * Returns these pieces to counted stock, never more than the order took. `refundId` is 0 for a return without a refund.
 */
export async function restock(
  tx: Queryable,
  orderId: number,
  { refundId, at }: { refundId: number; at: Date },
  pieces: LinePieces,
  lines: readonly SoldLine[],
): Promise<void> {
  const sums = await sumsByItem(tx, pieces, lines)
  for (const reserved of await reservedBy(tx, orderId)) {
    const back = Math.min(reserved.pieces, sums.get(reserved.key) ?? 0)
    if (back > 0)
      await putBack(tx, { ...reserved, pieces: back }, { orderId, reason: 'returned', refundId, at })
  }
}
