import { describe, expect, it } from 'vitest'
import { rarities } from './characters.ts'
import { type DeckCardFacts, deckProblemsOf } from './deck.ts'
import { rivalDeckOf } from './rival-deck.ts'

/** Ten of each rarity. */
const catalogue: DeckCardFacts[] = Array.from({ length: 60 }, (_, at) => ({
  numero_carta: at + 2,
  rarita: rarities[at % rarities.length] ?? 'Comune',
}))
const numbersOf = (cards: readonly DeckCardFacts[]) => cards.map(({ numero_carta }) => numero_carta)
const own = catalogue
  .slice(6, 12)
  .filter(({ rarita }) => rarita !== 'Mitica')
  .concat(catalogue[0]!)

describe('the rival’s deck (decision 0029)', () => {
  it('is a legal deck of the same rarities without the player’s numbers, whatever the seed', () => {
    expect(deckProblemsOf(own)).toEqual([])
    for (let seed = 0; seed < 200; seed++) {
      const rival = rivalDeckOf(catalogue, own, seed)
      expect(deckProblemsOf(rival)).toEqual([])
      expect(rival.map(({ rarita }) => rarita).sort()).toEqual(own.map(({ rarita }) => rarita).sort())
      expect(numbersOf(rival).some(number => numbersOf(own).includes(number))).toBe(false)
    }
  })

  it('is the same for the same seed, however the catalogue is ordered', () => {
    const dealt = rivalDeckOf(catalogue, own, 7)
    expect(rivalDeckOf([...catalogue].reverse(), own, 7)).toEqual(dealt)
    expect(rivalDeckOf(catalogue, own, 8)).not.toEqual(dealt)
  })

  it('takes what there is when a rarity has run out, and stays legal', () => {
    const few = catalogue.filter(({ rarita }) => rarita !== 'Rara')
    const rival = rivalDeckOf(few, own, 3)
    expect(deckProblemsOf(rival)).toEqual([])
    expect(rivalDeckOf([], own, 3)).toEqual([])
  })
})
