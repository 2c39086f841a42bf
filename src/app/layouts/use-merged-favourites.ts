/** What a guest kept on this device joins the favourites of the account that signs in; the device then keeps none of it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { mergeFavourites } from '@/contract/endpoints/shop/favourites.ts'
import { followGuestFavourites, forgetGuestFavourites, useGuestFavourites } from '@/stores/favourites.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

export function useMergedFavourites(): void {
  const cache = useQueryClient()
  const user = useSession(state => state.user)
  const userId = user?.signed_in_by ? undefined : user?.id // an admin's own favourites are no customer's
  const { t } = useTranslation('common')
  const notify = useToasts(state => state.notify)
  const { isError, refetch } = useQuery({ ...favouritesQuery(userId ?? 0), enabled: false }) // whoever shows a heart asks
  useEffect(followGuestFavourites, [])
  useEffect(() => {
    if (userId === undefined) return
    const offer = (run: () => void) =>
      notify(t('favourites_unread'), 'warning', { label: t('try_again'), run })
    const merge = async () => {
      const { ids } = useGuestFavourites.getState()
      if (ids.length === 0) return
      const answer = await call(mergeFavourites, { body: { ids: [...ids] } })
      if (!answer.ok) return offer(() => void merge()) // they stay on the device
      forgetGuestFavourites()
      cache.setQueryData(favouritesQuery(userId).queryKey, answer.value.ids)
    }
    void merge()
    if (isError) offer(() => void refetch())
  }, [userId, cache, isError, refetch, notify, t])
}
