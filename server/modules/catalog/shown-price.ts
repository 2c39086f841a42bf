/** The price a reader sees: their tier's, with what it was before its discount (decisions §4). */
import type { Discount, Prices, ShownPrice } from '../../../src/contract/catalog.ts'
import { discountedPrice, percentAt, priceAt, type Tier } from '../../../src/contract/pricing.ts'

/** Lowest price per tier in the 30 days before the discount began; null = the undiscounted price. */
export interface LowestPrices {
  base: number | null
  reseller: number | null
  other: number | null
}

export function shownPrice(prices: Prices, discount: Discount, lowest: LowestPrices, tier: Tier): ShownPrice {
  const full = priceAt(prices, tier)
  const percent = percentAt(discount, tier)
  return {
    now: discountedPrice(full, percent),
    was: percent > 0 ? (lowest[tier] ?? full) : null,
    percent,
  }
}
