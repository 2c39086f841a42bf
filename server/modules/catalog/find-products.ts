/** Lists of products: the search index gives ids and order; their rows are read for the page that is shown. */
import type { Facets, ProductQuery, Understood } from '../../../src/contract/endpoints/shop/catalog.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Role } from '../../../src/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ProductRow } from './product-row.ts'
import { productRows } from './product-rows-repo.ts'
import { type CachedIndex, cachedIndex, namesOrder } from './search-index/cached-index.ts'
import { type IndexQuery, queryIndex, visibleAmong } from './search-index/query-index.ts'
import { type FoundByWords, searchProducts } from './word-search/search-products.ts'
import { plainWords } from './word-search/vocabulary.ts'

export interface Reader {
  locale: Locale
  role: Role | undefined
  now: Date
}

/** A page of products as rows, with the number of all that match. */
export interface FoundProducts {
  rows: ProductRow[]
  total: number
  facets: Facets | undefined
  understood: Understood | undefined // of a search
  missed: readonly string[] // words of the search that nothing in the whole shop has
}

/** `categoryId` narrows to one category. */
export async function findProducts(
  db: Queryable,
  query: ProductQuery,
  reader: Reader,
  categoryId: number | undefined,
): Promise<FoundProducts> {
  const kept = await cachedIndex(db, reader.now)
  const { role, locale } = reader
  const searched = query.search
    ? await searchProducts(db, kept, { text: query.search, locale, role, isExact: query.exact ?? false })
    : undefined
  const found = searched?.ids
  const names = query.sort === 'name' ? await namesOrder(db, kept, locale) : undefined
  const { ids, total, facets } = askOnce(kept, { query, role, locale, categoryId, found, names })
  return {
    rows: await productRows(db, kept, ids, locale),
    total,
    facets,
    understood: searched?.understood,
    missed: query.exact ? [] : missedBy(searched),
  }
}

const missedBy = (searched: FoundByWords | undefined): readonly string[] => {
  if (!searched) return []
  return searched.ids.length === 0 ? searched.words : searched.understood.without.flatMap(plainWords)
}

/** Those of the ids that the reader may see in lists, in their order. */
export async function visibleProducts(
  db: Queryable,
  ids: readonly number[],
  { role, now }: Pick<Reader, 'role' | 'now'>,
): Promise<number[]> {
  return visibleAmong((await cachedIndex(db, now)).shelf, ids, role)
}

/** Rows of those of the ids that the reader may see in lists, in their order. */
export async function productsById(
  db: Queryable,
  ids: readonly number[],
  { role, locale, now }: Reader,
): Promise<ProductRow[]> {
  const kept = await cachedIndex(db, now)
  return productRows(db, kept, visibleAmong(kept.shelf, ids, role), locale)
}

/** What can be chosen further is the same on every page and in every order: it is counted once. */
function askOnce(kept: CachedIndex, question: IndexQuery) {
  const { query, role, locale, categoryId } = question
  if (!query.facets) return queryIndex(kept.shelf, question)
  const { page: _, per_page: __, sort: ___, ...choice } = query
  const key = JSON.stringify([role, locale, categoryId, choice])
  const known = kept.facets.get(key)
  const response = queryIndex(
    kept.shelf,
    known ? { ...question, query: { ...query, facets: false } } : question,
  )
  const facets = known ?? response.facets
  if (facets) kept.facets.set(key, facets)
  return { ...response, facets }
}
