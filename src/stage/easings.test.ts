import { expect, it } from 'vitest'
import { cubicBezier, ease } from './easings.ts'

it('a curve begins at 0, ends at 1 and never leaves them outside its time', () => {
  for (const curve of [ease.out, ease.in, ease.back]) {
    expect([curve(-1), curve(0), curve(1), curve(2)]).toEqual([0, 0, 1, 1])
  }
})

it('the curves are those of CSS', () => {
  expect(cubicBezier(0, 0, 1, 1)(0.3)).toBeCloseTo(0.3, 4)
  expect(cubicBezier(0.42, 0, 0.58, 1)(0.5)).toBeCloseTo(0.5, 4)
  expect(cubicBezier(0.25, 0.1, 0.25, 1)(0.5)).toBeCloseTo(0.8024, 3)
})

it('out arrives early, in leaves late, back overshoots', () => {
  expect(ease.out(0.3)).toBeGreaterThan(0.7)
  expect(ease.in(0.5)).toBeLessThan(0.3)
  expect(Math.max(...[0.5, 0.6, 0.7, 0.8].map(ease.back))).toBeGreaterThan(1)
})
