import { expect, it } from 'vitest'
import { createFlashRule } from './flash-rule.ts'

it('no more than two changes begin within a second of real time', () => {
  let time = 0
  const rule = createFlashRule(true, () => time)
  expect([rule.take(1), rule.take(1), rule.take(1)]).toEqual([true, true, false])
  time = 999
  expect(rule.take(1)).toBe(false)
  time = 1000
  expect([rule.take(2), rule.take(1)]).toEqual([true, false])
})

it('a request for more than is left is refused whole', () => {
  const rule = createFlashRule(true, () => 0)
  expect([rule.take(1), rule.take(2), rule.take(1)]).toEqual([true, false, true])
})

it('switched off it grants nothing', () => {
  expect(createFlashRule(false, () => 0).take(1)).toBe(false)
})
