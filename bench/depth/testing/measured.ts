import type { Game } from '../game.ts'
import { runJob } from '../job.ts'
import type { Result, SampledMeasure } from '../measure.ts'
import { runMeasure } from '../run-measure.ts'

/** Returns the result lines of a measure for a game, computed roughly on this thread. */
export async function measured(game: Game, measure: SampledMeasure): Promise<Result[]> {
  const { tally } = await runMeasure(game, measure, { precision: 0.2, seconds: 60 }, async jobs =>
    jobs.map(job => runJob(game, [measure], job)),
  )
  return measure.results(game, tally)
}

/** The first number of a result line in percent. */
export const shareOf = (result: Result | undefined): number => Number.parseFloat(result?.measured ?? '')
