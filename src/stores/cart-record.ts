/**
 * The stored format of the cart, with the names of specification notes §3 (Cart, Cart item): the shop's own fields and derived ones. Also
 * reads such a record.
 */
import type { Coupon } from '@/contract/endpoints/site/site.ts'
import type { Cents } from '@/domain/money.ts'
import { defaultVatPercent, readQuantity } from '@/domain/pricing.ts'
import type { CartFacts, CartItem } from './cart-item.ts'

export const emptyFacts: CartFacts = {
  items: [],
  later: [],
  cart_coupon: null,
  cart_iva: defaultVatPercent,
  shipping_price: 0,
  last_order: null,
  country: null,
  bag: null,
  owner: null,
  unsent: [],
}

const derivedFields = ({ quantity, note_worksheet, note_production, prices, configured }: CartItem) => ({
  price: prices,
  base_price: prices.base_price,
  extra_info: { package_price: configured?.package_price ?? 0 },
  info: { quantity, note_worksheet, note_production },
  products: [], // in this shop a line is one product
  attributes: configured?.attributes ?? [],
})

/** Sum of quantity times final price, plus shipping once a quote has named it (specification notes §9). */
export const cartTotal = ({ items, shipping_price }: Pick<CartFacts, 'items' | 'shipping_price'>): Cents =>
  items.reduce((sum, item) => sum + item.quantity * item.final_price, shipping_price)

export const cartRecord = (facts: CartFacts) => ({
  ...facts,
  items: facts.items.map(item => ({ ...item, ...derivedFields(item) })),
  cart_total: cartTotal(facts),
  shipping_info: { price: facts.shipping_price },
})

/** The selection without prices. A variant keeps its identifying fields. */
function unpriced({ prices: _, discount: __, final_price: ___, variants, configured, ...item }: CartItem) {
  return {
    ...item,
    variants: variants.map(({ id, name, sku }) => ({ id, name, sku })),
    ...(configured && {
      configured: {
        configuration: configured.configuration,
        choice: configured.choice,
        ...(configured.surface && { surface: configured.surface }),
      },
    }),
  }
}

/** The same for a guest: no price is stored on the device, because the server computes the current one. */
export const guestRecord = ({ items, later, shipping_price: _, ...facts }: CartFacts) => ({
  ...facts,
  items: items.map(unpriced),
  later: later.map(unpriced),
})

/** Drops derived values. The next record contains new ones. */
function itemOf(stored: CartItem): CartItem {
  const item: Partial<CartItem & ReturnType<typeof derivedFields>> = { ...stored }
  for (const name of ['price', 'base_price', 'extra_info', 'info', 'products', 'attributes'] as const)
    delete item[name]
  return {
    ...(item as CartItem),
    prices: isRecord(stored.prices) ? stored.prices : noPrices,
    discount: isRecord(stored.discount) ? stored.discount : noDiscount,
    final_price: typeof stored.final_price === 'number' ? stored.final_price : 0,
    quantity: readQuantity(stored.quantity),
  }
}

const noPrices: CartItem['prices'] = { base_price: 0, reseller_price: null, other_price: null }

const noDiscount: CartItem['discount'] = { base_discount: 0, reseller_discount: 0, other_discount: 0 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = ['cartId', 'slug', 'category_slug', 'title', 'sku', 'image_url'] as const
const amounts = ['id', 'weight'] as const

/** Whether the item can be shown. Its price is requested again. */
const isItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  words.every(key => typeof value[key] === 'string') &&
  amounts.every(key => typeof value[key] === 'number') &&
  Array.isArray(value.variants) &&
  value.variants.every(variant => isRecord(variant) && typeof variant.id === 'number')

const isCoupon = (value: unknown): value is Coupon =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  [value.percent, value.amount].every(part => part === null || typeof part === 'number')

export const itemsOf = (value: unknown): CartItem[] =>
  Array.isArray(value) ? value.filter(isItem).map(itemOf) : []

/** Reads a stored record of any version as far as possible. Returns undefined if it is not a cart. */
export function readCart(value: unknown): CartFacts | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined
  const stored = value as Partial<CartFacts> & Pick<CartFacts, 'items'>
  return {
    items: itemsOf(stored.items),
    later: itemsOf(stored.later),
    cart_coupon: isCoupon(stored.cart_coupon) ? stored.cart_coupon : null,
    cart_iva: typeof stored.cart_iva === 'number' ? stored.cart_iva : defaultVatPercent,
    shipping_price: typeof stored.shipping_price === 'number' ? stored.shipping_price : 0,
    last_order: typeof stored.last_order === 'string' ? stored.last_order : null,
    country: typeof stored.country === 'string' ? stored.country : null,
    bag: typeof stored.bag === 'string' ? stored.bag : null,
    owner: typeof stored.owner === 'number' ? stored.owner : null,
    unsent: Array.isArray(stored.unsent)
      ? stored.unsent.filter(candidate => typeof candidate === 'string')
      : [],
  }
}
