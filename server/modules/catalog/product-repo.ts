/** One product with all that its page shows. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { categoryTranslations, productTranslations, productVariants } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { productRows, type Reader } from './product-list-repo.ts'
import type { ProductRow } from './product-row.ts'
import { visibleTo } from './visible-products.ts'

const relatedAmount = 4

/** By id when the slug is a number; a slug of any language, the reader's own first. */
export async function productRow(
  db: Queryable,
  slug: string,
  reader: Reader,
): Promise<ProductRow | undefined> {
  const isId = /^\d{1,9}$/.test(slug)
  const found = isId
    ? sql`select p.id, 1 as place, 1 as total from products p where p.id = ${Number(slug)} and ${visibleTo(reader.role)}`
    : sql`select p.id, 1 as place, 1 as total from product_translations t join products p on p.id = t.product_id
        where t.slug = ${slug} and ${visibleTo(reader.role)}
        order by t.locale = ${reader.locale} desc, p.id limit 1`
  const { rows } = await db.execute<ProductRow>(productRows(found, reader))
  return rows[0]
}

export async function productWords(db: Queryable, id: number, locale: Locale) {
  const rows = await db
    .select({
      locale: productTranslations.locale,
      slug: productTranslations.slug,
      category_slug: categoryTranslations.slug,
      description: productTranslations.description,
      facts: productTranslations.facts,
    })
    .from(productTranslations)
    .innerJoin(sql`products p`, sql`p.id = ${productTranslations.product_id}`)
    .innerJoin(
      categoryTranslations,
      and(
        sql`${categoryTranslations.category_id} = p.category_id`,
        eq(categoryTranslations.locale, productTranslations.locale),
      ),
    )
    .where(eq(productTranslations.product_id, id))
    .orderBy(asc(productTranslations.locale))
  const own = rows.find(row => row.locale === locale) ?? rows.find(row => row.locale === 'it')
  return {
    description: own?.description ?? '',
    facts: own?.facts ?? [],
    translations: rows.map(({ locale, slug, category_slug }) => ({ locale, slug, category_slug })),
  }
}

export const variantsOf = (
  db: Queryable,
  productId: number,
): Promise<(typeof productVariants.$inferSelect)[]> =>
  db
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, productId))
    .orderBy(asc(productVariants.position), asc(productVariants.id))

/** Same category or same element first, then whatever is featured. */
export async function relatedRows(db: Queryable, of: ProductRow, reader: Reader): Promise<ProductRow[]> {
  const found = sql`select p.id, 1 as total, row_number() over (order by
      (p.category_id = ${of.category_id})::int + (p.element is not distinct from ${of.element})::int desc,
      p.position, p.id) as place
    from products p where p.id <> ${of.id} and ${visibleTo(reader.role)} order by place limit ${relatedAmount}`
  const { rows } = await db.execute<ProductRow>(productRows(found, reader))
  return rows
}
