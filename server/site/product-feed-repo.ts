/** Reads the products of a product feed in batches, sorted by id. */
import { sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import type { products, productVariants } from '../db/schema/catalog.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { columnPairs } from '../kernel/db/json-sql.ts'
import { openCategoryIds } from '../modules/catalog/open-categories-repo.ts'
import { safetyLevels } from '../modules/catalog/safety-levels-repo.ts'
import { visibleTo } from '../modules/catalog/visible-products-repo.ts'

const priceColumns = [
  'base_price',
  'reseller_price',
  'other_price',
  'base_lowest',
  'reseller_lowest',
  'other_lowest',
] as const
const variantColumns = ['id', 'gtin', 'names', 'picture', 'stock_quantity', ...priceColumns] as const
const productColumns = [
  'id',
  'gtin',
  'brand',
  'weight',
  'is_digital',
  'tax_class',
  'pictures',
  'stock_quantity',
  'base_discount',
  'reseller_discount',
  'other_discount',
  'offer_from',
  'offer_until',
  ...priceColumns,
] as const

export type FeedVariant = Pick<typeof productVariants.$inferSelect, (typeof variantColumns)[number]>

/** A type, not an interface: rows of raw SQL must be records. */
export type FeedProduct = Pick<typeof products.$inferSelect, (typeof productColumns)[number]> & {
  slug: string
  title: string
  subtitle: string
  description: string
  category_slug: string
  category_name: string
  safety: unknown[] // levels, the product first
  variants: FeedVariant[]
}

const batchRows = 500

/**
 * Yields the products that guests can buy as they are and that have texts in this language. Excludes digital products and
 * the packs that they grant, products with a configurator, and products without a picture.
 */
export async function* feedProducts(db: Queryable, locale: Locale): AsyncGenerator<FeedProduct> {
  const columns = sql.join(
    productColumns.map(column => sql`p.${sql.identifier(column)}`),
    sql`, `,
  )
  for (let last = 0; ; ) {
    const { rows } = await db.execute<FeedProduct>(sql`
      select ${columns}, t.slug, t.title, t.subtitle, t.description, b.slug as category_slug, b.name as category_name,
        ${safetyLevels} as safety,
        coalesce((select json_agg(json_build_object(${columnPairs('v', variantColumns)}) order by v.position, v.id)
          from product_variants v where v.product_id = p.id), '[]') as variants
      from products p
      cross join (select ${locale}::text as locale) asked
      join product_translations t on t.product_id = p.id and t.locale = ${locale}
      join category_translations b on b.category_id = p.category_id and b.locale = ${locale}
      where ${visibleTo(undefined)} and p.category_id in ${openCategoryIds} and p.id > ${last} and not p.is_digital and p.pack_rarity is null
        and p.pictures->>0 is not null
        and not exists (select from collections o where o.product_id = p.id and o.is_active)
      order by p.id limit ${batchRows}`)
    yield* rows
    if (rows.length < batchRows) return
    last = rows.at(-1)?.id ?? last
  }
}
