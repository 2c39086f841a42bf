/** Categories, attributes and products with their texts in six languages. Prices are in cents; a missing tier price is null. */
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
import type { CardType, packRarities } from '@/contract/endpoints/game/characters.ts'
import type { CategorySafety } from '@/contract/endpoints/shop/product-safety.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { numberFieldNames, type ProductValues } from '@/contract/product-fields.ts'
import type { Discount } from '@/domain/prices.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { ToyWarning } from '@/domain/product-safety.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import type { WithdrawalException } from '@/domain/withdrawal-exceptions.ts'
import { partsOf, partsOfSku, plainText } from './plain-text.ts'
import { timestampColumn } from './timestamp-column.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
type Names = Record<Locale, string>

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  parent_id: integer().references((): AnyPgColumn => categories.id), // null = top level
  position: integer().notNull().default(0), // in the whole tree
  picture: text(),
  element: text().$type<CardType>(),
  is_active: boolean().notNull().default(true),
  safety: jsonb().$type<Partial<CategorySafety>>().notNull().default({}), // defaults of its products
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
    warnings: text().notNull().default(''), // for its products without their own
  },
  table => [
    primaryKey({ columns: [table.category_id, table.locale] }),
    unique('category_slug').on(table.locale, table.slug),
  ],
)

/** Former slugs of a category; they redirect to its current one. */
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

/** The embedded database has no background vacuum, so pending index entries would be scanned by every search. */
const atOnce = { fastupdate: false }

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    gtin: text().notNull().default(''), // GTIN-8, 12, 13 or 14; empty: none
    brand: text().notNull().default(''), // empty: the shop's own
    maker: text().notNull().default(''), // safety information; empty: that of the category
    maker_address: text().notNull().default(''),
    maker_contact: text().notNull().default(''),
    responsible: text().notNull().default(''),
    responsible_address: text().notNull().default(''),
    responsible_contact: text().notNull().default(''),
    minimum_age: integer().notNull().default(0), // years; 0: that of the category
    toy_warning: text().$type<ToyWarning>(), // null: that of the category
    guarantee_years: integer().notNull().default(0), // of the maker's commercial guarantee of durability; 0: none
    guarantee_url: text().notNull().default(''), // its conditions
    guarantee_label: text().notNull().default(''), // image of the harmonised label
    disposal_url: text().notNull().default(''),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    element: text().$type<CardType>(), // determines the background colour of its image
    weight: integer().notNull(), // grams
    is_digital: boolean().notNull().default(false), // delivered immediately, never shipped
    tax_class: text().$type<TaxClass>().notNull().default('standard'), // decides the rate with tax by country
    withdrawal_exception: text().$type<WithdrawalException>(), // null: the full right of withdrawal
    pack_rarity: text().$type<(typeof packRarities)[number]>(), // of the packs granted after payment; null = no packs
    pack_count: integer().notNull().default(1), // packs per item
    is_chance: boolean().notNull().default(false), // its content is random, also without packs (decision 0064)
    code_rarity: text().$type<(typeof packRarities)[number]>(), // of the pack whose code is printed inside; not granted after payment
    numero_carta: integer(), // the product is this single card
    is_album: boolean().notNull().default(false), // stores cards (decks, albums, sleeves)
    base_price: integer().notNull(),
    reseller_price: integer(),
    other_price: integer(),
    base_discount: integer().notNull().default(0), // percent
    reseller_discount: integer().notNull().default(0),
    other_discount: integer().notNull().default(0),
    idle_offer: jsonb().$type<Discount>(), // its discounts while their offer is not in force; the columns above are then 0
    offer_from: timestampColumn(), // null = no limit
    offer_until: timestampColumn(),
    base_lowest: integer(), // reference price of its offer (contract/price-rule); null = no former price is shown
    reseller_lowest: integer(),
    other_lowest: integer(),
    stock_quantity: integer(), // null = not tracked; changed by `server/modules/stock/stock-ledger-repo.ts` only
    restock_at: integer(), // is to be restocked at this number of pieces; null = setting `low_stock_threshold`
    status: text().$type<ProductValues['status']>().notNull().default('draft'),
    visibility: text().$type<ProductValues['visibility']>().notNull().default('everyone'),
    visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
    pictures: jsonb().$type<string[]>().notNull().default([]), // URLs; lists show the first one
    position: integer().notNull().default(0), // position in the order `featured`
    rating_average: doublePrecision(),
    rating_count: integer().notNull().default(0),
    published_from: timestampColumn(), // null = no limit
    published_until: timestampColumn(),
    changes_at: timestampColumn(), // when its status or offer changes next (`domain/product-schedule.ts`)
    published_at: timestampColumn(),
    created_at: timestampColumn().notNull().defaultNow(),
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    index('products_featured').on(table.status, table.position, table.id),
    index('products_of_category').on(table.category_id, table.status),
    index('products_of_card').on(table.numero_carta),
    index('products_with_threshold')
      .on(table.id, table.restock_at)
      .where(sql`${table.restock_at} is not null`),
    index('products_with_schedule').on(table.changes_at).where(sql`${table.changes_at} is not null`),
    index('products_in_order').on(table.position, table.id), // for the administration's list
    ...numberFieldNames.map(name =>
      index(`product_${name}_part`).using('gin', partsOfSku(table[name])).with(atOnce),
    ),
    index('product_by_gtin').on(table.gtin).where(sql`${table.gtin} <> ''`),
    index('product_sku_any_case').on(sql`lower(${table.sku})`), // not unique: older data may differ in case only
  ],
)

export type ProductFact = { name: string; value: string }

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
    warnings: text().notNull().default(''), // about safety; empty: those of the category
    alts: jsonb().$type<string[]>().notNull().default([]), // one per image
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
    gtin: text().notNull().default(''),
    names: jsonb().$type<Names>().notNull(),
    base_price: integer().notNull().default(0), // added to the product's price
    reseller_price: integer(),
    other_price: integer(),
    stock_quantity: integer(),
    restock_at: integer(), // null = that of its product
    base_lowest: integer(), // like that of its product, including its surcharge
    reseller_lowest: integer(),
    other_lowest: integer(),
    picture: text(),
    position: integer().notNull().default(0),
  },
  table => [
    index('variants_of_product').on(table.product_id, table.stock_quantity, table.restock_at),
    ...numberFieldNames.map(name =>
      index(`variant_${name}_part`).using('gin', partsOfSku(table[name])).with(atOnce),
    ),
    index('variant_by_gtin').on(table.gtin).where(sql`${table.gtin} <> ''`),
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

/** Attribute values of a product, apart from its variants: element, series, material. */
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

/** The price of a product from a moment on, including its discount; null: it was not for sale. Source of the 30-day lowest price. */
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

/** The same for a variant, including its product's price. */
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
