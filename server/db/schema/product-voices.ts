/** What shoppers send about a product: reviews, back-in-stock requests, bookings. */
import { date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { bookingStatuses } from '../../../src/contract/endpoints/shop/product-requests.ts'
import type { reviewStatuses } from '../../../src/contract/endpoints/shop/reviews.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { users } from './auth.ts'
import { products, productVariants } from './catalog.ts'
import { timestampColumn } from './timestamp-column.ts'

const ofProduct = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** One per buyer and product; only published ones count and show. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: ofProduct(),
    user_id: integer().references(() => users.id), // null once the account is gone
    name: text().notNull(), // as shown: first name and an initial
    picture: text(),
    locale: text().$type<Locale>().notNull(),
    stars: smallint().notNull(), // 1–5
    title: text().notNull(),
    text: text().notNull(),
    status: text().$type<(typeof reviewStatuses)[number]>().notNull().default('pending'),
    created_at: timestampColumn().notNull(),
  },
  table => [
    unique('review_once').on(table.product_id, table.user_id),
    index('reviews_of_product').on(table.product_id, table.status, table.created_at),
  ],
)

/** `variant_id` null: the product itself. One email per request. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: ofProduct(),
    variant_id: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text().notNull(), // lower case
    locale: text().$type<Locale>().notNull(),
    created_at: timestampColumn().notNull(),
  },
  table => [
    unique('stock_watch_once').on(table.product_id, table.variant_id, table.email).nullsNotDistinct(),
  ],
)

/** A booking request; the shop accepts or declines it in the administration. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: ofProduct(),
    variant_id: integer().references(() => productVariants.id, { onDelete: 'set null' }),
    user_id: integer().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    day: date({ mode: 'string' }).notNull(),
    quantity: integer().notNull(),
    note: text().notNull().default(''),
    locale: text().$type<Locale>().notNull(),
    status: text().$type<(typeof bookingStatuses)[number]>().notNull().default('asked'),
    answer: text().notNull().default(''),
    created_at: timestampColumn().notNull(),
  },
  table => [index('bookings_by_day').on(table.status, table.day)],
)
