import type { Game } from './game.ts'
import type { Job, JobResult } from './job.ts'
import type { SampledMeasure } from './measure.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/** Maximum samples per job. Small enough that no thread waits long for another. */
const JOB = 20

export interface Sampling {
  tally: Tally
  seconds: number // of all threads together
  wasCutShort: boolean // its time ran out before the precision was reached
}

/** Runs rounds until the measure is settled or its time is used up. The samples of a round do not depend on the number of threads. */
export async function runMeasure(
  game: Game,
  measure: SampledMeasure,
  { precision, seconds: budget }: { precision: number; seconds: number },
  run: (jobs: readonly Job[]) => Promise<JobResult[]>,
): Promise<Sampling> {
  const tally = emptyTally()
  const done: Record<string, number> = {}
  let seconds = 0
  for (;;) {
    const work = measure.wanted(game, tally, precision)
    if (work.length === 0) return { tally, seconds, wasCutShort: false }
    if (seconds >= budget) return { tally, seconds, wasCutShort: true }
    const jobs = work.flatMap(({ key, count }) => {
      const from = done[key] ?? 0
      done[key] = from + count
      const size = Math.min(JOB, Math.ceil(count / 4))
      return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
        measure: measure.name,
        key,
        from: from + at * size,
        to: Math.min(from + (at + 1) * size, from + count),
      }))
    })
    for (const result of await run(jobs)) {
      merge(tally, result.tally)
      seconds += result.seconds
    }
  }
}
