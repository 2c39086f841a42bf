/** The collections of the demo shop: products to print on, and a tournament kit of catalogue products. */
import { eq } from 'drizzle-orm'
import { products, productVariants } from '../db/schema/catalog.ts'
import {
  collectionChoices,
  collectionPackages,
  collectionSteps,
  collections,
} from '../db/schema/collections.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { type ChoiceSeed, type CollectionSeed, collectionSeeds } from './collection-seeds.ts'
import { localized } from './localized.ts'

const url = (name: string | undefined): string | null => (name ? `/assets/products/${name}.webp` : null)

async function idOfSku(db: Queryable, sku: string): Promise<{ product_id?: number; variant_id?: number }> {
  const [variant] = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.sku, sku))
  if (variant) return { variant_id: variant.id }
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))
  if (!product) throw new Error(`no product ${sku}`)
  return { product_id: product.id }
}

const prices = (seed: { price?: number; reseller?: number; other?: number }) => ({
  base_price: seed.price ?? 0,
  reseller_price: seed.reseller ?? null,
  other_price: seed.other ?? null,
})

const nothing = localized('', '', '', '', '', '')

async function choiceRow(db: Queryable, step_id: number, seed: ChoiceSeed, position: number) {
  return {
    step_id,
    position,
    code: seed.code,
    names: seed.names,
    ...prices(seed),
    ...(seed.sku ? await idOfSku(db, seed.sku) : {}),
    picture: url(seed.picture),
    colour: seed.colour ?? null,
    element: seed.element ?? null,
    layer: url(seed.layer),
    weight: seed.weight ?? 0,
  }
}

async function seedCollection(db: Queryable, seed: CollectionSeed, position: number): Promise<void> {
  const { product_id } = await idOfSku(db, seed.sku)
  if (product_id === undefined) throw new Error(`${seed.sku} is no product`)
  const { names, leads, element } = seed
  const [row] = await db
    .insert(collections)
    .values({
      product_id,
      names,
      leads,
      element,
      position,
      picture: url(seed.picture) ?? '',
      print: seed.print ?? null,
    })
    .returning({ id: collections.id })
  if (!row) throw new Error('a collection was not stored')
  for (const [place, step] of seed.steps.entries()) {
    const [stored] = await db
      .insert(collectionSteps)
      .values({
        collection_id: row.id,
        position: place,
        code: step.code,
        names: step.names,
        hints: step.hints ?? nothing,
        kind: step.kind,
        look: step.look,
        role: step.role,
        is_required: step.required,
        max: step.max ?? 1,
        ...prices(step),
      })
      .returning({ id: collectionSteps.id })
    if (!stored) throw new Error('a step was not stored')
    for (const [at, choice] of step.choices.entries())
      await db.insert(collectionChoices).values(await choiceRow(db, stored.id, choice, at))
  }
  for (const [place, wrapped] of seed.packages.entries())
    await db.insert(collectionPackages).values({
      collection_id: row.id,
      position: place,
      code: wrapped.code,
      names: wrapped.names,
      notes: wrapped.notes,
      ...prices(wrapped),
    })
}

export async function seedCollections(db: Queryable): Promise<void> {
  for (const [position, seed] of collectionSeeds.entries()) await seedCollection(db, seed, position)
}
