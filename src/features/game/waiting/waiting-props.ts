import type { User } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Search } from '@/contract/endpoints/game/lobby.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { DeckChoice } from './deck-choices.ts'

export interface WaitingViewProps {
  user: User
  match: Match | null // null: a search
  search: Search | null
  decks: readonly DeckChoice[]
  deck: DeckChoice
  characters: readonly Character[]
  isBusy: boolean
  refusal: string // the server's refusal as a sentence; empty without one
  address: string // absolute address of this table
  linkTo: LinkTo
  onDeck: (deck: DeckChoice) => void
  onReady: (isReady: boolean) => void
  onJoin: () => void
  onLeave: () => void
  onStart: () => void // the first turn begins
}
