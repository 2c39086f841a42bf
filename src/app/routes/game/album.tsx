import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { readPage } from '@/features/game/album/album-pages.ts'
import { AlbumView } from '@/features/game/album/album-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useViewport } from '../../device.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['game']

export default function AlbumPage() {
  const { t } = useTranslation('game')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const userId = useSession(state => state.user?.id ?? 0)
  const owned = useQuery(myCardsQuery(userId))
  const { data: characters = [] } = useQuery(charactersQuery())
  const locale = useLocale()
  const to = useHref()
  const { width, height } = useViewport()
  if (owned.isError) {
    return (
      <GameLoadFailure
        error={owned.error}
        fallback={t('album.failed')}
        onRetry={() => void owned.refetch()}
      />
    )
  }
  return (
    <AlbumView
      characters={characters}
      owned={owned.data ?? []}
      page={readPage(params.get('page'))}
      spread={width >= 1000 && height > 500}
      locale={locale}
      linkTo={to}
      onPage={page => navigate(`?page=${page}`, { replace: true, preventScrollReset: true })}
    />
  )
}
