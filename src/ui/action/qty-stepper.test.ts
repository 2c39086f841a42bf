import { expect, it } from 'vitest'
import { stepQuantity } from './qty-stepper.tsx'

it.each([
  ['goes up', 2, 1, 3],
  ['goes down', 2, -1, 1],
  ['never below the least', 1, -1, 1],
  ['never above the most', 9, 1, 9],
  ['brings a stored value back in', 40, 0, 9],
  ['counts whole pieces', 2.4, 1, 3],
])('the quantity %s', (_, value, by, expected) => {
  expect(stepQuantity(value, by, 1, 9)).toBe(expected)
})

it('keeps the minimum if less than that is available', () => {
  expect(stepQuantity(3, 1, 1, 0)).toBe(1)
})
