import { expect, it } from 'vitest'
import { ratedAfter, ratingIn, seasonOf, standingAt } from './ladder.ts'

it.each([
  [1000, 1000, 1, [1016, 984]],
  [1000, 1000, 0.5, [1000, 1000]],
  [1000, 1400, 1, [1029, 1371]],
  [1400, 1000, 1, [1403, 997]],
  [1400, 1000, 0.5, [1387, 1013]],
] as const)('%i against %i with %d: Elo with K 32', (first, second, score, after) => {
  expect(ratedAfter(first, second, score)).toEqual(after)
})

it('gives one player what the other loses, in either order', () => {
  for (let first = 600; first < 2200; first += 70)
    for (const score of [0, 0.5, 1] as const) {
      const [firstRating, secondRating] = ratedAfter(first, 1234, score)
      expect(firstRating + secondRating).toBe(first + 1234)
      expect(ratedAfter(1234, first, (1 - score) as 0 | 0.5 | 1)).toEqual([secondRating, firstRating])
    }
})

it('moves half of the way back to 1000 on the first of every month, also over the turn of the year', () => {
  expect(ratingIn('2026-11', 1400, '2026-11')).toBe(1400)
  expect(ratingIn('2026-12', 1400, '2026-11')).toBe(1200)
  expect(ratingIn('2027-01', 1400, '2026-11')).toBe(1100)
  expect(ratingIn('2027-01', 600, '2026-11')).toBe(900)
  expect(ratingIn('2999-01', 1400, '2026-11')).toBe(1000)
})

it('uses seasons in UTC', () => {
  expect(seasonOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11')
  expect(seasonOf(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12')
})

it.each([
  [640, 'wood', 3, 260],
  [899, 'wood', 3, 1],
  [1000, 'wood', 1, 100],
  [1204, 'brass', 2, 96],
  [1300, 'brass', 1, 100],
  [1999, 'gold', 1, 1],
  [2000, 'arcane', null, null],
  [2640, 'arcane', null, null],
])('%i points stand in %s %s, %s points below the next step', (rating, league, step, toNext) => {
  expect(standingAt(rating)).toMatchObject({ league, step, toNext })
})
