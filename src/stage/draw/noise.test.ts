import { expect, it } from 'vitest'
import { fbmOf } from './noise.ts'

const grid = Array.from({ length: 40 * 40 }, (_, at) => ({
  x: (at % 40) * 0.37 - 4,
  y: Math.floor(at / 40) * 0.21 - 2,
}))

it('gives the same noise in any order of its points', () => {
  const forwards = fbmOf(3)
  const backwards = fbmOf(3)
  const other = [...grid].reverse().map(({ x, y }) => backwards(x, y))
  expect(grid.map(({ x, y }) => forwards(x, y))).toEqual(other.reverse())
})

it('keeps noise between 0 and 1 and different by seed', () => {
  const values = grid.map(({ x, y }) => fbmOf(9)(x, y))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThanOrEqual(1)
  expect(values).not.toEqual(grid.map(({ x, y }) => fbmOf(7)(x, y)))
})
