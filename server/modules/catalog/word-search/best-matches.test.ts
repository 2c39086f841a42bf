import fc from 'fast-check'
import { expect, it } from 'vitest'
import { has, noBits, put } from '../search-index/bits.ts'
import { bestMatches } from './best-matches.ts'

const size = 300
const everyPlace = Array.from({ length: size }, (_, place) => place)
const bitsOf = (places: readonly number[]) => {
  const bits = noBits(size)
  for (const place of places) put(bits, place)
  return bits
}
const place = fc.integer({ min: 0, max: size - 1 })
const scores = fc.dictionary(
  place.map(String),
  fc.integer({ min: 1, max: 8 }).map(n => n / 8),
  { maxKeys: 200 },
)
const worlds = fc.record({
  units: fc.array(scores, { minLength: 1, maxLength: 4 }),
  visible: fc.uniqueArray(place, { maxLength: size }),
  featured: fc.shuffledSubarray(everyPlace, { minLength: size, maxLength: size }),
  amount: fc.integer({ min: 1, max: 40 }),
})

it('returns the visible places with the most words, highest score first, as sorting all of them does', () => {
  fc.assert(
    fc.property(worlds, ({ units, visible, featured, amount }) => {
      const hits = units.map(unit => {
        const bits = bitsOf(Object.keys(unit).map(Number))
        return {
          bits,
          scoresOf: (places: Int32Array) => Float64Array.from(places, at => (has(bits, at) ? unit[at]! : 0)),
        }
      })
      const matched = (at: number) => units.filter(unit => unit[at] !== undefined).length
      const score = (at: number) => units.reduce((sum, unit) => sum + (unit[at] ?? 0), 0)
      const most = Math.max(0, ...visible.map(matched))
      const best = featured
        .filter(at => most > 0 && visible.includes(at) && matched(at) === most)
        .sort((a, b) => score(b) - score(a))
      expect(bestMatches(hits, bitsOf(visible), Int32Array.from(featured), amount)).toEqual({
        places: best.slice(0, amount),
        most,
      })
    }),
  )
})
