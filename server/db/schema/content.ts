/** Pages, rooms, coupons and pictures. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { PageBlock } from '../../../src/contract/endpoints/site/page-blocks.ts'
import type { pageVisibilities } from '../../../src/contract/endpoints/site/site.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Role } from '../../../src/contract/permissions.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

type Names = Record<Locale, string>

/** There is one `faq`, at a localised address of its own; a `page` has the address of its slug. */
export const pageKinds = ['page', 'faq'] as const

export const pages = pgTable('pages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<(typeof pageKinds)[number]>().notNull().default('page'),
  is_published: boolean().notNull().default(true),
  icon: text(),
  show_in_menu: boolean().notNull().default(false),
  show_in_footer: boolean().notNull().default(false),
  visibility: text().$type<(typeof pageVisibilities)[number]>().notNull().default('everyone'),
  visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
  blocks: jsonb().$type<PageBlock[]>().notNull().default([]), // below the text, their words in every language
  position: integer().notNull().default(0),
  updated_at: timestampColumn().notNull().defaultNow(),
})

export const pageTranslations = pgTable(
  'page_translations',
  {
    page_id: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    lead: text().notNull().default(''),
    body: text().notNull().default(''), // sanitised rich text
  },
  table => [
    primaryKey({ columns: [table.page_id, table.locale] }),
    unique('page_slug').on(table.locale, table.slug),
    index('page_slug_any').on(table.slug),
  ],
)

/** `code`: everyone who knows the code; `roles` and `users`: those alone. */
export const roomAccesses = ['code', 'roles', 'users'] as const

export const rooms = pgTable('rooms', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(), // lower case
  names: jsonb().$type<Names>().notNull(),
  leads: jsonb().$type<Names>().notNull(),
  texts: jsonb().$type<Names>().notNull(),
  access: text().$type<(typeof roomAccesses)[number]>().notNull(),
  visible_roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
  is_active: boolean().notNull().default(true),
  discount: integer().notNull().default(0), // percent off its products that have no condition of their own
  position: integer().notNull().default(0),
  updated_at: timestampColumn().notNull().defaultNow(),
})

export const roomUsers = pgTable(
  'room_users',
  {
    room_id: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
  },
  table => [primaryKey({ columns: [table.room_id, table.user_id] })],
)

export const coupons = pgTable('coupons', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(), // upper case
  percent: integer(), // either percent or amount
  amount: integer(), // cents
  starts_at: timestampColumn(),
  ends_at: timestampColumn(),
  max_uses: integer(),
  uses: integer().notNull().default(0),
  max_uses_each: integer(), // per customer
  minimum: integer().notNull().default(0), // smallest sum of items it is valid for, in cents
  category_ids: integer().array().notNull().default(sql`'{}'`), // empty = all products
  batch: text(), // many made together have its name
  is_active: boolean().notNull().default(true),
})

export const images = pgTable('images', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  url: text().notNull().unique(),
  name: text().notNull().default(''), // of the file as it was sent
  alts: jsonb().$type<Names>().notNull(), // '' where nobody described it yet
  bytes: integer(), // of the stored file; unknown for what ships with the shop
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: timestampColumn().notNull().defaultNow(),
})

/** Where something stood before its address changed; the old address leads to the new one for good. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    kind: text().$type<'page' | 'article' | 'product'>().notNull(),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    record_id: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.locale, table.slug] })],
)
