import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { products, productTranslations } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type PricedRow = typeof products.$inferSelect & { title: string }

/** These products with their Italian titles, in the order of their ids; `held` until the commit. */
export async function namedRows(db: Queryable, ids: readonly number[], held: boolean): Promise<PricedRow[]> {
  const query = db
    .select({ ...getTableColumns(products), title: productTranslations.title })
    .from(products)
    .innerJoin(
      productTranslations,
      and(eq(productTranslations.product_id, products.id), eq(productTranslations.locale, 'it')),
    )
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
  return held ? query.for('update', { of: products }) : query
}
