import { expect, it } from 'vitest'
import { ease } from './easings.ts'

it('begins every curve at 0 and ends it at 1', () => {
  for (const curve of [ease.out, ease.in, ease.back]) {
    expect(curve(0)).toBeCloseTo(0, 6)
    expect(curve(1)).toBeCloseTo(1, 6)
  }
})

it('arrives early with out, leaves late with in and overshoots with back', () => {
  expect(ease.out(0.3)).toBeGreaterThan(0.7)
  expect(ease.in(0.5)).toBeLessThan(0.3)
  expect(Math.max(...[0.5, 0.6, 0.7, 0.8].map(ease.back))).toBeGreaterThan(1)
})
