/** What shoppers say about a product: reviews, "tell me when it is back", requests for a date. */
import { date, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../src/contract/locales.ts'
import type { bookingStatuses } from '../../../src/contract/product-requests.ts'
import type { reviewStatuses } from '../../../src/contract/reviews.ts'
import { users } from './auth.ts'
import { products, productVariants } from './catalog.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

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
    created_at: moment().notNull(),
  },
  table => [
    unique('review_once').on(table.product_id, table.user_id),
    index('reviews_of_product').on(table.product_id, table.status, table.created_at),
  ],
)

/** `variant_id` null: the product itself. Told once; whoever wants another letter asks again. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: ofProduct(),
    variant_id: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text().notNull(), // lower case
    locale: text().$type<Locale>().notNull(),
    created_at: moment().notNull(),
  },
  table => [
    unique('stock_watch_once').on(table.product_id, table.variant_id, table.email).nullsNotDistinct(),
  ],
)

/** A request for a day; the shop answers it in the administration. */
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
    created_at: moment().notNull(),
  },
  table => [index('bookings_by_day').on(table.status, table.day)],
)
