/** A coupon is used where an order is placed, and given back when the order never came to be. */
import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { coupons } from '../../db/schema/content.ts'
import { couponUses } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** False when it is used up, in all or by this buyer. The update holds the coupon's row, so the count after it is true. */
export async function takeCoupon(
  tx: Queryable,
  coupon: { id: number; max_uses_each: number | null },
  order: { id: number; user_id: number },
): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, coupon.id), or(isNull(coupons.max_uses), lt(coupons.uses, coupons.max_uses))))
    .returning({ id: coupons.id })
  if (taken.length === 0) return false
  const [used] = await tx
    .select({ times: count() })
    .from(couponUses)
    .where(and(eq(couponUses.coupon_id, coupon.id), eq(couponUses.user_id, order.user_id)))
  if (coupon.max_uses_each !== null && (used?.times ?? 0) >= coupon.max_uses_each) return false
  await tx.insert(couponUses).values({ coupon_id: coupon.id, order_id: order.id, user_id: order.user_id })
  return true
}

export async function giveBackCoupon(tx: Queryable, orderId: number): Promise<void> {
  const freed = await tx.delete(couponUses).where(eq(couponUses.order_id, orderId)).returning()
  for (const { coupon_id } of freed)
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(and(eq(coupons.id, coupon_id), gt(coupons.uses, 0)))
}
