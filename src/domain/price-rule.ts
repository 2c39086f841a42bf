/**
 * Decides what a struck price, a percentage and the lowest price of thirty days may show (Directive 98/6/EC, article 6a). Pure, and the
 * only place that decides it, for card, page, room, structured data and administration. An offer is a discount above 0 % on something for
 * sale. It continues while its price only falls. A price increase starts a new offer. Its reference is the lowest price of the thirty days
 * before it began, and the offer is shown only while the price is below that.
 */

import type { Cents } from './money.ts'
import type { Discount, Prices, ShownPrice } from './prices.ts'
import { discountedPrice, percentAt, priceAt, type Tier } from './pricing.ts'

export interface PricePoint {
  since: Date
  price: Cents | null // null: not for sale from this moment on
}

/** A product at one tier, or one of its variants. */
export interface Terms {
  full: Cents
  percent: number
  extra: Cents // surcharge of the variant, never discounted
  isForSale: boolean // published
}

/** Number of days before an offer whose lowest price is its reference (directive 98/6 art. 6a). */
export const lowestPriceDays = 30
const windowMillis = lowestPriceDays * 24 * 3600 * 1000

export const termsAt = (
  product: Prices & Discount,
  tier: Tier,
  isForSale: boolean,
  variant?: Prices | undefined,
): Terms => ({
  full: priceAt(product, tier),
  percent: percentAt(product, tier),
  extra: variant ? priceAt(variant, tier) : 0,
  isForSale,
})

export const askedPrice = ({ full, percent, extra }: Terms): Cents => discountedPrice(full, percent) + extra

/**
 * Returns the lowest price in force at any time in the thirty days before `at`. A price is valid until the next point, so the one that
 * began before the window counts too. Returns null if the product was not for sale in that time.
 */
export function lowestBefore(points: readonly PricePoint[], at: Date): Cents | null {
  const opening = at.getTime() - windowMillis
  const before = points
    .filter(point => point.since < at)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
  const inForce = before.flatMap(({ price }, index) => {
    const ends = before[index + 1]?.since.getTime() ?? at.getTime()
    return price !== null && ends > opening ? [price] : []
  })
  return inForce.length > 0 ? Math.min(...inForce) : null
}

export interface PriceHistory {
  reference: Cents | null // of the current offer
  lowest: Cents | null // of the last thirty days
}

/** Returns the reference of the offer after the terms have changed, or null without an offer or without a price to compare with. */
export function referenceAfter(
  before: Terms | null,
  after: Terms,
  { reference, lowest }: PriceHistory,
): Cents | null {
  if (after.percent === 0) return null
  const goesOn = before !== null && before.percent > 0 && askedPrice(after) <= askedPrice(before)
  const isKnown = reference !== null && (before?.isForSale || !after.isForSale || lowest !== null)
  if (goesOn && isKnown) return reference
  return after.isForSale ? lowest : null
}

/** The percentage is computed from the two prices, not taken from the input. */
export function shownPrice(now: Cents, reference: Cents | null): ShownPrice {
  const percent = reference === null || now >= reference ? 0 : percentBetween(now, reference)
  return percent > 0 ? { now, was: reference, percent } : { now, was: null, percent: 0 }
}

/** Never rounds up to −100 % unless the price is 0. */
const percentBetween = (now: Cents, was: Cents): number =>
  Math.min(Math.round(((was - now) / was) * 100), now > 0 ? 99 : 100)

/** The prices the shop shows for these terms. */
export const shownTerms = (terms: Terms, reference: Cents | null): ShownPrice =>
  shownPrice(askedPrice(terms), terms.percent > 0 ? reference : null)

/** The record of one change of terms. */
export interface PriceChange {
  point: PricePoint | null // null: the price has not changed
  reference: Cents | null
}

export function priceChange(
  before: Terms | null,
  after: Terms,
  points: readonly PricePoint[],
  reference: Cents | null,
  now: Date,
): PriceChange {
  const price = after.isForSale ? askedPrice(after) : null
  const latest = [...points].sort((a, b) => b.since.getTime() - a.since.getTime())[0]
  const point = (latest?.price ?? null) === price ? null : { since: now, price }
  const lowest = lowestBefore(points, now)
  return { point, reference: referenceAfter(before, after, { reference, lowest }) }
}
