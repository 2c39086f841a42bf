/**
 * Price of a line (specification notes §9, decision 0014). Pure, shared by the displayed cart and the server's quote.
 * The server's result is authoritative.
 */

import { type Cents, roundCents } from './money.ts'
import type { Discount, Prices } from './prices.ts'
import type { Role } from './roles.ts'

export type Tier = 'base' | 'reseller' | 'other'

/** specification notes §4 Cart. */
export const tierOf = (role: Role | undefined): Tier =>
  role === 'reseller' ? 'reseller' : role === 'other' ? 'other' : 'base'

/** Consumers are in the base tier. Sellers must not charge them for a means of payment (Codice del consumo, art. 62). */
export const isBusinessTier = (tier: Tier): boolean => tier !== 'base'

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

/** Only admins receive the prices of other tiers, because they edit them. Everyone receives the base price. */
export const ownPrices = (
  { base_price, reseller_price, other_price }: Prices,
  role: Role | undefined,
): Prices => ({
  base_price,
  reseller_price: isVisibleTier('reseller', role) ? reseller_price : null,
  other_price: isVisibleTier('other', role) ? other_price : null,
})

/** The same for discounts. */
export const ownDiscount = (
  { base_discount, reseller_discount, other_discount }: Discount,
  role: Role | undefined,
): Discount => ({
  base_discount,
  reseller_discount: isVisibleTier('reseller', role) ? reseller_discount : 0,
  other_discount: isVisibleTier('other', role) ? other_discount : 0,
})

/** Tier price minus its tier's discount, rounded per unit. */
export const discountedPrice = (price: Cents, percent: number): Cents =>
  roundCents((price * (100 - percent)) / 100)

/** Price of one piece: tier price minus its discount, plus the chosen variants at the tier (decision 0014, `final_price`). */
export const unitPrice = (
  product: { prices: Prices; discount: Discount },
  variants: readonly { prices: Prices }[],
  tier: Tier,
): Cents =>
  discountedPrice(priceAt(product.prices, tier), percentAt(product.discount, tier)) +
  variants.reduce((sum, variant) => sum + priceAt(variant.prices, tier), 0)

/** A percentage, rounded once, or an amount; at most the price of the goods. */
export const couponDiscount = (
  goods: Cents,
  { percent, amount }: { percent: number | null; amount: number | null },
): Cents => Math.min(goods, percent === null ? (amount ?? 0) : roundCents((goods * percent) / 100))

/** Splits cents in proportion to the weights without remainder: largest remainder first, the earlier part if remainders are equal. */
export function splitCents(whole: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? whole : 0))
  const exact = weights.map(weight => (whole * weight) / sum)
  const parts = exact.map(Math.floor)
  const remainder = whole - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, remainder)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** A quantity must be an integer of at least 1 (specification notes §5). */
export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1

/** For the cart store: parses an integer, returns 1 if that fails (specification notes §5). */
export function readQuantity(value: unknown): number {
  const parsed = Number.parseInt(String(value), 10)
  return isQuantity(parsed) ? parsed : 1
}

export const defaultVatPercent = 22
export const vatChoices = [0, 4, 10, 22] as const

/** Maximum of one order, whose sums are stored as four-byte integers. */
export const mostDue: Cents = 2_000_000_000

export interface Totals {
  subtotal: Cents
  shipping: Cents
  discount: Cents
  taxable: Cents
  vat: Cents
  due: Cents
}

/** Gross = lines + shipping − coupon; taxable = gross / 1.22. At another rate, VAT is charged on that taxable amount (decision 0015). */
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
