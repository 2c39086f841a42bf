/** Changes of what lists, product cards and searches show. Each process reads them and updates its search index. */
import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** `structure`: categories, attributes or synonyms. `settings`: the settings of the shop. */
export type ChangedPart = 'product' | 'stock' | 'structure' | 'settings'

/**
 * Rows are written by triggers on the tables that feed the index (migration 0050), so that no change can miss. Transactions commit
 * in another order than they begin. Readers therefore compare `transaction` with the snapshot of their last read.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
    part: text().$type<ChangedPart>().notNull(),
    product_id: integer(), // null for a part that is not a product
    changed_at: timestampColumn().notNull().default(sql`clock_timestamp()`),
  },
  table => [index('catalogue_changes_in_order').on(table.transaction)],
)
