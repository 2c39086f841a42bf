/**
 * The price of one piece in a room: a fixed price, or a percentage of the product, or the room's percentage off the
 * tier's price. Never more than outside. Pure.
 */
import type { Discount, Prices } from '@/contract/endpoints/shop/catalog.ts'
import type { Cents } from '@/domain/money.ts'
import { discountedPrice, priceAt, type Tier, unitPrice } from '@/domain/pricing.ts'

export interface RoomCondition {
  price: Cents | null
  discount: number | null // percent
}

interface Sold {
  prices: Prices
  discount: Discount
}

/** `roomDiscount` is in percent. The product's price takes precedence over its percentage, and that over the room's. */
export function roomPrice(
  product: Sold,
  { price, discount }: RoomCondition,
  roomDiscount: number,
  tier: Tier,
): Cents {
  const outside = unitPrice(product, [], tier)
  const inside = price ?? discountedPrice(priceAt(product.prices, tier), discount ?? roomDiscount)
  return Math.min(outside, inside)
}

/** The product with its price in the room as its only price. */
export const atRoomPrice = (price: Cents): Sold => ({
  prices: { base_price: price, reseller_price: null, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
})
