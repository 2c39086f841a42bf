/** Lists products of every status, with the count of each tab. */
import { type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { AdminProductRow, adminProducts } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../../kernel/db/paging.ts'
import { lowStockSetting } from '../../settings/settings-repo.ts'
import { cardPrice, type PricedProduct } from '../card-price.ts'
import { withSubcategories } from '../category-repo.ts'
import { lacksSafety } from '../safety-levels-repo.ts'
import { inStock, scarce } from './scarce-products-repo.ts'
import { productFoundBy } from './search-products-repo.ts'

type Query = ParsedOf<typeof adminProducts>['query']
type Counts = ResponseOf<typeof adminProducts>['counts']

/** Stock of all variants together, if any; null as soon as one is not counted. */
const stock = sql`case when v.amount > 0 then case when v.untracked > 0 then null else v.stock end else p.stock_quantity end`

const variants = sql`left join (select product_id, count(*)::int as amount, sum(stock_quantity)::int as stock,
    count(*) filter (where stock_quantity is null)::int as untracked
  from product_variants group by product_id) v on v.product_id = p.id`

/** The same for the few rows of a page. */
const ownVariants = sql`cross join lateral (select count(*)::int as amount, sum(stock_quantity)::int as stock,
    count(*) filter (where stock_quantity is null)::int as untracked,
    coalesce(json_agg(json_build_object('base_price', base_price, 'base_lowest', base_lowest)), '[]') as prices
  from product_variants w where w.product_id = p.id) v`

/** The variant with the fewest pieces, if it must be restocked. */
const scarcest = (locale: Locale): SQL => sql`(select json_build_object(
    'name', coalesce(nullif(w.names->>${locale}, ''), nullif(w.names->>'it', ''), w.sku), 'stock', w.stock_quantity)
  from product_variants w where w.product_id = p.id and w.stock_quantity <= coalesce(w.restock_at, p.restock_at, ${lowStockSetting})
  order by w.stock_quantity, w.position, w.id limit 1)`

const columns: Readonly<Record<string, SQL>> = {
  id: sql`p.id`,
  title: sql`lower(t.title)`,
  sku: sql`p.sku`,
  base_price: sql`p.base_price`,
  reseller_price: sql`p.reseller_price`,
  stock_quantity: stock,
  status: sql`p.status`,
  category: sql`c.name`,
  updated_at: sql`p.updated_at`,
}

/** Supported sort names, with `-` for descending. Any other name uses the shop's order. */
function orderOf(sort: string | undefined): SQL {
  const name = sort?.replace(/^-/, '') ?? ''
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) return sql`p.position`
  const nulls = name === 'reseller_price' || name === 'stock_quantity' ? sql`nulls last` : sql``
  return sort?.startsWith('-') ? sql`${column} desc ${nulls}` : sql`${column} ${nulls}`
}

/** Publication or offer that begins later. The condition on `changes_at` is that of the index. */
const planned = (now: Date): SQL =>
  sql`(p.changes_at is not null and (p.status = 'planned' or (p.idle_offer is not null and p.offer_from > ${now.toISOString()}::timestamptz)))`

function conditions(query: Query, locale: Locale, now: Date): SQL {
  const conditions: SQL[] = [sql`true`]
  if (query.status) conditions.push(sql`p.status = ${query.status}`)
  if (query.category_id)
    conditions.push(sql`p.category_id = any(${withSubcategories(sql`array[${query.category_id}::int]`)})`)
  if (query.stock) conditions.push(inStock[query.stock])
  if (query.on_sale)
    conditions.push(sql`(p.base_discount > 0 or p.reseller_discount > 0 or p.other_discount > 0)`)
  if (query.planned) conditions.push(planned(now))
  if (query.unsafe) conditions.push(lacksSafety)
  if (query.untranslated)
    conditions.push(
      sql`not exists (select 1 from product_translations m where m.product_id = p.id and m.locale = ${query.untranslated})`,
    )
  if (query.ids) conditions.push(sql`p.id = any(${`{${query.ids}}`}::int[])`)
  const found = productFoundBy(query.search, sql`p.id`, locale)
  return sql.join(found ? [...conditions, found] : conditions, sql` and `)
}

const words = (locale: Locale): SQL => sql`
  join lateral (select title from product_translations w where w.product_id = p.id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) t on true
  join lateral (select name from category_translations w where w.category_id = p.category_id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) c on true`

/** Joins whole tables when the order depends on them, instead of reading one product at a time. */
function joinsFor(query: Query, locale: Locale): SQL {
  const sorted = query.sort?.replace(/^-/, '')
  if (sorted === 'stock_quantity') return variants
  if (sorted === 'title') return titles(locale)
  return sorted === 'category' ? words(locale) : sql``
}

/** Every product has an Italian title, so the list by title can use its index. */
const titles = (locale: Locale): SQL =>
  locale === 'it'
    ? sql`join product_translations t on t.product_id = p.id and t.locale = 'it'`
    : sql`join (select i.product_id, coalesce(l.title, i.title) as title from product_translations i
        left join product_translations l on l.product_id = i.product_id and l.locale = ${locale}
        where i.locale = 'it') t on t.product_id = p.id`

/** Titles are in `locale`, else in Italian. Prices are in cents. `counts` ignore search and filters. */
export async function productList(
  db: Queryable,
  query: Query,
  locale: Locale,
  now: Date,
): Promise<ResponseOf<typeof adminProducts>> {
  const counts = await countsOf(db, now)
  const rows = await pageOf(db, query, locale, now)
  const total = counted(query, counts) ?? (await amountOf(db, query, locale, now))
  return { data: rows, meta: pageMeta(query, total), counts }
}

interface BasePrice {
  base_price: number
  base_lowest: number | null
  base_discount?: number
}

type Listed = Omit<AdminProductRow, 'shown'> & {
  base_lowest: number | null
  variant_prices: BasePrice[]
}

/** The list shows the base tier only. */
const atBase = ({ base_price, base_lowest, base_discount = 0 }: BasePrice): PricedProduct => ({
  base_price,
  base_lowest,
  base_discount,
  reseller_price: null,
  reseller_lowest: null,
  reseller_discount: 0,
  other_price: null,
  other_lowest: null,
  other_discount: 0,
})

async function pageOf(db: Queryable, query: Query, locale: Locale, now: Date): Promise<AdminProductRow[]> {
  const { rows } = await db.execute<Listed>(sql`
    select p.id, t.title, p.sku, c.name as category, p.category_id, coalesce(p.pictures->>0, '') as picture, p.element,
      p.base_price, p.reseller_price, p.base_discount, p.base_lowest, v.prices as variant_prices,
      coalesce((p.idle_offer->>'base_discount')::int, p.base_discount) as entered_discount,
      to_json(p.published_from)#>>'{}' as published_from, to_json(p.published_until)#>>'{}' as published_until,
      to_json(p.offer_from)#>>'{}' as offer_from, to_json(p.offer_until)#>>'{}' as offer_until,
      (${stock})::int as stock_quantity, coalesce(v.amount, 0) as variants, ${scarcest(locale)} as scarcest, p.status,
      array(select locale from product_translations l where l.product_id = p.id) as languages,
      to_json(p.updated_at)#>>'{}' as updated_at
    from (select id, row_number() over () as place from (select p.id from products p ${joinsFor(query, locale)}
      where ${conditions(query, locale, now)} order by ${orderOf(query.sort)}, p.id
      ${limitToPage(query)}) p) cut
    join products p on p.id = cut.id
    ${words(locale)} ${ownVariants} order by cut.place`)
  return rows.map(({ base_lowest, variant_prices, ...row }) => {
    const product = atBase({ ...row, base_lowest })
    return { ...row, shown: cardPrice(product, variant_prices.map(atBase), 'base') }
  })
}

/** Uses the tab counts when one of them equals the total. */
function counted(query: Query, counts: Counts): number | undefined {
  const { page: _, per_page: __, sort: ___, status, stock: shelf, ...filters } = query
  if (Object.values(filters).some(Boolean)) return undefined
  if (status && shelf) return undefined
  return counts[shelf ?? status ?? 'all']
}

async function amountOf(db: Queryable, query: Query, locale: Locale, now: Date): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p where ${conditions(query, locale, now)}`,
  )
  return rows[0]?.total ?? 0
}

async function countsOf(db: Queryable, now: Date): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select coalesce(sum(n), 0)::int as all, coalesce(sum(n) filter (where status = 'published'), 0)::int as published,
      coalesce(sum(n) filter (where status = 'draft'), 0)::int as draft,
      coalesce(sum(n) filter (where status = 'archived'), 0)::int as archived,
      (select count(*)::int from products p where ${planned(now)}) as planned, s.short, s.low, s.out
    from (select status, count(*) as n from products group by status) p,
      (select count(*) filter (where left_over > 0)::int as low, count(*) filter (where left_over <= 0)::int as out,
        count(*) filter (where status = 'published')::int as short
        from (${scarce}) s join products on products.id = s.product_id) s
    group by s.short, s.low, s.out`)
  return rows[0] ?? { all: 0, published: 0, draft: 0, archived: 0, planned: 0, short: 0, low: 0, out: 0 }
}
