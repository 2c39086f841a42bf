/** What every measure of the depth of a game is: samples by number, sums, and the lines it prints in the end. */
import type { Game } from './game.ts'
import { type Estimate, estimateOf, type Quantile, type Ratio, type Tally, widthOf } from './tally.ts'

export interface Result {
  figure: string
  today: string // standard rules of version 1
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

/** Sample `at` of a key depends on its number, the seed and the game alone, so any thread may take it. */
export interface SampledMeasure {
  name: string
  seconds: number // of one core, after which no new round begins
  seed: number
  /** Why this game cannot be measured so; null when it can. */
  refusal?(game: Game): string | null
  /** The next round; empty when everything is known as closely as `precision`, half the width of an interval. */
  wanted(game: Game, tally: Tally, precision: number): Work[]
  sample(game: Game, key: string, at: number, tally: Tally): void
  results(game: Game, tally: Tally): Result[]
}

/** Measures the machine too: on the first thread, alone. */
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

/** A round for every key that is not settled. @param isSettled absent: its interval is narrow enough */
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
