/** When a coupon is good and what it takes off. Uses per customer are the quote's business. */
import { couponDiscount } from '../../../src/domain/pricing.ts'
import type { coupons } from '../../db/schema/content.ts'

type Coupon = Pick<typeof coupons.$inferSelect, 'is_active' | 'starts_at' | 'ends_at' | 'uses' | 'max_uses'>

/** Active, in its time (the end excluded) and not used up; a minimum or categories are not looked at. */
export function isGood(coupon: Coupon, now: Date): boolean {
  if (!coupon.is_active) return false
  if (coupon.starts_at && coupon.starts_at > now) return false
  if (coupon.ends_at && coupon.ends_at <= now) return false
  return coupon.max_uses === null || coupon.uses < coupon.max_uses
}

/** Its fields: how much it takes off which items, and from which sum on. */
export type CouponTerms = Pick<typeof coupons.$inferSelect, 'percent' | 'amount' | 'minimum' | 'category_ids'>

/** Of a line: null when its product has left the shop. */
export interface GoodsLine {
  category_id: number | null
  total: number // cents
}

/** Cents of the lines it is valid for: all of them when it names no category. */
export const goodsFor = ({ category_ids }: CouponTerms, lines: readonly GoodsLine[]): number =>
  lines
    .filter(
      ({ category_id }) =>
        category_ids.length === 0 || (category_id !== null && category_ids.includes(category_id)),
    )
    .reduce((sum, { total }) => sum + total, 0)

/** Nothing below its minimum, and never more than the items it is valid for. */
export function couponTakes(terms: CouponTerms, lines: readonly GoodsLine[]): number {
  const goods = goodsFor(terms, lines)
  return goods < terms.minimum ? 0 : couponDiscount(goods, terms)
}
