/**
 * Brings what was won, stored or left unsent in this browser to the logged-in user. Each kind has a key in local
 * storage, and its code is loaded only if the key exists. An admin who acts as a customer claims nothing.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/stores/session.ts'
import { readText } from '@/stores/storage.ts'
import { claimKeys } from '../claims/claim-keys.ts'
import { useHref } from '../screen.ts'

export function useClaims(): void {
  const userId = useSession(state => (state.user && !state.user.signed_in_by ? state.user.id : null))
  const isVerified = useSession(state => state.user?.email_verified === true)
  const { t } = useTranslation('common')
  const to = useHref()
  const cache = useQueryClient()
  useEffect(() => {
    if (userId === null) return
    const keys = claimKeys.filter(key => readText(key) !== null)
    if (keys.length === 0) return
    let isStale = false
    const code = import('../claims/run-claims.ts')
    code.then(
      ({ runClaims }) => isStale || runClaims(keys, { userId, isVerified, cache, t, to }),
      () => {}, // its file failed to load: the data stays for the next page
    )
    return () => {
      isStale = true
      code.then(
        ({ endRuns }) => endRuns(),
        () => {},
      )
    }
  }, [userId, isVerified, t, to, cache])
}
