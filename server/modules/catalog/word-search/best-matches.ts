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
  const ranks = ranksOf(featured, visible.length << 5)
  const length = featured.length
  const keys: number[] = [] // one number by score and position, the best is the smallest
  for (const place of placesIn(bits)) {
    let score = 0
    for (const { scoreAt } of hits) score += scoreAt(place)
    keys.push(ranks[place]! - Math.round(score * scorePrecision) * length)
  }
  if (keys.length > amount) quickselect(keys, amount - 1)
  const best = Float64Array.from(keys.slice(0, amount)).sort()
  return { places: Array.from(best, key => featured[((key % length) + length) % length]!), most }
}
