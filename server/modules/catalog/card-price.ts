/** The price of a product and its variants, at the reader's tier. */
import type { Discount, Prices, ShownPrice } from '@/contract/endpoints/shop/catalog.ts'
import { shownTerms, termsAt } from '@/domain/price-rule.ts'
import type { Tier } from '@/domain/pricing.ts'

/** Reference prices of active offers. Null: no crossed-out price. */
export type References = {
  base_lowest: number | null
  reseller_lowest: number | null
  other_lowest: number | null
}

export type PricedProduct = Prices & Discount & References
export type PricedVariant = Prices & References

/** In cents, including the discount. Without a variant it is the price of the product. */
export const variantPrice = (
  product: PricedProduct,
  variant: PricedVariant | undefined,
  tier: Tier,
): ShownPrice => shownTerms(termsAt(product, tier, true, variant), (variant ?? product)[`${tier}_lowest`])

/**
 * Returns the cents that the base tier pays now, or null for readers of that tier. Prices of other tiers are not shown
 * (decision 0014).
 */
export const retailPrice = (tier: Tier, priceOf: (tier: Tier) => ShownPrice): number | null =>
  tier === 'base' ? null : priceOf('base').now

/** Returns the price of the cheapest variant, if there are variants: no variant costs less than the card shows. */
export function cardPrice(
  product: PricedProduct,
  variants: readonly PricedVariant[],
  tier: Tier,
): ShownPrice {
  const [first, ...further] = variants.map(variant => variantPrice(product, variant, tier))
  if (!first) return variantPrice(product, undefined, tier)
  return further.reduce((cheapest, price) => (price.now < cheapest.now ? price : cheapest), first)
}
