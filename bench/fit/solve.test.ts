import fc from 'fast-check'
import { expect, it } from 'vitest'
import { solve } from './solve.ts'

const sizes = fc.integer({ min: 1, max: 8 })

it('returns a solution of the equations', () => {
  const systems = sizes.chain(size =>
    fc.record({
      matrix: fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
      wanted: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size }),
    }),
  )
  fc.assert(
    fc.property(systems, ({ matrix, wanted }) => {
      // A dominant diagonal, like least squares with a ridge, guarantees exactly one solution.
      const heavy = matrix.map((row, at) => row.map((value, to) => (at === to ? value + 200 : value)))
      const sums = heavy.map(row => row.reduce((sum, value, to) => sum + value * (wanted[to] ?? 0), 0))
      for (const [at, value] of solve(heavy, sums).entries()) expect(value).toBeCloseTo(wanted[at] ?? 0, 6)
    }),
  )
})

it('swaps rows for a zero pivot and rejects a singular matrix', () => {
  expect(
    solve(
      [
        [0, 2],
        [4, 0],
      ],
      [6, 8],
    ),
  ).toEqual([2, 3])
  expect(() =>
    solve(
      [
        [1, 1],
        [1, 1],
      ],
      [1, 1],
    ),
  ).toThrow('unknown 1')
})
