/**
 * Prices of a product after applying one rule. Pure. A tier without its own price uses the base price and remains
 * without one.
 */
import { roundCents } from '@/domain/money.ts'
import type { Tier } from '@/domain/pricing.ts'

interface Prices {
  base_price: number
  reseller_price: number | null
  other_price: number | null
}

interface Rule {
  tiers: readonly Tier[]
  by: 'percent' | 'amount'
  value: number
  round_to: number // cents: 10 rounds 12,34 € to 12,30 €
}

export interface NewPrice {
  tier: Tier
  from: number
  to: number
}

function priceBy({ by, value, round_to }: Rule, from: number): number {
  const raw = by === 'percent' ? from * (1 + value / 100) : from + value
  return Math.max(0, roundCents(raw / round_to) * round_to)
}

/** Returns only changed prices. */
export const newPrices = (prices: Prices, rule: Rule): NewPrice[] =>
  rule.tiers.flatMap(tier => {
    const from = prices[`${tier}_price`]
    if (from === null) return []
    const to = priceBy(rule, from)
    return to === from ? [] : [{ tier, from, to }]
  })
