import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardGrid, placeAfterKey } from './card-grid.ts'

it('shows five cards per row on a phone in landscape and three in portrait', () => {
  expect(cardGrid(514, 94, 11).columns).toBe(5)
  expect(cardGrid(328, 100, 10).columns).toBe(3)
})

it('fills the width exactly with cards and gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 3000 }), fc.integer({ min: 60, max: 200 }), (width, least) => {
      const { columns, tile, step } = cardGrid(width, least, 10)
      expect((columns - 1) * step + tile).toBeCloseTo(width, 6)
    }),
  )
})

const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']

it('keeps every key inside the grid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 149 }),
      fc.integer({ min: 3, max: 12 }),
      fc.nat(148),
      (key, count, columns, from) => {
        const next = placeAfterKey(key, from % count, count, columns)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
      },
    ),
  )
})

it('moves down from a shorter column to the last card, and nowhere from the last row', () => {
  expect(placeAfterKey('ArrowDown', 4, 7, 5)).toBe(6)
  expect(placeAfterKey('ArrowDown', 6, 7, 5)).toBe(6)
  expect(placeAfterKey('ArrowUp', 3, 7, 5)).toBe(3)
  expect(placeAfterKey('Enter', 3, 7, 5)).toBeNull()
})
