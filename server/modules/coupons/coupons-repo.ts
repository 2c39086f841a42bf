import { eq } from 'drizzle-orm'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/**
 * `key` as `couponKey` returns it. Returns undefined when the coupon does not exist. `isGood` checks whether it is
 * valid now.
 */
export async function couponByKey(
  db: Queryable,
  key: string,
): Promise<typeof coupons.$inferSelect | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, key))
  return row
}
