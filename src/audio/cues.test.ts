import { expect, it } from 'vitest'
import { cueNames } from '@/design/cues.ts'
import { allTakes, chooseTake, rateOfStep } from './cues.ts'

it('chooses every other take, never the last one', () => {
  for (const last of [0, 1, 2]) {
    const chosen = [0, 0.49, 0.5, 0.99, 1].map(random => chooseTake([0, 1, 2], last, random))
    expect(new Set(chosen)).toEqual(new Set([0, 1, 2].filter(take => take !== last)))
  }
})

it('repeats a take if it is the only one, and starts with the first if none has loaded', () => {
  expect(chooseTake([1], 1, 0.5)).toBe(1)
  expect(chooseTake([], undefined, 0.5)).toBe(0)
})

it('has three takes of each blow, one of each melody', () => {
  expect(allTakes('attack_fuoco_heavy')).toEqual([0, 1, 2])
  expect(allTakes('victory')).toEqual([0])
  expect(new Set(cueNames.map(cue => allTakes(cue).length))).toEqual(new Set([1, 3]))
})

it('raises the note by two octaves in ten steps, and no further', () => {
  const rates = Array.from({ length: 11 }, (_, step) => rateOfStep(step))
  for (const [step, rate] of rates.entries()) if (step > 0) expect(rate).toBeGreaterThan(rates[step - 1]!)
  expect([rates[0], rates[5], rates[10], rateOfStep(40), rateOfStep(-3)]).toEqual([1, 2, 4, 4, 1])
})
