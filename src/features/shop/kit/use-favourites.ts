/** Favourites of the user: a guest's are stored on this device, an account's on the server. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { addFavourite, removeFavourite } from '@/contract/endpoints/shop/favourites.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { toggleGuestFavourite, useGuestFavourites } from '@/stores/favourites.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import {
  forgetUnsentFavourite,
  noteUnsentFavourite,
  useUnsentFavourites,
  withUnsent,
} from '@/stores/unsent-favourites.ts'

const none: readonly number[] = []

/** Ids, newest first; undefined while an account's are loading. */
export function useFavouriteIds(): readonly number[] | undefined {
  const userId = useSession(state => state.user?.id)
  const guestIds = useGuestFavourites(state => state.ids)
  const unsent = useUnsentFavourites()
  const accountQuery = useQuery({ ...favouritesQuery(userId ?? 0), enabled: userId !== undefined })
  if (userId === undefined) return guestIds
  const ids = accountQuery.data ?? (accountQuery.isError ? none : undefined)
  return ids && withUnsent(ids, userId, unsent)
}

export interface Favourite {
  isKept: boolean
  toggle(): void
}

/**
 * A change is shown immediately. If the page is left before the response, the next page sends it again. A refused
 * change is reverted and reported.
 */
export function useFavourite(productId: number): Favourite {
  const { t } = useTranslation(['shop', 'common'])
  const say = useProblemMessage()
  const cache = useQueryClient()
  const userId = useSession(state => state.user?.id)
  const notify = useToasts(state => state.notify)
  const isKept = useFavouriteIds()?.includes(productId) ?? false
  const toggleOwn = async (owner: number) => {
    const { queryKey } = favouritesQuery(owner)
    const before = cache.getQueryData(queryKey) ?? []
    const after = isKept ? before.filter(id => id !== productId) : [productId, ...before]
    await updateCached(cache, queryKey, after)
    noteUnsentFavourite(owner, productId, !isKept)
    const params = { id: productId }
    const response = await (isKept ? call(removeFavourite, { params }) : call(addFavourite, { params }))
    forgetUnsentFavourite(productId, !isKept)
    if (response.ok) return updateCached(cache, queryKey, response.value.ids)
    await updateCached(cache, queryKey, before)
    const again = { label: t('common:try_again'), run: () => void toggleOwn(owner) }
    notify(say.problem(response.failure, t('favourites.failed')), 'error', again)
  }
  return {
    isKept,
    toggle: () => {
      if (userId === undefined) toggleGuestFavourite(productId)
      else void toggleOwn(userId)
    },
  }
}
