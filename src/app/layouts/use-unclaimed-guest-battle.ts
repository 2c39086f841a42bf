import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasGuestBattle } from '@/features/game/kit/guest-battle-key.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

/** The server's check of the battle is over by then, in milliseconds; level and XP are fetched anew. */
const CHECK_TIME = 6000

/** A battle played as a guest is brought in as soon as somebody with a confirmed address is logged in. */
export function useUnclaimedGuestBattle(): void {
  const userId = useSession(state => (state.user?.email_verified ? state.user.id : null))
  const { t } = useTranslation('common')
  useEffect(() => {
    if (userId === null || !hasGuestBattle()) return
    const claim = async () => {
      const [{ claimStoredGuestBattle }, { battleServer }] = await Promise.all([
        import('@/features/game/kit/guest-battle.ts'),
        import('@/features/game/battle/session/battle-server.ts'),
      ])
      const made = await claimStoredGuestBattle()
      const { notify } = useToasts.getState()
      if (made === 'taken') {
        notify(t('guest_battle_taken'), 'success')
        setTimeout(() => void battleServer.refreshUser(), CHECK_TIME)
      } else if (made === 'lost') notify(t('guest_battle_dropped'), 'warning')
    }
    void claim().catch(() => {}) // its file did not come: the battle stays for the next page
  }, [userId, t])
}
