/**
 * The cart as stored, in the words of specification notes §3 (Cart, Cart item): what the shop itself works with, and what is derived from
 * it.
 */
import type { Cents } from '@/domain/money.ts'
import type { CartFacts, CartItem } from './cart-item.ts'

const told = ({ quantity, note_worksheet, note_production, prices, configured }: CartItem) => ({
  price: prices,
  base_price: prices.base_price,
  extra_info: { package_price: configured?.package_price ?? 0 },
  info: { quantity, note_worksheet, note_production },
  products: [], // of ours a line is one product
  attributes: configured?.attributes ?? [],
})

/** Sum of quantity times final price, plus shipping once a quote has named it (specification notes §9). */
export const cartTotal = ({ items, shipping_price }: Pick<CartFacts, 'items' | 'shipping_price'>): Cents =>
  items.reduce((sum, item) => sum + item.quantity * item.final_price, shipping_price)

export const cartRecord = (facts: CartFacts) => ({
  ...facts,
  items: facts.items.map(item => ({ ...item, ...told(item) })),
  cart_total: cartTotal(facts),
  shipping_info: { price: facts.shipping_price },
})

/** Derived values are dropped: the next record has new ones. */
export function itemOf(kept: CartItem): CartItem {
  const own: Partial<CartItem & ReturnType<typeof told>> = { ...kept }
  for (const name of Object.keys(told(kept)) as (keyof ReturnType<typeof told>)[]) delete own[name]
  return own as CartItem
}
