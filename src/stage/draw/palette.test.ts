import { expect, it } from 'vitest'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { healthColours, mixed, rarityLooks, typeLooks } from './palette.ts'

it('uses the contract’s file names of types and rarities', () => {
  for (const type of elements) expect(typeLooks[type].file).toBe(codeName(type))
  for (const rarity of rarities) expect(rarityLooks[rarity].file).toBe(codeName(rarity))
})

it('distinguishes rarities by the number of gems too', () => {
  expect(rarities.map(rarity => rarityLooks[rarity].gems)).toEqual([1, 2, 3, 4, 5, 6])
})

it('changes the colour of health at 50 % and 22 %', () => {
  const [half, low] = [healthColours(0.5), healthColours(0.22)]
  expect(healthColours(0.51)).not.toEqual(half)
  expect(healthColours(0.23)).toEqual(half)
  expect(low).not.toEqual(half)
})

it('mixes colours channel by channel', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030')
})
