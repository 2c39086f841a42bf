/** Categories, attributes and products with their words in six languages. Money is cents; a missing tier price is null. */
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { CardType, packRarities } from '../../../src/contract/endpoints/game/characters.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { Role } from '../../../src/contract/permissions.ts'
import type { Tier } from '../../../src/domain/pricing.ts'
import { partsOf, partsOfSku, plainText } from './plain-text.ts'
import { timestampColumn } from './timestamp-column.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
type Names = Record<Locale, string>

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  parent_id: integer().references((): AnyPgColumn => categories.id), // null = uppermost
  position: integer().notNull().default(0), // in the whole tree
  picture: text(),
  element: text().$type<CardType>(),
  is_active: boolean().notNull().default(true),
})

export const categoryTranslations = pgTable(
  'category_translations',
  {
    category_id: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.category_id, table.locale] }),
    unique('category_slug').on(table.locale, table.slug),
  ],
)

/** Addresses a category had before: they lead to the one it has now. */
export const categoryOldSlugs = pgTable(
  'category_old_slugs',
  {
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    category_id: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.locale, table.slug] })],
)

export const attributes = pgTable('attributes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  names: jsonb().$type<Names>().notNull(),
  position: integer().notNull().default(0),
  is_facet: boolean().notNull().default(true), // offered as a filter of lists
})

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    attribute_id: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
    colour: text(), // of its swatch
    position: integer().notNull().default(0),
  },
  table => [unique('attribute_value_code').on(table.attribute_id, table.code)],
)

/** The embedded database sweeps nothing in the background: what waits beside an index would be read with every search. */
const atOnce = { fastupdate: false }

export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** `rooms`: seen inside rooms only. */
export const visibilities = ['everyone', 'authenticated', 'roles', 'rooms'] as const
export type Visibility = (typeof visibilities)[number]

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    element: text().$type<CardType>(), // tints the niche of its picture
    weight: integer().notNull(), // grams
    is_digital: boolean().notNull().default(false), // delivered at once, never sent
    pack_rarity: text().$type<(typeof packRarities)[number]>(), // of the packs granted when paid; null = no pack
    pack_count: integer().notNull().default(1), // packs per piece
    code_rarity: text().$type<(typeof packRarities)[number]>(), // of the pack whose code is printed inside; never granted by paying
    numero_carta: integer(), // it is this single card
    is_album: boolean().notNull().default(false), // holds cards (decks, albums, sleeves)
    base_price: integer().notNull(),
    reseller_price: integer(),
    other_price: integer(),
    base_discount: integer().notNull().default(0), // percent
    reseller_discount: integer().notNull().default(0),
    other_discount: integer().notNull().default(0),
    base_lowest: integer(), // reference of its offer (contract/price-rule); null = nothing is struck
    reseller_lowest: integer(),
    other_lowest: integer(),
    stock_quantity: integer(), // null = not tracked
    status: text().$type<ProductStatus>().notNull().default('draft'),
    visibility: text().$type<Visibility>().notNull().default('everyone'),
    visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
    pictures: jsonb().$type<string[]>().notNull().default([]), // addresses; the first one is on the cards
    position: integer().notNull().default(0), // order of `featured`
    rating_average: doublePrecision(),
    rating_count: integer().notNull().default(0),
    published_at: timestampColumn(),
    created_at: timestampColumn().notNull().defaultNow(),
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    index('products_featured').on(table.status, table.position, table.id),
    index('products_of_category').on(table.category_id, table.status),
    index('products_of_card').on(table.numero_carta),
    index('products_in_order').on(table.position, table.id), // the administration's list
    index('product_sku_part').using('gin', partsOfSku(table.sku)).with(atOnce),
    index('product_sku_any_case').on(sql`lower(${table.sku})`), // not unique: older data may differ in case only
  ],
)

export interface ProductFact {
  name: string
  value: string
}

export const productTranslations = pgTable(
  'product_translations',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    description: text().notNull().default(''), // sanitised rich text
    alts: jsonb().$type<string[]>().notNull().default([]), // one per picture
    facts: jsonb().$type<ProductFact[]>().notNull().default([]),
    search: tsvector().generatedAlwaysAs((): SQL => {
      const words = (language: string) =>
        sql.raw(
          `setweight(to_tsvector('${language}', ${plainText('title')}), 'A') || setweight(to_tsvector('${language}', ${plainText("subtitle || ' ' || description")}), 'B')`,
        )
      return sql`case locale when 'it' then ${words('italian')} when 'en' then ${words('english')} when 'es' then ${words('spanish')} when 'fr' then ${words('french')} when 'de' then ${words('german')} when 'pt' then ${words('portuguese')} else ${words('simple')} end`
    }),
  },
  table => [
    primaryKey({ columns: [table.product_id, table.locale] }),
    unique('product_slug').on(table.locale, table.slug),
    index('product_slug_any').on(table.slug),
    index('product_title_order').on(table.locale, sql`lower(${table.title})`, table.product_id),
    index('product_title_part').using('gin', partsOf(table.title)).with(atOnce),
    ...locales.map(locale =>
      index(`product_search_${locale}`)
        .using('gin', table.search)
        .with(atOnce)
        .where(sql.raw(`locale = '${locale}'`)),
    ),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    names: jsonb().$type<Names>().notNull(),
    base_price: integer().notNull().default(0), // added to the product's price
    reseller_price: integer(),
    other_price: integer(),
    stock_quantity: integer(),
    base_lowest: integer(), // as of its product, with what it adds
    reseller_lowest: integer(),
    other_lowest: integer(),
    picture: text(),
    position: integer().notNull().default(0),
  },
  table => [
    index('variants_of_product').on(table.product_id, table.stock_quantity),
    index('variant_sku_part').using('gin', partsOfSku(table.sku)).with(atOnce),
    index('variant_sku_any_case').on(sql`lower(${table.sku})`),
  ],
)

export const variantValues = pgTable(
  'variant_values',
  {
    variant_id: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    value_id: integer()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.variant_id, table.value_id] })],
)

/** What a product is, apart from its variants: its element, series, material. */
export const productValues = pgTable(
  'product_values',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    value_id: integer()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.product_id, table.value_id] })],
)

/** What a product cost from a moment on, discount included; null: it was not for sale. The source of the 30-day lowest price. */
export const pricePoints = pgTable(
  'price_points',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tier: text().$type<Tier>().notNull(),
    since: timestampColumn().notNull(),
    price: integer(),
  },
  table => [primaryKey({ columns: [table.product_id, table.tier, table.since] })],
)

/** The same of a variant, with its product's price. */
export const variantPricePoints = pgTable(
  'variant_price_points',
  {
    variant_id: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    tier: text().$type<Tier>().notNull(),
    since: timestampColumn().notNull(),
    price: integer(),
  },
  table => [primaryKey({ columns: [table.variant_id, table.tier, table.since] })],
)
