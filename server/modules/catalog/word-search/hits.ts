/** Matches of one word or phrase: places of the index with their scores. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import { type Bits, eachPlace, has } from '../search-index/bits.ts'
import { rankedBy } from './search-repo.ts'

export interface Hits {
  places: Int32Array
  scores: Float32Array // parallel to `places`, above 0
}

const mostQueries = 500
const mostPlaces = 1_000_000 // in all entries together: eight megabytes

/** Cached until a text changes. */
const caches = new WeakMap<CachedIndex, LRUCache<string, Hits>>()

function cacheOf(cached: CachedIndex): LRUCache<string, Hits> {
  const cache =
    caches.get(cached) ??
    new LRUCache<string, Hits>({
      max: mostQueries,
      maxSize: mostPlaces,
      sizeCalculation: ({ places }) => places.length + 1,
    })
  caches.set(cached, cache)
  return cache
}

/** Matches texts of products in one language. The same query runs once until a text changes. */
export async function textHits(
  db: Queryable,
  kept: CachedIndex,
  tsquery: string,
  locale: Locale,
): Promise<Hits> {
  const key = `${kept.versions.texts} ${locale} ${tsquery}`
  const cache = cacheOf(kept)
  const cached = cache.get(key)
  if (cached) return cached
  const { ids, ranks } = await rankedBy(db, tsquery, locale)
  const places: number[] = []
  const scores: number[] = []
  for (const [at, id] of ids.entries()) {
    const place = kept.searchIndex.placeOf.get(id)
    if (place === undefined) continue
    places.push(place)
    scores.push(ranks[at] ?? 0)
  }
  const hits = { places: Int32Array.from(places), scores: Float32Array.from(scores) }
  cache.set(key, hits)
  return hits
}

/** Raises each place to the score of these hits times `weight`. Modifies `into`. */
export function raise(into: Float32Array, { places, scores }: Hits, weight: number): void {
  for (const [at, place] of places.entries()) into[place] = Math.max(into[place]!, scores[at]! * weight)
}

/** Raises all places of a set to one score. Modifies `into`. */
export function raiseAll(into: Float32Array, bits: Bits, worth: number): void {
  eachPlace(bits, place => {
    if (into[place]! < worth) into[place] = worth
  })
}

/** Returns whether any visible place has a score. */
export function isSeen(worth: Float32Array, visible: Bits): boolean {
  for (let place = 0; place < worth.length; place++) if (worth[place]! > 0 && has(visible, place)) return true
  return false
}
