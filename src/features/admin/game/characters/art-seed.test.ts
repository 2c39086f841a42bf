import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FigureArt } from '@/contract/endpoints/game/creation-art.ts'
import { artFromSeed } from './art-seed.ts'

const figures = ['amanito', 'brinorso', 'nuvoletta']

it('returns the same valid art for the same seed', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const art = artFromSeed(seed, figures)
      expect(artFromSeed(seed, figures)).toEqual(art)
      expect(FigureArt.safeParse(art).success).toBe(true)
      expect(figures).toContain(art.slug)
    }),
  )
})

it('returns more than eighty different pictures for a hundred seeds', () => {
  const drawn = Array.from({ length: 100 }, (_, seed) => JSON.stringify(artFromSeed(seed, figures)))
  expect(new Set(drawn).size).toBeGreaterThan(80)
})
