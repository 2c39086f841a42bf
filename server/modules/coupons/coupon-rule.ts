/** When a coupon is good. Minimum, categories and uses per customer are the quote's business. */
import type { coupons } from '../../db/schema/content.ts'

type Coupon = Pick<typeof coupons.$inferSelect, 'is_active' | 'starts_at' | 'ends_at' | 'uses' | 'max_uses'>

export function isGood(coupon: Coupon, now: Date): boolean {
  if (!coupon.is_active) return false
  if (coupon.starts_at && coupon.starts_at > now) return false
  if (coupon.ends_at && coupon.ends_at <= now) return false
  return coupon.max_uses === null || coupon.uses < coupon.max_uses
}

/** Codes are compared without case, width and spaces. */
export const couponKey = (code: string): string => code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
