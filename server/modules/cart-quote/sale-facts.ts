/** The input of a quote: facts read from the database, nothing computed yet. */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import type { Discount, Prices, Product } from '@/contract/endpoints/shop/catalog.ts'
import type { OnlinePayment, PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { ChoiceRules, StepRules } from '@/contract/endpoints/shop/configuring.ts'
import type { PickupPlace } from '@/contract/endpoints/shop/delivery.ts'
import type { PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import type { ShopCalendar } from '@/domain/delivery-window.ts'
import type { MinimumBasis } from '@/domain/discounts.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import type { WithdrawalException } from '@/domain/withdrawal-exceptions.ts'
import type { UsableDiscounts } from '../coupons/usable-discounts-repo.ts'
import type { Printables } from '../designs/designs-repo.ts'
import type { LaunchOnSale } from '../launches/launches-repo.ts'
import type { ShippingMethod } from '../shipping/shipping-price.ts'
import type { TaxFacts } from '../tax/tax-of-sale.ts'
import type { ChanceFacts } from './chance-rules.ts'
import type { HeldPieces } from './unpaid-stock.ts'

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
  tax_class: TaxClass
  pack_rarity: (typeof packRarities)[number] | null // of the granted packs
  pack_count: number // packs per piece
  is_chance: boolean // a pack, or another item whose content is random
  withdrawal_exception: WithdrawalException | null
  maker_guarantee: Product['maker_guarantee']
  prices: Prices
  discount: Discount
  stock: number | null // null when it is not counted
  variants: readonly VariantOnSale[]
}

/** A choice of a configurator. `item` is the stock item it takes, null for none. */
export interface ChoiceOnSale extends ChoiceRules {
  name: string
  item: { item: 'product' | 'variant'; id: number; stock: number | null } | null
  variantOf: number | null // product of its variant
  sku: string | null
  weight: number // grams added
  ground: string | null // picture of the whole item
}

export interface CollectionOnSale {
  id: number
  productId: number
  name: string
  picture: string
  steps: readonly (StepRules<ChoiceOnSale> & { name: string })[]
  packages: readonly (ChoiceRules & { name: string })[]
  print: PrintOffer | null
}

/** The products of a room, each at its price there. */
export interface RoomOnSale {
  code: string
  products: ReadonlyMap<number, ProductOnSale>
}

export interface PaymentOnOffer {
  code: PaymentMethodCode
  name: string
  note: string
  surcharge: number
  online: OnlinePayment | null
  countries: readonly Country[] // of the parcel; empty for everywhere
}

export interface SaleFacts {
  tier: Tier
  tax: TaxFacts
  countries: readonly Country[] // countries the shop sells to
  products: ReadonlyMap<number, ProductOnSale> // products the reader may buy
  rooms: ReadonlyMap<string, RoomOnSale> // by pass: rooms the reader may enter
  collections: ReadonlyMap<number, CollectionOnSale> // collections in the lines
  printables: Printables // characters and pictures in the lines
  shipping: readonly ShippingMethod[] // active ones, in their order
  calendar: ShopCalendar
  pickup: PickupPlace
  payments: readonly PaymentOnOffer[] // active ones, in their order
  discounts: UsableDiscounts
  userId: number | null
  minimum: MinimumBasis
  launches: readonly LaunchOnSale[] // open ones; empty when the shop enters the order
  chance: ChanceFacts
  heldUnpaid: ReadonlyMap<string, HeldPieces> | null // by stock item; null when this sale may take all of the stock
}
