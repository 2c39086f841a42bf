import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bits, countBoth, noBits, placesIn, put } from './bits.ts'
import { areFew, countValues, forgetPlaceValues } from './place-values.ts'

const size = 70

const bitsOf = (places: readonly number[]): Bits => {
  const bits = noBits(size)
  for (const place of places) put(bits, place)
  return bits
}

const set = fc.uniqueArray(fc.nat(size - 1)).map(bitsOf)
const valued = fc.array(set, { maxLength: 6 }).map(sets => new Map(sets.map((bits, at) => [at * 7, bits])))

describe('products of some places', () => {
  it('are counted by value as the intersections with the sets of the values are', () => {
    fc.assert(
      fc.property(valued, fc.array(set, { minLength: 1 }), (values, sets) => {
        for (const bits of sets) {
          const counts = countValues(values, size, placesIn(bits))
          for (const [id, places] of values) expect(counts.get(id) ?? 0).toBe(countBoth(bits, places))
        }
      }),
    )
  })

  it('are counted again after a change of the sets', () => {
    const values = new Map([[1, bitsOf([3])]])
    const all = placesIn(bitsOf([3, 64]))
    expect(countValues(values, size, all).get(1)).toBe(1)
    put(values.get(1)!, 64)
    forgetPlaceValues(values)
    expect(countValues(values, size, all).get(1)).toBe(2)
  })

  it('are few if they are less than an eighth of all', () => {
    const few = bitsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect([areFew(few), areFew(bitsOf([...placesIn(few), 12]))]).toEqual([true, false])
  })
})
