/** Writes a product and its dependent rows. Lock the product's row before a change. */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import type { ProductBody, VariantBody } from '@/contract/endpoints/admin/products.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { slugOf } from '@/lib/slug.ts'
import {
  attributeValues,
  categories,
  products,
  productTranslations,
  productValues,
  productVariants,
  variantValues,
} from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { isAnyMissing, knownIds, takenSlugs } from '../../../kernel/db/exists.ts'
import { recordTable } from '../../../kernel/records/record-table.ts'
import { cleanRichText } from '../../../kernel/rich-text.ts'
import { slugOfTitle } from '../../../kernel/slug-of-title.ts'
import { stockAfter } from '../../stock/stock-by-number-repo.ts'
import { type Cause, recordFirstStock, setStock } from '../../stock/stock-ledger-repo.ts'
import { saveFormerSlugs } from '../former-slugs-repo.ts'

/** Who changes stock with a product, and why. */
export type StockWriter = Pick<Cause, 'reason' | 'byUserId' | 'at'>

export const productsTable = recordTable(products)
export const { insert: insertProduct, update: storeProduct } = productsTable

/**
 * Returns the typed slug, otherwise one made from the title. For a title in a script without a transcription the
 * article number is used.
 */
export const slugIn = ({ translations, sku }: ProductBody, locale: Locale): string =>
  translations[locale].slug ||
  slugOf(translations[locale].title) ||
  slugOf(sku) ||
  slugOfTitle(sku, 'product')

const slugsOf = (rows: readonly { locale: Locale; slug: string }[]): Partial<Record<Locale, string>> =>
  Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]))

/**
 * Replaces the texts of every language that changed. An empty slug is made from the title. A changed slug is saved as a
 * former one. Unchanged rows are not written: their search indexes are the most expensive part of a save.
 */
export async function storeWords(tx: Queryable, id: number, body: ProductBody): Promise<void> {
  const rows = locales
    .filter(locale => body.translations[locale].title !== '')
    .map(locale => {
      const texts = body.translations[locale]
      return {
        product_id: id,
        locale,
        ...texts,
        slug: slugIn(body, locale),
        description: cleanRichText(texts.description),
        alts: body.pictures.map(picture => picture.alts[locale]),
      }
    })
  const { search: _, ...columns } = getTableColumns(productTranslations)
  const storedRows = await tx
    .select(columns)
    .from(productTranslations)
    .where(eq(productTranslations.product_id, id))
  const isStored = (row: (typeof rows)[number]) => storedRows.some(stored => isDeepStrictEqual(stored, row))
  const changed = rows.filter(row => !isStored(row))
  const stale = storedRows.filter(row => !rows.some(one => one.locale === row.locale && isStored(one)))
  if (stale.length > 0)
    await tx.delete(productTranslations).where(
      and(
        eq(productTranslations.product_id, id),
        inArray(
          productTranslations.locale,
          stale.map(row => row.locale),
        ),
      ),
    )
  if (changed.length > 0) await tx.insert(productTranslations).values(changed)
  const isSlugStored = (row: (typeof rows)[number]) =>
    storedRows.some(stored => stored.locale === row.locale && stored.slug === row.slug)
  const moved = rows.filter(row => !isSlugStored(row))
  const lostSlugs = storedRows.filter(
    row => !rows.some(one => one.locale === row.locale && one.slug === row.slug),
  )
  if (moved.length + lostSlugs.length > 0)
    await saveFormerSlugs(tx, 'product', id, slugsOf(lostSlugs), slugsOf(moved))
}

const areSameIds = (stored: readonly { id: number }[], ids: readonly number[]): boolean =>
  isDeepStrictEqual(new Set(stored.map(row => row.id)), new Set(ids))

/** Replaces them. An id that occurs twice is stored once. */
export async function storeValues(tx: Queryable, id: number, valueIds: readonly number[]): Promise<void> {
  const stored = await tx
    .select({ id: productValues.value_id })
    .from(productValues)
    .where(eq(productValues.product_id, id))
  if (areSameIds(stored, valueIds)) return
  await tx.delete(productValues).where(eq(productValues.product_id, id))
  const rows = [...new Set(valueIds)].map(value_id => ({ product_id: id, value_id }))
  if (rows.length > 0) await tx.insert(productValues).values(rows)
}

/**
 * Locks the variants. They keep their ids, so that carts and orders still refer to them. Variants that are missing in
 * the form are deleted.
 */
export async function storeVariants(
  tx: Queryable,
  id: number,
  variants: readonly VariantBody[],
  by: StockWriter,
): Promise<void> {
  const storedVariants = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, id))
    .orderBy(productVariants.id)
    .for('update')
  const remainingIds = variants.flatMap(one =>
    storedVariants.some(row => row.id === one.id) ? [one.id as number] : [],
  )
  for (const { id: variantId, stock_quantity: before } of storedVariants)
    if (!remainingIds.includes(variantId))
      await setStock(tx, { item: 'variant', id: variantId }, { before, after: null }, by)
  if (remainingIds.length < storedVariants.length)
    await tx
      .delete(productVariants)
      .where(
        and(
          eq(productVariants.product_id, id),
          remainingIds.length > 0 ? notInArray(productVariants.id, remainingIds) : sql`true`,
        ),
      )
  const links = await valuesOfVariants(tx, id)
  for (const [position, variant] of variants.entries()) {
    const before = storedVariants.find(row => row.id === variant.id)
    const values = before ? links.filter(link => link.variant_id === before.id) : []
    await storeVariant(tx, id, { variant, position, before: before && { row: before, values } }, by)
  }
}

const valuesOfVariants = (tx: Queryable, productId: number) =>
  tx
    .select({ variant_id: variantValues.variant_id, id: variantValues.value_id })
    .from(variantValues)
    .innerJoin(productVariants, eq(productVariants.id, variantValues.variant_id))
    .where(eq(productVariants.product_id, productId))

interface VariantToStore {
  variant: VariantBody
  position: number
  before: { row: typeof productVariants.$inferSelect; values: readonly { id: number }[] } | undefined
}

async function storeVariant(
  tx: Queryable,
  productId: number,
  { variant: { id: _, value_ids, stock_seen, stock_quantity, ...variant }, position, before }: VariantToStore,
  by: StockWriter,
): Promise<void> {
  const row = { ...variant, position, product_id: productId }
  if (before && !isDeepStrictEqual({ ...before.row, ...row }, before.row))
    await tx.update(productVariants).set(row).where(eq(productVariants.id, before.row.id))
  const variant_id = before?.row.id ?? (await insertVariant(tx, { ...row, stock_quantity }, by))
  if (before) {
    const amount = before.row.stock_quantity
    const after = stockAfter(stock_quantity, stock_seen, amount)
    await setStock(tx, { item: 'variant', id: variant_id }, { before: amount, after }, by)
  }
  if (areSameIds(before?.values ?? [], value_ids)) return
  await tx.delete(variantValues).where(eq(variantValues.variant_id, variant_id))
  const links = [...new Set(value_ids)].map(value_id => ({ variant_id, value_id }))
  if (links.length > 0) await tx.insert(variantValues).values(links)
}

async function insertVariant(
  tx: Queryable,
  row: typeof productVariants.$inferInsert,
  by: StockWriter,
): Promise<number> {
  const [stored] = await tx.insert(productVariants).values(row).returning({ id: productVariants.id })
  const { id } = stored as { id: number }
  await recordFirstStock(tx, 'variant', [id], { ...by, reason: 'opening' })
  return id
}

/**
 * Waits for other transactions that store one of these numbers. `skus` are in lower case. The lock ends with the
 * transaction.
 */
export async function lockSkus(tx: Queryable, skus: readonly string[]): Promise<void> {
  const sorted = [...new Set(skus)].sort()
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('sku'), hashtext(sku))
    from jsonb_array_elements_text(${JSON.stringify(sorted)}::jsonb) as wanted(sku)`)
}

/** Returns the given `skus`, in lower case, that another product or variant has in any case. */
export async function takenSkus(
  db: Queryable,
  skus: readonly string[],
  except: number | null,
): Promise<ReadonlySet<string>> {
  const requestedSkus = sql`(select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`
  const { rows } = await db.execute<{ key: string }>(sql`
    select lower(sku) as key from products where lower(sku) in ${requestedSkus} and id is distinct from ${except}
    union all select lower(sku) from product_variants
    where lower(sku) in ${requestedSkus} and product_id is distinct from ${except}`)
  return new Set(rows.map(({ key }) => key))
}

/** Returns the languages in which another product has the slug. */
export const takenProductSlugs = (
  db: Queryable,
  slugs: Partial<Record<Locale, string>>,
  except: number | null,
): Promise<Locale[]> =>
  takenSlugs(db, { table: productTranslations, owner: productTranslations.product_id }, slugs, except)

export const hasCategory = async (db: Queryable, id: number): Promise<boolean> =>
  !(await isAnyMissing(db, categories, [id]))

/** Returns the ids that exist. */
export const knownValues = (db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  knownIds(db, attributeValues, ids)

/** Whether it was ever ordered, or is part of a configuration. */
export async function isInUse(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_lines where product_id = ${id}
    union all select 1 from collections where product_id = ${id}
    union all select 1 from collection_choices where product_id = ${id} limit 1`)
  return rows.length > 0
}

/** Returns whether a configurator offers a variant of this product that would be deleted. */
export async function isVariantNeeded(db: Queryable, id: number, kept: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from collection_choices c join product_variants v on v.id = c.variant_id
    where v.product_id = ${id} and not (v.id = any(${`{${kept.join(',')}}`}::int[])) limit 1`)
  return rows.length > 0
}
