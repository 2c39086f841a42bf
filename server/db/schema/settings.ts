/** The site's settings, one row per key; what is absent has its default in the contract. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: timestampColumn().notNull().defaultNow(),
})
