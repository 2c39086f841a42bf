/**
 * Converts a product and its chosen variants to an item of the cart (specification notes §9: final price; decision 0014). Pure.
 */
import type { Product, Variant } from '@/contract/endpoints/shop/catalog.ts'
import { type Tier, unitPrice } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import { type CartItem, type CartRoom, cartIdOf } from '@/stores/cart-item.ts'

export function makeCartItem(
  product: Product,
  variants: readonly Variant[],
  quantity: number,
  tier: Tier,
  note = '', // for the workshop
  room: CartRoom | undefined = undefined, // if set, the product has the room's price
): CartItem {
  return {
    cartId: cartIdOf(product.id, variants, room),
    id: product.id,
    slug: product.slug,
    category_slug: product.category.slug,
    title: product.title,
    sku: variants.at(-1)?.sku ?? product.sku,
    weight: product.weight,
    image_url: variants.at(-1)?.picture?.url ?? product.picture.url,
    element: product.element,
    quantity,
    note_worksheet: note,
    note_production: '',
    variants: [...variants],
    prices: product.prices,
    discount: product.discount,
    final_price: destinationPrice(unitPrice(product, variants, tier), product.vat),
    stock_quantity: product.stock_quantity,
    ...(room && { room }),
  }
}
