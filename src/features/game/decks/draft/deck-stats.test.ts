import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elements, type Move } from '@/contract/endpoints/game/characters.ts'
import { costCurve, typeSpread } from './deck-stats.ts'

const move = (costo_energia: number): Move => ({
  nome_mossa: 'Colpo',
  descrizione_mossa: '',
  danno: 10,
  costo_energia,
  video_url: null,
  effetti: [],
})
const card = fc.record({
  tipo: fc.constantFrom(...elements),
  mosse: fc.array(fc.integer({ min: 0, max: 9 }).map(move), { maxLength: 3 }),
})

it('counts every move in one bar and every card in one type', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 6 }), cards => {
      const { moves } = costCurve(cards)
      expect(moves.reduce((a, b) => a + b, 0)).toBe(cards.flatMap(({ mosse }) => mosse).length)
      expect(typeSpread(cards).reduce((sum, { count }) => sum + count, 0)).toBe(cards.length)
    }),
  )
})

it('averages the printed costs, with null for no moves', () => {
  expect(costCurve([{ tipo: 'Fuoco', mosse: [move(2), move(5)] }]).average).toBe(3.5)
  expect(costCurve([]).average).toBeNull()
})

it('sorts the most frequent type first', () => {
  const cards = (['Fuoco', 'Acqua', 'Acqua'] as const).map(tipo => ({ tipo, mosse: [] }))
  expect(typeSpread(cards)).toEqual([
    { type: 'Acqua', count: 2 },
    { type: 'Fuoco', count: 1 },
  ])
})
