/** Carriers of parcels. A parcel stores the name of its carrier, so that a carrier can be deleted. */

import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

export const carriers = pgTable(
  'carriers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    tracking_url: text().notNull().default(''), // with {code} for the tracking code; '' = no tracking page
    position: integer().notNull().default(0),
  },
  table => [uniqueIndex('carrier_name').on(sql`lower(${table.name})`)],
)

/** The carrier of the last parcel of each shipping method, proposed for the next one. */
export const methodCarriers = pgTable('method_carriers', {
  method: text().primaryKey(), // code of the shipping method
  carrier: text().notNull(),
})
