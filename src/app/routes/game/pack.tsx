import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myPacksQuery } from '@/api/queries.ts'
import { PacksView } from '@/features/game/packs/packs-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['game']

export default function PackPage() {
  const { t } = useTranslation('game')
  const to = useHref()
  const userId = useSession(state => state.user?.id ?? 0)
  const packs = useQuery(myPacksQuery(userId))
  if (packs.isError) {
    return (
      <GameLoadFailure error={packs.error} fallback={t('pack.failed')} onRetry={() => void packs.refetch()} />
    )
  }
  return packs.data ? <PacksView packs={packs.data} linkTo={to} /> : null
}
