/** Builds index and titles in this thread: for small catalogues, and for the embedded database with its only connection. */
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { readIndex, titlesIn } from './index-repo.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import { buildTitles, type TitleIndex } from './title-index.ts'

export interface IndexBuilder {
  /** Returns the builder that fits the catalogue. Called before the first build. */
  choose?(db: Queryable): Promise<IndexBuilder>
  /** True: the old index stays in use while a new one is built. */
  isLarge(products: number): boolean
  index(db: Queryable): Promise<SearchIndex>
  titles(db: Queryable, searchIndex: SearchIndex, locale: Locale): Promise<TitleIndex>
  /** Present if the products are in PostgreSQL instead of the index. Returns false if they must be filled. */
  updateEntries?(db: Queryable): Promise<boolean>
}

/** `ids` by place; 0: no product. */
export async function readTitles(db: Queryable, ids: Int32Array, locale: Locale): Promise<TitleIndex> {
  const byId = await titlesIn(db, locale)
  const texts = Array.from(ids, id => (id > 0 ? (byId.get(id) ?? '') : undefined))
  return buildTitles(texts, locale)
}

export const buildHere: IndexBuilder = {
  isLarge: () => false,
  index: async db => buildIndex(await readIndex(db)),
  titles: (db, { ids, used }, locale) => readTitles(db, ids.slice(0, used), locale),
}
