/** What the offers of products are measured against, as the administration previews them. */

import { type OfferFacts, priceTiers } from '../../../src/contract/endpoints/admin/products.ts'
import { lowestBefore } from '../../../src/domain/price-rule.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { References } from '../catalog/card-price.ts'
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

/** By product id, one entry per tier for the product and for each variant. Amounts in cents; lowest prices by decision 0017. */
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
        ...record.variants.flatMap(one => itemFacts(one.id, one, ofVariant.get(one.id) ?? [], now)),
      ],
    ]),
  )
}

/** As `offerFacts`, of one product; empty when there is none. */
export async function offersOf(db: Queryable, id: number, now: Date): Promise<OfferFacts[]> {
  const records = await pricedRecords(db, [id])
  return (await offerFacts(db, [...records.values()], now)).get(id) ?? []
}
