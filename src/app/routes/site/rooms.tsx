import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { roomsQuery } from '@/api/place-queries.ts'
import { RoomsView } from '@/features/site/rooms/rooms-view.tsx'
import { useSession } from '@/stores/session.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useLoginHref } from '../../login-path.ts'
import { useHref, useReader } from '../../screen.ts'

export const areas = ['places']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function RoomsPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const navigate = useNavigate()
  const loginHref = useLoginHref()
  const isGuest = useSession(state => state.token === null)
  const { data: rooms, error, refetch } = useQuery(roomsQuery(useReader()))
  if (error && !rooms) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const hrefOf = (code: string) => to('room', { code })
  return (
    <RoomsView
      title={t('rooms')}
      rooms={rooms}
      loginHref={isGuest ? loginHref : undefined}
      hrefOf={hrefOf}
      onEnter={code => navigate(hrefOf(code))}
    />
  )
}
