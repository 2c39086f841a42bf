import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { productQuery } from '@/api/queries.ts'
import type { Product, ProductCard, Variant } from '@/contract/catalog.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { tierOf } from '@/contract/pricing.ts'
import { cartLine } from '@/features/shop/kit/cart-line.ts'
import { type CartRoom, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { measure } from '../../analytics/analytics.ts'
import { useReader } from '../../screen.ts'

/** Puts a known product into the bag and says so; a guest is told that the bag shows after login (decisions §4). */
export function usePutIntoCart(): (
  product: Product,
  variants: Variant[],
  quantity: number,
  note?: string,
  room?: CartRoom,
) => void {
  const { t } = useTranslation('shop')
  const user = useSession(state => state.user)
  const notify = useToasts(state => state.notify)
  return (product, variants, quantity, note, room) => {
    measure({ event: 'cart', id: product.id, name: product.title, quantity })
    useCart.getState().addItem(cartLine(product, variants, quantity, tierOf(user?.role), note, room))
    notify(t(user ? 'added' : 'added_guest', { name: product.title }), 'success')
  }
}

/** From a shelf: the product's full facts are fetched first; undefined when the shop does not sell online. */
export function useAddToCart(): ((product: ProductCard) => void) | undefined {
  const { t } = useTranslation('shop')
  const cache = useQueryClient()
  const reader = useReader()
  const put = usePutIntoCart()
  const notify = useToasts(state => state.notify)
  const enabled = useSettings(state => sellsOnline(state.settings))
  if (!enabled) return undefined
  return card => {
    cache.fetchQuery(productQuery(reader, card.slug)).then(
      product => put(product, [], 1),
      () => notify(t('failed.text'), 'error'),
    )
  }
}
