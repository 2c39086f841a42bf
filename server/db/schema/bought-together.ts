/** Products that are bought together: numbers computed from paid orders once a day, without data of buyers. */
import { doublePrecision, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { timestampColumn } from './timestamp-column.ts'

const ofProduct = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

export const boughtTogether = pgTable(
  'bought_together',
  {
    product_id: ofProduct(),
    other_id: ofProduct(),
    orders: integer().notNull(), // orders that contain both
    lift: doublePrecision().notNull(), // ratio to the frequency expected by chance; 1 = chance
    computed_at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.product_id, table.other_id] })],
)
