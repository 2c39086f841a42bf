import { expect, it } from 'vitest'
import { isAtRest, stepSpring } from './spring.ts'

const run = (steps: number, seconds: number) => {
  const spring = { at: 0, speed: 0 }
  const path = Array.from({ length: steps }, () => {
    stepSpring(spring, 1, 14, seconds)
    return spring.at
  })
  return { spring, path }
}

it('reaches its target without overshoot', () => {
  const { spring, path } = run(120, 1 / 60)
  expect(Math.max(...path)).toBeLessThanOrEqual(1)
  expect(path).toEqual([...path].sort((a, b) => a - b))
  expect(isAtRest(spring, 1)).toBe(true)
})

it('reaches the same position for any frame length', () => {
  expect(run(60, 1 / 60).spring.at).toBeCloseTo(run(6, 1 / 6).spring.at, 3)
  expect(Number.isFinite(run(1, 30).spring.at)).toBe(true)
})
