import { expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { newestOfEach } from './card-parade.tsx'

const card = (numero_carta: number, rarita: Character['rarita']) => ({ numero_carta, rarita }) as Character

it('shows the newest of each rarity, common first, and skips a rarity without cards', () => {
  const chosen = newestOfEach([
    card(9, 'Unica'),
    card(3, 'Comune'),
    card(7, 'Comune'),
    card(5, 'Rara'),
    card(4, 'Rara'),
  ])
  expect(chosen.map(one => one.numero_carta)).toEqual([7, 5, 9])
})
