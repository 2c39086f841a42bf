import { eq } from 'drizzle-orm'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export async function couponByKey(
  db: Queryable,
  key: string,
): Promise<typeof coupons.$inferSelect | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, key))
  return row
}
