import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAdmitted } from '@/api/launch-queries.ts'
import { type PriceReader, productQuery } from '@/api/queries.ts'
import type { Product, ProductCard, Variant } from '@/contract/endpoints/shop/catalog.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { tierOf } from '@/domain/pricing.ts'
import { makeCartItem } from '@/features/shop/kit/make-cart-item.ts'
import { type CartRoom, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { measure } from '../../analytics/analytics.ts'
import { useHref, usePriceReader } from '../../screen.ts'

/** Adds a loaded product to the cart and shows a toast (decision 0019). */
export function usePutIntoCart(): (
  product: Product,
  variants: Variant[],
  quantity: number,
  note?: string,
  room?: CartRoom,
) => void {
  const user = useSession(state => state.user)
  const showAddedToast = useAddedToast()
  return (product, variants, quantity, note, room) => {
    measure({ event: 'cart', id: product.id, name: product.title, quantity })
    useCart.getState().addItem(makeCartItem(product, variants, quantity, tierOf(user?.role), note, room))
    showAddedToast(product.title)
  }
}

/** Links to the cart if the visitor may see it. Otherwise a message says that the cart is shown after login. */
export function useAddedToast(): (name: string) => void {
  const { t } = useTranslation('shop')
  const to = useHref()
  const isGuest = useSession(state => state.user === null)
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  const notify = useToasts(state => state.notify)
  return name => {
    const offer = sellsToGuests ? { label: t('cart.open'), href: to('cart') } : undefined
    notify(t(isGuest && !sellsToGuests ? 'added_guest' : 'added', { name }), 'success', offer)
  }
}

/** Returns the queue of the product's launch, or undefined if it has none or this reader may buy now. */
export function useLaunchHref(): (product: Product) => string | undefined {
  const cache = useQueryClient()
  const to = useHref()
  return ({ launch }) =>
    launch && !isAdmitted(cache, launch.id) ? to('launch', { id: launch.id }) : undefined
}

type AddCard = ((product: ProductCard) => void) | undefined

/** For a product card: fetches the full product first. Returns undefined if the shop does not sell online. */
export function useAddFetched(
  fetchProduct: (cache: QueryClient, reader: PriceReader, slug: string) => Promise<Product>,
  room?: CartRoom,
): AddCard {
  const { t } = useTranslation('shop')
  const cache = useQueryClient()
  const reader = usePriceReader()
  const put = usePutIntoCart()
  const launchHrefOf = useLaunchHref()
  const navigate = useNavigate()
  const notify = useToasts(state => state.notify)
  const enabled = useSettings(state => sellsOnline(state.settings))
  if (!enabled) return undefined
  return ({ slug }) => {
    fetchProduct(cache, reader, slug).then(
      product => {
        const launchHref = launchHrefOf(product)
        if (launchHref) void navigate(launchHref)
        else put(product, [], 1, '', room)
      },
      () => notify(t('failed.text'), 'error'),
    )
  }
}

/** Adds a product of the shop from its card. */
export const useAddToCart = (): AddCard =>
  useAddFetched((cache, reader, slug) => cache.fetchQuery(productQuery(reader, slug)))
