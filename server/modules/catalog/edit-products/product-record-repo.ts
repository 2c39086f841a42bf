/** One product with every field and language, as its form shows it. */
import { asc, eq, lte } from 'drizzle-orm'
import { type AdminProduct, emptyProductWords } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { productFieldNames, variantFieldNames } from '@/contract/product-fields.ts'
import type { ProductSchedule } from '@/domain/product-schedule.ts'
import { pick, pickLike } from '@/lib/pick.ts'
import {
  products,
  productTranslations,
  productValues,
  productVariants,
  variantValues,
} from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { offersOf } from './offer-facts.ts'

type Row = typeof products.$inferSelect

/**
 * Returns undefined when the product does not exist. Locks the row until the commit, so that no other save runs between
 * reading and writing.
 */
export async function lockProduct(tx: Queryable, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return row
}

/** Returns the products whose status or offer changes by this moment, the earliest change first. */
export async function dueProductIds(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(lte(products.changes_at, now))
    .orderBy(asc(products.changes_at), asc(products.id))
  return rows.map(({ id }) => id)
}

async function variantsOf(db: Queryable, id: number): Promise<AdminProduct['variants']> {
  const rows = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, id))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
  const links = await db
    .select({ variant: variantValues.variant_id, value: variantValues.value_id })
    .from(variantValues)
    .innerJoin(productVariants, eq(productVariants.id, variantValues.variant_id))
    .where(eq(productVariants.product_id, id))
    .orderBy(asc(variantValues.value_id))
  return rows.map(row => ({
    ...pick(row, ['id', ...variantFieldNames, 'names', 'picture']),
    value_ids: links.filter(link => link.variant === row.id).map(link => link.value),
  }))
}

const momentsOf = (row: ProductSchedule) => ({
  published_from: row.published_from?.toISOString() ?? null,
  published_until: row.published_until?.toISOString() ?? null,
  offer_from: row.offer_from?.toISOString() ?? null,
  offer_until: row.offer_until?.toISOString() ?? null,
})

/**
 * Returns undefined when the product does not exist. `version` excludes stock, offers and dates: a sale does not make a
 * form stale.
 */
export async function readProduct(db: Queryable, id: number, now: Date): Promise<AdminProduct | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const texts = await db.select().from(productTranslations).where(eq(productTranslations.product_id, id))
  const values = await db
    .select({ id: productValues.value_id })
    .from(productValues)
    .where(eq(productValues.product_id, id))
    .orderBy(asc(productValues.value_id))
  const inLocale = (locale: Locale) => texts.find(text => text.locale === locale)
  const { stock_quantity, ...facts } = pick(row, productFieldNames)
  const record = {
    ...facts,
    ...row.idle_offer, // as entered
    ...momentsOf(row),
    pictures: row.pictures.map((url, at) => ({
      url,
      alts: localizedTextsOf(locale => inLocale(locale)?.alts[at] ?? ''),
    })),
    translations: localizedTextsOf(locale =>
      pickLike(inLocale(locale) ?? emptyProductWords(), emptyProductWords()),
    ),
    value_ids: values.map(value => value.id),
  }
  const variants = await variantsOf(db, id)
  return {
    id,
    version: versionOf({ ...record, variants: variants.map(({ stock_quantity: _, ...one }) => one) }),
    ...record,
    variants,
    stock_quantity,
    offers: await offersOf(db, id, now),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}
