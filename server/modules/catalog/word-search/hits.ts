/** Matches of words: sets of places with a score for each. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import {
  type Bits,
  both,
  countBelow,
  countsBefore,
  either,
  has,
  intersects,
  noBits,
  put,
} from '../search-index/bits.ts'
import { rankedBy } from './search-repo.ts'

export interface Hits {
  bits: Bits
  /** Returns the score of a place, above 0, or 0 outside the set. */
  scoreAt(place: number): number
}

export const noHits: Hits = { bits: new Uint32Array(), scoreAt: () => 0 }

/** Gives all places of a set the same score. */
export const equalHits = (bits: Bits, score: number): Hits => ({
  bits,
  scoreAt: place => (has(bits, place) ? score : 0),
})

/** Multiplies all scores. */
export const weighted = ({ bits, scoreAt }: Hits, weight: number): Hits => ({
  bits,
  scoreAt: place => scoreAt(place) * weight,
})

/** Returns the union, in which a place has the best of its scores. */
export function anyOf(hits: readonly Hits[], size: number): Hits {
  const [only] = hits
  if (only && hits.length === 1) return only
  return {
    bits: either(
      hits.map(({ bits }) => bits),
      size,
    ),
    scoreAt: place => {
      let best = 0
      for (const { scoreAt } of hits) best = Math.max(best, scoreAt(place))
      return best
    },
  }
}

/** Returns the intersection, in which a place has the sum of its scores. */
export const allOf = (a: Hits, b: Hits): Hits => {
  const bits = both(a.bits, b.bits)
  return { bits, scoreAt: place => (has(bits, place) ? a.scoreAt(place) + b.scoreAt(place) : 0) }
}

/** Returns whether any match is visible. */
export const isSeen = (hits: readonly Hits[], visible: Bits): boolean =>
  hits.some(({ bits }) => intersects(bits, visible))

/** `found`: place and score of each match. */
function hitsOf(found: readonly (readonly [place: number, score: number])[], size: number): Hits {
  const bits = noBits(size)
  for (const [place] of found) put(bits, place)
  const counts = countsBefore(bits)
  const scores = new Float32Array(found.length)
  for (const [place, score] of found) scores[countBelow(bits, counts, place)] = score
  return {
    bits,
    scoreAt: place => (has(bits, place) ? scores[countBelow(bits, counts, place)]! : 0),
  }
}

const mostQueries = 500
const mostBytes = 64_000_000 // in all entries together

interface CachedHits {
  hits: Hits
  bytes: number
}

/** Cached until a text changes. */
const caches = new WeakMap<CachedIndex, LRUCache<string, CachedHits>>()

function cacheOf(cached: CachedIndex): LRUCache<string, CachedHits> {
  const cache =
    caches.get(cached) ??
    new LRUCache<string, CachedHits>({
      max: mostQueries,
      maxSize: mostBytes,
      sizeCalculation: ({ bytes }) => bytes,
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
  if (cached) return cached.hits
  const { ids, ranks } = await rankedBy(db, tsquery, locale)
  const { placeOf, size } = kept.searchIndex
  const found = ids.flatMap((id, at) => {
    const place = placeOf.get(id)
    return place === undefined ? [] : [[place, ranks[at] ?? 0] as const]
  })
  const hits = hitsOf(found, size)
  cache.set(key, { hits, bytes: 2 * hits.bits.byteLength + 4 * found.length + 1 })
  return hits
}
