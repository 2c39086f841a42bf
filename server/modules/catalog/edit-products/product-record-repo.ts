/** One product with every field and language, as its form shows it. */
import { asc, eq } from 'drizzle-orm'
import type { AdminProduct, ProductWords } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
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
type WordsRow = typeof productTranslations.$inferSelect

const noWords: ProductWords = { title: '', slug: '', subtitle: '', description: '', facts: [] }

/**
 * Returns undefined when the product does not exist. Locks the row until the commit, so that no other save runs between
 * reading and writing.
 */
export async function lockProduct(tx: Queryable, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return row
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
  return rows.map(
    ({
      product_id: _,
      position: __,
      base_lowest: ___,
      reseller_lowest: ____,
      other_lowest: _____,
      ...variant
    }) => ({
      ...variant,
      value_ids: links.filter(link => link.variant === variant.id).map(link => link.value),
    }),
  )
}

const wordsOf = ({ title, slug, subtitle, description, facts }: WordsRow): ProductWords => ({
  title,
  slug,
  subtitle,
  description,
  facts,
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
  const record = {
    ...factsOf(row),
    pictures: row.pictures.map((url, at) => ({
      url,
      alts: localizedTextsOf(locale => inLocale(locale)?.alts[at] ?? ''),
    })),
    translations: localizedTextsOf(locale => {
      const translation = inLocale(locale)
      return translation ? wordsOf(translation) : noWords
    }),
    value_ids: values.map(value => value.id),
  }
  const variants = await variantsOf(db, id)
  return {
    id,
    version: versionOf({ ...record, variants: variants.map(({ stock_quantity: _, ...one }) => one) }),
    ...record,
    variants,
    stock_quantity: row.stock_quantity,
    offers: await offersOf(db, id, now),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }
}

const factsOf = (row: Row) => ({
  sku: row.sku,
  category_id: row.category_id,
  element: row.element,
  weight: row.weight,
  is_digital: row.is_digital,
  pack_rarity: row.pack_rarity,
  pack_count: row.pack_count,
  base_price: row.base_price,
  reseller_price: row.reseller_price,
  other_price: row.other_price,
  base_discount: row.base_discount,
  reseller_discount: row.reseller_discount,
  other_discount: row.other_discount,
  status: row.status,
  visibility: row.visibility,
  visible_roles: row.visible_roles,
  position: row.position,
})
