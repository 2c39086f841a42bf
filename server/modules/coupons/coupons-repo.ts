import { eq } from 'drizzle-orm'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** `key` as `couponKey` makes it. Undefined when there is none; whether it is good now is for `isGood` to say. */
export async function couponByKey(
  db: Queryable,
  key: string,
): Promise<typeof coupons.$inferSelect | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, key))
  return row
}
