/**
 * Stock that an edit of a placed order takes or returns. Additional items are taken from every item that is counted
 * now, even if it was not counted when the first ones were sold. An edit never returns more than the order took.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EditPreview } from '@/contract/endpoints/admin/order-edit.ts'
import type { StockReason } from '@/contract/endpoints/admin/stock-movements.ts'
import { stockMovements } from '../../../db/schema/stock.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inKeyOrder, itemOfKey, moveStock, stockTables } from '../../stock/stock-ledger-repo.ts'
import type { OrderLineRow } from '../orders-repo.ts'
import { stockKeysOf } from '../stock-repo.ts'

export interface StockChange {
  key: string // `variant:12`
  title: string
  pieces: number // negative: taken from stock
}

interface MovedLine {
  row: Pick<OrderLineRow, 'product_id' | 'variant_ids' | 'configuration' | 'title' | 'choice' | 'quantity'>
  quantity: number // afterwards
}

const ofLines: StockReason[] = ['sold', 'edited', 'withdrawn']

/** Sorted by stock item key, so that all transactions lock rows in the same order. */
export async function stockChanges(
  tx: Queryable,
  orderId: number,
  lines: readonly MovedLine[],
): Promise<StockChange[]> {
  const sold = await tx
    .select({ key: stockMovements.item, delta: sql<number>`sum(${stockMovements.delta})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, orderId), inArray(stockMovements.reason, ofLines)))
    .groupBy(stockMovements.item)
  const sums = new Map<string, StockChange>()
  for (const { row, quantity } of lines)
    for (const key of await stockKeysOf(tx, row)) {
      const pieces = (sums.get(key)?.pieces ?? 0) + row.quantity - quantity
      sums.set(key, { key, title: [row.title, row.choice].filter(Boolean).join(', '), pieces })
    }
  const changes: StockChange[] = []
  for (const change of sums.values()) {
    const reserved = -(sold.find(movement => movement.key === change.key)?.delta ?? 0)
    const pieces = Math.min(change.pieces, reserved)
    if (pieces !== 0 && (await isCounted(tx, change.key))) changes.push({ ...change, pieces })
  }
  return changes.sort((a, b) => inKeyOrder(itemOfKey(a.key), itemOfKey(b.key)))
}

const stockColumnOf = (key: string) => {
  const { item, id } = itemOfKey(key)
  return { table: stockTables[item], id }
}

async function isCounted(tx: Queryable, key: string): Promise<boolean> {
  const { table, id } = stockColumnOf(key)
  const [row] = await tx.select({ left: table.stock_quantity }).from(table).where(eq(table.id, id))
  return row !== undefined && row.left !== null
}

/**
 * Returns the remaining stock when it is less than the change takes, or null when it suffices. Locks nothing:
 * `moveChanged` decides.
 */
export async function leftWhenShort(tx: Queryable, { key, pieces }: StockChange): Promise<number | null> {
  if (pieces > 0) return null
  const { table, id } = stockColumnOf(key)
  const [row] = await tx.select({ left: table.stock_quantity }).from(table).where(eq(table.id, id))
  const remaining = row?.left ?? 0
  return remaining < -pieces ? remaining : null
}

/** For a preview. The parts of a configured line have its title, so they are one entry: with the most pieces and the least that is left. */
export async function shownChanges(
  tx: Queryable,
  changes: readonly StockChange[],
): Promise<EditPreview['stock']> {
  const shown = new Map<string, EditPreview['stock'][number]>()
  for (const change of changes) {
    const { title, pieces } = change
    const left = await leftWhenShort(tx, change)
    const earlier = shown.get(title)
    const lefts = [earlier?.left ?? null, left].filter(pieces => pieces !== null)
    shown.set(title, {
      title,
      pieces: earlier && Math.abs(earlier.pieces) > Math.abs(pieces) ? earlier.pieces : pieces,
      left: lefts.length > 0 ? Math.min(...lefts) : null,
    })
  }
  return [...shown.values()]
}

/**
 * Returns the first change that lacks stock, after which the caller must roll back, or undefined when all changes were
 * made.
 */
export async function moveChanged(
  tx: Queryable,
  orderId: number,
  changes: readonly StockChange[],
  by: { reason: 'edited' | 'withdrawn'; byUserId: number | null; at: Date },
): Promise<StockChange | undefined> {
  const moves = changes.map(({ key, pieces }) => ({ ...itemOfKey(key), pieces }))
  const moved = await moveStock(tx, moves, { ...by, orderId })
  return changes.find((_, at) => moved[at] === undefined)
}
