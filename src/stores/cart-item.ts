/** The contents of a cart (specification notes §3 Cart item): the selection, and the data shown for it. */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Product, Variant } from '@/contract/endpoints/shop/catalog.ts'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import type { Coupon } from '@/contract/endpoints/site/site.ts'
import type { Cents } from '@/domain/money.ts'
import type { PrintSurfaceCode } from '@/domain/print-surfaces.ts'

/** The room in which a line was added. The pass proves access to the server. */
export interface CartRoom {
  code: string
  pass: string
}

/** A configuration: the selection, its text, and the price of its parts. */
export interface Configured {
  configuration: Configuration
  choice: string
  surface?: PrintSurfaceCode // the surface its design is printed on
  package_price?: Cents // at the shown tier
  attributes?: { code: string; name: string; prices: Product['prices'] }[]
}

export interface CartItem {
  cartId: string // id and variants: identical items are added up
  id: number
  slug: string
  category_slug: string
  title: string
  sku: string
  weight: number // grams, one piece
  image_url: string
  element: Product['element'] // colours its background
  quantity: number
  note_worksheet: string
  note_production: string
  variants: Variant[]
  prices: Product['prices']
  discount: Product['discount']
  final_price: Cents // one piece at the shown tier, variants included
  stock_quantity: number | null
  room?: CartRoom // bought in a room, at its conditions
  configured?: Configured // from a configurator
}

/** The same product from two places is two lines, because each has its own price. */
export const cartIdOf = (
  productId: number,
  variants: readonly { id: number }[],
  room: CartRoom | undefined = undefined,
): string => {
  const itemKey = [productId, ...variants.map(variant => variant.id).sort((a, b) => a - b)].join('-')
  return room ? `${itemKey}@${room.code}` : itemKey
}

export interface CartFacts {
  items: CartItem[]
  later: CartItem[] // saved for later
  cart_coupon: Coupon | null
  cart_iva: number
  shipping_price: Cents // of the last quote; 0 before the first quote of this cart
  last_order: string | null // number of the latest order
  country: Country | null // of the parcel, for the estimate; null: not selected
  bag: string | null // identifies this device's cart until an account takes it over, so that a merge counts it once
  owner: number | null // account whose cart this is (setting `enable_guest_checkout`); null: the device's
  unsent: string[] // `place:key` of lines not yet sent to the owner's account
}
