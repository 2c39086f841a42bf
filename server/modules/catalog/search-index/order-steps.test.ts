import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noBits, placesIn, put } from './bits.ts'
import { countAmongFirst, pageInOrder, placesBetween, ranksOf } from './order-steps.ts'

/** A shuffled order of places with a set of some of them: few, or many. */
const orders = fc
  .record({
    size: fc.integer({ min: 1, max: 9000 }),
    seed: fc.integer({ min: 1 }),
    oneIn: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ size, seed, oneIn }) => {
    const noise = (n: number) => Math.imul(n ^ seed, 0x9e3779b1) >>> 8
    const order = Int32Array.from({ length: size }, (_, place) => place).sort((a, b) => noise(a) - noise(b))
    const bits = noBits(size)
    for (const place of order) if (noise(place + size) % oneIn === 0) put(bits, place)
    return { order, bits, size, members: new Set(placesIn(bits)) }
  })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const runs = { numRuns: 60 }

describe('an order with the sets of its first places', () => {
  it('returns the same places and counts of a range as a visit of each place', () => {
    fc.assert(
      fc.property(orders, part, part, ({ order, bits, size, members }, x, y) => {
        const [from, to] = [x, y].map(at => Math.round(at * size)).sort((a, b) => a - b) as [number, number]
        expect(placesIn(placesBetween(order, size, from, to))).toEqual(order.slice(from, to).sort())
        expect(countAmongFirst(order, bits, to)).toBe(order.slice(0, to).filter(at => members.has(at)).length)
      }),
      runs,
    )
  })

  it('returns the same page of few and of many matches as a filter of the order', () => {
    fc.assert(
      fc.property(orders, part, fc.boolean(), ({ order, bits, size, members }, x, isReverse) => {
        const from = Math.floor((x * size) / 4)
        const sequence = isReverse ? order.toReversed() : order
        const expected = [...sequence].filter(place => members.has(place)).slice(from, from + 24)
        expect(pageInOrder(order, bits, { from, amount: 24, isReverse })).toEqual(expected)
      }),
      runs,
    )
  })

  it('returns the same for every size, also after a request with an older, smaller index', () => {
    fc.assert(
      fc.property(orders, part, ({ order, bits, size }, x) => {
        const older = Math.round(x * size)
        ranksOf(order, older)
        countAmongFirst(order, noBits(older), order.length)
        expect(ranksOf(order, size)).toEqual(ranksOf(order.slice(), size))
        expect(countAmongFirst(order, bits, order.length)).toBe(placesIn(bits).length)
      }),
      runs,
    )
  })
})
