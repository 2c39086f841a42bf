import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myCardsQuery } from '@/api/queries.ts'
import { WaitingView } from '@/features/game/waiting/waiting-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['game']

export default function WaitingPage() {
  const { t } = useTranslation('game')
  const locale = useLocale()
  const to = useHref()
  const userId = useSession(state => state.user?.id ?? 0)
  const owned = useQuery(myCardsQuery(userId))
  if (owned.isError) {
    return (
      <GameLoadFailure
        error={owned.error}
        fallback={t('album.failed')}
        onRetry={() => void owned.refetch()}
      />
    )
  }
  return owned.data ? <WaitingView owned={owned.data} locale={locale} linkTo={to} /> : null
}
