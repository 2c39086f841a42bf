/** The price history of products and variants, and the reference prices of their offers. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PricePoint } from '@/domain/price-rule.ts'
import type { Tier } from '@/domain/pricing.ts'
import { pricePoints, products, productVariants, variantPricePoints } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { PricedProduct, PricedVariant, References } from '../card-price.ts'

export type TierPoint = PricePoint & { tier: Tier }

/** A product with its variants, as far as prices depend on them. */
export interface PricedRecord extends PricedProduct {
  id: number
  status: (typeof products.$inferSelect)['status']
  variants: (PricedVariant & { id: number })[]
}

const prices = (table: typeof products | typeof productVariants) => ({
  id: table.id,
  base_price: table.base_price,
  reseller_price: table.reseller_price,
  other_price: table.other_price,
  base_lowest: table.base_lowest,
  reseller_lowest: table.reseller_lowest,
  other_lowest: table.other_lowest,
})

/** By product id, variants sorted by position. Unknown ids are missing. Amounts are in cents, discounts in percent. */
export async function pricedRecords(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, PricedRecord>> {
  const { base_discount, reseller_discount, other_discount, status } = products
  const rows = await db
    .select({ ...prices(products), base_discount, reseller_discount, other_discount, status })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const recordsById = new Map(rows.map(row => [row.id, { ...row, variants: [] as PricedRecord['variants'] }]))
  const variants = await db
    .select({ ...prices(productVariants), product_id: productVariants.product_id })
    .from(productVariants)
    .where(inArray(productVariants.product_id, [...ids]))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
  for (const { product_id, ...variant } of variants) recordsById.get(product_id)?.variants.push(variant)
  return recordsById
}

export interface TierPoints {
  own: ReadonlyMap<number, readonly TierPoint[]> // by product id
  ofVariant: ReadonlyMap<number, readonly TierPoint[]>
}

/** Every given record and variant has an entry, which is empty without points. Points are not sorted. */
export async function pointsOf(db: Queryable, records: readonly PricedRecord[]): Promise<TierPoints> {
  const own = new Map<number, TierPoint[]>(records.map(({ id }) => [id, []]))
  const variants = records.flatMap(record => record.variants)
  const ofVariant = new Map<number, TierPoint[]>(variants.map(({ id }) => [id, []]))
  const rows = await db
    .select()
    .from(pricePoints)
    .where(inArray(pricePoints.product_id, [...own.keys()]))
  for (const { product_id, ...point } of rows) own.get(product_id)?.push(point)
  if (ofVariant.size === 0) return { own, ofVariant }
  const variantRows = await db
    .select()
    .from(variantPricePoints)
    .where(inArray(variantPricePoints.variant_id, [...ofVariant.keys()]))
  for (const { variant_id, ...point } of variantRows) ofVariant.get(variant_id)?.push(point)
  return { own, ofVariant }
}

/** `references` null leaves the stored references unchanged. */
type Written = { points: readonly TierPoint[]; references: References | null }

/** Of two changes with the same time the later call wins. */
const later = { price: sql`excluded.price` }

/** Sets the reference prices and adds the points, under the product's lock. */
export async function storeProductPrices(
  tx: Queryable,
  id: number,
  { points, references }: Written,
): Promise<void> {
  if (references) await tx.update(products).set(references).where(eq(products.id, id))
  if (points.length === 0) return
  await tx
    .insert(pricePoints)
    .values(points.map(point => ({ ...point, product_id: id })))
    .onConflictDoUpdate({
      target: [pricePoints.product_id, pricePoints.tier, pricePoints.since],
      set: later,
    })
}

/** Sets the reference prices and adds the points, under the lock of the variant's product. */
export async function storeVariantPrices(
  tx: Queryable,
  id: number,
  { points, references }: Written,
): Promise<void> {
  if (references) await tx.update(productVariants).set(references).where(eq(productVariants.id, id))
  if (points.length === 0) return
  await tx
    .insert(variantPricePoints)
    .values(points.map(point => ({ ...point, variant_id: id })))
    .onConflictDoUpdate({
      target: [variantPricePoints.variant_id, variantPricePoints.tier, variantPricePoints.since],
      set: later,
    })
}
