/**
 * Brings what was won, stored or left unsent in this browser to the logged-in user. Each kind has a key in local
 * storage, and its code is loaded only if the key exists. An admin who acts as a customer claims nothing.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { guestBattleKey, lessonProofsKey, oldProofKey } from '@/features/game/kit/guest-progress-keys.ts'
import { favouritesKey } from '@/stores/favourites.ts'
import { useSession } from '@/stores/session.ts'
import { readText } from '@/stores/storage.ts'
import { unsentFavouritesKey } from '@/stores/unsent-favourites.ts'
import { welcomePackKey } from '@/stores/welcome-pack-key.ts'
import type { Claim, Claimant } from '../claims/claim.ts'
import { useHref } from '../screen.ts'

type LoadClaim = () => Promise<{ claim: Claim }>

const lessons: LoadClaim = () => import('../claims/lessons.ts')

const claims: Readonly<Record<string, LoadClaim>> = {
  [guestBattleKey]: () => import('../claims/guest-battle.ts'),
  [lessonProofsKey]: lessons,
  [oldProofKey]: lessons,
  [welcomePackKey]: () => import('../claims/welcome-pack.ts'),
  [favouritesKey]: () => import('../claims/favourites.ts'),
  [unsentFavouritesKey]: () => import('../claims/unsent-favourites.ts'),
}

interface Run {
  of: string // user id of the claimant and whether the email address is verified
  again?: Claimant | undefined // the claimant changed during the run: runs once more with this one
}
const running = new Map<LoadClaim, Run>()

function run(load: LoadClaim, claimant: Claimant): void {
  const of = `${claimant.userId} ${claimant.isVerified}`
  const other = running.get(load)
  if (other) {
    other.again = other.of === of ? undefined : claimant
    return
  }
  const currentRun: Run = { of }
  running.set(load, currentRun)
  void load()
    .then(
      ({ claim }) => claim(claimant),
      () => {}, // its file failed to load: the data stays for the next page
    )
    .finally(() => {
      running.delete(load)
      if (currentRun.again) run(load, currentRun.again)
    })
}

export function useClaims(): void {
  const userId = useSession(state => (state.user && !state.user.signed_in_by ? state.user.id : null))
  const isVerified = useSession(state => state.user?.email_verified === true)
  const { t } = useTranslation('common')
  const to = useHref()
  const cache = useQueryClient()
  useEffect(() => {
    if (userId === null) return
    const pendingClaims = Object.entries(claims).filter(([key]) => readText(key) !== null)
    for (const load of new Set(pendingClaims.map(([, load]) => load))) {
      run(load, { userId, isVerified, cache, t, to })
    }
    return () => {
      for (const run of running.values()) run.again = undefined // the claimant may have logged out
    }
  }, [userId, isVerified, t, to, cache])
}
