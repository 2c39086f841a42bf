/** Synonyms as the search reads them and the administration lists and writes them. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { listSynonyms } from '../../../src/contract/endpoints/admin/search-words.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { searchSynonyms } from '../../db/schema/search.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'

export type SynonymRow = typeof searchSynonyms.$inferSelect

export const synonymsTable = recordTable(searchSynonyms)

const together = (column: typeof searchSynonyms.words | typeof searchSynonyms.means) =>
  sql`array_to_string(${column}, ' ')`

/** The newest first. */
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

/** What shoppers write, and what is searched with it. */
export type SynonymWords = Pick<SynonymRow, 'words' | 'means'>

/** All of one language, the oldest first. */
export const synonymsIn = (db: Queryable, locale: Locale): Promise<SynonymWords[]> =>
  db
    .select({ words: searchSynonyms.words, means: searchSynonyms.means })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.locale, locale))
    .orderBy(asc(searchSynonyms.id))
