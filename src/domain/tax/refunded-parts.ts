/**
 * Splits a refund over the VAT rates of a sale. Pure, in cents. Each rate refunds at most what it was charged, and the last refund takes
 * the remaining cents of each rate.
 */
import type { Cents } from '../money.ts'
import { splitCents } from '../pricing.ts'
import { refundedVat } from '../refunded-vat.ts'

interface RefundedPart {
  taxable: Cents
  vat: Cents
  due: Cents
}

export interface SoldPart extends RefundedPart {
  percent: number
}

/**
 * Returns the refunded sums of each part, in their order.
 *
 * @param sold positive amounts of each rate
 * @param before gross amounts that earlier refunds returned of each rate
 * @param named gross amounts of this refund that belong to a rate
 * @param amount gross amount of this refund; the excess over the sale is ignored
 */
export function refundedParts(
  sold: readonly SoldPart[],
  before: readonly Cents[],
  named: readonly Cents[],
  amount: Cents,
): RefundedPart[] {
  const left = sold.map(({ due }, at) => Math.max(0, due - (before[at] ?? 0)))
  const total = left.reduce((sum, cents) => sum + cents, 0)
  const wanted = Math.max(0, Math.min(amount, total))
  const namedSum = named.reduce((sum, cents) => sum + cents, 0)
  const asked = namedSum > wanted ? splitCents(wanted, named) : named
  const taken = left.map((cents, at) => Math.min(cents, asked[at] ?? 0))
  const rest = wanted - taken.reduce((sum, cents) => sum + cents, 0)
  const more =
    rest > 0
      ? splitCents(
          rest,
          left.map((cents, at) => cents - (taken[at] ?? 0)),
        )
      : []
  return sold.map((part, at) =>
    refundedVat(part, part.percent, before[at] ?? 0, (taken[at] ?? 0) + (more[at] ?? 0)),
  )
}
