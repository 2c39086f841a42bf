/** Reference data of the offers of products, for previews in the administration. */

import { type OfferFacts, priceTiers } from '@/contract/endpoints/admin/products.ts'
import { lowestBefore } from '@/domain/price-rule.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { References } from '../card-price.ts'
import { type PricedRecord, pointsOf, pricedRecords, type TierPoint } from './price-points-repo.ts'

function itemFacts(
  variant_id: number | null,
  references: References,
  points: readonly TierPoint[],
  now: Date,
): OfferFacts[] {
  return priceTiers.map(tier => ({
    variant_id,
    tier,
    reference: references[`${tier}_lowest`],
    lowest: lowestBefore(
      points.filter(point => point.tier === tier),
      now,
    ),
  }))
}

/**
 * Returns, by product id, one entry per tier for the product and for each variant. Amounts are in cents. Lowest prices
 * follow decision 0017.
 */
export async function offerFacts(
  db: Queryable,
  records: readonly PricedRecord[],
  now: Date,
): Promise<Map<number, OfferFacts[]>> {
  const { own, ofVariant } = await pointsOf(db, records)
  return new Map(
    records.map(record => [
      record.id,
      [
        ...itemFacts(null, record, own.get(record.id) ?? [], now),
        ...record.variants.flatMap(itemVariant =>
          itemFacts(itemVariant.id, itemVariant, ofVariant.get(itemVariant.id) ?? [], now),
        ),
      ],
    ]),
  )
}

/** Like `offerFacts` for one product. Empty when it does not exist. */
export async function offersOf(db: Queryable, id: number, now: Date): Promise<OfferFacts[]> {
  const records = await pricedRecords(db, [id])
  return (await offerFacts(db, [...records.values()], now)).get(id) ?? []
}
