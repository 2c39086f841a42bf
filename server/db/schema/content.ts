/** Pages, showrooms, coupons and images. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import type { pageVisibilities } from '@/contract/endpoints/site/site.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { DiscountKind } from '@/domain/discounts.ts'
import type { Tier } from '@/domain/pricing.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

type Names = Record<Locale, string>

/** There is one `faq`, with a fixed localised path; the path of a `page` is its slug. */
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
  blocks: jsonb().$type<PageBlock[]>().notNull().default([]), // shown below the text, with translations
  legal_kind: text().$type<LegalKind>().unique(), // its text is published in versions; null: an ordinary page
  legal_from: date({ mode: 'string' }), // first day of the next version; null: the day of publication
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

/** `code`: everyone with the code; `roles` and `users`: only those. */
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
  discount: integer().notNull().default(0), // percent off its products without a price or discount for this showroom
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

/** A discount of the merchant: with a code, or automatic (decision 0077). */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().unique(), // upper case; null = automatic
    names: jsonb()
      .$type<Names>()
      .notNull()
      .default(sql`'{"it": "", "en": "", "es": "", "fr": "", "de": "", "pt": ""}'`), // shown to buyers; '' = the code
    kind: text().$type<DiscountKind>().notNull().default('goods'),
    percent: integer(), // of goods: either percent or amount is set
    amount: integer(), // cents
    starts_at: timestampColumn(),
    ends_at: timestampColumn(),
    max_uses: integer(),
    uses: integer().notNull().default(0),
    max_uses_each: integer(), // uses per customer
    minimum: integer().notNull().default(0), // minimum sum of the items, in cents
    product_ids: integer().array().notNull().default(sql`'{}'`), // with the categories; both empty = all products
    category_ids: integer().array().notNull().default(sql`'{}'`),
    buy_quantity: integer(), // of a bundle: pieces of the items above
    get_quantity: integer(), // discounted pieces of the items below
    get_percent: integer(), // 100 = free
    get_product_ids: integer().array().notNull().default(sql`'{}'`), // with the categories; both empty = the same items
    get_category_ids: integer().array().notNull().default(sql`'{}'`),
    shipping_methods: text().array().notNull().default(sql`'{}'`), // codes of the free methods; empty = all
    tiers: text().array().$type<Tier[]>().notNull().default(sql`'{}'`), // empty = all
    user_ids: integer().array().notNull().default(sql`'{}'`), // empty = all customers
    is_combinable: boolean().notNull().default(false), // with other combinable discounts
    batch: text(), // name of the batch it was created in
    is_active: boolean().notNull().default(true),
  },
  table => [
    index('automatic_discounts').on(table.id).where(sql`${table.code} is null and ${table.is_active}`),
  ],
)

export const images = pgTable('images', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  url: text().notNull().unique(),
  name: text().notNull().default(''), // of the file as uploaded
  alts: jsonb().$type<Names>().notNull(), // '' if there is no description yet
  bytes: integer(), // of the stored file; null for files that ship with the shop
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: timestampColumn().notNull().defaultNow(),
})

/** Former slugs; they permanently redirect to the current slug. */
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
