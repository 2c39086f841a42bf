import { type DeckProblem, deckProblemsOf, deckSize } from '@/contract/endpoints/game/deck.ts'
import type { BattleCharacter } from '../session/public-battle.ts'

/** The first of each number, in the order they came. */
export function distinct(cards: readonly BattleCharacter[]): BattleCharacter[] {
  const seen = new Set<number>()
  return cards.filter(({ numero_carta }) => !seen.has(numero_carta) && seen.add(numero_carta))
}

/** Without a chosen deck: the first different cards one owns that go together, six at most. */
export function firstDeck(owned: readonly BattleCharacter[]): BattleCharacter[] {
  const deck: BattleCharacter[] = []
  for (const card of distinct(owned)) {
    if (deck.length === deckSize) break
    if (deckProblemsOf([...deck, card]).every(fault => fault === 'short')) deck.push(card)
  }
  return deck
}

export type ChosenDeck = { cards: BattleCharacter[] } | { problems: DeckProblem[] }

/** The deck of the address, the opening card first, from cards one owns. */
export function chosenDeck(numbers: readonly number[], owned: readonly BattleCharacter[]): ChosenDeck {
  const byNumber = new Map(owned.map(card => [card.numero_carta, card]))
  const cards = numbers.flatMap(number => byNumber.get(number) ?? [])
  const problems = deckProblemsOf(cards)
  if (cards.length < numbers.length) return { problems: ['not_owned'] }
  return problems.length > 0 ? { problems } : { cards }
}
