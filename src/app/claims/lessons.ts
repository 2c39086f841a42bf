/**
 * Submits lessons won as a guest or offline, and grants their rewards, when a user with a confirmed email address is
 * logged in.
 */
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { claimStoredLessons, dropOldProof } from '@/features/game/kit/lesson-proof.ts'
import { useToasts } from '@/stores/toasts.ts'
import type { Claim } from './claim.ts'

export const claim: Claim = async ({ userId, isVerified, cache, t }) => {
  if (!isVerified) return
  const claims = await claimStoredLessons()
  const grantedCount = claims.filter(({ is }) => is === 'given').length
  const isOldGone = dropOldProof()
  const lost = claims.filter(({ is }) => is === 'unproven' || is === 'outdated').length + Number(isOldGone)
  const { notify } = useToasts.getState()
  if (grantedCount > 0) notify(t('lesson_rewards', { count: grantedCount }), 'success')
  else if (lost > 0) notify(t('lesson_dropped'), 'warning')
  if (grantedCount === 0) return
  void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
  void cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey })
  void cache.invalidateQueries({ queryKey: ['my-lessons', userId] })
}
