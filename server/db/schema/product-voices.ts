/** What shoppers submit about a product: reviews and their photos, favourites, back-in-stock requests, bookings. */
import { date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { bookingStatuses } from '@/contract/endpoints/shop/product-requests.ts'
import type { reviewStatuses } from '@/contract/endpoints/shop/reviews.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from './auth.ts'
import { products, productVariants } from './catalog.ts'
import { timestampColumn } from './timestamp-column.ts'

const ofProduct = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** One per buyer and product; only published reviews are visible and counted. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: ofProduct(),
    user_id: integer().references(() => users.id), // null after the account was deleted
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

/** Uploaded before its review is sent. A job deletes photos without a review. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: text().primaryKey(), // 128 random bits, base64url; also the file's name
    user_id: integer().references(() => users.id), // null after the account was deleted
    review_id: integer().references(() => reviews.id, { onDelete: 'set null' }),
    position: smallint().notNull().default(0), // within its review
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(), // of the stored file
    removed_at: timestampColumn(), // not shown; a job deletes the file, then the row
    created_at: timestampColumn().notNull(),
  },
  table => [
    index('review_photos_of_review').on(table.review_id, table.position),
    index('review_photos_of_user').on(table.user_id, table.created_at),
    index('review_photos_to_remove').on(table.removed_at),
  ],
)

/** Favourites of an account; those of a guest are stored on the device. */
export const favourites = pgTable(
  'favourites',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id),
    product_id: ofProduct(),
    created_at: timestampColumn().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.product_id] }),
    index('favourites_of_product').on(table.product_id),
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
