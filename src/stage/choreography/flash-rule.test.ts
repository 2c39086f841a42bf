import { expect, it } from 'vitest'
import { createFlashRule } from './flash-rule.ts'

it('allows at most two changes to begin within a second of real time', () => {
  let time = 0
  const rule = createFlashRule(true, () => time)
  expect([rule.take(1), rule.take(1), rule.take(1)]).toEqual([true, true, false])
  time = 999
  expect(rule.take(1)).toBe(false)
  time = 1000
  expect([rule.take(2), rule.take(1)]).toEqual([true, false])
})

it('refuses a whole request that exceeds the rest', () => {
  const rule = createFlashRule(true, () => 0)
  expect([rule.take(1), rule.take(2), rule.take(1)]).toEqual([true, false, true])
})

it('allows none if it is turned off', () => {
  expect(createFlashRule(false, () => 0).take(1)).toBe(false)
})
