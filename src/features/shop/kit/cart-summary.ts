/**
 * Totals below the list (specification notes §9), from the prices of its lines. Pure; the checkout gets a new quote
 * from the server.
 */
import type { Role } from '@/contract/permissions.ts'
import { defaultVatPercent, type Totals, totalsOf } from '@/domain/pricing.ts'
import type { CartFacts } from '@/stores/cart.ts'

export const lineTotal = ({ final_price, quantity }: { final_price: number; quantity: number }): number =>
  final_price * quantity

/**
 * Only admins choose the rate (specification notes §5). A rate that an admin left in the cart is ignored for other
 * users.
 */
export const vatPercentFor = (role: Role | undefined, { cart_iva }: Pick<CartFacts, 'cart_iva'>): number =>
  role === 'admin' ? cart_iva : defaultVatPercent

export const cartTotals = (cart: CartFacts, role: Role | undefined): Totals =>
  totalsOf(cart.items.map(lineTotal), cart.shipping_price, 0, vatPercentFor(role, cart))
