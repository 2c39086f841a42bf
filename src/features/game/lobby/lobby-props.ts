import type { Ladder, LadderScope } from '@/contract/endpoints/game/ladder.ts'
import type { Lobby, LobbyPlayer } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { RuleSet } from '@/engine/types.ts'

export type LobbyTab = 'players' | 'tables' | 'ladder'

export interface LobbyViewProps {
  userId: number
  lobby: Lobby | null // null until it is loaded
  ladder: Ladder | null
  onLadder: (() => void) | null // retries a ladder that failed to load
  season: string | undefined // undefined: the current season
  scope: LadderScope
  invitations: readonly MatchCard[]
  ownTable: { id: string; status: string } | null // the reader's current table
  isReached: boolean
  isBusy: boolean // a request is in progress
  linkTo: LinkTo
  onGo: (address: string) => void // navigates to another screen from the scene
  onChallenge: (player: LobbyPlayer) => void
  onJoin: (id: string) => void
  onDecline: (id: string) => void
  onOpen: (kind: 'open' | 'private', rules: RuleSet) => void
  onCode: (code: string) => void
  onSearch: () => void
  onSeason: (season: string) => void
  onScope: (scope: LadderScope) => void
}
