/** Builds index and titles in this thread: for small catalogues, and for the embedded database with its only connection. */
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { readIndex, textsIn } from './index-repo.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import { collectTexts } from './text-index.ts'
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

const productsOfPart = 5000

/** Reads in parts, because descriptions may be long. `ids` by place; 0: no product. */
export async function readTitles(db: Queryable, ids: Int32Array, locale: Locale): Promise<TitleIndex> {
  const titles: TitleIndex['texts'] = []
  const stems = collectTexts()
  for (let from = 0; from < ids.length; from += productsOfPart) {
    const part = [...ids.subarray(from, from + productsOfPart)]
    const byId = await textsIn(
      db,
      locale,
      part.filter(id => id > 0),
    )
    for (const id of part) {
      const texts = byId.get(id)
      if (texts) stems.add(titles.length, texts.vector)
      titles.push(id > 0 ? (texts?.title ?? '') : undefined)
    }
  }
  return buildTitles(titles, locale, stems.build())
}

export const buildHere: IndexBuilder = {
  isLarge: () => false,
  index: async db => buildIndex(await readIndex(db)),
  titles: (db, { ids, used }, locale) => readTitles(db, ids.slice(0, used), locale),
}
