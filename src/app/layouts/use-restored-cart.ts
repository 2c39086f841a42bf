/** Restores the cart once when the layout starts, then rebuilds it from the shop's facts and tells what is gone. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { getProduct } from '@/contract/catalog.ts'
import { tierOf } from '@/contract/pricing.ts'
import { type FetchedProduct, rebuildCart } from '@/features/shop/kit/rebuild-cart.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

async function fetchProduct(id: number): Promise<FetchedProduct> {
  const result = await call(getProduct, { params: { slug: String(id) } })
  if (result.ok) return { found: result.value }
  return result.failure.status === 404 ? { found: null } : { unanswered: true }
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
    void rebuildCart(before, fetchProduct, tierOf(role)).then(({ items, dropped }) => {
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
