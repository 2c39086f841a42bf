/** Reads the whole catalogue for the search index, and a version stamp that differs after any change of it. */
import { asc, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { attributes, attributeValues } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { PricedVariant } from '../card-price.ts'
import { openCategories } from '../open-categories-repo.ts'
import type { IndexAttribute, IndexRow, IndexSource } from './search-index.ts'

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

/**
 * Returns published products in visible categories, sorted by id. Runs several queries, so outside a transaction they
 * do not share one snapshot.
 */
export async function readIndex(db: Queryable): Promise<IndexSource> {
  const { rows } = await db.execute<IndexRow>(sql`
    select p.id, p.category_id, p.element, p.visibility, p.visible_roles,
      p.base_price, p.reseller_price, p.other_price, p.base_discount, p.reseller_discount, p.other_discount,
      p.base_lowest, p.reseller_lowest, p.other_lowest,
      coalesce(v.in_stock, p.stock_quantity is null or p.stock_quantity > 0) as in_stock,
      coalesce(extract(epoch from p.published_at), 0)::int as published, p.position
    from products p
    left join (select product_id, bool_or(stock_quantity is null or stock_quantity > 0) as in_stock
      from product_variants group by product_id) v on v.product_id = p.id
    where p.status = 'published' order by p.id`)
  const { rows: links } = await db.execute<{ product_id: number; value_id: number }>(sql`
    select product_id, value_id from product_values
    union select v.product_id, w.value_id from variant_values w join product_variants v on v.id = w.variant_id`)
  const { rows: variants } = await db.execute<PricedVariant & { product_id: number }>(sql`
    select product_id, base_price, reseller_price, other_price, base_lowest, reseller_lowest, other_lowest
    from product_variants order by product_id, position, id`)
  const above = await openCategories(db)
  const visibleRows = rows.filter(row => above.has(row.category_id))
  return {
    rows: visibleRows,
    links,
    variants: byProduct(variants),
    above,
    attributes: await readAttributes(db),
  }
}

function byProduct<T extends { product_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>()
  for (const row of rows) {
    const group = grouped.get(row.product_id)
    if (group) group.push(row)
    else grouped.set(row.product_id, [row])
  }
  return grouped
}

const stamped = [
  'products',
  'product_variants',
  'product_values',
  'attributes',
  'attribute_values',
  'categories',
  'category_translations',
  'search_synonyms',
]

/** Every change leaves a row version with a new transaction number, so count and sum differ between two states. */
export async function indexStamp(db: Queryable): Promise<string> {
  const sums = stamped.map(
    table => `select count(*) as n, coalesce(sum(xmin::text::bigint), 0) as s from ${table}`,
  )
  const { rows } = await db.execute<{ stamp: string }>(
    sql.raw(`select string_agg(n || '/' || s, ' ') as stamp from (${sums.join(' union all ')}) t`),
  )
  return rows[0]?.stamp ?? ''
}

/** Returns titles by product id in one language, or in Italian where a translation is missing. */
export async function titlesIn(db: Queryable, locale: Locale): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select distinct on (product_id) product_id as id, title from product_translations
    where locale in (${locale}, 'it') order by product_id, locale = ${locale} desc`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
