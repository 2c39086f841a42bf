/** Proof of consent: what was shown, what was chosen, and when. A withdrawal is a separate entry (decision 0063). */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ConsentKind } from '@/contract/endpoints/site/consents.ts'
import type { Locale } from '@/contract/locales.ts'
import { timestampColumn } from './timestamp-column.ts'

export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ConsentKind>().notNull(),
    subject: text().notNull(), // random id of the browser's choice, or `subscriber:7`; never an address
    version: integer().notNull(), // of the text that was shown
    locale: text().$type<Locale>().notNull(), // its language
    choice: jsonb().$type<Record<string, boolean>>().notNull(), // by purpose
    at: timestampColumn().notNull(),
  },
  table => [index('consents_of_subject').on(table.subject, table.id), index('consents_by_time').on(table.at)],
)
