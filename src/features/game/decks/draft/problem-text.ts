/** Returns why a deck is not legal yet as a sentence. The most obvious problem comes first. */
import {
  type DeckCardFacts,
  type DeckProblem,
  deckProblemsOf,
  deckSize,
} from '@/contract/endpoints/game/deck.ts'
import type { TFunction } from '@/i18n/words.ts'

const telling: readonly DeckProblem[] = [
  'not_owned',
  'too_many_unique',
  'too_many_high',
  'repeated',
  'full',
  'short',
]

export interface DeckVerdict {
  problems: readonly DeckProblem[] // sorted with the one to show first
  count: number // number of cards in the first problem
}

export function judgeDeck(cards: readonly DeckCardFacts[], owned: ReadonlySet<number>): DeckVerdict {
  const deckProblems = deckProblemsOf(cards, owned)
  const problems = telling.filter(problem => deckProblems.includes(problem))
  const missing = cards.filter(({ numero_carta }) => !owned.has(numero_carta)).length
  return { problems, count: problems[0] === 'not_owned' ? missing : deckSize - cards.length }
}

export const problemText = (t: TFunction<['decks', 'game']>, { problems, count }: DeckVerdict): string =>
  problems[0] ? t(`fault.${problems[0]}`, { count }) : ''
