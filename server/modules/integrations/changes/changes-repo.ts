import { inArray, sql } from 'drizzle-orm'
import { products, productVariants } from '../../../db/schema/catalog.ts'
import type { ChangedKind } from '../../../db/schema/integrations.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

/** After the last change that was read: a transaction and a record. */
export interface ChangeCursor {
  transaction: string
  recordId: number
}

interface ChangeRow extends Record<string, unknown> {
  transaction: string
  record_id: number
}

/**
 * Returns changes after the cursor, at most `limit`. Excludes transactions that may still be running, and all later ones, so that a cursor
 * never passes a change that is committed afterwards. A cursor of a later time than the database has (it was restored) starts again.
 */
export async function changesAfter(
  db: Queryable,
  kind: ChangedKind,
  { transaction, recordId }: ChangeCursor,
  limit: number,
): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select c.transaction::text as transaction, c.record_id from record_changes c,
      lateral (select case when ${transaction}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) then ${transaction}::xid8 else '0'::xid8 end as after) s
    where c.kind = ${kind} and c.transaction >= s.after and (c.transaction, c.record_id) > (s.after, ${recordId}::int)
      and c.transaction < pg_snapshot_xmin(pg_current_snapshot())
    group by c.transaction, c.record_id order by c.transaction, c.record_id limit ${limit}`)
  return rows
}

const tables = { order: orders, product: products, stock: products } as const

/** Returns those of these ids that exist. */
export async function existingIds(
  db: Queryable,
  kind: ChangedKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const table = tables[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export interface ProductStock {
  id: number
  sku: string
  stock_quantity: number | null
  variants: { id: number; sku: string; stock_quantity: number | null }[]
}

/** Returns the present stock of these products and of their variants. */
export async function stockOf(db: Queryable, ids: readonly number[]): Promise<Map<number, ProductStock>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, sku: products.sku, stock_quantity: products.stock_quantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const variants = await db
    .select({
      product_id: productVariants.product_id,
      id: productVariants.id,
      sku: productVariants.sku,
      stock_quantity: productVariants.stock_quantity,
    })
    .from(productVariants)
    .where(inArray(productVariants.product_id, [...ids]))
    .orderBy(productVariants.id)
  return new Map(
    rows.map(row => [
      row.id,
      {
        ...row,
        variants: variants
          .filter(({ product_id }) => product_id === row.id)
          .map(({ id, sku, stock_quantity }) => ({ id, sku, stock_quantity })),
      },
    ]),
  )
}

const mostDeleted = 5000

/**
 * Deletes all but the last committed change of each record. Changes with a number that no transaction has reached come from a restored
 * copy of another database: they become changes of now.
 */
export async function compactChanges(db: Queryable): Promise<void> {
  await db.execute(sql`
    update record_changes set transaction = pg_current_xact_id()
    where transaction >= pg_snapshot_xmax(pg_current_snapshot())`)
  await db.execute(sql`
    delete from record_changes where id in (select c.id from record_changes c where exists (
      select from record_changes l where l.kind = c.kind and l.record_id = c.record_id
        and (l.transaction, l.id) > (c.transaction, c.id) and l.transaction < pg_snapshot_xmin(pg_current_snapshot()))
    limit ${mostDeleted})`)
}
