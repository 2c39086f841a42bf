/** Price history of a demo product since its publication, and its current offer, by the same rule as in a real shop. */
import type { Discount, Prices } from '@/contract/endpoints/shop/catalog.ts'
import { type PricePoint, priceChange, type Terms, termsAt } from '@/domain/price-rule.ts'
import type { Tier } from '@/domain/pricing.ts'

const day = 24 * 3600 * 1000
const onSaleForDays = 120
const newForDays = 12
const discountedForDays = 6

export interface Life {
  published: Date
  reduced: Date // when the offers began
}

export const lifeOf = ({ isNew }: { isNew?: boolean }, now: Date): Life => ({
  published: new Date(now.getTime() - (isNew ? newForDays : onSaleForDays) * day),
  reduced: new Date(now.getTime() - discountedForDays * day),
})

interface TierLife {
  points: (PricePoint & { tier: Tier })[]
  reference: number | null
}

function tierLife(terms: Terms, tier: Tier, { published, reduced }: Life): TierLife {
  const full = { ...terms, percent: 0 }
  const first = priceChange(null, full, [], null, published)
  const points = first.point ? [first.point] : []
  const then = priceChange(full, terms, points, first.reference, reduced)
  if (then.point) points.push(then.point)
  return { points: points.map(point => ({ ...point, tier })), reference: then.reference }
}

export function seedHistory(product: Prices & Discount, variant: Prices | undefined, life: Life) {
  const at = (tier: Tier) => tierLife(termsAt(product, tier, true, variant), tier, life)
  const [base, reseller, other] = [at('base'), at('reseller'), at('other')]
  return {
    points: [base, reseller, other].flatMap(({ points }) => points),
    references: {
      base_lowest: base.reference,
      reseller_lowest: reseller.reference,
      other_lowest: other.reference,
    },
  }
}
