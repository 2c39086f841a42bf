/** Submits a battle played as a guest when a user with a confirmed email address is logged in. */
import { battleServer } from '@/features/game/battle/session/battle-server.ts'
import { claimStoredGuestBattle } from '@/features/game/kit/guest-battle.ts'
import { useToasts } from '@/stores/toasts.ts'
import type { Claim } from './claim.ts'

/** The server has checked the battle by then, in milliseconds. Level and XP are then refetched. */
const CHECK_TIME = 6000

export const claim: Claim = async ({ isVerified, t }) => {
  if (!isVerified) return
  const made = await claimStoredGuestBattle()
  const { notify } = useToasts.getState()
  if (made === 'taken') {
    notify(t('guest_battle_taken'), 'success')
    setTimeout(() => void battleServer.refreshUser(), CHECK_TIME)
  } else if (made === 'lost') notify(t('guest_battle_dropped'), 'warning')
}
