import { expect, it } from 'vitest'
import { rowsInSight } from '../kit/rows-in-sight.ts'
import { gridSize } from './visible-rows.ts'

it('has five columns on a desktop and two on a phone', () => {
  expect([1180, 812, 560, 328].map(width => gridSize(width).columns)).toEqual([5, 4, 3, 2])
})

it('fills the width exactly with tiles and gaps', () => {
  for (const width of [328, 812, 1180]) {
    const { columns, tile } = gridSize(width)
    expect(columns * tile + (columns - 1) * 16).toBeCloseTo(width)
  }
})

it('renders the first rows at the top, never more than exist', () => {
  expect(rowsInSight(30, 340, 300, 900)).toEqual({ first: 0, end: 3 })
  expect(rowsInSight(2, 340, 300, 900)).toEqual({ first: 0, end: 2 })
})

it('renders only the rows around the viewport after scrolling', () => {
  const { first, end } = rowsInSight(30, 340, -3400, 900)
  expect(first).toBe(9)
  expect(end).toBe(14)
})

it('renders nothing past the end', () => {
  expect(rowsInSight(3, 340, -9000, 900)).toEqual({ first: 3, end: 3 })
  expect(rowsInSight(0, 340, 0, 900)).toEqual({ first: 0, end: 0 })
})
