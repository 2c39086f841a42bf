import { expect, it } from 'vitest'
import { foilOf, nameScale } from './card-look.ts'

it('short names are as large as the plate allows, long ones shrink to fit it', () => {
  expect(nameScale('Lupo', 'full')).toBe(8.1)
  expect(nameScale('Gufosaggiono', 'compact')).toBeLessThan(12.5)
  expect(nameScale('Gufosaggiono', 'compact') * 12 * 0.56).toBeLessThanOrEqual(64.1)
})

it('foil begins at Mitica and grows with rarity', () => {
  expect(foilOf('Rara')).toBe(0)
  expect(foilOf('Mitica')).toBeGreaterThan(0)
  expect(foilOf('Unica')).toBeGreaterThan(foilOf('Leggendaria'))
})
