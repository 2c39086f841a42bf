/** Lists of products: the search index returns ids and order, then the rows of the page are read. */
import type { Facets, ProductQuery, Understood } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ProductRow } from './product-row.ts'
import { productRows } from './product-rows-repo.ts'
import type { CachedIndex } from './search-index/apply-changes.ts'
import { cachedIndex, loadedTitles } from './search-index/cached-index.ts'
import { type IndexQuery, queryIndex, visibleAmong } from './search-index/query-index.ts'
import { type FoundByWords, searchProducts } from './word-search/search-products.ts'
import { plainWords } from './word-search/vocabulary.ts'

export interface Reader {
  locale: Locale
  role: Role | undefined
  now: Date
}

/** A page of products as rows, with the total number of matches. */
export interface FoundProducts {
  rows: ProductRow[]
  total: number
  facets: Facets | undefined
  understood: Understood | undefined // for a search
  missed: readonly string[] // search words without a match in the whole shop
}

/** `categoryId` limits the list to one category. */
export async function findProducts(
  db: Queryable,
  query: ProductQuery,
  reader: Reader,
  categoryId: number | undefined,
): Promise<FoundProducts> {
  const cached = await cachedIndex(db, reader.now)
  const version = cached.versions.texts
  const { role, locale } = reader
  const searched = query.search
    ? await searchProducts(db, cached, { text: query.search, locale, role, isExact: query.exact ?? false })
    : undefined
  const searchIds = searched?.ids
  const names = query.sort === 'name' ? (await loadedTitles(db, cached, locale)).order : undefined
  const isCurrent = cached.versions.texts === version
  const question = { query, role, locale, categoryId, found: searchIds, names }
  const { ids, total, facets } = isCurrent
    ? askOnce(cached, question)
    : queryIndex(cached.searchIndex, question)
  return {
    rows: await productRows(db, cached, ids, locale),
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

/** Returns the given ids that the reader may see in lists, in the same order. */
export async function visibleProducts(
  db: Queryable,
  ids: readonly number[],
  { role, now }: Pick<Reader, 'role' | 'now'>,
): Promise<number[]> {
  return visibleAmong((await cachedIndex(db, now)).searchIndex, ids, role)
}

/** Returns the rows of the given ids that the reader may see in lists, in the same order. */
export async function productsById(
  db: Queryable,
  ids: readonly number[],
  { role, locale, now }: Reader,
): Promise<ProductRow[]> {
  const cached = await cachedIndex(db, now)
  return productRows(db, cached, visibleAmong(cached.searchIndex, ids, role), locale)
}

/** The facets do not depend on page and order, so they are computed once. */
function askOnce(cached: CachedIndex, question: IndexQuery) {
  const { query, role, locale, categoryId } = question
  if (!query.facets) return queryIndex(cached.searchIndex, question)
  const { page: _, per_page: __, sort: ___, ...choice } = query
  const key = JSON.stringify([role, locale, categoryId, choice])
  const known = cached.facets.get(key)
  const response = queryIndex(
    cached.searchIndex,
    known ? { ...question, query: { ...query, facets: false } } : question,
  )
  const facets = known ?? response.facets
  if (facets) cached.facets.set(key, facets)
  return { ...response, facets }
}
