/** Matches of words: sets of places with a score for each. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import {
  type Bits,
  both,
  count,
  countBelow,
  countsBefore,
  either,
  has,
  intersects,
  noBits,
  placesIn,
  put,
} from '../search-index/bits.ts'
import { visitMatches } from '../search-index/text-index.ts'
import type { TitleIndex } from '../search-index/title-index.ts'
import { type Phrase, rankedBy, tsqueryOf } from './search-repo.ts'
import { indexedStem } from './stems.ts'

export interface Hits {
  bits: Bits
  /** Returns a new array: the score of each of the places, above 0, or 0 outside the set. Places must ascend. */
  scoresOf(places: Int32Array): Float64Array
}

export const noHits: Hits = { bits: new Uint32Array(), scoresOf: places => new Float64Array(places.length) }

/** Gives all places of a set the same score. */
export const equalHits = (bits: Bits, score: number): Hits => ({
  bits,
  scoresOf: places => Float64Array.from(places, place => (has(bits, place) ? score : 0)),
})

/** Multiplies all scores. */
export const weighted = ({ bits, scoresOf }: Hits, weight: number): Hits => ({
  bits,
  scoresOf: places => {
    const scores = scoresOf(places)
    for (let at = 0; at < scores.length; at++) scores[at]! *= weight
    return scores
  },
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
    scoresOf: places => {
      const best = new Float64Array(places.length)
      for (const { scoresOf } of hits) {
        const scores = scoresOf(places)
        for (let at = 0; at < best.length; at++) if (scores[at]! > best[at]!) best[at] = scores[at]!
      }
      return best
    },
  }
}

/** Returns the intersection, in which a place has the sum of its scores. */
export const allOf = (a: Hits, b: Hits): Hits => {
  const bits = both(a.bits, b.bits)
  return {
    bits,
    scoresOf: places => {
      const sums = a.scoresOf(places)
      const others = b.scoresOf(places)
      for (let at = 0; at < sums.length; at++) sums[at] = has(bits, places[at]!) ? sums[at]! + others[at]! : 0
      return sums
    },
  }
}

/** Returns whether any match is visible. */
export const isSeen = (hits: readonly Hits[], visible: Bits): boolean =>
  hits.some(({ bits }) => intersects(bits, visible))

/** `scores`: of the places of the set, in ascending order of the places. */
function scoredHits(bits: Bits, scores: Float32Array): Hits {
  const counts = countsBefore(bits)
  return {
    bits,
    scoresOf: places => {
      const found = new Float64Array(places.length)
      for (let at = 0; at < places.length; at++) {
        const place = places[at]!
        if (has(bits, place)) found[at] = scores[countBelow(bits, counts, place)]!
      }
      return found
    },
  }
}

let reused = new Float32Array() // zeros: an array as long as the catalogue for each search would keep the garbage collector busy

/** Calls `visit`, which adds up the scores of places. */
function summedHits(size: number, visit: (add: (place: number, score: number) => void) => void): Hits {
  if (reused.length < size) reused = new Float32Array(size)
  const sums = reused
  const bits = noBits(size)
  visit((place, score) => {
    put(bits, place)
    sums[place] = sums[place]! + score
  })
  const places = placesIn(bits)
  const scores = Float32Array.from(places, place => sums[place]!)
  for (const place of places) sums[place] = 0
  return scoredHits(bits, scores)
}

/** Matches a stem, or its beginning, in the memory of this process. */
const stemHits = ({ stems }: TitleIndex, stem: string, isBeginning: boolean, size: number): Hits =>
  summedHits(size, add => visitMatches(stems, stem, isBeginning, add))

/** Matches several words, whose rank depends on their distance, in the database. */
async function phraseHits(
  db: Queryable,
  { searchIndex }: CachedIndex,
  phrase: Phrase,
  locale: Locale,
): Promise<Hits> {
  const { ids, ranks } = await rankedBy(db, tsqueryOf(phrase), locale)
  const { placeOf, size } = searchIndex
  return summedHits(size, add => {
    for (const [at, id] of ids.entries()) {
      const place = placeOf.get(id)
      if (place !== undefined) add(place, ranks[at]!)
    }
  })
}

const mostQueries = 500
const mostBytes = 32_000_000 // in all entries together

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

/** Matches texts of products in one language. Computed once until a text changes. */
export async function textHits(
  db: Queryable,
  kept: CachedIndex,
  phrase: Phrase,
  titles: TitleIndex,
  locale: Locale,
): Promise<Hits> {
  const { words, isUnfinished } = phrase
  const stem = words.length === 1 ? await indexedStem(db, words[0]!, locale) : undefined
  if (stem === '') return equalHits(noBits(kept.searchIndex.size), 0)
  const query = stem ? `stem ${stem}${isUnfinished ? '*' : ''}` : tsqueryOf(phrase)
  const key = `${kept.versions.texts} ${locale} ${query}`
  const cache = cacheOf(kept)
  const cached = cache.get(key)
  if (cached) return cached.hits
  const hits = stem
    ? stemHits(titles, stem, isUnfinished, kept.searchIndex.size)
    : await phraseHits(db, kept, phrase, locale)
  cache.set(key, { hits, bytes: 2 * hits.bits.byteLength + 4 * count(hits.bits) + 1 })
  return hits
}
