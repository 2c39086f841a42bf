import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { checkStock, StockMovement, stockMovements } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import { productFoundBy } from '../catalog/edit-products/search-products-repo.ts'

type Query = ParsedOf<typeof stockMovements>['query']

/** The product of a movement `m` and its variant, as columns of `i`. Both are null after deletion. */
export const itemOf = (key: SQL): SQL => sql`
  left join lateral (
    select v.product_id, v.sku, v.names from product_variants v
    where ${key} like 'variant:%' and v.id = split_part(${key}, ':', 2)::int
    union all select p.id, p.sku, null from products p
    where ${key} like 'product:%' and p.id = split_part(${key}, ':', 2)::int) i on true`

export const titleOfItem = (locale: Locale): SQL => sql`
  left join lateral (select title from product_translations w where w.product_id = i.product_id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) t on true`

/** Columns that name an item of `itemOf` and `titleOfItem`. */
export const itemNames = (locale: Locale): SQL => sql`i.product_id, coalesce(t.title, '') as title,
  coalesce(nullif(i.names->>${locale}, ''), nullif(i.names->>'it', ''), '') as variant, coalesce(i.sku, '') as sku`

function conditions({ item, reason, from, to, before, search }: Query, locale: Locale): SQL {
  const parts: SQL[] = [sql`true`]
  if (item) parts.push(sql`m.item = ${item}`)
  if (reason) parts.push(sql`m.reason = ${reason}`)
  if (from) parts.push(sql`m.at >= ${startOfDay(from)}`)
  if (to) parts.push(sql`m.at < ${endOfDay(to)}`)
  if (before) parts.push(sql`m.id < ${before}`)
  const found = productFoundBy(search, sql`f.id`, locale)
  if (found)
    parts.push(sql`m.item in (select 'product:' || f.id from products f where ${found}
      union all select 'variant:' || v.id from product_variants v join products f on f.id = v.product_id where ${found})`)
  return sql.join(parts, sql` and `)
}

export async function movementPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<ResponseOf<typeof stockMovements>> {
  const where = conditions(query, locale)
  const { rows } = await db.execute<StockMovement & Record<string, unknown>>(sql`
    select m.id, to_json(m.at)#>>'{}' as at, m.item, ${itemNames(locale)}, m.reason, m.delta as pieces, m.stock_after,
      case when o.id is not null then json_build_object('id', o.id, 'number', o.number) end as order, m.stocktake_id, u.name as by, coalesce(r.supplier, '') as supplier,
      coalesce(nullif(m.note, ''), r.note, '') as note
    from (select * from stock_movements m where ${where} order by m.id desc ${limitToPage(query)}) m
    ${itemOf(sql`m.item`)} ${titleOfItem(locale)}
    left join orders o on o.id = m.order_id left join users u on u.id = m.by_user_id
    left join stock_receipts r on r.id = m.receipt_id order by m.id desc`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stock_movements m where ${where}`,
  )
  return { data: rows, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}

/** Compares the stock of every item with the sum of its movements, in one snapshot. Reads the whole ledger. */
export async function findDeviations(db: Queryable): Promise<ResponseOf<typeof checkStock>> {
  const items = sql`(select 'product:' || id as item, sku, coalesce(stock_quantity, 0) as stock from products
    union all select 'variant:' || id, sku, coalesce(stock_quantity, 0) from product_variants)`
  const { rows } = await db.execute<{
    items: number
    deviations: ResponseOf<typeof checkStock>['deviations'] | null
  }>(sql`
    with sums as (select item, sum(delta)::int as movements from stock_movements group by item),
    compared as (select i.item, i.sku, i.stock, coalesce(s.movements, 0) as movements from ${items} i
      left join sums s on s.item = i.item)
    select (select count(*)::int from compared) as items,
      (select json_agg(d) from (select * from compared where stock <> movements order by item limit 100) d) as deviations`)
  const [row] = rows
  return { items: row?.items ?? 0, deviations: row?.deviations ?? [] }
}
