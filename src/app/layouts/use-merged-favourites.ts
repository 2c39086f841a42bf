/** What a guest kept on this device joins the favourites of the account that signs in; the device then keeps none of it. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '@/api/client.ts'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { mergeFavourites } from '@/contract/endpoints/shop/favourites.ts'
import { followGuestFavourites, forgetGuestFavourites, useGuestFavourites } from '@/stores/favourites.ts'
import { useSession } from '@/stores/session.ts'

export function useMergedFavourites(): void {
  const cache = useQueryClient()
  const user = useSession(state => state.user)
  const userId = user?.signed_in_by ? undefined : user?.id // an admin's own favourites are no customer's
  useEffect(followGuestFavourites, [])
  useEffect(() => {
    const { ids } = useGuestFavourites.getState()
    if (userId === undefined || ids.length === 0) return
    void call(mergeFavourites, { body: { ids: [...ids] } }).then(answer => {
      if (!answer.ok) return // they stay on the device until the next page that is opened
      forgetGuestFavourites()
      cache.setQueryData(favouritesQuery(userId).queryKey, answer.value.ids)
    })
  }, [userId, cache])
}
