/** Items with stock: each variant, and each product without variants. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { StockItemRow, stockItems } from '@/contract/endpoints/admin/stock-movements.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import { productFoundBy } from '../catalog/edit-products/search-products-repo.ts'
import { lowStockSetting } from '../settings/settings-repo.ts'
import { reservedStock } from './reserved-repo.ts'

type Query = ParsedOf<typeof stockItems>['query'] & { not_in_stocktake?: number }

const items = sql`(
    select 'variant:' || v.id as id, v.product_id, v.names, v.sku, v.gtin, v.picture, v.stock_quantity, v.restock_at, v.position
    from product_variants v
    union all select 'product:' || p.id, p.id, null, p.sku, p.gtin, null, p.stock_quantity, null, 0
    from products p where not exists (select from product_variants v where v.product_id = p.id)) i
  join products p on p.id = i.product_id`

const restockAt = sql`coalesce(i.restock_at, p.restock_at, ${lowStockSetting})`

const inList: Readonly<Record<NonNullable<Query['list']>, SQL>> = {
  short: sql`p.status = 'published' and i.stock_quantity <= ${restockAt}`,
  out: sql`i.stock_quantity <= 0`,
  reserved: sql`i.id in (select item from (${reservedStock}) r)`,
}

function conditions(query: Query, locale: Locale): SQL {
  const parts: SQL[] = [sql`true`]
  if (query.list) parts.push(inList[query.list])
  if (query.product_id) parts.push(sql`i.product_id = ${query.product_id}`)
  if (query.item) parts.push(sql`i.id = ${query.item}`)
  if (query.not_in_stocktake)
    parts.push(sql`i.stock_quantity is not null and i.id not in (
      select item from stocktake_counts where stocktake_id = ${query.not_in_stocktake})`)
  const found = productFoundBy(query.search, sql`p.id`, locale)
  return sql.join(found ? [...parts, found] : parts, sql` and `)
}

function orderOf({ sort, list }: Query): SQL {
  if (sort === 'sku') return sql`i.sku`
  if (sort === '-sku') return sql`i.sku desc`
  if (sort === '-stock_quantity') return sql`i.stock_quantity desc nulls last, i.id`
  if (sort === 'stock_quantity' || list === 'short') return sql`i.stock_quantity nulls last, i.id`
  return sql`p.position, p.id, i.position, i.id`
}

const selectRows = (where: SQL, order: SQL, limit: SQL, locale: Locale): SQL => sql`
  select cut.id, cut.product_id, t.title, coalesce(nullif(cut.names->>${locale}, ''), nullif(cut.names->>'it', ''), '') as variant,
    cut.sku, cut.gtin, coalesce(cut.image, '') as picture, cut.stock_quantity, coalesce(r.pieces, 0) as reserved,
    cut.at as restock_at, cut.restock_from
  from (select i.*, coalesce(i.picture, p.pictures->>0) as image, ${restockAt} as at,
      case when i.restock_at is not null then 'variant' when p.restock_at is not null then 'product' else 'shop' end as restock_from,
      row_number() over (order by ${order}) as place
    from ${items} where ${where} order by ${order} ${limit}) cut
  join lateral (select title from product_translations w where w.product_id = cut.product_id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) t on true
  left join (${reservedStock}) r on r.item = cut.id
  order by cut.place`

export async function stockItemPage(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<ResponseOf<typeof stockItems>> {
  const where = conditions(query, locale)
  const { rows } = await db.execute<StockItemRow & Record<string, unknown>>(
    selectRows(where, orderOf(query), limitToPage(query), locale),
  )
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${items} where ${where}`,
  )
  return { data: rows, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}

/** Returns the items with these keys, in no order. */
export async function stockItemsByKey(
  db: Queryable,
  keys: readonly string[],
  locale: Locale,
): Promise<StockItemRow[]> {
  if (keys.length === 0) return []
  const where = sql`i.id in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const { rows } = await db.execute<StockItemRow & Record<string, unknown>>(
    selectRows(where, sql`i.id`, sql``, locale),
  )
  return rows
}

/** Returns the keys of the items with each code: an article number in any case, or a GTIN. Several keys: the code is not unique. */
export async function keysOfCodes(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.execute<{ code: string; keys: string[] }>(sql`
    with wanted as (select distinct code, lower(code) as sku from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) w(code)),
    numbers as (
      select w.code, 'variant:' || v.id as id from wanted w join product_variants v on lower(v.sku) = w.sku
      union select w.code, 'variant:' || v.id from wanted w join product_variants v on v.gtin = w.code and v.gtin <> ''
      union select w.code, 'product:' || p.id from wanted w join products p on lower(p.sku) = w.sku
        and not exists (select from product_variants v where v.product_id = p.id)
      union select w.code, 'product:' || p.id from wanted w join products p on p.gtin = w.code and p.gtin <> ''
        and not exists (select from product_variants v where v.product_id = p.id))
    select code, array_agg(id order by id) as keys from numbers group by code`)
  return new Map(rows.map(({ code, keys }) => [code, keys]))
}
