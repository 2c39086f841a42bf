import { useQuery } from '@tanstack/react-query'
import { lessonsQuery } from '@/api/lesson-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import { readLessons } from '@/features/game/kit/lesson-memory.ts'
import { readLessonProofs } from '@/features/game/kit/lesson-proof.ts'
import { LessonsView } from '@/features/game/lessons/lessons-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref, useLocale } from '../../screen.ts'

export const areas = ['lesson', 'game']

export default function LessonsPage() {
  const user = useSession(state => state.user)
  const to = useHref()
  const locale = useLocale()
  const { data: characters = [] } = useQuery(charactersQuery())
  const { data: mine } = useQuery({ ...lessonsQuery(user?.id ?? 0), enabled: user !== null })
  const known = [...(mine?.won ?? []), ...(readLessons()?.won ?? [])]
  return (
    <LessonsView
      characters={characters}
      won={known}
      paid={mine?.paid ?? []}
      waiting={readLessonProofs().length}
      account={user === null ? 'none' : user.email_verified ? 'ready' : 'unconfirmed'}
      locale={locale}
      linkTo={to}
    />
  )
}
