/** The index in the memory of this process: the fastest, up to a few hundred thousand products. */
import type { Queryable } from '../../kernel/db/database.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CachedIndex } from './search-index/apply-changes.ts'
import { loadedTitles } from './search-index/cached-index.ts'
import { queryIndex, similarProducts, visibleAmong } from './search-index/query-index.ts'
import { searchProducts } from './word-search/search-products.ts'

export const indexInMemory = (db: Queryable, cached: CachedIndex): CatalogueIndex => ({
  db,
  cached,
  find: async question => {
    const { query, locale } = question
    const names = query.sort === 'name' ? (await loadedTitles(db, cached, locale)).order : undefined
    return queryIndex(cached.searchIndex, { ...question, names }, cached.counts)
  },
  search: search => searchProducts(db, cached, search),
  visibleAmong: async (ids, role) => visibleAmong(cached.searchIndex, ids, role),
  similar: async (id, role, amount) => similarProducts(cached.searchIndex, id, role, amount),
  categoriesOf: async ids => {
    const { placeOf, categories } = cached.searchIndex
    return new Map(
      ids.flatMap(id => {
        const place = placeOf.get(id)
        return place === undefined ? [] : [[id, categories[place]!] as const]
      }),
    )
  },
})
