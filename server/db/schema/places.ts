/** Promotions, products of showrooms, and documents. Times are UTC, prices are in cents. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { DocumentType } from '@/contract/endpoints/account/documents.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { users } from './auth.ts'
import { products } from './catalog.ts'
import { coupons, rooms } from './content.ts'
import { timestampColumn } from './timestamp-column.ts'

type Names = Record<Locale, string>

export const promotionVisibilities = ['everyone', 'authenticated', 'roles'] as const

/** Active from `starts_at` until `ends_at`; a draft is visible only in the administration. */
export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    starts_at: timestampColumn().notNull(),
    ends_at: timestampColumn().notNull(),
    coupon_id: integer().references(() => coupons.id, { onDelete: 'set null' }),
    category_ids: integer().array().notNull().default(sql`'{}'`),
    picture: text(),
    is_published: boolean().notNull().default(false),
    visibility: text().$type<(typeof promotionVisibilities)[number]>().notNull().default('everyone'),
    visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
    position: integer().notNull().default(0), // the active promotion with the smallest position is the featured one
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('promotions_by_end').on(table.is_published, table.ends_at)],
)

export const promotionTranslations = pgTable(
  'promotion_translations',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(), // its anchor on the page
    title: text().notNull(),
    lead: text().notNull().default(''),
    body: text().notNull().default(''), // sanitised rich text
  },
  table => [
    primaryKey({ columns: [table.promotion_id, table.locale] }),
    unique('promotion_slug').on(table.locale, table.slug),
  ],
)

export const promotionProducts = pgTable(
  'promotion_products',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.promotion_id, table.product_id] })],
)

/** Has a price, a percentage or neither; without both the showroom's percentage applies. */
export const roomProducts = pgTable(
  'room_products',
  {
    room_id: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer(), // replaces the tier's price
    discount: integer(), // percent off the tier's price
    position: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.room_id, table.product_id] }),
    index('rooms_of_product').on(table.product_id),
  ],
)

/** The file is stored in the data folder under `file_key`. A new file gets a new key, so links to the old one become invalid. */
export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(),
  file_key: text().notNull().unique(),
  file_name: text().notNull(), // file name for downloads
  media_type: text().$type<DocumentType>().notNull(), // detected from the content
  size: integer().notNull(), // bytes
  visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
  position: integer().notNull().default(0),
  withdrawn_at: timestampColumn(),
  created_at: timestampColumn().notNull().defaultNow(),
  updated_at: timestampColumn().notNull().defaultNow(),
})

export const documentUsers = pgTable(
  'document_users',
  {
    document_id: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.document_id, table.user_id] }),
    index('documents_of_user').on(table.user_id),
  ],
)

export const documentRooms = pgTable(
  'document_rooms',
  {
    document_id: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    room_id: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.document_id, table.room_id] }),
    index('documents_of_room').on(table.room_id),
  ],
)
