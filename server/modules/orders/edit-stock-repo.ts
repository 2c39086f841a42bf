/**
 * Stock that a change of a placed order takes or puts back. Additional items are taken from every stock item that is counted now, also
 * where the first ones were not counted when they were sold; no more goes back than the order took.
 */
import { and, eq, gte, sql } from 'drizzle-orm'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { stockMovements } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ChangedLine } from './edit-plan.ts'
import { stockKeysOf } from './stock-repo.ts'

export interface StockChange {
  key: string // `variant:12`
  title: string
  pieces: number // below zero: taken from stock
}

/** By stock item in key order, so that everyone who locks them locks in one order. */
export async function stockChanges(
  tx: Queryable,
  orderId: number,
  lines: readonly Pick<ChangedLine, 'row' | 'quantity'>[],
): Promise<StockChange[]> {
  const sold = await tx
    .select({ key: stockMovements.item, delta: stockMovements.delta })
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, orderId), eq(stockMovements.reason, 'sold')))
  const sums = new Map<string, StockChange>()
  for (const { row, quantity } of lines)
    for (const key of await stockKeysOf(tx, row)) {
      const pieces = (sums.get(key)?.pieces ?? 0) + row.quantity - quantity
      sums.set(key, { key, title: [row.title, row.choice].filter(Boolean).join(', '), pieces })
    }
  const changes: StockChange[] = []
  for (const change of sums.values()) {
    const held = -(sold.find(one => one.key === change.key)?.delta ?? 0)
    const pieces = Math.min(change.pieces, held)
    if (pieces !== 0 && (await isCounted(tx, change.key))) changes.push({ ...change, pieces })
  }
  return changes.sort((a, b) => (a.key < b.key ? -1 : 1))
}

const stockColumnOf = (key: string) => {
  const [kind, id] = key.split(':')
  return { table: kind === 'variant' ? productVariants : products, id: Number(id) }
}

async function isCounted(tx: Queryable, key: string): Promise<boolean> {
  const { table, id } = stockColumnOf(key)
  const [row] = await tx.select({ left: table.stock_quantity }).from(table).where(eq(table.id, id))
  return row !== undefined && row.left !== null
}

/** What is left of a stock item that holds fewer than a change takes; null when it holds enough. Locks nothing: `moveStock` decides. */
export async function leftWhenShort(tx: Queryable, { key, pieces }: StockChange): Promise<number | null> {
  if (pieces > 0) return null
  const { table, id } = stockColumnOf(key)
  const [row] = await tx.select({ left: table.stock_quantity }).from(table).where(eq(table.id, id))
  const left = row?.left ?? 0
  return left < -pieces ? left : null
}

/** Returns the change that lacks stock, after which the caller rolls back; undefined when all were made. */
export async function moveStock(
  tx: Queryable,
  orderId: number,
  changes: readonly StockChange[],
  at: Date,
): Promise<StockChange | undefined> {
  for (const change of changes) {
    const { key, pieces } = change
    const { table, id } = stockColumnOf(key)
    const moved = await tx
      .update(table)
      .set({ stock_quantity: sql`${table.stock_quantity} + ${pieces}` })
      .where(and(eq(table.id, id), gte(table.stock_quantity, -pieces)))
      .returning({ id: table.id })
    if (moved.length === 0) return change
    await tx
      .insert(stockMovements)
      .values({ order_id: orderId, item: key, delta: pieces, reason: 'sold', at })
      .onConflictDoUpdate({
        target: [
          stockMovements.order_id,
          stockMovements.item,
          stockMovements.reason,
          stockMovements.refund_id,
        ],
        set: { delta: sql`${stockMovements.delta} + ${pieces}` },
      })
  }
  return undefined
}
