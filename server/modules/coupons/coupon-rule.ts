/** When a coupon is valid, and its discount. The quote checks uses per customer. */
import { couponDiscount } from '@/domain/pricing.ts'
import type { coupons } from '../../db/schema/content.ts'

type Coupon = Pick<typeof coupons.$inferSelect, 'is_active' | 'starts_at' | 'ends_at' | 'uses' | 'max_uses'>

/** Whether it is active, within its dates (the end excluded) and not used up. Ignores minimum and categories. */
export function isGood(coupon: Coupon, now: Date): boolean {
  if (!coupon.is_active) return false
  if (coupon.starts_at && coupon.starts_at > now) return false
  if (coupon.ends_at && coupon.ends_at <= now) return false
  return coupon.max_uses === null || coupon.uses < coupon.max_uses
}

/** The fields that determine the discount, the discounted items and the minimum. */
export type CouponTerms = Pick<typeof coupons.$inferSelect, 'percent' | 'amount' | 'minimum' | 'category_ids'>

/** Category of a line; null when its product was deleted. */
export interface GoodsLine {
  category_id: number | null
  total: number // cents
}

/** Returns the cents of the lines that the coupon applies to: all lines without categories. */
export const goodsFor = ({ category_ids }: CouponTerms, lines: readonly GoodsLine[]): number =>
  lines
    .filter(
      ({ category_id }) =>
        category_ids.length === 0 || (category_id !== null && category_ids.includes(category_id)),
    )
    .reduce((sum, { total }) => sum + total, 0)

/** Returns 0 below the minimum, and never more than the items it applies to. */
export function couponTakes(terms: CouponTerms, lines: readonly GoodsLine[]): number {
  const goods = goodsFor(terms, lines)
  return goods < terms.minimum ? 0 : couponDiscount(goods, terms)
}
