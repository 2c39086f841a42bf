import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Product, ProductCard, Variant } from '@/contract/endpoints/shop/catalog.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { ShopWords } from '../kit/product-words.ts'

/** What the product page hands to its parts. */
export interface ProductViewProps {
  product: Product
  words: ShopWords
  linkTo: LinkTo
  tier: Tier
  person: { id: number | null; name: string; email: string } // empty for a guest
  way?: readonly { text: string; href: string }[] // link of its list when that is a room: then the price is the room's
  canBuy: boolean // switch `product_addtocart`
  canBook: boolean // switch `product_booking`
  showRatings: boolean // switch `product_ratings`
  albumHref: string | undefined // none while the game is off
  packType: PackType | undefined // of the packs it is or holds
  delivery?: { offers: DeliveryOffers | undefined; onPassed: () => void } // undefined: it is not sent
  recent: readonly ProductCard[] // looked at before, the latest first
  onForgetRecent?: (() => void) | undefined
  onAdd(variants: Variant[], quantity: number, note: string): void
  onShare(): void
  onAddCards?: ((cards: readonly ProductCard[]) => void) | undefined // one piece each, of products without a choice
}
