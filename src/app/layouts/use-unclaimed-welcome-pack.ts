/**
 * The cards of the welcome pack that was torn in this browser follow whoever makes an account in it: at once with a verified address,
 * otherwise with its verification, on whatever device (decision 0050).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { claimWelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { forgetWelcomePack, noteWelcomePack, welcomeNote } from '@/stores/welcome-pack.ts'
import { useHref } from '../screen.ts'

export function useUnclaimedWelcomePack(): void {
  const userId = useSession(state => (state.user && !state.user.signed_in_by ? state.user.id : null))
  const isVerified = useSession(state => state.user?.email_verified === true)
  const { t } = useTranslation('common')
  const to = useHref()
  const cache = useQueryClient()
  useEffect(() => {
    const note = welcomeNote()
    if (userId === null || note === undefined || (note === 'announced' && !isVerified)) return
    const keep = async () => {
      const asked = await call(claimWelcomePack)
      if (!asked.ok) {
        if (asked.failure.status === 404) forgetWelcomePack() // never torn, or somebody else keeps it
        return
      }
      const { notify } = useToasts.getState()
      const { claim } = asked.value
      if (claim === 'waiting') {
        noteWelcomePack('announced')
        return notify(t('welcome_pack.waiting'), 'info')
      }
      forgetWelcomePack()
      if (claim === 'had_one') return notify(t('welcome_pack.had_before'), 'warning')
      notify(t('welcome_pack.kept'), 'success', { label: t('welcome_pack.album'), href: to('album') })
      void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
      void cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey })
    }
    void keep()
  }, [userId, isVerified, t, to, cache])
}
