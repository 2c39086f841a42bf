/** Writes a product and all that hangs on it. Whoever changes one holds its row. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { Tier } from '../../../src/contract/pricing.ts'
import type { ProductBody, VariantBody } from '../../../src/contract/product-administration.ts'
import {
  attributeValues,
  categories,
  pricePoints,
  products,
  productTranslations,
  productValues,
  productVariants,
  variantValues,
} from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { keepFormerSlugs } from '../catalog/former-slugs.ts'
import type { PricePoint } from '../catalog/lowest-price.ts'
import { slugOf } from './slug-of.ts'

export type ProductRow = typeof products.$inferSelect

export async function insertProduct(tx: Queryable, row: typeof products.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(products).values(row).returning({ id: products.id })
  return (stored as { id: number }).id
}

export async function storeProduct(
  tx: Queryable,
  id: number,
  change: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id))
}

const slugsOf = (rows: readonly { locale: Locale; slug: string }[]): Partial<Record<Locale, string>> =>
  Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]))

export async function storeWords(tx: Queryable, id: number, body: ProductBody): Promise<void> {
  const rows = locales
    .filter(locale => body.translations[locale].title !== '')
    .map(locale => {
      const words = body.translations[locale]
      return {
        product_id: id,
        locale,
        ...words,
        slug: words.slug || slugOf(words.title),
        description: cleanRichText(words.description),
        alts: body.pictures.map(picture => picture.alts[locale]),
      }
    })
  const before = await tx
    .select({ locale: productTranslations.locale, slug: productTranslations.slug })
    .from(productTranslations)
    .where(eq(productTranslations.product_id, id))
  await tx.delete(productTranslations).where(eq(productTranslations.product_id, id))
  await tx.insert(productTranslations).values(rows)
  await keepFormerSlugs(tx, 'product', id, slugsOf(before), slugsOf(rows))
}

export async function storeValues(tx: Queryable, id: number, valueIds: readonly number[]): Promise<void> {
  await tx.delete(productValues).where(eq(productValues.product_id, id))
  const rows = [...new Set(valueIds)].map(value_id => ({ product_id: id, value_id }))
  if (rows.length > 0) await tx.insert(productValues).values(rows)
}

/** What the form wanted, less what was sold since it was shown. */
export function stockAfter(
  wanted: number | null,
  seen: number | null,
  current: number | null,
): number | null {
  if (wanted === null || seen === null || current === null) return wanted
  return Math.max(0, current + wanted - seen)
}

/** Variants keep their ids, so that carts and orders still find them; those the form left out go. */
export async function storeVariants(
  tx: Queryable,
  id: number,
  variants: readonly VariantBody[],
): Promise<void> {
  const own = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, id))
    .orderBy(productVariants.id)
    .for('update')
  const kept = variants.flatMap(one => (own.some(row => row.id === one.id) ? [one.id as number] : []))
  await tx
    .delete(productVariants)
    .where(
      and(
        eq(productVariants.product_id, id),
        kept.length > 0 ? notInArray(productVariants.id, kept) : sql`true`,
      ),
    )
  for (const [position, variant] of variants.entries()) {
    const before = own.find(row => row.id === variant.id)
    await storeVariant(tx, id, variant, position, before)
  }
}

async function storeVariant(
  tx: Queryable,
  productId: number,
  { id: _, value_ids, stock_seen, ...variant }: VariantBody,
  position: number,
  before: typeof productVariants.$inferSelect | undefined,
): Promise<void> {
  const stock_quantity = before
    ? stockAfter(variant.stock_quantity, stock_seen, before.stock_quantity)
    : variant.stock_quantity
  const row = { ...variant, stock_quantity, position, product_id: productId }
  const [stored] = before
    ? await tx.update(productVariants).set(row).where(eq(productVariants.id, before.id)).returning()
    : await tx.insert(productVariants).values(row).returning()
  const variant_id = (stored as { id: number }).id
  await tx.delete(variantValues).where(eq(variantValues.variant_id, variant_id))
  const links = [...new Set(value_ids)].map(value_id => ({ variant_id, value_id }))
  if (links.length > 0) await tx.insert(variantValues).values(links)
}

export async function pricePointsOf(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, (PricePoint & { tier: Tier })[]>> {
  const rows = await db
    .select()
    .from(pricePoints)
    .where(inArray(pricePoints.product_id, [...ids]))
  const found = new Map<number, (PricePoint & { tier: Tier })[]>()
  for (const { product_id, ...point } of rows)
    found.set(product_id, [...(found.get(product_id) ?? []), point])
  return found
}

/** Two changes in one moment: the later one counts. */
export async function addPricePoint(
  tx: Queryable,
  productId: number,
  tier: Tier,
  { since, price }: PricePoint,
): Promise<void> {
  await tx
    .insert(pricePoints)
    .values({ product_id: productId, tier, since, price })
    .onConflictDoUpdate({
      target: [pricePoints.product_id, pricePoints.tier, pricePoints.since],
      set: { price },
    })
}

/** Who has this number already, apart from this product. */
export async function ownerOfSku(db: Queryable, sku: string, except: number | null): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from products where sku = ${sku} and id is distinct from ${except}
    union all select 1 from product_variants where sku = ${sku} and product_id is distinct from ${except} limit 1`)
  return rows.length > 0
}

export async function isSlugTaken(
  db: Queryable,
  locale: Locale,
  slug: string,
  except: number | null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from product_translations
    where locale = ${locale} and slug = ${slug} and product_id is distinct from ${except} limit 1`)
  return rows.length > 0
}

export async function hasCategory(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
  return rows.length > 0
}

export async function knownValues(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(inArray(attributeValues.id, [...ids]))
  return new Set(rows.map(row => row.id))
}

/** Ordered once, or a part of something that is configured. */
export async function isInUse(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_lines where product_id = ${id}
    union all select 1 from collections where product_id = ${id}
    union all select 1 from collection_choices where product_id = ${id} limit 1`)
  return rows.length > 0
}

export async function dropProduct(tx: Queryable, id: number): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}

/** Does something that is configured offer a variant of this product beside those kept? */
export async function isVariantNeeded(db: Queryable, id: number, kept: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from collection_choices c join product_variants v on v.id = c.variant_id
    where v.product_id = ${id} and not (v.id = any(${`{${kept.join(',')}}`}::int[])) limit 1`)
  return rows.length > 0
}
