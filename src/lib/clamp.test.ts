import { expect, it } from 'vitest'
import { clamp } from './clamp.ts'

it.each([
  [5, 5],
  [-1, 0],
  [11, 10],
])('clamps %d to %d within 0 and 10', (value, clamped) => expect(clamp(value, 0, 10)).toBe(clamped))

it('returns the lower limit of an empty range', () => {
  expect(clamp(5, 3, 1)).toBe(3)
})
