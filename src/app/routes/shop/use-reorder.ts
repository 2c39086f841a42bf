import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { priceCountryQuery } from '@/api/queries.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { getCollection } from '@/contract/endpoints/shop/collections.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { type Tier, tierOf } from '@/domain/pricing.ts'
import { makeCartItem } from '@/features/shop/kit/make-cart-item.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'

type OrderLine = Order['lines'][number]

/** Returns undefined if the product or its variant no longer exists. */
async function shelfLine(line: OrderLine, tier: Tier): Promise<CartItem | undefined> {
  const product = await call(getProduct, {
    params: { slug: String(line.product_id) },
    query: priceCountryQuery(usePriceCountry.getState().country),
  })
  if (!product.ok) return undefined
  const variants = product.value.variants.filter(variant => line.variant_ids.includes(variant.id))
  if (variants.length < line.variant_ids.length) return undefined
  return makeCartItem(product.value, variants, line.quantity, tier)
}

/** Returns undefined if it can no longer be configured as it was. */
async function configuredAgain(line: OrderLine, tier: Tier): Promise<CartItem | undefined> {
  const { configuration, quantity, note_worksheet, note_production } = line
  if (!configuration) return undefined
  const collection = await call(getCollection, {
    params: { id: configuration.collection_id },
    query: priceCountryQuery(usePriceCountry.getState().country),
  })
  if (!collection.ok) return undefined
  const { orderedLine } = await import('@/features/shop/configurator/configured-line.ts')
  return orderedLine(collection.value, configuration, { quantity, note_worksheet, note_production }, tier)
}

/**
 * Puts ordered products into the cart at current prices and reports which no longer exist. Resolves to true if any was
 * found.
 */
export function useReorder(): (order: Order) => Promise<boolean> {
  const { t } = useTranslation('orders')
  const notify = useToasts(state => state.notify)
  const tier = tierOf(useSession(state => state.user?.role))
  return async order => {
    const again = (line: OrderLine) =>
      line.configuration ? configuredAgain(line, tier) : shelfLine(line, tier)
    const reorderedItems = await Promise.all(order.lines.map(again))
    const items = reorderedItems.filter(item => item !== undefined)
    for (const item of items) useCart.getState().addItem(item)
    const gone = order.lines.filter((_, at) => !reorderedItems[at])
    if (gone.length === 0) notify(t('actions.again_done'), 'success')
    else {
      const names = gone.map(({ title }) => title).join(', ')
      notify(t(items.length > 0 ? 'actions.again_some' : 'actions.again_none', { names }), 'warning')
    }
    return items.length > 0
  }
}
