import { expect, it } from 'vitest'
import { rowsInSight } from '../kit/rows-in-sight.ts'
import { gridSize } from './visible-rows.ts'

it('five columns on a desk, two on a phone', () => {
  expect([1180, 812, 560, 328].map(width => gridSize(width).columns)).toEqual([5, 4, 3, 2])
})

it('tiles and gaps fill the width exactly', () => {
  for (const width of [328, 812, 1180]) {
    const { columns, tile } = gridSize(width)
    expect(columns * tile + (columns - 1) * 16).toBeCloseTo(width)
  }
})

it('at the top the first rows are drawn, never more than there are', () => {
  expect(rowsInSight(30, 340, 300, 900)).toEqual({ first: 0, end: 3 })
  expect(rowsInSight(2, 340, 300, 900)).toEqual({ first: 0, end: 2 })
})

it('scrolled down only the rows around the viewport are drawn', () => {
  const { first, end } = rowsInSight(30, 340, -3400, 900)
  expect(first).toBe(9)
  expect(end).toBe(14)
})

it('past the end nothing is left over', () => {
  expect(rowsInSight(3, 340, -9000, 900)).toEqual({ first: 3, end: 3 })
  expect(rowsInSight(0, 340, 0, 900)).toEqual({ first: 0, end: 0 })
})
