import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  both,
  count,
  countBelow,
  countBoth,
  counterOf,
  countsBefore,
  either,
  has,
  intersects,
  noBits,
  placesIn,
  put,
} from './bits.ts'

const sets = fc
  .integer({ min: 1, max: 200 })
  .chain(size =>
    fc.tuple(
      fc.constant(size),
      fc.uniqueArray(fc.integer({ min: 0, max: size - 1 })),
      fc.uniqueArray(fc.integer({ min: 0, max: size - 1 })),
    ),
  )

const bitsOf = (size: number, places: readonly number[]) => {
  const bits = noBits(size)
  for (const place of places) put(bits, place)
  return bits
}

describe('bit sets', () => {
  it('behave like sets, whatever their size', () => {
    fc.assert(
      fc.property(sets, ([size, first, second]) => {
        const a = bitsOf(size, first)
        const b = bitsOf(size, second)
        const places = Array.from({ length: size }, (_, place) => place)
        expect(count(a)).toBe(first.length)
        expect(countBoth(a, b)).toBe(first.filter(place => second.includes(place)).length)
        expect(places.filter(place => has(both(a, b), place))).toEqual(
          places.filter(place => first.includes(place) && second.includes(place)),
        )
        expect(count(either([a, b], size))).toBe(new Set([...first, ...second]).size)
        const common = first.filter(place => second.includes(place))
        expect(counterOf(a)(b)).toBe(common.length)
        expect(intersects(a, b)).toBe(common.length > 0)
        expect([...placesIn(a)]).toEqual(first.toSorted((x, y) => x - y))
        const counts = countsBefore(a)
        for (const place of places)
          expect(countBelow(a, counts, place)).toBe(first.filter(other => other < place).length)
      }),
    )
  })
})
