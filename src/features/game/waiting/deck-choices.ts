/** Decks to choose from: the saved ones, otherwise the best of the owned cards. Pure. */
import type { Character, OwnedCard } from '@/contract/endpoints/game/characters.ts'
import { type Deck, deckSize } from '@/contract/endpoints/game/deck.ts'
import { suggestDeck } from '../kit/suggest-deck.ts'

export interface DeckChoice {
  id: number // 0: suggested deck
  name: string
  cards: Character[] // the opening card first
}

export function deckChoices(
  decks: readonly Deck[],
  owned: readonly OwnedCard[],
  suggested: string,
): DeckChoice[] {
  const byNumber = new Map(owned.map(card => [card.numero_carta, card]))
  const cardsOf = (numbers: readonly number[]) => numbers.flatMap(number => byNumber.get(number) ?? [])
  const complete = decks
    .map(({ id, name, cards }) => ({ id, name, cards: cardsOf(cards) }))
    .filter(({ cards }) => cards.length === deckSize)
  if (complete.length > 0) return complete
  const cards = cardsOf(suggestDeck(owned))
  return cards.length === deckSize ? [{ id: 0, name: suggested, cards }] : []
}

export const numbersOf = ({ cards }: DeckChoice): number[] => cards.map(({ numero_carta }) => numero_carta)
