import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StockItemRow, StockKey } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Stocktake, StocktakeCount } from '@/contract/endpoints/admin/stocktakes.ts'
import type { PageQuery } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { stocktakeCounts, stocktakeEntries, stocktakes } from '../../db/schema/stock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import type { Writer } from '../../kernel/records/record-change.ts'
import { productFoundBy } from '../catalog/edit-products/search-products-repo.ts'
import { itemNames, itemOf, titleOfItem } from './movements-repo.ts'

export async function insertStocktake(tx: Queryable, name: string, { userId, at }: Writer): Promise<number> {
  const [row] = await tx
    .insert(stocktakes)
    .values({ name, started_by: userId, started_at: at })
    .returning({ id: stocktakes.id })
  if (!row) throw new Error('a stocktake was not stored')
  return row.id
}

/** `share`: others may count at the same time, but not close it. */
export async function lockStocktake(
  tx: Queryable,
  id: number,
  mode: 'share' | 'update',
): Promise<typeof stocktakes.$inferSelect | undefined> {
  const [row] = await tx.select().from(stocktakes).where(eq(stocktakes.id, id)).for(mode)
  return row
}

export const closeStocktake = (
  tx: Queryable,
  id: number,
  status: 'applied' | 'cancelled',
  { userId, at }: Writer,
): Promise<unknown> =>
  tx.update(stocktakes).set({ status, closed_by: userId, closed_at: at }).where(eq(stocktakes.id, id))

const selectStocktakes = (where: SQL, limit: SQL): SQL => sql`
  select s.id, s.name, s.status, a.name as started_by, to_json(s.started_at)#>>'{}' as started_at,
    b.name as closed_by, to_json(s.closed_at)#>>'{}' as closed_at, c.counted, c.differing, c.surplus, c.missing
  from stocktakes s left join users a on a.id = s.started_by left join users b on b.id = s.closed_by
  cross join lateral (select count(*)::int as counted, count(*) filter (where counted <> expected)::int as differing,
      coalesce(sum(greatest(counted - expected, 0)), 0)::int as surplus,
      coalesce(sum(greatest(expected - counted, 0)), 0)::int as missing
    from stocktake_counts c where c.stocktake_id = s.id) c
  where ${where} order by s.id desc ${limit}`

export async function stocktakeById(db: Queryable, id: number): Promise<Stocktake | undefined> {
  const { rows } = await db.execute<Stocktake & Record<string, unknown>>(
    selectStocktakes(sql`s.id = ${id}`, sql``),
  )
  return rows[0]
}

export async function stocktakePage(db: Queryable, query: PageQuery) {
  const where = query.search ? sql`position(lower(${query.search}) in lower(s.name)) > 0` : sql`true`
  const { rows } = await db.execute<Stocktake & Record<string, unknown>>(
    selectStocktakes(where, limitToPage(query)),
  )
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stocktakes s where ${where}`,
  )
  return { data: rows, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}

const selectCounts = (where: SQL, limit: SQL, locale: Locale): SQL => sql`
  select c.item as id, ${itemNames(locale)}, c.counted, c.expected, u.name as counted_by,
    to_json(c.counted_at)#>>'{}' as counted_at, c.applied
  from stocktake_counts c ${itemOf(sql`c.item`)} ${titleOfItem(locale)} left join users u on u.id = c.counted_by
  where ${where} order by c.counted_at desc, c.item ${limit}`

interface CountQuery {
  page: number
  per_page: number
  search?: string | undefined
  differing?: boolean | undefined
}

export async function countPage(db: Queryable, id: number, query: CountQuery, locale: Locale) {
  const parts = [sql`c.stocktake_id = ${id}`]
  if (query.differing) parts.push(sql`c.counted <> c.expected`)
  const found = productFoundBy(query.search, sql`i.product_id`, locale)
  if (found) parts.push(found)
  const where = sql.join(parts, sql` and `)
  const { rows } = await db.execute<StocktakeCount & Record<string, unknown>>(
    selectCounts(where, limitToPage(query), locale),
  )
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stocktake_counts c ${itemOf(sql`c.item`)} where ${where}`,
  )
  return { data: rows, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}

export async function countsOfItems(
  db: Queryable,
  id: number,
  keys: readonly string[],
  locale: Locale,
): Promise<StocktakeCount[]> {
  const where = sql`c.stocktake_id = ${id} and c.item in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const { rows } = await db.execute<StocktakeCount & Record<string, unknown>>(
    selectCounts(where, sql``, locale),
  )
  return rows
}

/** Returns the stored count, locked, or null when the item was not counted. */
export async function lockCount(tx: Queryable, id: number, item: string): Promise<number | null> {
  const [row] = await tx
    .select({ counted: stocktakeCounts.counted })
    .from(stocktakeCounts)
    .where(and(eq(stocktakeCounts.stocktake_id, id), eq(stocktakeCounts.item, item as StockKey)))
    .for('update')
  return row?.counted ?? null
}

/** Returns false when the request was stored before. */
export async function insertEntry(
  tx: Queryable,
  entry: { stocktakeId: number; requestId: string; item: string; pieces: number },
  { userId, at }: Writer,
): Promise<boolean> {
  const { stocktakeId: stocktake_id, requestId: request_id, pieces } = entry
  const rows = await tx
    .insert(stocktakeEntries)
    .values({ stocktake_id, request_id, item: entry.item as StockKey, pieces, by_user_id: userId, at })
    .onConflictDoNothing()
    .returning({ pieces: stocktakeEntries.pieces })
  return rows.length > 0
}

/** Adds pieces to the count of an item and stores what is expected now. */
export const addToCount = (
  tx: Queryable,
  stocktakeId: number,
  { item, pieces }: { item: StockItemRow; pieces: number },
  { userId, at }: Writer,
): Promise<unknown> => {
  const expected = (item.stock_quantity ?? 0) + item.reserved
  const by = { expected, counted_by: userId, counted_at: at }
  return tx
    .insert(stocktakeCounts)
    .values({ stocktake_id: stocktakeId, item: item.id as StockKey, counted: pieces, ...by })
    .onConflictDoUpdate({
      target: [stocktakeCounts.stocktake_id, stocktakeCounts.item],
      set: { counted: sql`${stocktakeCounts.counted} + ${pieces}`, ...by },
    })
}

export const countsOf = (db: Queryable, id: number) =>
  db
    .select()
    .from(stocktakeCounts)
    .where(eq(stocktakeCounts.stocktake_id, id))
    .orderBy(desc(stocktakeCounts.item))

export const storeApplied = (
  tx: Queryable,
  id: number,
  applied: readonly { item: string; applied: number }[],
): Promise<unknown> =>
  tx.execute(sql`
    update stocktake_counts c set applied = w.applied
    from jsonb_to_recordset(${JSON.stringify(applied)}::jsonb) w(item text, applied int)
    where c.stocktake_id = ${id} and c.item = w.item`)
