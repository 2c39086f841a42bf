/** The index with what is cached for it, and how changes are applied to both. */
import { setImmediate } from 'node:timers/promises'
import type { LRUCache } from 'lru-cache'
import type { Facets } from '@/contract/endpoints/shop/catalog.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { ProductRow } from '../product-row.ts'
import type { Changes } from './changes-repo.ts'
import { type ProductTexts, readProducts, readStocks, readStructure, textsIn } from './index-repo.ts'
import { restructure, type SearchIndex, visibilityAt } from './search-index.ts'
import { isMergeDue, mergeSteps, type TextIndex, updateTexts } from './text-index.ts'
import { noteVisibility, type TitleIndex, updateTitles } from './title-index.ts'
import { updateProducts, updateStock } from './update-index.ts'

export interface CachedIndex {
  searchIndex: SearchIndex
  versions: Versions
  titles: Map<Locale, LoadedTitles>
  rows: LRUCache<string, ProductRow> // by `rowKey`
  facets: LRUCache<string, Facets> // query without page and order → its result
  counts: LRUCache<string, number[]> // of one group of filters (`CountsCache`)
}

/** Each number increases with every change of its kind. A result that was computed at another version is outdated. */
export interface Versions {
  rows: number // anything, also stock
  texts: number // anything but stock
  structure: number // categories, attributes, synonyms
}

/** Titles in one language. Changes during their loading are collected and applied after it. */
export interface LoadedTitles {
  loading: Promise<TitleIndex>
  loaded: TitleIndex | undefined
  missed: Map<number, number> // place → id of its product
}

export const rowKey = (locale: Locale, id: number): string => `${locale} ${id}`

function forgetFacets({ facets, counts }: CachedIndex): void {
  facets.clear()
  counts.clear()
}

function forgetRows({ versions, rows }: CachedIndex, ids: readonly number[]): void {
  versions.rows += 1
  for (const id of ids) for (const locale of locales) rows.delete(rowKey(locale, id))
}

/** Returns place → id. */
function placesOf({ searchIndex }: CachedIndex, ids: readonly number[]): Map<number, number> {
  return new Map(
    ids.flatMap(id => {
      const place = searchIndex.placeOf.get(id)
      return place === undefined ? [] : [[place, id] as const]
    }),
  )
}

/** Other work of the process runs between two steps. */
async function mergeTexts(texts: TextIndex): Promise<void> {
  const steps = mergeSteps(texts)
  while (!steps.next().done) await setImmediate()
}

const noTexts: ProductTexts = { title: '', vector: '' }

/** Modifies `titles`. */
function applyTitles(
  { searchIndex }: CachedIndex,
  titles: TitleIndex,
  places: ReadonlyMap<number, number>,
  byId: ReadonlyMap<number, ProductTexts>,
  locale: Locale,
): void {
  const changed = new Map<number, string | undefined>()
  const vectors = new Map<number, string | undefined>()
  for (const [place, id] of places) {
    const texts = searchIndex.placeOf.get(id) === place ? (byId.get(id) ?? noTexts) : undefined
    changed.set(place, texts?.title)
    vectors.set(place, texts?.vector)
  }
  updateTexts(titles.stems, vectors, searchIndex.size)
  // Not awaited: meanwhile the index is complete, and later changes are applied to it.
  if (isMergeDue(titles.stems)) void mergeTexts(titles.stems)
  updateTitles(titles, changed, searchIndex.size, locale)
}

/** Returns the titles of the language, loaded once per index. `load` reads all titles. */
export function titlesOf(
  db: Queryable,
  cached: CachedIndex,
  locale: Locale,
  load: () => Promise<TitleIndex>,
): Promise<TitleIndex> {
  const existing = cached.titles.get(locale)
  if (existing) return existing.loading
  const missed: LoadedTitles['missed'] = new Map()
  const read = async () => {
    const titles = await load()
    while (missed.size > 0) {
      const places = new Map(missed)
      missed.clear()
      applyTitles(cached, titles, places, await textsIn(db, locale, [...places.values()]), locale)
    }
    entry.loaded = titles
    return titles
  }
  const entry: LoadedTitles = { loading: read(), loaded: undefined, missed }
  cached.titles.set(locale, entry)
  entry.loading.catch(() => cached.titles.delete(locale))
  return entry.loading
}

async function readTitles(db: Queryable, { titles }: CachedIndex, ids: readonly number[]) {
  const byLocale = new Map<Locale, ReadonlyMap<number, ProductTexts>>()
  for (const locale of titles.keys()) byLocale.set(locale, await textsIn(db, locale, ids))
  return byLocale
}

async function applyProducts(db: Queryable, cached: CachedIndex, ids: readonly number[]): Promise<void> {
  const products = await readProducts(db, ids)
  const titles = await readTitles(db, cached, ids)
  const places = placesOf(cached, ids)
  const seenBefore = new Map(
    [...places.keys()].map(place => [place, visibilityAt(cached.searchIndex, place)]),
  )
  cached.searchIndex = updateProducts(cached.searchIndex, ids, products)
  for (const [place, id] of placesOf(cached, ids)) places.set(place, id)
  const isSeenByOthers = (place: number) =>
    visibilityAt(cached.searchIndex, place) !== (seenBefore.get(place) ?? 0)
  const seenByOthers = [...places.keys()].filter(isSeenByOthers)
  for (const [locale, { loaded, missed }] of cached.titles) {
    const byId = titles.get(locale)
    if (loaded && byId) {
      applyTitles(cached, loaded, places, byId, locale)
      noteVisibility(loaded, seenByOthers)
    } else for (const [place, id] of places) missed.set(place, id)
  }
  cached.versions.texts += 1
  forgetFacets(cached)
  forgetRows(cached, ids)
}

async function applyStructure(db: Queryable, { searchIndex, versions }: CachedIndex): Promise<void> {
  restructure(searchIndex, await readStructure(db))
  versions.structure += 1
  versions.texts += 1
}

/** Modifies the cached index. If it fails, apply the same changes again. Only one call at a time. */
export async function applyChanges(db: Queryable, cached: CachedIndex, changes: Changes): Promise<void> {
  const { hasStructure, hasSettings, productIds, stockIds } = changes
  if (hasStructure) await applyStructure(db, cached)
  if (hasStructure || hasSettings) {
    cached.versions.rows += 1
    forgetFacets(cached)
    cached.rows.clear()
  }
  if (productIds.length > 0) await applyProducts(db, cached, productIds)
  if (stockIds.length > 0) {
    if (updateStock(cached.searchIndex, await readStocks(db, stockIds))) forgetFacets(cached)
    forgetRows(cached, stockIds)
  }
}

/** For products in PostgreSQL: modifies categories, attributes and caches only. */
export async function applyToCaches(db: Queryable, cached: CachedIndex, changes: Changes): Promise<void> {
  const { productIds, stockIds } = changes
  await applyChanges(db, cached, { ...changes, productIds: [], stockIds: [] })
  forgetFacets(cached)
  if (productIds.length > 0) cached.versions.texts += 1
  forgetRows(cached, [...productIds, ...stockIds])
}
