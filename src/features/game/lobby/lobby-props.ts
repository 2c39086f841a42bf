import type { Ladder, LadderScope } from '@/contract/endpoints/game/ladder.ts'
import type { Lobby, LobbyPlayer } from '@/contract/endpoints/game/lobby.ts'
import type { MatchCard } from '@/contract/endpoints/game/online.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { RuleSet } from '@/engine/types.ts'

export type LobbyTab = 'players' | 'tables' | 'ladder'

export interface LobbyViewProps {
  userId: number
  lobby: Lobby | null // null while it is fetched
  ladder: Ladder | null
  onLadder: (() => void) | null // fetches a ladder again that failed to load
  season: string | undefined // undefined: this one
  scope: LadderScope
  invitations: readonly MatchCard[]
  ownTable: { id: string; status: string } | null // where the reader sits already
  isReached: boolean
  isBusy: boolean // a call is in progress
  linkTo: LinkTo
  onGo: (address: string) => void // to another screen, from the scene
  onChallenge: (player: LobbyPlayer) => void
  onJoin: (id: string) => void
  onDecline: (id: string) => void
  onOpen: (kind: 'open' | 'private', rules: RuleSet) => void
  onCode: (code: string) => void
  onSearch: () => void
  onSeason: (season: string) => void
  onScope: (scope: LadderScope) => void
}
