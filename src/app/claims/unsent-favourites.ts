/** Sends favourites again that were changed on a page that closed before the server responded. */

import { call } from '@/api/client.ts'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { addFavourite, removeFavourite } from '@/contract/endpoints/shop/favourites.ts'
import { forgetUnsentFavourite, unsentFavouritesOf } from '@/stores/unsent-favourites.ts'
import type { Claim } from './claim.ts'

export const claim: Claim = async ({ userId, cache }) => {
  for (const { id, isKept } of unsentFavouritesOf(userId)) {
    const params = { id }
    const response = await (isKept ? call(addFavourite, { params }) : call(removeFavourite, { params }))
    if (!response.ok && response.failure.code === 'unreachable') return // they stay for the next page
    forgetUnsentFavourite(id, isKept)
    if (response.ok) await updateCached(cache, favouritesQuery(userId).queryKey, response.value.ids)
  }
}
