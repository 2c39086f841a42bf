/** The price a reader sees of a product, and of each of its variants, at their tier. */
import type { Discount, Prices, ShownPrice } from '../../../src/contract/endpoints/shop/catalog.ts'
import { shownTerms, termsAt } from '../../../src/domain/price-rule.ts'
import type { Tier } from '../../../src/domain/pricing.ts'

/** References of the offers that run; null: nothing is struck. */
export type References = {
  base_lowest: number | null
  reseller_lowest: number | null
  other_lowest: number | null
}

export type PricedProduct = Prices & Discount & References
export type PricedVariant = Prices & References

/** In cents, discount included; without a variant the price of the product itself. */
export const variantPrice = (
  product: PricedProduct,
  variant: PricedVariant | undefined,
  tier: Tier,
): ShownPrice => shownTerms(termsAt(product, tier, true, variant), (variant ?? product)[`${tier}_lowest`])

/** Cents that the base tier pays now; null for readers of that tier. Prices of other tiers are not shown (decision 0014). */
export const retailPrice = (tier: Tier, priceOf: (tier: Tier) => ShownPrice): number | null =>
  tier === 'base' ? null : priceOf('base').now

/** Of the cheapest variant where there are any: nobody pays less than a card says. */
export function cardPrice(
  product: PricedProduct,
  variants: readonly PricedVariant[],
  tier: Tier,
): ShownPrice {
  const [first, ...others] = variants.map(variant => variantPrice(product, variant, tier))
  if (!first) return variantPrice(product, undefined, tier)
  return others.reduce((least, price) => (price.now < least.now ? price : least), first)
}
