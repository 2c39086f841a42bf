import { type DeckProblem, deckProblemsOf, deckSize } from '@/contract/endpoints/game/deck.ts'
import type { BattleCharacter } from '../session/public-battle.ts'

/** Returns the first card of each number, in the given order. */
export function distinct(cards: readonly BattleCharacter[]): BattleCharacter[] {
  const seen = new Set<number>()
  return cards.filter(({ numero_carta }) => !seen.has(numero_carta) && seen.add(numero_carta))
}

/** Returns the deck if none was chosen: the first different owned cards that form a legal deck, at most six. */
export function firstDeck(owned: readonly BattleCharacter[]): BattleCharacter[] {
  const deck: BattleCharacter[] = []
  for (const card of distinct(owned)) {
    if (deck.length === deckSize) break
    if (deckProblemsOf([...deck, card]).every(problem => problem === 'short')) deck.push(card)
  }
  return deck
}

export type ChosenDeck = { cards: BattleCharacter[] } | { problems: DeckProblem[] }

/** Returns the deck of the address from owned cards, the opening card first. */
export function chosenDeck(numbers: readonly number[], owned: readonly BattleCharacter[]): ChosenDeck {
  const byNumber = new Map(owned.map(card => [card.numero_carta, card]))
  const cards = numbers.flatMap(number => byNumber.get(number) ?? [])
  const problems = deckProblemsOf(cards)
  if (cards.length < numbers.length) return { problems: ['not_owned'] }
  return problems.length > 0 ? { problems } : { cards }
}
