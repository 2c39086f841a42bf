import { expect, it } from 'vitest'
import { runJob } from './job.ts'
import type { SampledMeasure } from './measure.ts'
import { rounds } from './measure.ts'
import { expertSkill } from './measures/skill.ts'
import { runMeasure } from './run-measure.ts'
import { addRatio } from './tally.ts'
import { smallGame } from './testing/small-game.ts'

const seen: number[] = []
const counting: SampledMeasure = {
  name: 'counting',
  seconds: 1,
  seed: 0,
  wanted: (_game, tally, precision) => rounds(tally, ['k'], precision, { first: 50, more: 30, most: 400 }),
  sample(_game, key, at, tally) {
    seen.push(at)
    addRatio(tally, key, at % 2)
  },
  results: () => [],
}
const game = smallGame()
const here = (measure: SampledMeasure) => async (jobs: readonly Parameters<typeof runJob>[2][]) =>
  jobs.map(job => runJob(game, [measure], job))

it('takes every sample once, in order of numbers, until the interval is narrow enough', async () => {
  seen.length = 0
  const { tally, wasCutShort } = await runMeasure(
    game,
    counting,
    { precision: 0.1, seconds: 60 },
    here(counting),
  )
  expect(wasCutShort).toBe(false)
  expect(seen).toEqual(seen.map((_, at) => at))
  expect(tally.ratios.k?.n).toBe(110) // 50 + 30 + 30: ± 10 % needs about 96
})

it('says so when its time is up, after the round that was begun', async () => {
  const { tally, wasCutShort } = await runMeasure(
    game,
    counting,
    { precision: 0, seconds: 0.5 },
    async jobs => jobs.map(job => ({ ...runJob(game, [counting], job), seconds: 1 })),
  )
  expect([wasCutShort, tally.ratios.k?.n]).toEqual([true, 50])
})

it('an unknown measure is an error of the caller', () => {
  expect(() => runJob(game, [expertSkill], { measure: 'other', key: 'k', from: 0, to: 1 })).toThrow('other')
})
