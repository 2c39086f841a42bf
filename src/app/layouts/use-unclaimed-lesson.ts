import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { myPacksQuery } from '@/api/queries.ts'
import { hasLessonProof } from '@/features/game/kit/lesson-memory.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

/** A lesson that was won as a guest, or without a network, brings its pack as soon as somebody is logged in. */
export function useUnclaimedLesson(): void {
  const userId = useSession(state => state.user?.id ?? null)
  const { t } = useTranslation('common')
  const cache = useQueryClient()
  useEffect(() => {
    if (userId === null || !hasLessonProof()) return
    const claim = async () => {
      const { claimStoredLesson } = await import('@/features/game/kit/lesson-proof.ts')
      if ((await claimStoredLesson()) !== 'given') return
      useToasts.getState().notify(t('lesson_pack'), 'success')
      void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
    }
    void claim().catch(() => {}) // its file did not come: the proof stays for the next room
  }, [userId, t, cache])
}
