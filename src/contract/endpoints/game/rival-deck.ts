/**
 * Draws the computer's deck from the seed: the same rarities as the player's deck, without the player's cards. So the rival is equally
 * strong, and a legal deck meets a legal one. Used by the server (tickets) and the page (guests).
 */
import { rngFromSeed, shuffle } from '../../../engine/rng.ts'
import { type DeckCardFacts, deckProblemsOf } from './deck.ts'

/** @returns fewer cards than `own` only if the catalogue has no more suitable ones; independent of the order of the catalogue */
export function rivalDeckOf<Card extends DeckCardFacts>(
  catalogue: readonly Card[],
  own: readonly DeckCardFacts[],
  seed: number,
): Card[] {
  const excludedNumbers = new Set(own.map(({ numero_carta }) => numero_carta))
  const inOrder = [...catalogue].sort((a, b) => a.numero_carta - b.numero_carta)
  const shuffled = shuffle(rngFromSeed(seed), inOrder).value
  const rival: Card[] = []
  for (const { rarita } of own) {
    const free = shuffled.filter(card => !excludedNumbers.has(card.numero_carta) && isWelcome(rival, card))
    const card = free.find(card => card.rarita === rarita) ?? free[0]
    if (!card) continue
    excludedNumbers.add(card.numero_carta)
    rival.push(card)
  }
  return shuffle(rngFromSeed(seed ^ 0x0dec), rival).value
}

const isWelcome = (deck: readonly DeckCardFacts[], card: DeckCardFacts): boolean =>
  deckProblemsOf([...deck, card]).every(fault => fault === 'short')
