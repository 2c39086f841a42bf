/**
 * Gives the cards of the welcome pack that was opened in this browser to the account created in it: immediately if the
 * email address is verified, otherwise when it is verified, on any device (decision 0050).
 */
import { call } from '@/api/client.ts'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { claimWelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { useToasts } from '@/stores/toasts.ts'
import { forgetWelcomePack, noteWelcomePack, welcomeNote } from '@/stores/welcome-pack.ts'
import type { Claim } from './claim.ts'

export const claim: Claim = async ({ userId, isVerified, cache, t, to }) => {
  const note = welcomeNote()
  if (note === undefined || (note === 'announced' && !isVerified)) return
  const result = await call(claimWelcomePack)
  if (!result.ok) {
    if (result.failure.status === 404) forgetWelcomePack() // never opened, or another account owns it
    return
  }
  const { notify } = useToasts.getState()
  if (result.value.claim === 'waiting') {
    noteWelcomePack('announced')
    return notify(t('welcome_pack.waiting'), 'info')
  }
  forgetWelcomePack()
  if (result.value.claim === 'had_one') return notify(t('welcome_pack.had_before'), 'warning')
  notify(t('welcome_pack.kept'), 'success', { label: t('welcome_pack.album'), href: to('album') })
  void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
  void cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey })
}
