/** When a coupon is good and what it takes off. Uses per customer are the quote's business. */
import { couponDiscount } from '../../../src/contract/pricing.ts'
import type { coupons } from '../../db/schema/content.ts'

type Coupon = Pick<typeof coupons.$inferSelect, 'is_active' | 'starts_at' | 'ends_at' | 'uses' | 'max_uses'>

export function isGood(coupon: Coupon, now: Date): boolean {
  if (!coupon.is_active) return false
  if (coupon.starts_at && coupon.starts_at > now) return false
  if (coupon.ends_at && coupon.ends_at <= now) return false
  return coupon.max_uses === null || coupon.uses < coupon.max_uses
}

/** What it looks at: how much it takes off which goods, and from which sum on. */
export type CouponTerms = Pick<typeof coupons.$inferSelect, 'percent' | 'amount' | 'minimum' | 'category_ids'>

/** Of a line: null when its product has left the shop. */
export interface GoodsLine {
  category_id: number | null
  total: number // cents
}

export const goodsFor = ({ category_ids }: CouponTerms, lines: readonly GoodsLine[]): number =>
  lines
    .filter(
      ({ category_id }) =>
        category_ids.length === 0 || (category_id !== null && category_ids.includes(category_id)),
    )
    .reduce((sum, { total }) => sum + total, 0)

/** Nothing below its minimum, and never more than the goods it is good for. */
export function couponTakes(terms: CouponTerms, lines: readonly GoodsLine[]): number {
  const goods = goodsFor(terms, lines)
  return goods < terms.minimum ? 0 : couponDiscount(goods, terms)
}

/** Codes are compared without case, width and spaces. */
export const couponKey = (code: string): string => code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
