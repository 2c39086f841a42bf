/** Before a battle (picture game-08b): the search with its time, a table with its link, both getting ready, and the versus screen. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/characters.ts'
import type { Search } from '@/contract/lobby.ts'
import type { Match } from '@/contract/online.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { User } from '@/contract/users.ts'
import { GameRoom } from '../kit/game-room.tsx'
import workbench from '../kit/workbench.module.css'
import type { DeckChoice } from './deck-choices.ts'
import { SearchScreen } from './search-screen.tsx'
import { TableScreen } from './table-screen.tsx'
import { VersusScreen } from './versus-screen.tsx'

export interface WaitingViewProps {
  user: User
  match: Match | null // null: a search
  search: Search | null
  decks: readonly DeckChoice[]
  deck: DeckChoice
  characters: readonly Character[]
  isBusy: boolean
  refusal: string // what the server did not want; empty when nothing
  address: string // of this table, absolute
  linkTo: LinkTo
  onDeck: (deck: DeckChoice) => void
  onReady: (isReady: boolean) => void
  onJoin: () => void
  onLeave: () => void
  onStart: () => void // the first turn begins
}

export function WaitingView(props: WaitingViewProps) {
  const { t } = useTranslation('waiting')
  const { match } = props
  return (
    <GameRoom ground="planks">
      <h1 className={workbench.spoken}>{t(match ? 'tableTitle' : 'searchTitle')}</h1>
      {match === null ? (
        <SearchScreen {...props} />
      ) : match.status === 'playing' ? (
        <VersusScreen {...props} match={match} />
      ) : (
        <TableScreen {...props} match={match} />
      )}
    </GameRoom>
  )
}
