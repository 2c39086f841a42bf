/** Synonyms for the search, and as the administration lists and saves them. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { listSynonyms } from '@/contract/endpoints/admin/search-words.ts'
import type { Locale } from '@/contract/locales.ts'
import { searchSynonyms } from '../../db/schema/search.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'

export type SynonymRow = typeof searchSynonyms.$inferSelect

export const synonymsTable = recordTable(searchSynonyms)

const together = (column: typeof searchSynonyms.words | typeof searchSynonyms.means) =>
  sql`array_to_string(${column}, ' ')`

/** Sorted newest first. */
export const synonymsPage = (
  db: Queryable,
  query: ParsedOf<typeof listSynonyms>['query'],
): Promise<{ rows: SynonymRow[]; total: number }> => {
  const { search, locale } = query
  const where = and(
    wordsIn(search, together(searchSynonyms.words), together(searchSynonyms.means)),
    locale ? eq(searchSynonyms.locale, locale) : undefined,
  )
  return synonymsTable.page(db, { where, orderBy: [desc(searchSynonyms.id)] }, query)
}

/** The text that shoppers type, and what is searched in addition. */
export type SynonymWords = Pick<SynonymRow, 'words' | 'means'>

/** Returns all synonyms of one language, oldest first. */
export const synonymsIn = (db: Queryable, locale: Locale): Promise<SynonymWords[]> =>
  db
    .select({ words: searchSynonyms.words, means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.locale, locale))
    .orderBy(asc(searchSynonyms.id))
