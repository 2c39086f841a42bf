/** The cards of an account, one entry per number with the number of copies. Pure. */
import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'

export interface HeldCard {
  character: Character
  copies: number
}

/** Sorted by number. */
export function heldCards(owned: readonly OwnedCard[]): HeldCard[] {
  const byNumber = new Map<number, HeldCard>()
  for (const card of owned) {
    const ownedCard = byNumber.get(card.numero_carta)
    if (ownedCard) ownedCard.copies += 1
    else byNumber.set(card.numero_carta, { character: card, copies: 1 })
  }
  return [...byNumber.values()].sort((a, b) => a.character.numero_carta - b.character.numero_carta)
}

export const numbersOf = (ownedCards: readonly HeldCard[]): Set<number> =>
  new Set(ownedCards.map(({ character }) => character.numero_carta))
