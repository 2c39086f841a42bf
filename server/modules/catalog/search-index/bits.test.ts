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

describe('bit sets', () => {
  it('behave like sets, whatever their size', () => {
    fc.assert(
      fc.property(sets, ([size, first, second]) => {
        const a = bitsWhere(size, place => first.includes(place))
        const b = bitsWhere(size, place => second.includes(place))
        const places = Array.from({ length: size }, (_, place) => place)
        expect(count(a)).toBe(first.length)
        expect(countBoth(a, b)).toBe(first.filter(place => second.includes(place)).length)
        expect(places.filter(place => has(both(a, b), place))).toEqual(
          places.filter(place => first.includes(place) && second.includes(place)),
        )
        expect(count(either([a, b], size))).toBe(new Set([...first, ...second]).size)
        expect(count(allBits(size))).toBe(size)
      }),
    )
  })
})
