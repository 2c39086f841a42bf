/** Search terms of shoppers: synonyms, and searches without results. */
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import { timestampColumn } from './timestamp-column.ts'

export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    locale: text().$type<Locale>().notNull(),
    words: text().array().notNull(), // what shoppers write
    means: text().array().notNull(), // words of the shop that are searched with them
    updated_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('search_synonyms_of_language').on(table.locale, table.id)],
)

/** Languages whose shipped synonyms were inserted already, so that synonyms deleted by the shop are not restored. */
export const givenSynonyms = pgTable('given_synonyms', {
  locale: text().$type<Locale>().primaryKey(),
  given_at: timestampColumn().notNull(),
})

/** Counted per day, without user data; deleted after thirty days. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    locale: text().$type<Locale>().notNull(),
    words: text().notNull(), // letters, digits and single spaces only
    day: date().notNull(), // in UTC
    count: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.locale, table.words, table.day] }),
    index('missed_searches_by_day').on(table.day),
  ],
)
