/** What one word or phrase finds: places of the index with what each is worth. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '../../../../src/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Bits, has } from '../search-index/bits.ts'
import type { CachedIndex } from '../search-index/cached-index.ts'
import { rankedBy } from './search-repo.ts'

export interface Hits {
  places: Int32Array
  scores: Float32Array // beside them, above 0
}

const mostQueries = 500
const mostPlaces = 1_000_000 // of all of them together: eight megabytes

/** Kept as long as the index is believed: a few seconds, as words of products have no stamp. */
const known = new WeakMap<CachedIndex, LRUCache<string, Hits>>()

function cacheOf(kept: CachedIndex): LRUCache<string, Hits> {
  const own =
    known.get(kept) ??
    new LRUCache<string, Hits>({
      max: mostQueries,
      maxSize: mostPlaces,
      sizeCalculation: ({ places }) => places.length + 1,
    })
  known.set(kept, own)
  return own
}

/** By the texts of products in one language; the same query is not asked twice while the index is kept. */
export async function textHits(
  db: Queryable,
  kept: CachedIndex,
  tsquery: string,
  locale: Locale,
): Promise<Hits> {
  const key = `${locale} ${tsquery}`
  const cache = cacheOf(kept)
  const cached = cache.get(key)
  if (cached) return cached
  const { ids, ranks } = await rankedBy(db, tsquery, locale)
  const places: number[] = []
  const scores: number[] = []
  for (const [at, id] of ids.entries()) {
    const place = kept.shelf.placeOf.get(id)
    if (place === undefined) continue
    places.push(place)
    scores.push(ranks[at] ?? 0)
  }
  const made = { places: Int32Array.from(places), scores: Float32Array.from(scores) }
  cache.set(key, made)
  return made
}

/** Raises each place to what these hits are worth, times `weight`. Changes `into`. */
export function raise(into: Float32Array, { places, scores }: Hits, weight: number): void {
  for (const [at, place] of places.entries()) into[place] = Math.max(into[place]!, scores[at]! * weight)
}

/** Raises all places of a set to one worth. Changes `into`. */
export function raiseAll(into: Float32Array, bits: Bits, worth: number): void {
  for (let place = 0; place < into.length; place++)
    if (has(bits, place) && into[place]! < worth) into[place] = worth
}

/** Whether any place that may be seen has a worth. */
export function isSeen(worth: Float32Array, visible: Bits): boolean {
  for (let place = 0; place < worth.length; place++) if (worth[place]! > 0 && has(visible, place)) return true
  return false
}
