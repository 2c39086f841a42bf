/** Pieces that a change of a placed order takes from the shelves or puts back; what was not counted when sold is not counted now. */
import { and, eq, gte, sql } from 'drizzle-orm'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { stockMovements } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ChangedLine } from './edit-plan.ts'
import { stockKeysOf } from './stock-repo.ts'

export interface StockChange {
  key: string // `variant:12`
  title: string
  pieces: number // below zero: taken from the shelf
}

/** By stock item in key order, so that everyone who locks them locks in one order. */
export async function stockChanges(
  tx: Queryable,
  orderId: number,
  lines: readonly ChangedLine[],
): Promise<StockChange[]> {
  const sold = await tx
    .select({ key: stockMovements.item })
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, orderId), eq(stockMovements.reason, 'sold')))
  const sums = new Map<string, StockChange>()
  for (const { row, quantity } of lines)
    for (const key of await stockKeysOf(tx, row)) {
      if (!sold.some(one => one.key === key)) continue
      const pieces = (sums.get(key)?.pieces ?? 0) + row.quantity - quantity
      sums.set(key, { key, title: [row.title, row.choice].filter(Boolean).join(', '), pieces })
    }
  return [...sums.values()].filter(({ pieces }) => pieces !== 0).sort((a, b) => (a.key < b.key ? -1 : 1))
}

const shelfOf = (key: string) => {
  const [kind, id] = key.split(':')
  return { table: kind === 'variant' ? productVariants : products, id: Number(id) }
}

export async function isThere(tx: Queryable, { key, pieces }: StockChange): Promise<boolean> {
  if (pieces > 0) return true
  const { table, id } = shelfOf(key)
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), gte(table.stock_quantity, -pieces)))
  return row !== undefined
}

/** False when a shelf has not enough; the caller then rolls back. */
export async function moveStock(
  tx: Queryable,
  orderId: number,
  changes: readonly StockChange[],
): Promise<boolean> {
  for (const { key, pieces } of changes) {
    const { table, id } = shelfOf(key)
    const moved = await tx
      .update(table)
      .set({ stock_quantity: sql`${table.stock_quantity} + ${pieces}` })
      .where(and(eq(table.id, id), gte(table.stock_quantity, -pieces)))
      .returning({ id: table.id })
    if (moved.length === 0) return false
    await tx
      .update(stockMovements)
      .set({ delta: sql`${stockMovements.delta} + ${pieces}` })
      .where(
        and(
          eq(stockMovements.order_id, orderId),
          eq(stockMovements.item, key),
          eq(stockMovements.reason, 'sold'),
        ),
      )
  }
  return true
}
