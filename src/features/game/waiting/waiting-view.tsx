/** Before a battle (picture game-08b): the search with its time, a table with its link, both getting ready, and the versus screen. */
import { useTranslation } from 'react-i18next'
import { GameRoom } from '../kit/game-room.tsx'
import workbench from '../kit/workbench.module.css'
import { SearchScreen } from './search-screen.tsx'
import { TableScreen } from './table-screen.tsx'
import { VersusScreen } from './versus-screen.tsx'
import type { WaitingViewProps } from './waiting-props.ts'

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
