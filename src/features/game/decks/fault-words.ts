/** Why a deck is none yet, in words; the fault that is easiest to mend by looking comes first. */
import { type DeckCardFacts, type DeckFault, deckFaultsOf, deckSize } from '@/contract/deck.ts'
import type { TFunction } from '@/i18n/words.ts'

const telling: readonly DeckFault[] = [
  'not_owned',
  'too_many_unique',
  'too_many_high',
  'repeated',
  'full',
  'short',
]

export interface DeckVerdict {
  faults: readonly DeckFault[] // the one to tell first
  count: number // cards the first one speaks of
}

export function judgeDeck(cards: readonly DeckCardFacts[], owned: ReadonlySet<number>): DeckVerdict {
  const found = deckFaultsOf(cards, owned)
  const faults = telling.filter(fault => found.includes(fault))
  const missing = cards.filter(({ numero_carta }) => !owned.has(numero_carta)).length
  return { faults, count: faults[0] === 'not_owned' ? missing : deckSize - cards.length }
}

export const faultWords = (t: TFunction<['decks', 'game']>, { faults, count }: DeckVerdict): string =>
  faults[0] ? t(`fault.${faults[0]}`, { count }) : ''
