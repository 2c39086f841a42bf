/**
 * A restored cart is rebuilt from current data of the shop (specification notes §4 Cart): items that can no longer be
 * fetched are dropped, prices are today's for the reader's tier. If the server does not respond, nothing changes.
 */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { CartItem, CartRoom } from '@/stores/cart.ts'
import { makeCartItem } from './make-cart-item.ts'

export type FetchedProduct = { found: Product } | { found: null } | { unanswered: true }

export interface RebuiltCart {
  items: CartItem[]
  dropped: CartItem[] // the product or a chosen variant was deleted
}

/** The same for a configured item. Undefined if it is no longer available. */
export type RenewConfigured = (item: CartItem, tier: Tier) => Promise<CartItem | undefined>

export async function rebuildCart(
  items: readonly CartItem[],
  fetchProduct: (id: number, room: CartRoom | undefined) => Promise<FetchedProduct>,
  tier: Tier,
  renewConfigured: RenewConfigured = async item => item,
): Promise<RebuiltCart> {
  const lines = await Promise.all(
    items.map(async item => {
      if (item.configured) return renewConfigured(item, tier)
      const response = await fetchProduct(item.id, item.room)
      return 'unanswered' in response ? item : response.found && renew(item, response.found, tier)
    }),
  )
  const rebuilt: RebuiltCart = { items: [], dropped: [] }
  for (const [at, item] of items.entries()) {
    const line = lines[at]
    if (line) rebuilt.items.push(line)
    else rebuilt.dropped.push(item)
  }
  return rebuilt
}

function renew(item: CartItem, product: Product, tier: Tier): CartItem | undefined {
  const variants = item.variants.map(chosen => product.variants.find(variant => variant.id === chosen.id))
  if (variants.some(variant => !variant)) return undefined
  const existingVariants = variants.filter(variant => variant !== undefined)
  return {
    ...makeCartItem(product, existingVariants, item.quantity, tier, item.note_worksheet, item.room),
    note_production: item.note_production,
  }
}
