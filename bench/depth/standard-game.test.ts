import { expect, it } from 'vitest'
import { printedCards, shapeOf } from './standard-game.ts'

it('has at least a hundred kinds of cards, none printed more than five times (decision 0043)', () => {
  const counts = new Map<string, number>()
  for (const card of printedCards) counts.set(shapeOf(card), (counts.get(shapeOf(card)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThanOrEqual(100)
  expect([...counts].filter(([, count]) => count > 5)).toEqual([])
})
