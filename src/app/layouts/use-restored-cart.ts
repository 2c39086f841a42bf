/** Restores the cart once when the layout starts, then rebuilds it from the current products and reports what is no longer available. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { getCollection } from '@/contract/endpoints/shop/collections.ts'
import { getRoomProduct } from '@/contract/endpoints/shop/rooms.ts'
import { type Tier, tierOf } from '@/domain/pricing.ts'
import { type FetchedProduct, rebuildCart } from '@/features/shop/kit/rebuild-cart.ts'
import { type CartItem, type CartRoom, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

/** A room that is closed to the reader just now keeps its lines; the checkout says what is wrong with them. */
async function fetchProduct(id: number, room: CartRoom | undefined): Promise<FetchedProduct> {
  const slug = String(id)
  const result = room
    ? await call(getRoomProduct, { params: { pass: room.pass, slug } })
    : await call(getProduct, { params: { slug } })
  if (result.ok) return { found: result.value }
  if (result.failure.status === 404) return { found: null }
  console.warn(`Product ${id} of the cart could not be loaded (${result.failure.code})`)
  return { unanswered: true }
}

/** Its parts come with the configurator's own code, fetched only for a cart that holds such a line. */
async function renewConfigured(item: CartItem, tier: Tier): Promise<CartItem | undefined> {
  const id = item.configured?.configuration.collection_id ?? 0
  const result = await call(getCollection, { params: { id } })
  if (!result.ok) {
    if (result.failure.status === 404) return undefined
    console.warn(`Collection ${id} of the cart could not be loaded (${result.failure.code})`)
    return item
  }
  const { renewedLine } = await import('@/features/shop/configurator/configured-line.ts')
  return renewedLine(item, result.value, tier)
}

export function useRestoredCart(): void {
  const { t } = useTranslation('common')
  const role = useSession(state => state.user?.role)
  const notify = useToasts(state => state.notify)
  useEffect(() => {
    const cart = useCart.getState()
    cart.restore()
    const before = useCart.getState().items
    if (before.length === 0) return
    let isStale = false
    void rebuildCart(before, fetchProduct, tierOf(role), renewConfigured).then(({ items, dropped }) => {
      if (isStale || useCart.getState().items !== before) return
      cart.replaceItems(items)
      if (dropped.length > 0) {
        notify(t('cart_dropped', { names: dropped.map(item => item.title).join(', ') }), 'warning')
      }
    })
    return () => {
      isStale = true
    }
  }, [role, notify, t])
}
