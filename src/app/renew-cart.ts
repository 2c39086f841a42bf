/** Rebuilds the lines of a restored cart from the current products. Loaded only for a cart with lines. */
import { call } from '@/api/client.ts'
import { priceCountryQuery } from '@/api/queries.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { getCollection } from '@/contract/endpoints/shop/collections.ts'
import { getRoomProduct } from '@/contract/endpoints/shop/rooms.ts'
import type { Tier } from '@/domain/pricing.ts'
import { type FetchedProduct, rebuildCart } from '@/features/shop/kit/rebuild-cart.ts'
import type { CartItem, CartRoom } from '@/stores/cart.ts'
import { usePriceCountry } from '@/stores/price-country.ts'

/** Lines of a showroom that is currently closed to the user stay. The checkout reports what is wrong with them. */
async function fetchProduct(id: number, room: CartRoom | undefined): Promise<FetchedProduct> {
  const slug = String(id)
  const query = priceCountryQuery(usePriceCountry.getState().country)
  const result = room
    ? await call(getRoomProduct, { params: { pass: room.pass, slug }, query })
    : await call(getProduct, { params: { slug }, query })
  if (result.ok) return { found: result.value }
  if (result.failure.status === 404) return { found: null }
  console.warn(`Product ${id} of the cart could not be loaded (${result.failure.code})`)
  return { unanswered: true }
}

/** The parts are loaded with the configurator's code, only for a cart that contains such a line. */
async function renewConfigured(item: CartItem, tier: Tier): Promise<CartItem | undefined> {
  const id = item.configured?.configuration.collection_id ?? 0
  const result = await call(getCollection, {
    params: { id },
    query: priceCountryQuery(usePriceCountry.getState().country),
  })
  if (!result.ok) {
    if (result.failure.status === 404) return undefined
    console.warn(`Collection ${id} of the cart could not be loaded (${result.failure.code})`)
    return item
  }
  const { renewedLine } = await import('@/features/shop/configurator/configured-line.ts')
  return renewedLine(item, result.value, tier)
}

/** The lines with current products, and the lines whose product is gone. */
export const rebuiltList = (items: readonly CartItem[], tier: Tier) =>
  rebuildCart(items, fetchProduct, tier, renewConfigured)

/** The same lines with current products. Lines whose product is gone stay unchanged. */
export async function renewedList(items: readonly CartItem[], tier: Tier): Promise<CartItem[]> {
  const { items: rebuiltItems } = await rebuiltList(items, tier)
  const renewed = new Map(rebuiltItems.map(item => [item.cartId, item]))
  return items.map(item => renewed.get(item.cartId) ?? item)
}
