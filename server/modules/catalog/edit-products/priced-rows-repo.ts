import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import { products, productTranslations } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type PricedRow = typeof products.$inferSelect & { title: string }

const spoken = alias(productTranslations, 'spoken')

/**
 * Returns these products with a title, in Italian where the locale has none, sorted by id. `held` locks them until the
 * commit.
 */
export async function namedRows(
  db: Queryable,
  ids: readonly number[],
  { held, locale = 'it' }: { held: boolean; locale?: Locale },
): Promise<PricedRow[]> {
  const title = sql<string>`coalesce(nullif(${spoken.title}, ''), ${productTranslations.title})`
  const query = db
    .select({ ...getTableColumns(products), title })
    .from(products)
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.product_id, products.id), eq(productTranslations.locale, 'it')),
    )
    .leftJoin(spoken, and(eq(spoken.product_id, products.id), eq(spoken.locale, locale)))
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
  return held ? query.for('update', { of: products }) : query
}
