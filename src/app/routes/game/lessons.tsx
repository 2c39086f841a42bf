import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lessonsQuery } from '@/api/player-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import { readLessons } from '@/features/game/kit/lesson-memory.ts'
import { readLessonProofs } from '@/features/game/kit/lesson-proof.ts'
import { LessonsView } from '@/features/game/lessons/lessons-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['lesson', 'game']

export default function LessonsPage() {
  const user = useSession(state => state.user)
  const to = useHref()
  const locale = useLocale()
  const { t } = useTranslation('lesson')
  const characters = useQuery(charactersQuery(locale))
  const mine = useQuery({ ...lessonsQuery(user?.id ?? 0), enabled: user !== null })
  const failed = [characters, mine].find(({ isError }) => isError)
  if (failed)
    return (
      <GameLoadFailure
        error={failed.error}
        fallback={t('page.failed')}
        onRetry={() => void failed.refetch()}
      />
    )
  const wonLessons = [...(mine.data?.won ?? []), ...(readLessons()?.won ?? [])]
  return (
    <LessonsView
      characters={characters.data ?? []}
      won={wonLessons}
      paid={mine.data?.paid ?? []}
      waiting={readLessonProofs().length}
      account={user === null ? 'none' : user.email_verified ? 'ready' : 'unconfirmed'}
      locale={locale}
      linkTo={to}
    />
  )
}
