/**
 * Number of rows of long lists, per day and bucket. A bucket is the values by which a list is filtered. Triggers insert the changes,
 * so that no transaction waits for the counter of another. A job adds them to `list_counts`; readers add both tables.
 */
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const columns = {
  list: text().notNull(), // name of the counted table
  day: date({ mode: 'string' }).notNull(), // in the shop's time zone, of the time by which the list is sorted
  bucket: text().array().notNull(),
  n: integer().notNull(),
}

export const listCounts = pgTable('list_counts', columns, table => [
  primaryKey({ columns: [table.list, table.day, table.bucket] }),
])

export const listCountChanges = pgTable('list_count_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  ...columns,
})
