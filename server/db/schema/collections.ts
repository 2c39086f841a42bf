/** Collections: a product and the steps in which a shopper configures it. Prices are in cents; a missing tier price is null. */
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { CollectionStep } from '@/contract/endpoints/shop/collections.ts'
import type { PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import type { Locale } from '@/contract/locales.ts'
import { attributeValues, products, productVariants } from './catalog.ts'

type Names = Record<Locale, string>

const prices = () => ({
  base_price: integer().notNull().default(0), // added per item
  reseller_price: integer(),
  other_price: integer(),
})

export const collections = pgTable('collections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  product_id: integer()
    .notNull()
    .unique()
    .references(() => products.id),
  names: jsonb().$type<Names>().notNull(),
  leads: jsonb().$type<Names>().notNull(),
  picture: text().notNull(), // background of the configurator
  element: text().$type<CardType>(),
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  print: jsonb().$type<PrintOffer>(), // null: no design can be placed
})

const ofCollection = () =>
  integer()
    .notNull()
    .references(() => collections.id, { onDelete: 'cascade' })

export const collectionSteps = pgTable(
  'collection_steps',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    collection_id: ofCollection(),
    code: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
    hints: jsonb().$type<Names>().notNull(),
    kind: text().$type<CollectionStep['kind']>().notNull(),
    look: text().$type<CollectionStep['look']>().notNull(),
    role: text().$type<CollectionStep['role']>().notNull().default('none'),
    is_required: boolean().notNull().default(true),
    max: integer().notNull().default(1), // choices of `many`, characters of `text`
    ...prices(), // of `text`, charged if the text is not empty
    position: integer().notNull().default(0),
  },
  table => [unique('collection_step_code').on(table.collection_id, table.code)],
)

/** A choice is a product or a variant (and uses its stock), an attribute's value, or only a name. */
export const collectionChoices = pgTable(
  'collection_choices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    step_id: integer()
      .notNull()
      .references(() => collectionSteps.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
    product_id: integer().references(() => products.id),
    variant_id: integer().references(() => productVariants.id),
    value_id: integer().references(() => attributeValues.id),
    ...prices(),
    picture: text(),
    colour: text(),
    element: text().$type<CardType>(),
    layer: text(),
    weight: integer().notNull().default(0), // additional grams
    position: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
  },
  table => [
    unique('collection_choice_code').on(table.step_id, table.code),
    index('choices_of_step').on(table.step_id),
  ],
)

export const collectionPackages = pgTable(
  'collection_packages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    collection_id: ofCollection(),
    code: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
    notes: jsonb().$type<Names>().notNull(),
    ...prices(),
    picture: text(),
    position: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
  },
  table => [unique('collection_package_code').on(table.collection_id, table.code)],
)
