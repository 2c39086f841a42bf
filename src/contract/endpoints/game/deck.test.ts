import { describe, expect, it } from 'vitest'
import type { Rarity } from './characters.ts'
import { deckProblemsOf } from './deck.ts'

const cards = (...rarities: Rarity[]) => rarities.map((rarita, at) => ({ numero_carta: at + 2, rarita }))
const commons = (count: number) => cards(...Array<Rarity>(count).fill('Comune'))

describe('a deck', () => {
  it('needs six different owned cards', () => {
    expect(deckProblemsOf(commons(6))).toEqual([])
    expect(deckProblemsOf(commons(5))).toEqual(['short'])
    expect(deckProblemsOf(commons(7))).toEqual(['full'])
    expect(deckProblemsOf([...commons(5), { numero_carta: 2, rarita: 'Comune' }])).toEqual(['repeated'])
    expect(deckProblemsOf(commons(6), new Set([2, 3, 4, 5, 6]))).toEqual(['not_owned'])
  })

  it('has at most one Unica', () => {
    expect(deckProblemsOf(cards('Unica', 'Rara', 'Rara', 'Rara', 'Rara', 'Rara'))).toEqual([])
    expect(deckProblemsOf(cards('Unica', 'Unica', 'Rara', 'Rara', 'Rara', 'Rara'))).toEqual([
      'too_many_unique',
    ])
  })

  it('has at most two of Leggendaria and Mitica together', () => {
    expect(deckProblemsOf(cards('Unica', 'Mitica', 'Leggendaria', 'Rara', 'Rara', 'Rara'))).toEqual([])
    expect(deckProblemsOf(cards('Mitica', 'Mitica', 'Leggendaria', 'Rara', 'Rara', 'Rara'))).toEqual([
      'too_many_high',
    ])
  })
})
