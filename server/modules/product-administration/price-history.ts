/**
 * What a change of prices writes down: what a tier pays from now on, and what its discount is measured against (decisions §4).
 * Pure; the points are those written before.
 */

import { discountedPrice, percentAt, priceAt, type Tier } from '../../../src/contract/pricing.ts'
import type { AdminProduct } from '../../../src/contract/product-administration.ts'
import { lowestBefore, type PricePoint } from '../catalog/lowest-price.ts'

type Priced = Pick<
  AdminProduct,
  'base_price' | 'reseller_price' | 'other_price' | 'base_discount' | 'reseller_discount' | 'other_discount'
>

export interface TierHistory {
  tier: Tier
  points: readonly PricePoint[]
  lowest: number | null // as stored: the measure of the discount that runs
}

export interface TierChange {
  tier: Tier
  point: PricePoint | null // null: this tier pays what it paid
  lowest: number | null
}

export const paidAt = (prices: Priced, tier: Tier): number =>
  discountedPrice(priceAt(prices, tier), percentAt(prices, tier))

/** `before` null: the product is new. A discount that grows keeps its measure; one that ends loses it. */
export function priceChange(
  before: Priced | null,
  after: Priced,
  { tier, points, lowest }: TierHistory,
  now: Date,
): TierChange {
  const price = paidAt(after, tier)
  const point = before && points.length > 0 && paidAt(before, tier) === price ? null : { since: now, price }
  if (percentAt(after, tier) === 0) return { tier, point, lowest: null }
  const isRunning = before !== null && percentAt(before, tier) > 0
  return { tier, point, lowest: isRunning ? lowest : (lowestBefore(points, now) ?? null) }
}
