/** Whether a discount is valid, for any buyer and for one buyer. `src/domain/discounts.ts` computes its amount. */
import type { CouponRefusalCode } from '@/contract/endpoints/shop/quote-discounts.ts'
import { discountState, isForBuyer } from '@/domain/discounts.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { coupons } from '../../db/schema/content.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Whether it is active, within its dates (the end excluded) and not used up. */
export const isGood = (coupon: CouponRow, now: Date): boolean => discountState(coupon, now) === 'active'

interface DiscountBuyer {
  tier: Tier
  userId: number | null
  uses: ReadonlyMap<number, number> // orders of the buyer that used it, by discount
}

type Invalid = Extract<CouponRefusalCode, 'invalid' | 'early' | 'used_up'>

/** Returns why no buyer can use it now. A code that was switched off or has expired is as invalid as an unknown one. */
export function invalidity(coupon: CouponRow | undefined, now: Date): Invalid | undefined {
  const state = coupon ? discountState(coupon, now) : 'off'
  if (state === 'active') return undefined
  if (state === 'scheduled') return 'early'
  return state === 'used' ? 'used_up' : 'invalid'
}

/** Returns why this buyer cannot use it now. */
export function refusalFor(
  coupon: CouponRow,
  buyer: DiscountBuyer,
  now: Date,
): Invalid | 'customer' | 'used' | undefined {
  const invalid = invalidity(coupon, now)
  if (invalid) return invalid
  if (!isForBuyer(coupon, buyer)) return 'customer'
  const limit = coupon.max_uses_each
  return limit !== null && (buyer.uses.get(coupon.id) ?? 0) >= limit ? 'used' : undefined
}
