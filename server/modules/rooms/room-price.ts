/**
 * What one piece costs inside a room: a price of its own, or a percentage of its own, or the room's percentage off the tier's price.
 * Nobody pays more inside than outside. Pure.
 */
import type { Discount, Prices } from '../../../src/contract/endpoints/shop/catalog.ts'
import type { Cents } from '../../../src/domain/money.ts'
import { discountedPrice, priceAt, type Tier, unitPrice } from '../../../src/domain/pricing.ts'

export interface RoomCondition {
  price: Cents | null
  discount: number | null // percent
}

interface Sold {
  prices: Prices
  discount: Discount
}

/** `roomDiscount` in percent. The product's own price wins over its own percentage, and that over the room's. */
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

/** The product as it is sold inside, to whom it is sold: its price there is the only one it has. */
export const atRoomPrice = (price: Cents): Sold => ({
  prices: { base_price: price, reseller_price: null, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
})
