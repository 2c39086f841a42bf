/** What the shop adds to orders for its own use. The tags of an order are a column of its row. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { orders } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(), // internal: the buyer never sees it
    by_user_id: integer()
      .notNull()
      .references(() => users.id),
    at: timestampColumn().notNull(),
  },
  table => [index('notes_of_order').on(table.order_id)],
)

/** Tags that were added to an order once, as suggestions. */
export const orderTagNames = pgTable('order_tag_names', { name: text().primaryKey() })
