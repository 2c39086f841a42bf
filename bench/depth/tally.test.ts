import { expect, it } from 'vitest'
import { Draws } from './decks.ts'
import { addRatio, addValue, emptyTally, estimateOf, merge, quantileOf, spreadOf, widthOf } from './tally.ts'

const flips = (heads: number, tails: number) => {
  const tally = emptyTally()
  for (let at = 0; at < heads + tails; at++) addRatio(tally, 'coin', Number(at < heads))
  return estimateOf(tally.ratios.coin)
}

it('estimates a share of 2,400 even flips to ± 2 %', () => {
  const { share, low, high } = flips(1200, 1200)
  expect(share).toBe(0.5)
  expect(low).toBeCloseTo(0.48, 2)
  expect(high).toBeCloseTo(0.52, 2)
})

it('does not report certainty after zero of twenty samples', () => {
  const { share, low, high } = flips(0, 20)
  expect(share).toBe(0)
  expect(low).toBe(0)
  expect(high).toBeGreaterThan(0.1)
})

it('has no estimate before the first sample', () => {
  expect(estimateOf(undefined)).toMatchObject({ low: 0, high: 1, n: 0 })
})

it('counts the decisions of one battle as one sample', () => {
  const tally = emptyTally()
  for (let at = 0; at < 20; at++) addRatio(tally, 'skips', at % 2 ? 50 : 0, 50)
  const { share } = estimateOf(tally.ratios.skips)
  expect(share).toBe(0.5)
  expect(widthOf(estimateOf(tally.ratios.skips))).toBeGreaterThan(0.15) // 1,000 independent flips would give 0.03
})

it('adds the sums of two threads', () => {
  const [whole, left, right] = [emptyTally(), emptyTally(), emptyTally()]
  for (let at = 0; at < 10; at++) {
    for (const tally of [whole, at < 4 ? left : right]) {
      addRatio(tally, 'x', at, 10)
      addValue(tally, 'turns', at % 3)
    }
  }
  merge(left, right)
  expect(left).toEqual(whole)
})

it('returns a median within the recorded values', () => {
  const tally = emptyTally()
  for (let value = 1; value <= 101; value++) addValue(tally, 'turns', value)
  const { value, low, high, n } = quantileOf(tally.values.turns, 0.5)
  expect([value, n]).toEqual([51, 101])
  expect(low).toBeLessThan(51)
  expect(high).toBeGreaterThan(51)
})

/** Battles of pairs with the given win shares, in a fixed pseudo-random order of wins and losses. */
const pairsOf = (shares: readonly number[], battles: number) => {
  const draws = new Draws(5)
  const tally = emptyTally()
  for (const [at, share] of shares.entries())
    for (let battle = 0; battle < battles; battle++)
      addRatio(tally, `pair ${at}`, Number(draws.below(1000) < share * 1000))
  return Object.values(tally.ratios)
}

it('does not report even pairs as uneven after few battles', () => {
  const { deviation, luck } = spreadOf(pairsOf(new Array<number>(400).fill(0.5), 12))
  expect(luck).toBeCloseTo(0.144, 2) // 0.5 / √12
  expect(deviation).toBeLessThan(0.04)
})

it('reports the real spread of uneven pairs', () => {
  const shares = Array.from({ length: 400 }, (_, at) => (at % 2 ? 0.35 : 0.65))
  expect(spreadOf(pairsOf(shares, 12)).deviation).toBeCloseTo(0.15, 1)
})
