/** Writes price history and reference prices after every change of prices, discounts, variants or status. */

import { priceTiers } from '@/contract/endpoints/admin/products.ts'
import { type PricePoint, priceChange, type Terms, termsAt } from '@/domain/price-rule.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { PricedVariant, References } from '../card-price.ts'
import {
  type PricedRecord,
  pointsOf,
  pricedRecords,
  storeProductPrices,
  storeVariantPrices,
  type TierPoint,
} from './price-points-repo.ts'

type Tier = (typeof priceTiers)[number]

const termsOf = (product: PricedRecord, variant: PricedVariant | undefined, tier: Tier): Terms =>
  termsAt(product, tier, product.status === 'published', variant)

/** A record and one of its variants, or none. */
interface Item {
  record: PricedRecord
  variant?: PricedVariant | undefined
}

function changesOf(before: Item | undefined, after: Item, points: readonly TierPoint[], now: Date) {
  const references: References = { base_lowest: null, reseller_lowest: null, other_lowest: null }
  const added: TierPoint[] = []
  const stored = before && (before.variant ?? before.record)
  for (const tier of priceTiers) {
    const tierPoints: PricePoint[] = points.filter(point => point.tier === tier)
    const { point, reference } = priceChange(
      before ? termsOf(before.record, before.variant, tier) : null,
      termsOf(after.record, after.variant, tier),
      tierPoints,
      stored?.[`${tier}_lowest`] ?? null,
      now,
    )
    references[`${tier}_lowest`] = reference
    if (point) added.push({ ...point, tier })
  }
  const current = after.variant ?? after.record
  const isStored = priceTiers.every(tier => references[`${tier}_lowest`] === current[`${tier}_lowest`])
  return { points: added, references: isStored ? null : references }
}

/** `before` as read under the product's lock; undefined for a new product. */
export async function writePrices(
  tx: Queryable,
  id: number,
  before: PricedRecord | undefined,
  now: Date,
): Promise<void> {
  const record = (await pricedRecords(tx, [id])).get(id)
  if (!record) throw new Error('a product that was just written is gone')
  const points = await pointsOf(tx, [record])
  const productPoints = points.own.get(id) ?? []
  await storeProductPrices(tx, id, changesOf(before && { record: before }, { record }, productPoints, now))
  for (const variant of record.variants) {
    const earlierVariant = before?.variants.find(one => one.id === variant.id)
    const earlier = before && earlierVariant && { record: before, variant: earlierVariant }
    const lived = points.ofVariant.get(variant.id) ?? []
    await storeVariantPrices(tx, variant.id, changesOf(earlier, { record, variant }, lived, now))
  }
}
