/** Reads the catalogue, or some of its products, for the search index. */
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { attributes, attributeValues } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { PricedVariant } from '../card-price.ts'
import { openCategories } from '../open-categories-repo.ts'
import type { IndexAttribute, IndexProducts, IndexRow, IndexSource, IndexStructure } from './search-index.ts'

async function readAttributes(db: Queryable): Promise<IndexAttribute[]> {
  const values = await db
    .select()
    .from(attributeValues)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
  const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id))
  return rows.map(({ id, code, names, is_facet }) => ({
    code,
    names,
    isFacet: is_facet,
    values: values
      .filter(value => value.attribute_id === id)
      .map(value => ({
        id: value.id,
        attribute: code,
        code: value.code,
        names: value.names,
        colour: value.colour,
      })),
  }))
}

/** Returns attributes and visible categories. */
export const readStructure = async (db: Queryable): Promise<IndexStructure> => ({
  attributes: await readAttributes(db),
  above: await openCategories(db),
})

/** Condition for rows of these products, or of all. */
const among = (column: string, ids: readonly number[] | undefined): SQL =>
  ids ? sql`${sql.raw(column)} = any(${`{${ids.join()}}`}::int[])` : sql`true`

const variantsHaveStock = sql`(select bool_or(stock_quantity is null or stock_quantity > 0)
  from product_variants where product_id = p.id)`

const isInStock = (ofVariants: SQL): SQL =>
  sql`coalesce(${ofVariants}, p.stock_quantity is null or p.stock_quantity > 0)`

/**
 * Returns published products sorted by id, also those in hidden categories: all, or those among `ids`. Runs several queries, so
 * outside a transaction they do not share one snapshot.
 */
export async function readProducts(db: Queryable, ids?: readonly number[]): Promise<IndexProducts> {
  const { rows } = await db.execute<IndexRow>(sql`
    select p.id, p.category_id, p.tax_class, p.is_digital, p.element, p.visibility, p.visible_roles,
      p.base_price, p.reseller_price, p.other_price, p.base_discount, p.reseller_discount, p.other_discount,
      p.base_lowest, p.reseller_lowest, p.other_lowest,
      ${isInStock(ids ? variantsHaveStock : sql`v.in_stock`)} as in_stock,
      coalesce(extract(epoch from p.published_at), 0)::int as published, p.position
    from products p
    ${
      ids
        ? sql``
        : sql`left join (select product_id, bool_or(stock_quantity is null or stock_quantity > 0) as in_stock
      from product_variants group by product_id) v on v.product_id = p.id`
    }
    where p.status = 'published' and ${among('p.id', ids)} order by p.id`)
  const { rows: links } = await db.execute<{ product_id: number; value_id: number }>(sql`
    select product_id, value_id from product_values where ${among('product_id', ids)}
    union select v.product_id, w.value_id from variant_values w join product_variants v on v.id = w.variant_id
    where ${among('v.product_id', ids)}`)
  const { rows: variants } = await db.execute<PricedVariant & { product_id: number }>(sql`
    select product_id, base_price, reseller_price, other_price, base_lowest, reseller_lowest, other_lowest
    from product_variants where ${among('product_id', ids)} order by product_id, position, id`)
  return { rows, links, variants: byProduct(variants) }
}

export const readIndex = async (db: Queryable): Promise<IndexSource> => ({
  ...(await readStructure(db)),
  ...(await readProducts(db)),
})

function byProduct<T extends { product_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>()
  for (const row of rows) {
    const group = grouped.get(row.product_id)
    if (group) group.push(row)
    else grouped.set(row.product_id, [row])
  }
  return grouped
}

/** Returns whether each of these products, or one of its variants, is in stock. */
export async function readStocks(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; in_stock: boolean }[]> {
  const { rows } = await db.execute<{ id: number; in_stock: boolean }>(sql`
    select p.id, ${isInStock(variantsHaveStock)} as in_stock from products p where ${among('p.id', ids)}`)
  return rows
}

/** The texts of a product in one language. */
export type ProductTexts = {
  title: string // in Italian where a translation is missing
  vector: string // all texts, of the type `tsvector`; empty where a translation is missing
}

/** Returns texts by product id. */
export async function textsIn(
  db: Queryable,
  locale: Locale,
  ids?: readonly number[],
): Promise<Map<number, ProductTexts>> {
  const { rows } = await db.execute<ProductTexts & { id: number }>(sql`
    select distinct on (product_id) product_id as id, title,
      case when locale = ${locale} then search::text else '' end as vector from product_translations
    where locale in (${locale}, 'it') and ${among('product_id', ids)} order by product_id, locale = ${locale} desc`)
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}

export const countProducts = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ amount: number }>(
    sql`select count(*)::int as amount from products where status = 'published'`,
  )
  return rows[0]?.amount ?? 0
}
