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
const playerDeck = catalogue
  .slice(6, 12)
  .filter(({ rarita }) => rarita !== 'Mitica')
  .concat(catalogue[0]!)

describe('the rival’s deck (decision 0029)', () => {
  it('is a legal deck of the same rarities without the player’s cards, for any seed', () => {
    expect(deckProblemsOf(playerDeck)).toEqual([])
    for (let seed = 0; seed < 200; seed++) {
      const rival = rivalDeckOf(catalogue, playerDeck, seed)
      expect(deckProblemsOf(rival)).toEqual([])
      expect(rival.map(({ rarita }) => rarita).sort()).toEqual(playerDeck.map(({ rarita }) => rarita).sort())
      expect(numbersOf(rival).some(number => numbersOf(playerDeck).includes(number))).toBe(false)
    }
  })

  it('is the same for the same seed, whatever the order of the catalogue', () => {
    const dealt = rivalDeckOf(catalogue, playerDeck, 7)
    expect(rivalDeckOf([...catalogue].reverse(), playerDeck, 7)).toEqual(dealt)
    expect(rivalDeckOf(catalogue, playerDeck, 8)).not.toEqual(dealt)
  })

  it('uses other rarities if one is used up, and remains legal', () => {
    const few = catalogue.filter(({ rarita }) => rarita !== 'Rara')
    const rival = rivalDeckOf(few, playerDeck, 3)
    expect(deckProblemsOf(rival)).toEqual([])
    expect(rivalDeckOf([], playerDeck, 3)).toEqual([])
  })
})
