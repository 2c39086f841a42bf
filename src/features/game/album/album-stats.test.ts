import { expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { slotsOf } from './album-pages.ts'
import { percentOf, statsOf } from './album-stats.ts'

const character = (numero_carta: number, rarita: string, tipo: string) =>
  ({ numero_carta, rarita, tipo }) as Character

const slots = slotsOf(
  [character(2, 'Rara', 'Fuoco'), character(3, 'Rara', 'Acqua'), character(4, 'Comune', 'Acqua')],
  [
    { numero_carta: 2, is_new: true },
    { numero_carta: 4, is_new: false },
    { numero_carta: 4, is_new: false },
  ],
)

it('counts in total, by rarity and by type', () => {
  const figures = statsOf(slots)
  expect(figures).toMatchObject({ owned: 2, total: 149, missing: 147, doubles: 1, news: 1 })
  expect(figures.byRarity.Rara).toEqual({ owned: 1, total: 2 })
  expect(figures.byType.Acqua).toEqual({ owned: 1, total: 2 })
  expect(figures.byType.Suono).toEqual({ owned: 0, total: 0 })
})

it('is complete only with the last card', () => {
  expect(percentOf({ owned: 148, total: 149 })).toBe(99)
  expect(percentOf({ owned: 149, total: 149 })).toBe(100)
})
