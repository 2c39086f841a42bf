/**
 * The computer's deck against an own one: as many cards of the same rarities, none of the player's numbers, drawn from the seed.
 * So the rival is as strong as what it meets, and a legal deck meets a legal one. Server (tickets) and page (guests) deal with it.
 */
import { rngFromSeed, shuffle } from '../../../engine/rng.ts'
import { type DeckCardFacts, deckProblemsOf } from './deck.ts'

/** @returns fewer cards than `own` only when the catalogue has no other fitting ones; the order of the catalogue does not matter */
export function rivalDeckOf<Card extends DeckCardFacts>(
  catalogue: readonly Card[],
  own: readonly DeckCardFacts[],
  seed: number,
): Card[] {
  const taken = new Set(own.map(({ numero_carta }) => numero_carta))
  const inOrder = [...catalogue].sort((one, other) => one.numero_carta - other.numero_carta)
  const shuffled = shuffle(rngFromSeed(seed), inOrder).value
  const rival: Card[] = []
  for (const { rarita } of own) {
    const free = shuffled.filter(card => !taken.has(card.numero_carta) && isWelcome(rival, card))
    const found = free.find(card => card.rarita === rarita) ?? free[0]
    if (!found) continue
    taken.add(found.numero_carta)
    rival.push(found)
  }
  return shuffle(rngFromSeed(seed ^ 0x0dec), rival).value
}

const isWelcome = (deck: readonly DeckCardFacts[], card: DeckCardFacts): boolean =>
  deckProblemsOf([...deck, card]).every(fault => fault === 'short')
