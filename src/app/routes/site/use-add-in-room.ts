import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { roomProductQuery } from '@/api/place-queries.ts'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { sellsOnline } from '@/contract/looks.ts'
import type { CartRoom } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useReader } from '../../screen.ts'
import { usePutIntoCart } from '../shop/use-add-to-cart.ts'

/**
 * Adds a product from a showroom's list at the showroom's price. Returns undefined if the shop does not sell online.
 */
export function useAddInRoom(room: CartRoom): ((product: ProductCard) => void) | undefined {
  const { t } = useTranslation('shop')
  const cache = useQueryClient()
  const reader = useReader()
  const put = usePutIntoCart()
  const notify = useToasts(state => state.notify)
  const enabled = useSettings(state => sellsOnline(state.settings))
  if (!enabled) return undefined
  return card => {
    cache.fetchQuery(roomProductQuery(reader, room.pass, card.slug)).then(
      product => put(product, [], 1, '', room),
      () => notify(t('failed.text'), 'error'),
    )
  }
}
