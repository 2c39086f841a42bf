/** What a quote is made of: facts read from the database, nothing computed yet. */
import type { Discount, Prices } from '../../../src/contract/catalog.ts'
import type { packRarities } from '../../../src/contract/characters.ts'
import type { PaymentMethodCode } from '../../../src/contract/checkout.ts'
import type { Tier } from '../../../src/contract/pricing.ts'
import type { coupons } from '../../db/schema/content.ts'
import type { ShippingMethod } from '../shipping/shipping-price.ts'

export interface VariantOnSale {
  id: number
  name: string
  sku: string
  prices: Prices
  stock: number | null
  picture: string | null
}

export interface ProductOnSale {
  id: number
  category_id: number
  title: string
  sku: string
  picture: string
  weight: number // grams
  is_digital: boolean
  pack_rarity: (typeof packRarities)[number] | null // of the packs it grants
  pack_count: number // packs per piece
  prices: Prices
  discount: Discount
  stock: number | null // null = not tracked
  variants: readonly VariantOnSale[]
}

export interface PaymentOnOffer {
  code: PaymentMethodCode
  name: string
  note: string
  surcharge: number
}

export interface SaleFacts {
  tier: Tier
  products: ReadonlyMap<number, ProductOnSale> // those the reader may buy
  shipping: readonly ShippingMethod[] // active ones, in their order
  payments: readonly PaymentOnOffer[] // active ones, in their order
  coupon: typeof coupons.$inferSelect | null // the asked one, when there is such a code
  couponUsesByReader: number
}
