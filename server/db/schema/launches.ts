/** Launches of scarce products and the places in their waiting rooms (decision 0068). Times are UTC. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { orders } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

export const launches = pgTable('launches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  product_id: integer()
    .notNull()
    .unique('launch_product')
    .references(() => products.id, { onDelete: 'cascade' }),
  is_active: boolean().notNull().default(true),
  starts_at: timestampColumn().notNull(),
  ends_at: timestampColumn(), // afterwards the product is sold without a place; null = until it is changed
  per_minute: integer().notNull(), // most buyers admitted in a minute
  buying_minutes: integer().notNull(), // time to buy after the admission
  most_pieces: integer().notNull(), // of one place
  draw_seed: text(), // decides the order of the places that were there at the start; null before the draw
  last_number: integer().notNull().default(0), // highest number of a place
  admitted_number: integer().notNull().default(0), // highest number that was admitted
  credited_at: timestampColumn(), // admissions are used up to this time
})

export const launchPlaces = pgTable(
  'launch_places',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(), // in the order of arrival
    launch_id: integer()
      .notNull()
      .references(() => launches.id, { onDelete: 'cascade' }),
    holder: text().notNull(), // account, or keyed hash of the browser's cookie
    number: integer(), // null before the draw
    admitted_at: timestampColumn(),
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }), // bought with this place
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    unique('launch_place_holder').on(table.launch_id, table.holder),
    unique('launch_place_number').on(table.launch_id, table.number),
    index('launch_places_buying').on(table.launch_id, table.admitted_at).where(sql`order_id is null`),
    index('launch_places_of_order').on(table.order_id),
  ],
)
