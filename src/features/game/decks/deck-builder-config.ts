import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import type { HeldCard } from '../kit/held-cards.ts'
import type { DeckDraft } from './draft/deck-draft.ts'

export type Notify = (message: string, tone: 'success' | 'error' | 'info') => void

export interface DeckBuilderConfig {
  userId: number
  characters: readonly Character[] // the whole catalogue: a shared deck may contain cards the player does not own
  held: readonly HeldCard[]
  decks: readonly Deck[] // the last changed first
  shared: DeckDraft | null // from the address
  link: string // that address's query; '' without one
  wanted: number | null // id of the deck the address asks for
  arriving: number | null // numero_carta the address brings along
  locale: Locale
  notify: Notify
  onKept(deck: Deck): void
}
