import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { artQuery } from '@/api/art-query.ts'
import { myCreationsQuery } from '@/api/creation-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import { CreatorView } from '@/features/game/creator/creator-view.tsx'
import { WorkbenchLoading } from '@/features/game/kit/workbench-loading.tsx'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['creator', 'game', 'battle', 'replay', 'effects', 'validation', 'problems']

const Trial = lazy(() => import('@/features/game/battle/trial/trial-fight.tsx'))

export default function CreatorPage() {
  const { t } = useTranslation('creator')
  const [params] = useSearchParams()
  const to = useHref()
  const locale = useLocale()
  const userId = useSession(state => state.user?.id ?? 0)
  const notify = useToasts(state => state.notify)
  const characters = useQuery(charactersQuery(locale))
  const art = useQuery(artQuery())
  const creations = useQuery(myCreationsQuery(userId))
  const failed = [characters, creations].find(query => query.isError)
  if (failed)
    return (
      <GameLoadFailure
        error={failed.error}
        fallback={t('load_failed')}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!characters.data || !creations.data || art.isPending)
    return <WorkbenchLoading ground="planks" title={t('title')} back={to('game')} />
  return (
    <CreatorView
      userId={userId}
      characters={characters.data}
      art={art.data ?? {}}
      creations={creations.data}
      editedId={params.get('edit')}
      locale={locale}
      linkTo={to}
      home={location.origin}
      notify={notify}
      Trial={Trial}
    />
  )
}
