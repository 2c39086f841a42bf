/** Current names of products and variants, in the reader's language. */
import { inArray, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { productTranslations, productVariants } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

/** Returns titles by product id, in Italian where a translation is missing. */
export async function productTitles(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: productTranslations.product_id, title: productTranslations.title })
    .from(productTranslations)
    .where(
      sql`${inArray(productTranslations.product_id, [...ids])} and ${inArray(productTranslations.locale, [locale, 'it'])}`,
    )
    .orderBy(sql`${productTranslations.locale} = ${locale}`)
  return new Map(rows.map(({ id, title }) => [id, title])) // the requested language is sorted last and wins
}

/** Returns names by variant id. */
export async function variantNames(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: productVariants.id, names: productVariants.names })
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
  return new Map(rows.map(({ id, names }) => [id, wordIn(names, locale)]))
}
