/**
 * What a line costs (specification notes §9, decision 0014): pure, shared by the cart on the screen and the quote on the server.
 * The server's result is the one that counts.
 */

import { type Cents, roundCents } from './money.ts'
import type { Discount, Prices } from './prices.ts'
import type { Role } from './roles.ts'

export type Tier = 'base' | 'reseller' | 'other'

/** specification notes §4 Cart. */
export const tierOf = (role: Role | undefined): Tier =>
  role === 'reseller' ? 'reseller' : role === 'other' ? 'other' : 'base'

/** A missing tier price falls back to base (decision 0014). */
export const priceAt = (prices: Prices, tier: Tier): Cents =>
  (tier === 'reseller' ? prices.reseller_price : tier === 'other' ? prices.other_price : null) ??
  prices.base_price

export const percentAt = (discount: Discount, tier: Tier): number =>
  tier === 'reseller'
    ? discount.reseller_discount
    : tier === 'other'
      ? discount.other_discount
      : discount.base_discount

const isVisibleTier = (tier: Tier, role: Role | undefined): boolean =>
  role === 'admin' || tierOf(role) === tier

/** Nobody receives the prices of another tier but admins, who set them; the base price is everybody's. */
export const ownPrices = (
  { base_price, reseller_price, other_price }: Prices,
  role: Role | undefined,
): Prices => ({
  base_price,
  reseller_price: isVisibleTier('reseller', role) ? reseller_price : null,
  other_price: isVisibleTier('other', role) ? other_price : null,
})

/** The same of discounts. */
export const ownDiscount = (
  { base_discount, reseller_discount, other_discount }: Discount,
  role: Role | undefined,
): Discount => ({
  base_discount,
  reseller_discount: isVisibleTier('reseller', role) ? reseller_discount : 0,
  other_discount: isVisibleTier('other', role) ? other_discount : 0,
})

/** Tier price less its tier's discount, rounded per unit. */
export const discountedPrice = (price: Cents, percent: number): Cents =>
  roundCents((price * (100 - percent)) / 100)

/** One piece: tier price less its tier's discount, plus the chosen variants at the tier (decision 0014, `final_price`). */
export const unitPrice = (
  product: { prices: Prices; discount: Discount },
  variants: readonly { prices: Prices }[],
  tier: Tier,
): Cents =>
  discountedPrice(priceAt(product.prices, tier), percentAt(product.discount, tier)) +
  variants.reduce((sum, variant) => sum + priceAt(variant.prices, tier), 0)

/** Discount of a coupon on the items it is valid for; never more than they cost. */
export const couponDiscount = (
  goods: Cents,
  { percent, amount }: { percent: number | null; amount: number | null },
): Cents => Math.min(goods, percent === null ? (amount ?? 0) : roundCents((goods * percent) / 100))

/** Cents that follow the weights and add up exactly: largest remainder, the earlier one when remainders are equal. */
export function splitCents(whole: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? whole : 0))
  const exact = weights.map(weight => (whole * weight) / sum)
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** A change is ignored unless it is an integer of at least 1 (specification notes §5). */
export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1

/** In the cart store: parsed as an integer, 1 when it cannot be read (specification notes §5). */
export function readQuantity(value: unknown): number {
  const parsed = Number.parseInt(String(value), 10)
  return isQuantity(parsed) ? parsed : 1
}

export const defaultVatPercent = 22
export const vatChoices = [0, 4, 10, 22] as const

/** Of one order; its sums are stored as four-byte integers. */
export const mostDue: Cents = 2_000_000_000

export interface Totals {
  subtotal: Cents
  shipping: Cents
  discount: Cents
  taxable: Cents
  vat: Cents
  due: Cents
}

/** Gross = lines + shipping − coupon; taxable = gross / 1.22; at another rate the VAT is taken on that (decision 0015). */
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
