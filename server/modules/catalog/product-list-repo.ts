/** Lists of products: which ones, in which order, and their rows. */
import { type SQL, sql } from 'drizzle-orm'
import type { ProductQuery } from '../../../src/contract/catalog.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Role } from '../../../src/contract/permissions.ts'
import { tierOf } from '../../../src/contract/pricing.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ProductRow } from './product-row.ts'
import { visibleTo } from './visible-products.ts'

export interface Reader {
  locale: Locale
  role: Role | undefined
  now: Date
}

/** A page of products as rows, with the number of all that match. */
export interface FoundProducts {
  rows: ProductRow[]
  total: number
}

const stemmers: Record<Locale, string> = {
  it: 'italian',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
}

const newDays = 30

/** Stock of the variants when there are any (null as soon as one is not tracked), else the product's own. */
const stockInAll = sql`case when v.amount > 0
  then case when v.untracked > 0 then null else v.stock end
  else p.stock_quantity end`

/** Everything a card shows, from a common table `found(id, place)`. */
export const productRows = (found: SQL, reader: Reader): SQL => sql`
  with found as (${found})
  select p.id, p.sku, p.category_id, p.element, p.weight, p.base_price, p.reseller_price, p.other_price,
    p.base_discount, p.reseller_discount, p.other_discount, p.base_lowest, p.reseller_lowest, p.other_lowest,
    p.stock_quantity, (${stockInAll})::int as stock_in_all, v.amount > 0 as has_variants, p.pictures,
    p.rating_average, p.rating_count,
    coalesce(p.published_at > ${reader.now.toISOString()}::timestamptz - ${`${newDays} days`}::interval, false) as is_new,
    t.slug, t.title, t.subtitle, t.alts, c.slug as category_slug, c.name as category_name, found.total
  from found
  join products p on p.id = found.id
  join lateral (select * from product_translations where product_id = p.id and locale in (${reader.locale}, 'it')
    order by locale = ${reader.locale} desc limit 1) t on true
  join lateral (select slug, name from category_translations where category_id = p.category_id
    and locale in (${reader.locale}, 'it') order by locale = ${reader.locale} desc limit 1) c on true
  cross join lateral (select count(*)::int as amount, count(*) filter (where stock_quantity is null)::int as untracked,
    sum(greatest(stock_quantity, 0))::int as stock from product_variants where product_id = p.id) v
  order by found.place`

function orderOf(query: ProductQuery, reader: Reader): SQL {
  const tier = sql.raw(tierOf(reader.role))
  const price = sql`round(coalesce(p.${tier}_price, p.base_price) * (100 - p.${tier}_discount) / 100.0)`
  switch (query.sort) {
    case 'newest':
      return sql`p.published_at desc nulls last, p.id desc`
    case 'price':
      return sql`${price}, p.id`
    case '-price':
      return sql`${price} desc, p.id`
    case 'name':
      return sql`t.title, p.id`
    case 'featured':
      return query.search ? sql`${relevance(query.search, reader.locale)} desc, p.id` : sql`p.position, p.id`
  }
}

const tsquery = (search: string, locale: Locale) =>
  sql`websearch_to_tsquery(${stemmers[locale]}::regconfig, ${search})`

const relevance = (search: string, locale: Locale) =>
  sql`(ts_rank(t.search, ${tsquery(search, locale)}) + word_similarity(${search}, t.title))`

/** Whole words by the language's own stems, or a title that looks alike, or the article number. */
const matches = (search: string, locale: Locale) =>
  sql`(t.search @@ ${tsquery(search, locale)} or ${search} <% t.title or lower(p.sku) = lower(${search}))`

const isInStock = sql`(case when exists (select 1 from product_variants where product_id = p.id)
  then exists (select 1 from product_variants where product_id = p.id and (stock_quantity is null or stock_quantity > 0))
  else p.stock_quantity is null or p.stock_quantity > 0 end)`

/** `categoryId` narrows to one category. */
export async function findProducts(
  db: Queryable,
  query: ProductQuery,
  reader: Reader,
  categoryId: number | undefined,
): Promise<FoundProducts> {
  const conditions = [
    visibleTo(reader.role),
    ...(categoryId === undefined ? [] : [sql`p.category_id = ${categoryId}`]),
    ...(query.search ? [matches(query.search, reader.locale)] : []),
    ...(query.in_stock ? [isInStock] : []),
  ]
  const order = orderOf(query, reader)
  const found = sql`select p.id, row_number() over (order by ${order}) as place, count(*) over ()::int as total
    from products p
    join product_translations t on t.product_id = p.id and t.locale = ${reader.locale}
    where ${sql.join(conditions, sql` and `)}
    order by place limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`
  const { rows } = await db.execute<ProductRow & { total: number }>(productRows(found, reader))
  const total = rows[0]?.total ?? (query.page > 1 ? await countProducts(db, conditions, reader.locale) : 0)
  return { rows, total }
}

async function countProducts(db: Queryable, conditions: SQL[], locale: Locale): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from products p
    join product_translations t on t.product_id = p.id and t.locale = ${locale}
    where ${sql.join(conditions, sql` and `)}`)
  return rows[0]?.total ?? 0
}
