/** The index in PostgreSQL. The process stores only rows of cards and results of queries. */
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import type { CountsCache } from '../search-index/cached-counts.ts'
import type { IndexBuilder } from '../search-index/index-builder.ts'
import { readStructure } from '../search-index/index-repo.ts'
import { buildIndex } from '../search-index/search-index.ts'
import { buildTitles } from '../search-index/title-index.ts'
import { searchProducts } from '../word-search/search-products.ts'
import { fillEntries, updateEntries } from './entries-repo.ts'
import { categoriesOfEntries, queryEntries, similarEntries, visibleEntries } from './query-entries-repo.ts'
import { searchEntries } from './search-entries.ts'

/** Its index contains categories and attributes, and no products. */
export const buildInPostgres: IndexBuilder = {
  isLarge: () => true,
  updateEntries,
  index: async db => {
    await fillEntries(db)
    return buildIndex({ ...(await readStructure(db)), rows: [], links: [], variants: new Map() })
  },
  titles: async (_, __, locale) => buildTitles([], locale),
}

/** Does not store counts of which some were read before a change. */
function countsUntilChange({ counts, versions }: CachedIndex): CountsCache {
  const version = versions.rows
  return {
    get: key => counts.get(key),
    set: (key, values) => {
      if (versions.rows === version) counts.set(key, values)
    },
  }
}

export function indexInPostgres(db: Queryable, cached: CachedIndex): CatalogueIndex {
  const { searchIndex: structure } = cached
  return {
    db,
    cached,
    find: question => queryEntries(db, structure, question, countsUntilChange(cached)),
    search: search => searchProducts(db, cached, search, searchEntries),
    visibleAmong: (ids, role) => visibleEntries(db, structure, ids, role),
    similar: (id, role, amount) => similarEntries(db, structure, id, role, amount),
    categoriesOf: ids => categoriesOfEntries(db, ids),
  }
}
