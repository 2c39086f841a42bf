import { expect, it } from 'vitest'
import { runJob } from './job.ts'
import type { SampledMeasure } from './measure.ts'
import { rounds } from './measure.ts'
import { expertSkill } from './measures/skill.ts'
import { runMeasure } from './run-measure.ts'
import { addRatio } from './tally.ts'
import { smallGame } from './testing/small-game.ts'

const sampleNumbers: number[] = []
const counting: SampledMeasure = {
  name: 'counting',
  seconds: 1,
  seed: 0,
  wanted: (_game, tally, precision) => rounds(tally, ['k'], precision, { first: 50, more: 30, most: 400 }),
  sample(_game, key, at, tally) {
    sampleNumbers.push(at)
    addRatio(tally, key, at % 2)
  },
  results: () => [],
}
const game = smallGame()
const onThisThread = (measure: SampledMeasure) => async (jobs: readonly Parameters<typeof runJob>[2][]) =>
  jobs.map(job => runJob(game, [measure], job))

it('takes every sample once, in order of numbers, until the interval is narrow enough', async () => {
  sampleNumbers.length = 0
  const { tally, wasCutShort } = await runMeasure(
    game,
    counting,
    { precision: 0.1, seconds: 60 },
    onThisThread(counting),
  )
  expect(wasCutShort).toBe(false)
  expect(sampleNumbers).toEqual(sampleNumbers.map((_, at) => at))
  expect(tally.ratios.k?.n).toBe(110) // 50 + 30 + 30: ± 10 % needs about 96
})

it('reports that its time ran out, after finishing the current round', async () => {
  const { tally, wasCutShort } = await runMeasure(
    game,
    counting,
    { precision: 0, seconds: 0.5 },
    async jobs => jobs.map(job => ({ ...runJob(game, [counting], job), seconds: 1 })),
  )
  expect([wasCutShort, tally.ratios.k?.n]).toEqual([true, 50])
})

it('throws for an unknown measure', () => {
  expect(() => runJob(game, [expertSkill], { measure: 'other', key: 'k', from: 0, to: 1 })).toThrow('other')
})
