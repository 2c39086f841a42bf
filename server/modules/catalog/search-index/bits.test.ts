import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allBits, bitsWhere, both, count, countBoth, either, has } from './bits.ts'

const sets = fc
  .integer({ min: 1, max: 200 })
  .chain(size =>
    fc.tuple(
      fc.constant(size),
      fc.uniqueArray(fc.integer({ min: 0, max: size - 1 })),
      fc.uniqueArray(fc.integer({ min: 0, max: size - 1 })),
    ),
  )

describe('sets of places', () => {
  it('behave as sets do, whatever their size', () => {
    fc.assert(
      fc.property(sets, ([size, one, other]) => {
        const a = bitsWhere(size, place => one.includes(place))
        const b = bitsWhere(size, place => other.includes(place))
        const places = Array.from({ length: size }, (_, place) => place)
        expect(count(a)).toBe(one.length)
        expect(countBoth(a, b)).toBe(one.filter(place => other.includes(place)).length)
        expect(places.filter(place => has(both(a, b), place))).toEqual(
          places.filter(place => one.includes(place) && other.includes(place)),
        )
        expect(count(either([a, b], size))).toBe(new Set([...one, ...other]).size)
        expect(count(allBits(size))).toBe(size)
      }),
    )
  })
})
