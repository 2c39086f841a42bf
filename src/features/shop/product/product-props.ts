import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Product, ProductCard, Variant } from '@/contract/endpoints/shop/catalog.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { ShopWords } from '../kit/product-words.ts'

/** Props that the product page passes to its parts. */
export interface ProductViewProps {
  product: Product
  words: ShopWords
  linkTo: LinkTo
  tier: Tier
  person: { id: number | null; name: string; email: string } // empty for a guest
  way?: readonly { text: string; href: string }[] // link of its list if that is a room, which then defines the price
  launchHref?: string | undefined // queue of the product's launch, while this reader may not buy
  canBuy: boolean // switch `product_addtocart`
  canBook: boolean // switch `product_booking`
  showRatings: boolean // switch `product_ratings`
  albumHref: string | undefined // undefined while the game is off
  packType: PackType | undefined // of the packs it is or contains
  delivery?: { offers: DeliveryOffers | undefined; onPassed: () => void } // undefined: it is not shipped
  recent: readonly ProductCard[] // viewed before, latest first
  onForgetRecent?: (() => void) | undefined
  onAdd(variants: Variant[], quantity: number, note: string): void
  onShare(): void
  onAddCards?: ((cards: readonly ProductCard[]) => void) | undefined // one of each, of products without variants
}
