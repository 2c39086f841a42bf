/** Collections with their steps, choices and packages. A choice that is a product includes its stock. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { products, productVariants } from '../../db/schema/catalog.ts'
import {
  collectionChoices,
  collectionPackages,
  collectionSteps,
  collections,
} from '../../db/schema/collections.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type ChoiceColumns = typeof collectionChoices.$inferSelect

export interface ChoiceRow extends ChoiceColumns {
  stock: number | null // null when it is not counted
  sku: string | null // of its variant
  variant_of: number | null // product of its variant
}

export interface StepRow {
  step: typeof collectionSteps.$inferSelect
  choices: ChoiceRow[]
}

export interface CollectionRow {
  collection: typeof collections.$inferSelect
  steps: StepRow[]
  packages: (typeof collectionPackages.$inferSelect)[]
}

async function choicesOf(db: Queryable, stepIds: readonly number[]): Promise<ChoiceRow[]> {
  if (stepIds.length === 0) return []
  const rows = await db
    .select({
      choice: collectionChoices,
      stock: sql<number | null>`case when ${collectionChoices.variant_id} is not null
        then ${productVariants.stock_quantity} else ${products.stock_quantity} end`,
      sku: productVariants.sku,
      variant_of: productVariants.product_id,
    })
    .from(collectionChoices)
    .leftJoin(productVariants, eq(productVariants.id, collectionChoices.variant_id))
    .leftJoin(products, eq(products.id, collectionChoices.product_id))
    .where(
      and(
        inArray(collectionChoices.step_id, [...stepIds]),
        eq(collectionChoices.is_active, true),
        sql`(${products.id} is null or ${products.status} = 'published')`,
      ),
    )
    .orderBy(asc(collectionChoices.position), asc(collectionChoices.id))
  return rows.map(({ choice, stock, sku, variant_of }) => ({ ...choice, stock, sku, variant_of }))
}

/** Returns the products that are sold only through a configurator, because it has a required step, and whether they are printed. */
export async function productsToConfigure(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, { hasPrint: boolean }>> {
  const rows = await db
    .select({ id: collections.product_id, print: collections.print })
    .from(collections)
    .innerJoin(collectionSteps, eq(collectionSteps.collection_id, collections.id))
    .where(
      and(
        inArray(collections.product_id, [...ids]),
        eq(collections.is_active, true),
        eq(collectionSteps.is_required, true),
      ),
    )
  return new Map(rows.map(({ id, print }) => [id, { hasPrint: print !== null }]))
}

/** Returns active collections in their order, or all without `ids`. */
export async function readCollections(db: Queryable, ids?: readonly number[]): Promise<CollectionRow[]> {
  if (ids?.length === 0) return []
  const active = eq(collections.is_active, true)
  const rows = await db
    .select()
    .from(collections)
    .where(ids ? and(active, inArray(collections.id, [...ids])) : active)
    .orderBy(asc(collections.position), asc(collections.id))
  const own = rows.map(row => row.id)
  if (own.length === 0) return []
  const steps = await db
    .select()
    .from(collectionSteps)
    .where(inArray(collectionSteps.collection_id, own))
    .orderBy(asc(collectionSteps.position), asc(collectionSteps.id))
  const packages = await db
    .select()
    .from(collectionPackages)
    .where(and(inArray(collectionPackages.collection_id, own), eq(collectionPackages.is_active, true)))
    .orderBy(asc(collectionPackages.position), asc(collectionPackages.id))
  const choices = await choicesOf(
    db,
    steps.map(step => step.id),
  )
  return rows.map(collection => ({
    collection,
    steps: steps
      .filter(step => step.collection_id === collection.id)
      .map(step => ({ step, choices: choices.filter(choice => choice.step_id === step.id) })),
    packages: packages.filter(entry => entry.collection_id === collection.id),
  }))
}
