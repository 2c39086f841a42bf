/** The figures under the list (specification §9), at what the lines show. Pure; the checkout asks the server again. */
import { type Totals, totalsOf } from '@/contract/pricing.ts'
import type { CartFacts } from '@/stores/cart.ts'

export const lineTotal = ({ final_price, quantity }: { final_price: number; quantity: number }): number =>
  final_price * quantity

export const cartTotals = (cart: CartFacts): Totals =>
  totalsOf(cart.items.map(lineTotal), cart.shipping_price, 0, cart.cart_iva)
