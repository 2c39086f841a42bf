/**
 * Pieces on the shelves. Taking is one conditional statement per stock item in key order, so nobody sells what is not there and
 * no two orders wait for each other in a circle; giving back happens once, because its movement can be written once.
 */
import { and, eq, gte, sql } from 'drizzle-orm'
import { products, productVariants } from '../../db/schema/catalog.ts'
import { stockMovements } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { StockNeed } from '../cart-quote/quote-lines.ts'

const tables = { product: products, variant: productVariants } as const

async function takeOne(tx: Queryable, { item, id, quantity }: StockNeed): Promise<boolean> {
  const table = tables[item]
  const taken = await tx
    .update(table)
    .set({ stock_quantity: sql`${table.stock_quantity} - ${quantity}` })
    .where(and(eq(table.id, id), gte(table.stock_quantity, quantity)))
    .returning({ id: table.id })
  return taken.length > 0
}

/** False as soon as something is missing; the caller then rolls back. `needs` come in key order. */
export async function takeStock(
  tx: Queryable,
  orderId: number,
  needs: readonly StockNeed[],
  at: Date,
): Promise<boolean> {
  for (const need of needs) if (!(await takeOne(tx, need))) return false
  if (needs.length > 0)
    await tx.insert(stockMovements).values(
      needs.map(({ item, id, quantity }) => ({
        order_id: orderId,
        item: `${item}:${id}`,
        delta: -quantity,
        reason: 'sold' as const,
        at,
      })),
    )
  return true
}

/** Puts back what this order took and has not given back yet. */
export async function giveBackStock(tx: Queryable, orderId: number, at: Date): Promise<void> {
  const sold = await tx
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, orderId), eq(stockMovements.reason, 'sold')))
  const inOrder = sold
    .map(({ item, delta }) => {
      const [kind, id] = item.split(':')
      return {
        key: item,
        item: kind === 'variant' ? ('variant' as const) : ('product' as const),
        id: Number(id),
        delta,
      }
    })
    .sort((a, b) => a.item.localeCompare(b.item) || a.id - b.id)
  for (const { key, item, id, delta } of inOrder) {
    const written = await tx
      .insert(stockMovements)
      .values({ order_id: orderId, item: key, delta: -delta, reason: 'given_back', at })
      .onConflictDoNothing()
      .returning({ id: stockMovements.id })
    if (written.length === 0) continue
    const table = tables[item]
    await tx
      .update(table)
      .set({ stock_quantity: sql`${table.stock_quantity} - ${delta}` })
      .where(eq(table.id, id))
  }
}
