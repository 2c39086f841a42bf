import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { hasLessonProofs } from '@/features/game/kit/lesson-proof-key.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

/** Lessons won as a guest, or without a network, bring their rewards as soon as somebody with a confirmed address is logged in. */
export function useUnclaimedLessons(): void {
  const userId = useSession(state => (state.user?.email_verified ? state.user.id : null))
  const { t } = useTranslation('common')
  const cache = useQueryClient()
  useEffect(() => {
    if (userId === null || !hasLessonProofs()) return
    const claim = async () => {
      const { claimStoredLessons, dropOldProof } = await import('@/features/game/kit/lesson-proof.ts')
      const claims = await claimStoredLessons()
      const given = claims.filter(({ is }) => is === 'given').length
      const isOldGone = dropOldProof()
      const lost =
        claims.filter(({ is }) => is === 'unproven' || is === 'outdated').length + Number(isOldGone)
      const { notify } = useToasts.getState()
      if (given > 0) notify(t('lesson_rewards', { count: given }), 'success')
      else if (lost > 0) notify(t('lesson_dropped'), 'warning')
      if (given === 0) return
      void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
      void cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey })
      void cache.invalidateQueries({ queryKey: ['my-lessons', userId] })
    }
    void claim().catch(() => {}) // its file did not come: the proofs stay for the next page
  }, [userId, t, cache])
}
