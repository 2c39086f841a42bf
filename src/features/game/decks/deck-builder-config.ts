import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { HeldCard } from '../kit/held-cards.ts'
import type { DeckDraft } from './draft/deck-draft.ts'

export type Notify = (message: string, tone: 'success' | 'error' | 'info') => void

export interface DeckBuilderConfig {
  userId: number
  characters: readonly Character[] // the whole catalogue: a shared deck may contain cards the player does not own
  ownedCards: readonly HeldCard[]
  decks: readonly Deck[] // sorted by last change, newest first
  shared: DeckDraft | null // deck in the address
  link: string // query of that address; '' without one
  deckId: number | null // id of the deck in the address
  arriving: number | null // numero_carta in the address
  locale: Locale
  notify: Notify
  onKept(deck: Deck): void
}

export interface DecksViewProps extends DeckBuilderConfig {
  linkTo: LinkTo
  home: string // origin for a shared link
  leaving: { go(): void; stay(): void } | null // pending navigation to another screen
  onUnsaved(isUnsaved: boolean): void
}
