/** Lists of products: the search index returns ids and order, then the rows of the page are read. */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Facets, ProductCard, ProductQuery, Understood } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type DestinationPrices, destinationPrices } from '../tax/destination-prices.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { catalogueIndex } from './choose-index.ts'
import type { EntriesQuery } from './postgres-index/query-entries-repo.ts'
import { cardOf, type ProductRow } from './product-row.ts'
import { productRows } from './product-rows-repo.ts'
import { destinationKey } from './search-index/price-list.ts'
import type { IndexResult } from './search-index/query-index.ts'
import type { FoundByWords } from './word-search/search-products.ts'
import { plainWords } from './word-search/vocabulary.ts'

export interface Reader {
  locale: Locale
  country?: Country | undefined // of delivery; absent: the nearest one of the language
  role: Role | undefined
  now: Date
}

/** A page of products as rows, with the total number of matches. */
export interface FoundProducts {
  rows: ProductRow[]
  destination: DestinationPrices | null
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
  const index = await catalogueIndex(db, reader.now)
  const version = index.cached.versions.texts
  const { role, locale } = reader
  const searched = query.search
    ? await index.search({ text: query.search, locale, role, isExact: query.exact ?? false })
    : undefined
  const destination = await destinationPrices(db, reader)
  const found = { found: searched?.ids, foundPlaces: searched?.places }
  const question = { query, role, locale, categoryId, destination, ...found }
  const { ids, total, facets } = await findOnce(index, question, version)
  return {
    rows: await productRows(index.db, index.cached, ids, locale),
    destination,
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
export const visibleProducts = async (
  db: Queryable,
  ids: readonly number[],
  { role, now }: Pick<Reader, 'role' | 'now'>,
): Promise<number[]> => (await catalogueIndex(db, now)).visibleAmong(ids, role)

/** Returns the cards of the given ids that the reader may see in lists, in the same order. */
export async function cardsById(
  db: Queryable,
  ids: readonly number[],
  reader: Reader,
): Promise<ProductCard[]> {
  const { role, locale, now } = reader
  const index = await catalogueIndex(db, now)
  const destination = await destinationPrices(db, reader)
  const rows = await productRows(index.db, index.cached, await index.visibleAmong(ids, role), locale)
  return rows.map(row => cardOf(row, tierOf(role), now, destination))
}

/**
 * The facets do not depend on page and order, so they are computed once until something changes. `version`: of the texts that were
 * searched.
 */
async function findOnce(
  index: CatalogueIndex,
  question: EntriesQuery,
  version: number,
): Promise<IndexResult> {
  const { query, role, locale, categoryId, destination = null } = question
  if (!query.facets) return index.find(question)
  const { versions, facets: cachedFacets } = index.cached
  const { page: _, per_page: __, sort: ___, ...choice } = query
  const key = JSON.stringify([role, locale, categoryId, destinationKey(destination), choice])
  const known = cachedFacets.get(key)
  const rowVersion = versions.rows
  const response = await index.find(known ? { ...question, query: { ...query, facets: false } } : question)
  const facets = known ?? response.facets
  if (facets && versions.texts === version && versions.rows === rowVersion) cachedFacets.set(key, facets)
  return { ...response, facets }
}
