/**
 * The only code that changes stock. Each change and its movement are one statement, so that the sum of an item's movements equals its
 * stock. Callers list items in key order, products first, so that no two transactions deadlock.
 */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { StockKey, StockReason } from '@/contract/endpoints/admin/stock-movements.ts'
import { products, productVariants } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inPipeline } from '../../kernel/db/pipeline.ts'
import { preparedSql } from '../../kernel/db/prepared.ts'

export interface StockItem {
  item: 'product' | 'variant'
  id: number
}

export interface Cause {
  reason: StockReason
  at: Date
  orderId?: number
  refundId?: number // with an order: this reason happens once per item and refund; 0 = without a refund
  byUserId?: number | null
  receiptId?: number
  stocktakeId?: number
  note?: string
}

export const stockTables = { product: products, variant: productVariants } as const

export const stockKey = ({ item, id }: StockItem): StockKey => `${item}:${id}`

export function itemOfKey(key: string): StockItem {
  const [kind, id] = key.split(':')
  return { item: kind === 'variant' ? 'variant' : 'product', id: Number(id) }
}

export const inKeyOrder = (a: StockItem, b: StockItem): number => a.item.localeCompare(b.item) || a.id - b.id

const columns = sql`item, delta, stock_after, reason, at, order_id, refund_id, by_user_id, receipt_id, stocktake_id, note`

const value = sql.placeholder

const causeValues = sql`${value('reason')}::text, ${value('at')}::timestamptz, ${value('orderId')}::int, ${value('refundId')}::int,
  ${value('byUserId')}::int, ${value('receiptId')}::int, ${value('stocktakeId')}::int, ${value('note')}::text`

const causeOf = ({ reason, at, orderId, refundId, byUserId, receiptId, stocktakeId, note }: Cause) => ({
  reason,
  at: at.toISOString(),
  orderId: orderId ?? null,
  refundId: refundId ?? null,
  byUserId: byUserId ?? null,
  receiptId: receiptId ?? null,
  stocktakeId: stocktakeId ?? null,
  note: note ?? '',
})

/** A statement for each of the two tables, with a cause among its values. */
const forEachTable = <V, Row>(write: (table: (typeof stockTables)[StockItem['item']]) => SQL) => ({
  product: preparedSql<V & ReturnType<typeof causeOf>, Row>(() => write(products)),
  variant: preparedSql<V & ReturnType<typeof causeOf>, Row>(() => write(productVariants)),
})

const move = forEachTable<{ id: number; key: string; pieces: number }, { stock_after: number }>(
  table => sql`
    with moved as (update ${table} set stock_quantity = stock_quantity + ${value('pieces')}::int
      where id = ${value('id')} and stock_quantity >= -(${value('pieces')}::int) returning stock_quantity)
    insert into stock_movements (${columns})
    select ${value('key')}::text, ${value('pieces')}::int, stock_quantity, ${causeValues} from moved
    returning stock_after`,
)

async function moveOne(
  tx: Queryable,
  { item, id, pieces }: StockItem & { pieces: number },
  cause: Cause,
): Promise<number | undefined> {
  const key = stockKey({ item, id })
  const [moved] = await move[item](tx, { id, key, pieces, ...causeOf(cause) })
  return moved?.stock_after
}

/**
 * Adds pieces to stock, or takes them if negative. Returns the stock after each change in the order of `changes`, or undefined where
 * nothing was changed: the item is not counted, has fewer pieces, or no longer exists.
 */
export const moveStock = (
  tx: Queryable,
  changes: readonly (StockItem & { pieces: number })[],
  cause: Cause,
): Promise<(number | undefined)[]> => inPipeline(changes.map(change => moveOne(tx, change, cause)))

const replace = forEachTable<{ id: number; key: string; after: number | null; delta: number }, unknown>(
  table => sql`
    with moved as (update ${table} set stock_quantity = ${value('after')}::int where id = ${value('id')} returning stock_quantity)
    insert into stock_movements (${columns})
    select ${value('key')}::text, ${value('delta')}::int, stock_quantity, ${causeValues} from moved
    where ${value('delta')}::int <> 0`,
)

/** Replaces the stock of an item whose row is locked. `null`: not counted. Unchanged stock is not written. */
export async function setStock(
  tx: Queryable,
  { item, id }: StockItem,
  { before, after }: { before: number | null; after: number | null },
  cause: Cause,
): Promise<void> {
  if (before === after) return
  const delta = (after ?? 0) - (before ?? 0)
  await replace[item](tx, { id, key: stockKey({ item, id }), after, delta, ...causeOf(cause) })
}

const recordFirst = forEachTable<{ item: string; ids: readonly number[] }, unknown>(
  table => sql`
    insert into stock_movements (${columns})
    select ${value('item')}::text || id, stock_quantity, stock_quantity, ${causeValues}
    from ${table} where id = any(${value('ids')}::int[]) and stock_quantity <> 0 order by id`,
)

/** Call it after inserting rows with stock. */
export async function recordFirstStock(
  tx: Queryable,
  item: StockItem['item'],
  ids: readonly number[],
  cause: Cause,
): Promise<void> {
  await recordFirst[item](tx, { item: `${item}:`, ids, ...causeOf(cause) })
}

/** Returns counted stock by key. With `isLocked`, the items are locked in key order. */
export async function stockOfItems(
  tx: Queryable,
  items: readonly StockItem[],
  isLocked = false,
): Promise<ReadonlyMap<string, number>> {
  const stockByKey = new Map<string, number>()
  for (const item of ['product', 'variant'] as const) {
    const table = stockTables[item]
    const ids = items.filter(one => one.item === item).map(({ id }) => id)
    if (ids.length === 0) continue
    const selecting = tx
      .select({ id: table.id, stock: table.stock_quantity })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
    for (const { id, stock } of await (isLocked ? selecting.for('no key update') : selecting))
      if (stock !== null) stockByKey.set(stockKey({ item, id }), stock)
  }
  return stockByKey
}
