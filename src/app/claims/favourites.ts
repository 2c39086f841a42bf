/**
 * Adds the favourites that a guest stored on this device to the account that logs in, and removes them from the device.
 */

import { call } from '@/api/client.ts'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { mergeFavourites } from '@/contract/endpoints/shop/favourites.ts'
import { forgetGuestFavourites, useGuestFavourites } from '@/stores/favourites.ts'
import { useToasts } from '@/stores/toasts.ts'
import type { Claim } from './claim.ts'

export const claim: Claim = async claimant => {
  const { userId, cache, t } = claimant
  const { ids } = useGuestFavourites.getState()
  if (ids.length === 0) return
  const response = await call(mergeFavourites, { body: { ids: [...ids] } })
  if (!response.ok) {
    const again = { label: t('try_again'), run: () => void claim(claimant) }
    return useToasts.getState().notify(t('favourites_unread'), 'warning', again)
  }
  forgetGuestFavourites()
  await updateCached(cache, favouritesQuery(userId).queryKey, response.value.ids)
}
