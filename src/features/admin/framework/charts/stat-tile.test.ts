import { expect, it } from 'vitest'
import { growth } from './stat-tile.tsx'

it('returns no percentage without an earlier value', () => {
  expect([growth(150, 100), growth(50, 100), growth(3, 0), growth(3, -5)]).toEqual([50, -50, null, null])
})
