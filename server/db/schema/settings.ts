/** The site's settings, one row per key; what is absent has its default in the contract. */
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
