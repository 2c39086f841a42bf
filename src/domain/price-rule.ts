/**
 * What a struck price, a percentage and the lowest price of thirty days may say (Directive 98/6/EC, article 6a): pure, the one
 * place that decides it for card, page, room, structured data and administration. An offer is a discount above 0 % on something
 * for sale. It goes on while its price only falls; a price that rises begins another one. Its reference is the lowest price of the
 * thirty days before it began, and it is shown only while the price is below that.
 */

import type { Cents } from './money.ts'
import type { Discount, Prices, ShownPrice } from './prices.ts'
import { discountedPrice, percentAt, priceAt, type Tier } from './pricing.ts'

export interface PricePoint {
  since: Date
  price: Cents | null // null: not for sale from then on
}

/** A product at one tier, or one of its variants. */
export interface Terms {
  full: Cents
  percent: number
  extra: Cents // of the variant, never reduced
  isForSale: boolean // published
}

/** Days before an offer whose lowest price it is compared with (directive 98/6 art. 6a). */
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
 * Lowest price in force at any time in the thirty days before `at`. A point holds until the next one begins, so the one that
 * began before the window counts too. Null when nothing was for sale then.
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
  reference: Cents | null // of the offer that runs
  lowest: Cents | null // of the thirty days before now
}

/** The reference of the offer once the terms have changed; null when there is none or nothing to compare with. */
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

/** The percentage is that of the two prices, never the one somebody typed. */
export function shownPrice(now: Cents, reference: Cents | null): ShownPrice {
  const percent = reference === null || now >= reference ? 0 : percentBetween(now, reference)
  return percent > 0 ? { now, was: reference, percent } : { now, was: null, percent: 0 }
}

/** Never rounds up to −100 % unless the price is 0. */
const percentBetween = (now: Cents, was: Cents): number =>
  Math.min(Math.round(((was - now) / was) * 100), now > 0 ? 99 : 100)

/** What the shop shows of these terms. */
export const shownTerms = (terms: Terms, reference: Cents | null): ShownPrice =>
  shownPrice(askedPrice(terms), terms.percent > 0 ? reference : null)

/** What one change of terms writes down. */
export interface PriceChange {
  point: PricePoint | null // null: it costs what it cost
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
