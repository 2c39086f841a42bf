import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elements, type Move, rarities } from '@/contract/endpoints/game/characters.ts'
import { deckProblemsOf } from '@/contract/endpoints/game/deck.ts'
import { suggestDeck } from './suggest-deck.ts'

const move: fc.Arbitrary<Move> = fc.record({
  nome_mossa: fc.constant('Colpo'),
  descrizione_mossa: fc.constant(''),
  danno: fc.nat(170),
  costo_energia: fc.integer({ min: 2, max: 6 }),
  video_url: fc.constant(null),
  effetti: fc.constant([]),
})
const card = fc.record({
  numero_carta: fc.integer({ min: 2, max: 150 }),
  rarita: fc.constantFrom(...rarities),
  tipo: fc.constantFrom(...elements),
  pv: fc.integer({ min: 50, max: 320 }),
  resistenza: fc.nat(15),
  mosse: fc.array(move, { maxLength: 3 }),
})
const cards = fc.uniqueArray(card, { maxLength: 40, selector: ({ numero_carta }) => numero_carta })

it('suggests a legal deck of owned cards, with six whenever six legal ones exist', () => {
  fc.assert(
    fc.property(cards, owned => {
      const numbers = suggestDeck(owned)
      const deck = numbers.map(number => owned.find(({ numero_carta }) => numero_carta === number)!)
      const have = new Set(owned.map(({ numero_carta }) => numero_carta))
      const low = owned.filter(({ rarita }) => !['Unica', 'Leggendaria', 'Mitica'].includes(rarita)).length
      const unique = Math.min(1, owned.filter(({ rarita }) => rarita === 'Unica').length)
      const high = Math.min(
        2,
        owned.filter(({ rarita }) => rarita === 'Leggendaria' || rarita === 'Mitica').length,
      )
      const isPossible = low + unique + high >= 6
      expect(deckProblemsOf(deck, have)).toEqual(isPossible ? [] : ['short'])
    }),
  )
})

it('does not depend on the order of the cards', () => {
  fc.assert(
    fc.property(cards, owned => {
      expect(suggestDeck(owned)).toEqual(suggestDeck([...owned].reverse()))
    }),
  )
})

it('counts copies of one card as one card', () => {
  const [one] = fc.sample(card, { numRuns: 1, seed: 7 })
  expect(suggestDeck([one!, one!, one!])).toEqual([one!.numero_carta])
})
