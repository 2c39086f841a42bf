import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'

export interface PrepareViewProps {
  isGuest: boolean
  decks: readonly Deck[] | null // null while loading, or for a guest
  characters: readonly Character[]
  battles: readonly BattleSummary[]
  deckId: number | null // id of the deck in the address
  isSuggesting: boolean
  locale: Locale
  linkTo: LinkTo
  onSuggest(): void // builds and saves a legal deck of owned cards
}
