/** The interface of every measure of depth: numbered samples, sums, and the result lines. */
import type { Game } from './game.ts'
import { type Estimate, estimateOf, type Quantile, type Ratio, type Tally, widthOf } from './tally.ts'

export interface Result {
  figure: string
  today: string // result with the standard rules of version 1
  target: string
  measured: string
  n: number
  seed: number
  notes?: readonly string[]
}

export interface Work {
  key: string
  count: number
}

/** Sample `at` of a key depends only on its number, the seed and the game, so any thread may compute it. */
export interface SampledMeasure {
  name: string
  seconds: number // of one core, after which no new round begins
  seed: number
  /** Returns the reason why this game cannot be measured, or null if it can. */
  refusal?(game: Game): string | null
  /** Returns the next round, or an empty list if every result has reached `precision` (half the width of an interval). */
  wanted(game: Game, tally: Tally, precision: number): Work[]
  sample(game: Game, key: string, at: number, tally: Tally): void
  results(game: Game, tally: Tally): Result[]
}

/** Measures time, so it runs alone on the first thread. */
export interface TimedMeasure {
  name: string
  seconds: number
  seed: number
  run(game: Game, seconds: number): Result[]
}

export type Measure = SampledMeasure | TimedMeasure

export const PRECISION = 0.02

export interface Round {
  first: number
  more: number
  most?: number
}

/** Returns a round for every key that is not settled. @param isSettled by default, whether the interval is narrow enough */
export function rounds(
  tally: Tally,
  keys: readonly string[],
  precision: number,
  { first, more, most = 20_000 }: Round,
  isSettled = (ratio: Ratio) => widthOf(estimateOf(ratio)) <= precision,
): Work[] {
  return keys.flatMap(key => {
    const ratio = tally.ratios[key]
    if (!ratio) return [{ key, count: first }]
    return ratio.n >= most || isSettled(ratio) ? [] : [{ key, count: Math.min(more, most - ratio.n) }]
  })
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}`

export const shareText = ({ share, low, high, n }: Estimate): string =>
  n === 0 ? 'not measured' : `${percent(share)} % [${percent(low)}–${percent(high)}]`

export const quantileText = ({ value, low, high, n }: Quantile, unit = ''): string =>
  n === 0 ? 'not measured' : `${value}${unit} [${low}–${high}]`
