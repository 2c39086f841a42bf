/** Settings of the site, one row per key. The contract defines the defaults of missing keys. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: timestampColumn().notNull().defaultNow(),
})
