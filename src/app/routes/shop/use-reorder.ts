import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { getProduct } from '@/contract/catalog.ts'
import type { Order } from '@/contract/orders.ts'
import { tierOf } from '@/contract/pricing.ts'
import { cartLine } from '@/features/shop/kit/cart-line.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

/** Puts what was ordered into the bag at today's prices, and says when something is gone. True when anything was found. */
export function useReorder(): (order: Order) => Promise<boolean> {
  const { t } = useTranslation('orders')
  const notify = useToasts(state => state.notify)
  const role = useSession(state => state.user?.role)
  return async order => {
    let found = 0
    for (const line of order.lines) {
      const product = await callOrThrow(getProduct, { params: { slug: String(line.product_id) } }).catch(
        () => undefined,
      )
      const variants = product?.variants.filter(variant => line.variant_ids.includes(variant.id)) ?? []
      if (!product || line.configuration || variants.length < line.variant_ids.length) continue
      useCart.getState().addItem(cartLine(product, variants, line.quantity, tierOf(role)))
      found += 1
    }
    const isWhole = found === order.lines.length
    notify(t(isWhole ? 'actions.again_done' : 'actions.again_some'), isWhole ? 'success' : 'warning')
    return found > 0
  }
}
