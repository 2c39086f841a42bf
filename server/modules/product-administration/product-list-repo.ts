/** A page of products of every status, and how many stand under each tab. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { AdminProductRow, adminProducts } from '../../../src/contract/product-administration.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lowStock } from '../catalog/stock-level.ts'

type Query = ParsedOf<typeof adminProducts>['query']
type Counts = AnswerOf<typeof adminProducts>['counts']

/** Of the variants together when there are any; null as soon as one is not counted. */
const stock = sql`case when v.amount > 0 then case when v.untracked > 0 then null else v.stock end else p.stock_quantity end`

/** The scarcest piece decides what is low or out. */
const scarcest = sql`coalesce(v.scarcest, case when v.amount > 0 then null else p.stock_quantity end)`

const variants = sql`left join (select product_id, count(*)::int as amount, sum(stock_quantity)::int as stock,
    min(stock_quantity) as scarcest, count(*) filter (where stock_quantity is null)::int as untracked
  from product_variants group by product_id) v on v.product_id = p.id`

/** The same of the few rows of a page. */
const ownVariants = sql`cross join lateral (select count(*)::int as amount, sum(stock_quantity)::int as stock,
    min(stock_quantity) as scarcest, count(*) filter (where stock_quantity is null)::int as untracked
  from product_variants w where w.product_id = p.id) v`

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

/** Sort names the list knows, `-` for descending; anything else keeps the shop's own order. */
function orderOf(sort: string | undefined): SQL {
  const name = sort?.replace(/^-/, '') ?? ''
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) return sql`p.position`
  return sort?.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} nulls last`
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

function conditions(query: Query): SQL {
  const wanted: SQL[] = [sql`true`]
  if (query.status) wanted.push(sql`p.status = ${query.status}`)
  if (query.category_id) wanted.push(sql`p.category_id = ${query.category_id}`)
  if (query.stock === 'out') wanted.push(sql`${scarcest} <= 0`)
  if (query.stock === 'low') wanted.push(sql`${scarcest} > 0 and ${scarcest} <= ${lowStock}`)
  if (query.on_sale)
    wanted.push(sql`(p.base_discount > 0 or p.reseller_discount > 0 or p.other_discount > 0)`)
  if (query.untranslated)
    wanted.push(
      sql`not exists (select 1 from product_translations m where m.product_id = p.id and m.locale = ${query.untranslated})`,
    )
  if (query.ids) wanted.push(sql`p.id = any(${`{${query.ids}}`}::int[])`)
  if (query.search) {
    const term = like(query.search)
    wanted.push(
      sql`(t.title ilike ${term} or p.sku ilike ${term}
        or exists (select 1 from product_variants w where w.product_id = p.id and w.sku ilike ${term}))`,
    )
  }
  return sql.join(wanted, sql` and `)
}

const words = (locale: Locale): SQL => sql`
  join lateral (select title from product_translations w where w.product_id = p.id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) t on true
  join lateral (select name from category_translations w where w.category_id = p.category_id and w.locale in (${locale}, 'it')
    order by w.locale = ${locale} desc limit 1) c on true`

/** Words and variants of ten thousand products are joined only where the question looks at them. */
function joinsFor(query: Query, locale: Locale): SQL {
  const sorted = query.sort?.replace(/^-/, '')
  const asksWords = Boolean(query.search) || sorted === 'title' || sorted === 'category'
  const asksStock = Boolean(query.stock) || sorted === 'stock_quantity'
  return sql`${asksWords ? words(locale) : sql``} ${asksStock ? variants : sql``}`
}

export async function productList(
  db: Queryable,
  query: Query,
  locale: Locale,
): Promise<AnswerOf<typeof adminProducts>> {
  const { page, per_page } = query
  const joins = joinsFor(query, locale)
  const { rows } = await db.execute<AdminProductRow>(sql`
    select p.id, t.title, p.sku, c.name as category, coalesce(p.pictures->>0, '') as picture, p.element, p.base_price,
      p.reseller_price, p.base_discount, (${stock})::int as stock_quantity, coalesce(v.amount, 0) as variants, p.status,
      array(select locale from product_translations l where l.product_id = p.id) as languages,
      to_json(p.updated_at)#>>'{}' as updated_at
    from (select p.*, row_number() over () as place from (select p.* from products p ${joins}
      where ${conditions(query)} order by ${orderOf(query.sort)}, p.id
      limit ${per_page} offset ${(page - 1) * per_page}) p) p
    ${words(locale)} ${ownVariants} order by p.place`)
  const total = await amountOf(db, query, joins)
  return { data: rows, meta: { total, page, per_page }, counts: await countsOf(db) }
}

async function amountOf(db: Queryable, query: Query, joins: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p ${joins} where ${conditions(query)}`,
  )
  return rows[0]?.total ?? 0
}

async function countsOf(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as all, count(*) filter (where p.status = 'published')::int as published,
      count(*) filter (where p.status = 'draft')::int as draft,
      count(*) filter (where p.status = 'archived')::int as archived,
      count(*) filter (where ${scarcest} > 0 and ${scarcest} <= ${lowStock})::int as low,
      count(*) filter (where ${scarcest} <= 0)::int as out
    from products p ${variants}`)
  return rows[0] as Counts
}
