import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BundleLine, bundlePieces } from './bundle-pieces.ts'

const line = (unit_price: number, pieces: number, of: 'both' | 'bought' | 'given' = 'both'): BundleLine => ({
  unit_price,
  pieces,
  isBought: of !== 'given',
  isGiven: of !== 'bought',
})

const lineOf = fc.record({
  unit_price: fc.integer({ min: 0, max: 5 }),
  pieces: fc.integer({ min: 0, max: 3 }),
  isBought: fc.boolean(),
  isGiven: fc.boolean(),
})

/** Tries every number of given pieces of every line. */
function everyChoice(lines: readonly BundleLine[]): number[][] {
  return lines.reduce<number[][]>(
    (choices, { pieces, isGiven }) =>
      choices.flatMap(choice =>
        Array.from({ length: (isGiven ? pieces : 0) + 1 }, (_, given) => [...choice, given]),
      ),
    [[]],
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('pieces of a bundle', () => {
  it('discounts the cheapest piece of three', () => {
    expect(bundlePieces([line(900, 1), line(500, 2)], 2, 1)).toEqual({ given: [0, 1], counted: [1, 2] })
  })

  it('repeats for every complete group', () => {
    expect(bundlePieces([line(500, 7)], 2, 1).given).toEqual([2])
  })

  it('discounts what the cart contains of the given pieces', () => {
    expect(bundlePieces([line(500, 4)], 3, 2).given).toEqual([1])
  })

  it('discounts other goods, also if a cheaper piece counts as bought', () => {
    expect(bundlePieces([line(100, 2, 'both'), line(500, 1, 'given')], 2, 1).given).toEqual([0, 1])
  })

  it('discounts nothing without enough bought pieces', () => {
    expect(bundlePieces([line(100, 1, 'bought'), line(500, 3, 'given')], 2, 1).given).toEqual([0, 0])
  })

  it('equals the best of all choices: most pieces, then the cheapest', () => {
    fc.assert(
      fc.property(
        fc.array(lineOf, { maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (lines, buy, get) => {
          const bought = sum(lines.map(one => (one.isBought ? one.pieces : 0)))
          const possible = everyChoice(lines).filter(given => {
            const ofBought = sum(given.filter((_, at) => lines[at]!.isBought))
            return bought - ofBought >= Math.ceil(sum(given) / get) * buy
          })
          const price = (given: readonly number[]) =>
            sum(given.map((pieces, at) => pieces * lines[at]!.unit_price))
          const most = Math.max(...possible.map(sum))
          const cheapest = Math.min(...possible.filter(given => sum(given) === most).map(price))
          const { given, counted } = bundlePieces(lines, buy, get)
          expect([sum(given), price(given)]).toEqual([most, cheapest])
          expect(sum(counted)).toBe(most + Math.ceil(most / get) * buy)
          for (const [at, pieces] of counted.entries()) expect(pieces).toBeLessThanOrEqual(lines[at]!.pieces)
        },
      ),
      { seed: 73, numRuns: 3000 },
    )
  })
})
