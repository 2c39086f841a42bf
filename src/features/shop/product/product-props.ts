import type { Product, Variant } from '@/contract/catalog.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Tier } from '@/contract/pricing.ts'
import type { ShopWords } from '../kit/product-words.ts'

/** What the product page hands to its parts. */
export interface ProductViewProps {
  product: Product
  words: ShopWords
  linkTo: LinkTo
  tier: Tier
  canBuy: boolean // switch `product_addtocart`
  showRatings: boolean // switch `product_ratings`
  onAdd(variants: Variant[], quantity: number): void
}
