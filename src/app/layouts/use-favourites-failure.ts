/**
 * Offers a retry if the favourites of an account could not be loaded. Those of a guest follow the changes of other
 * tabs.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { favouritesQuery } from '@/api/favourite-queries.ts'
import { followGuestFavourites } from '@/stores/favourites.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

export function useFavouritesFailure(): void {
  const userId = useSession(state => state.user?.id)
  const { t } = useTranslation('common')
  const notify = useToasts(state => state.notify)
  const { isError, refetch } = useQuery({ ...favouritesQuery(userId ?? 0), enabled: false }) // components that show a heart start the query
  useEffect(followGuestFavourites, [])
  useEffect(() => {
    if (isError)
      notify(t('favourites_unread'), 'warning', { label: t('try_again'), run: () => void refetch() })
  }, [isError, refetch, notify, t])
}
