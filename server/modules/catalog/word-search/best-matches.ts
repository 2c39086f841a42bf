/** The products that match the most words of a search, best first. Pure. */
import quickselect from 'quickselect'
import { type Bits, both, intersects, noBits, placesIn } from '../search-index/bits.ts'
import { ranksOf } from '../search-index/order-steps.ts'
import type { Hits } from './hits.ts'

interface BestMatches {
  places: number[] // best first
  most: number // number of `hits` that each of these places matches
}

/** Returns the visible places that match the most of `hits`. */
function matchingMost(hits: readonly Hits[], visible: Bits): { bits: Bits; most: number } {
  const all = hits.reduce((bits, own) => both(bits, own.bits), visible)
  if (intersects(all, all)) return { bits: all, most: hits.length }
  const atLeast: Bits[] = [visible, ...hits.map(() => noBits(visible.length << 5))]
  for (const [at, { bits }] of hits.entries())
    for (let amount = at + 1; amount > 0; amount--) {
      const [more, fewer] = [atLeast[amount]!, atLeast[amount - 1]!]
      for (let word = 0; word < bits.length; word++) more[word]! |= fewer[word]! & bits[word]!
    }
  const most = atLeast.findLastIndex(bits => intersects(bits, bits))
  return most > 0 ? { bits: atLeast[most]!, most } : { bits: noBits(0), most: 0 }
}

const scorePrecision = 1000 // scores that differ by less are equal

function sumOfScores(hits: readonly Hits[], places: Int32Array): Float64Array {
  const sums = new Float64Array(places.length)
  for (const { scoresOf } of hits) {
    const scores = scoresOf(places)
    for (let at = 0; at < sums.length; at++) sums[at]! += scores[at]!
  }
  return sums
}

/**
 * Returns at most `amount` places that match the most of `hits`, the highest sum of scores first. Equal sums follow the order
 * `featured`. Sorts only the returned places.
 */
export function bestMatches(
  hits: readonly Hits[],
  visible: Bits,
  featured: Int32Array,
  amount: number,
): BestMatches {
  const { bits, most } = matchingMost(hits, visible)
  const places = placesIn(bits)
  const keys = sumOfScores(hits, places) // become one number by score and position, the best is the smallest
  const ranks = ranksOf(featured, visible.length << 5)
  const length = featured.length
  for (let at = 0; at < keys.length; at++)
    keys[at] = ranks[places[at]!]! - Math.round(keys[at]! * scorePrecision) * length
  if (keys.length > amount) quickselect(keys as unknown as number[], amount - 1)
  const best = keys.subarray(0, amount).sort()
  return { places: Array.from(best, key => featured[key - Math.floor(key / length) * length]!), most }
}
