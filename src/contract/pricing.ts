/**
 * What a line costs (specification §9, decisions §2): pure, shared by the cart on the screen and the quote on the server.
 * The server's result is the one that counts.
 */
import type { Discount, Prices } from './catalog.ts'
import { type Cents, roundCents } from './money.ts'
import type { Role } from './permissions.ts'

export type Tier = 'base' | 'reseller' | 'other'

/** specification §4 Cart. */
export const tierOf = (role: Role | undefined): Tier =>
  role === 'reseller' ? 'reseller' : role === 'other' ? 'other' : 'base'

/** A missing tier price falls back to base (decisions §4). */
export const priceAt = (prices: Prices, tier: Tier): Cents =>
  (tier === 'reseller' ? prices.reseller_price : tier === 'other' ? prices.other_price : null) ??
  prices.base_price

export const percentAt = (discount: Discount, tier: Tier): number =>
  tier === 'reseller'
    ? discount.reseller_discount
    : tier === 'other'
      ? discount.other_discount
      : discount.base_discount

/** Tier price less its tier's discount, rounded per unit. */
export const discountedPrice = (price: Cents, percent: number): Cents =>
  roundCents((price * (100 - percent)) / 100)

/** A change is ignored unless it is an integer of at least 1 (specification §5). */
export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1

/** In the cart store: parsed as an integer, 1 when it cannot be read (specification §5). */
export function readQuantity(value: unknown): number {
  const parsed = Number.parseInt(String(value), 10)
  return isQuantity(parsed) ? parsed : 1
}

export const defaultVatPercent = 22
export const vatChoices = [0, 4, 10, 22] as const

export interface Totals {
  subtotal: Cents
  shipping: Cents
  discount: Cents
  taxable: Cents
  vat: Cents
  due: Cents
}

/** Gross = lines + shipping − coupon; taxable = gross / 1.22; at another rate the VAT is taken on that (decisions §2). */
export function totalsOf(
  lines: readonly Cents[],
  shipping: Cents,
  discount: Cents,
  vatPercent: number,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line, 0)
  const charged = shipping > 0 ? shipping : 0
  const gross = Math.max(0, subtotal + charged - discount)
  const taxable = roundCents(gross / 1.22)
  const vat = vatPercent === defaultVatPercent ? gross - taxable : roundCents((taxable * vatPercent) / 100)
  return {
    subtotal,
    shipping: charged,
    discount: subtotal + charged - gross,
    taxable,
    vat,
    due: taxable + vat,
  }
}
