import type { Game } from './game.ts'
import type { Measure } from './measure.ts'
import { emptyTally, type Tally } from './tally.ts'

/** Samples of a key from number `from` to `to`, without `to`. */
export interface Job {
  measure: string
  key: string
  from: number
  to: number
}

export interface JobResult {
  tally: Tally
  seconds: number
}

export function runJob(game: Game, measures: readonly Measure[], { measure, key, from, to }: Job): JobResult {
  const matchingMeasure = measures.find(({ name }) => name === measure)
  if (!matchingMeasure || !('sample' in matchingMeasure)) throw new Error(`no such measure: ${measure}`)
  const tally = emptyTally()
  const began = performance.now()
  for (let at = from; at < to; at++) matchingMeasure.sample(game, key, at, tally)
  return { tally, seconds: (performance.now() - began) / 1000 }
}
