/** Reads everything that product cards show, with one prepared query that batches concurrent requests. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { batchLoader } from '../../kernel/db/batch-loader.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { asTable } from '../../kernel/db/json-sql.ts'
import { prepared } from '../../kernel/db/prepared.ts'
import { lowStockSetting } from '../settings/settings-repo.ts'
import type { ProductRow } from './product-row.ts'
import { type CachedIndex, rowKey } from './search-index/apply-changes.ts'

/** Stock of the variants, if any (null as soon as one is not counted), else that of the product. */
const stockInAll = `case when v.amount > 0
  then case when v.untracked > 0 then null else v.stock end
  else p.stock_quantity end`

/** Everything a card shows. A language without a translation uses the Italian texts. */
export const rowFields = {
  id: sql<number>`p.id`,
  sku: sql<string>`p.sku`,
  category_id: sql<number>`p.category_id`,
  element: sql<ProductRow['element']>`p.element`,
  weight: sql<number>`p.weight`,
  is_digital: sql<boolean>`p.is_digital`,
  tax_class: sql<ProductRow['tax_class']>`p.tax_class`,
  base_price: sql<number>`p.base_price`,
  reseller_price: sql<number | null>`p.reseller_price`,
  other_price: sql<number | null>`p.other_price`,
  base_discount: sql<number>`p.base_discount`,
  reseller_discount: sql<number>`p.reseller_discount`,
  other_discount: sql<number>`p.other_discount`,
  base_lowest: sql<number | null>`p.base_lowest`,
  reseller_lowest: sql<number | null>`p.reseller_lowest`,
  other_lowest: sql<number | null>`p.other_lowest`,
  stock_quantity: sql<number | null>`p.stock_quantity`,
  stock_in_all: sql<number | null>`(${sql.raw(stockInAll)})::int`,
  low_stock: lowStockSetting,
  variant_prices: sql<ProductRow['variant_prices']>`v.prices`,
  pictures: sql<string[]>`p.pictures`,
  rating_average: sql<number | null>`p.rating_average`,
  rating_count: sql<number>`p.rating_count`,
  published_at: sql<Date | null>`p.published_at`,
  slug: sql<string>`t.slug`,
  title: sql<string>`t.title`,
  subtitle: sql<string>`t.subtitle`,
  alts: sql<string[]>`t.alts`,
  category_slug: sql<string>`c.slug`,
  category_name: sql<string>`c.name`,
}

/** Selects `fields` of the reader's texts, else of the Italian ones. */
const words = (table: string, key: string, fields: string): SQL => sql`join lateral (select ${sql.raw(fields)}
  from ${sql.raw(table)} w where w.${sql.raw(key)} and w.locale in (asked.locale, 'it')
  order by w.locale = asked.locale desc limit 1)`

/** The joined tables, in addition to `products p` and the requested ids, `asked`. */
export const rowJoins = (titleFields: string): SQL => sql`
  ${words('product_translations', 'product_id = p.id', titleFields)} t on true
  ${words('category_translations', 'category_id = p.category_id', 'slug, name')} c on true
  cross join lateral (select count(*)::int as amount, count(*) filter (where stock_quantity is null)::int as untracked,
    sum(greatest(stock_quantity, 0))::int as stock,
    coalesce(json_agg(json_build_object('base_price', base_price, 'reseller_price', reseller_price, 'other_price', other_price,
      'base_lowest', base_lowest, 'reseller_lowest', reseller_lowest, 'other_lowest', other_lowest)
      order by position, id), '[]') as prices from product_variants where product_id = p.id) v`

const rowsQuery = prepared((db: Queryable) =>
  db.select({ ...rowFields, locale: sql<Locale>`asked.locale` }).from(
    sql`${asTable('asked', { id: 'int', locale: 'text' })}
        cross join lateral (select * from products where id = asked.id limit 1) p
        ${rowJoins('slug, title, subtitle, alts')}`,
  ),
)

interface Missing {
  ids: readonly number[]
  locale: Locale
}

/** One shared map for all batched requests. */
const readRows = batchLoader<Missing, ReadonlyMap<string, ProductRow>>({
  ask: async (db, questions) => {
    const requested = new Map(
      questions.flatMap(({ ids, locale }) => ids.map(id => [rowKey(locale, id), { id, locale }])),
    )
    const rows = new Map<string, ProductRow>()
    for (const { locale, ...row } of await rowsQuery(db, { asked: JSON.stringify([...requested.values()]) }))
      rows.set(rowKey(locale, row.id), row)
    return questions.map(() => rows)
  },
})

/**
 * Returns the rows of these products. Rows are cached until a change of the product, unless a change arrived while they were read.
 * The caller has checked that they are visible.
 */
export async function productRows(
  db: Queryable,
  cached: CachedIndex,
  ids: readonly number[],
  locale: Locale,
): Promise<ProductRow[]> {
  const missing = ids.filter(id => !cached.rows.has(rowKey(locale, id)))
  if (missing.length === 0) return ids.flatMap(id => cached.rows.get(rowKey(locale, id)) ?? [])
  const found = new Map(ids.map(id => [id, cached.rows.get(rowKey(locale, id))]))
  const version = cached.versions.rows
  const rows = await readRows(db, { ids: missing, locale })
  for (const id of missing) {
    const row = rows.get(rowKey(locale, id))
    found.set(id, row)
    if (row && cached.versions.rows === version) cached.rows.set(rowKey(locale, id), row)
  }
  return ids.flatMap(id => found.get(id) ?? [])
}
