/** Which products are bought with which: numbers computed from paid orders once a day, nothing of who bought them. */
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
    orders: integer().notNull(), // that hold both
    lift: doublePrecision().notNull(), // how much more often than chance would have it; 1 = chance
    computed_at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.product_id, table.other_id] })],
)
