/** One product with every field and language, as its form shows it. */
import { asc, eq } from 'drizzle-orm'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { AdminProduct, ProductWords } from '../../../src/contract/product-administration.ts'
import {
  products,
  productTranslations,
  productValues,
  productVariants,
  variantValues,
} from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'

type Row = typeof products.$inferSelect
type WordsRow = typeof productTranslations.$inferSelect

const noWords: ProductWords = { title: '', slug: '', subtitle: '', description: '', facts: [] }

export const sixOf = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  it: make('it'),
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
  pt: make('pt'),
})

/** Held until the commit, so that no other save comes between reading and writing. */
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
  return rows.map(({ product_id: _, position: __, ...variant }) => ({
    ...variant,
    value_ids: links.filter(link => link.variant === variant.id).map(link => link.value),
  }))
}

const wordsOf = ({ title, slug, subtitle, description, facts }: WordsRow): ProductWords => ({
  title,
  slug,
  subtitle,
  description,
  facts,
})

export async function readProduct(db: Queryable, id: number): Promise<AdminProduct | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const words = await db.select().from(productTranslations).where(eq(productTranslations.product_id, id))
  const values = await db
    .select({ id: productValues.value_id })
    .from(productValues)
    .where(eq(productValues.product_id, id))
    .orderBy(asc(productValues.value_id))
  const inLocale = (locale: Locale) => words.find(one => one.locale === locale)
  const record = {
    ...factsOf(row),
    pictures: row.pictures.map((url, at) => ({
      url,
      alts: sixOf(locale => inLocale(locale)?.alts[at] ?? ''),
    })),
    translations: Object.fromEntries(
      locales.map(locale => {
        const found = inLocale(locale)
        return [locale, found ? wordsOf(found) : noWords]
      }),
    ) as AdminProduct['translations'],
    value_ids: values.map(value => value.id),
  }
  const variants = await variantsOf(db, id)
  return {
    id,
    version: versionOf({ ...record, variants: variants.map(({ stock_quantity: _, ...one }) => one) }),
    ...record,
    variants,
    stock_quantity: row.stock_quantity,
    lowest: row.base_lowest,
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
