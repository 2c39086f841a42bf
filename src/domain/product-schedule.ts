/**
 * The status and the discounts of a product at a moment, from what the merchant entered. Pure. The row of the product contains those in
 * force. A job applies each change at its moment, and quotes compute them when they read a product (decision 0083).
 */
import type { Discount } from './prices.ts'

export type ProductStatus = 'draft' | 'planned' | 'published' | 'archived'

/** Moments at which a product changes without an edit. The start is inclusive, the end exclusive. Null: no limit. */
export interface ProductSchedule {
  published_from: Date | null
  published_until: Date | null
  offer_from: Date | null
  offer_until: Date | null
}

/** The status and the discounts that the merchant entered. */
export interface EnteredTerms extends ProductSchedule, Discount {
  status: ProductStatus
}

/** The columns of the row that follow from the entered terms. */
export interface TermsInForce extends Discount {
  status: ProductStatus
  idle_offer: Discount | null // the entered discounts, while their offer is not in force
  changes_at: Date | null // the next moment at which one of these columns changes
}

const noDiscount: Discount = { base_discount: 0, reseller_discount: 0, other_discount: 0 }

const hasBegun = (from: Date | null, now: Date): boolean => from === null || from <= now
const hasEnded = (until: Date | null, now: Date): boolean => until !== null && until <= now

/** A draft and an archived product stay as they are. */
export function statusAt(
  { status, published_from, published_until }: Pick<EnteredTerms, 'status' | keyof ProductSchedule>,
  now: Date,
): ProductStatus {
  if (status === 'draft' || status === 'archived') return status
  if (hasEnded(published_until, now)) return 'archived'
  return hasBegun(published_from, now) ? 'published' : 'planned'
}

export function termsInForce(entered: EnteredTerms, now: Date): TermsInForce {
  const { published_from, published_until, offer_from, offer_until } = entered
  const status = statusAt(entered, now)
  const { base_discount, reseller_discount, other_discount } = entered
  const discount: Discount = { base_discount, reseller_discount, other_discount }
  const isReduced = base_discount + reseller_discount + other_discount > 0
  const isInForce = hasBegun(offer_from, now) && !hasEnded(offer_until, now)
  const isIdle = isReduced && !isInForce
  const moments = [
    ...(status === 'planned' ? [published_from] : []),
    ...(status === 'planned' || status === 'published' ? [published_until] : []),
    ...(isReduced ? [offer_from, offer_until] : []),
  ].flatMap(moment => (moment !== null && moment > now ? [moment.getTime()] : []))
  return {
    status,
    ...(isIdle ? noDiscount : discount),
    idle_offer: isIdle ? discount : null,
    changes_at: moments.length > 0 ? new Date(Math.min(...moments)) : null,
  }
}

/** The terms that the merchant entered, from the columns of the row. */
export const enteredTerms = (
  row: ProductSchedule & Pick<TermsInForce, 'status' | 'idle_offer' | keyof Discount>,
): EnteredTerms => ({
  status: row.status,
  published_from: row.published_from,
  published_until: row.published_until,
  offer_from: row.offer_from,
  offer_until: row.offer_until,
  base_discount: row.base_discount,
  reseller_discount: row.reseller_discount,
  other_discount: row.other_discount,
  ...row.idle_offer,
})
