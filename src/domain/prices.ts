import type { Cents } from './money.ts'

/** Prices of a product or of a part of it. Prices of other tiers than the reader's are null (`ownPrices`). */
export interface Prices {
  base_price: Cents
  reseller_price: Cents | null
  other_price: Cents | null
}

/** Percent off per tier, 0 to 100. 0 for other tiers than the reader's (`ownDiscount`). */
export interface Discount {
  base_discount: number
  reseller_discount: number
  other_discount: number
}

/** The reader's price and its previous price (`price-rule.ts`). */
export interface ShownPrice {
  now: Cents
  was: Cents | null // the lowest price of the 30 days before the offer, while that is above `now`
  percent: number // between the two, 0 to 100
}
