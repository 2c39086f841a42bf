/** The discounts that a cart may use: of the entered code, and the automatic ones that are valid now. */
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inPipeline } from '../../kernel/db/pipeline.ts'
import { prepared } from '../../kernel/db/prepared.ts'
import type { CouponRow } from './coupon-rule.ts'
import { couponByKey, couponColumns, timesUsedBy } from './coupons-repo.ts'

const automaticDiscounts = prepared<{ now: string }, CouponRow[]>(db =>
  db
    .select(couponColumns)
    .from(coupons)
    .where(
      and(
        isNull(coupons.code),
        eq(coupons.is_active, true),
        or(isNull(coupons.starts_at), lte(coupons.starts_at, sql.placeholder('now'))),
        or(isNull(coupons.ends_at), gt(coupons.ends_at, sql.placeholder('now'))),
        or(isNull(coupons.max_uses), lt(coupons.uses, coupons.max_uses)),
      ),
    ),
)

export interface UsableDiscounts {
  rows: readonly CouponRow[] // the entered code also if it is not valid
  uses: ReadonlyMap<number, number> // by discount with a limit per customer: orders of the buyer
}

/** @param code as `couponKey` returns it */
export async function usableDiscounts(
  db: Queryable,
  code: string | null,
  buyer: { userId: number | null; email: string | null },
  now: Date,
): Promise<UsableDiscounts> {
  const [coupon, automatic] = await inPipeline([
    code ? couponByKey(db, code) : Promise.resolve(undefined),
    automaticDiscounts(db, { now: now.toISOString() }),
  ])
  const rows = coupon ? [coupon, ...automatic] : automatic
  const limited = rows.filter(({ max_uses_each }) => max_uses_each !== null)
  const times = await inPipeline(limited.map(({ id }) => timesUsedBy(db, id, buyer)))
  return { rows, uses: new Map(limited.map(({ id }, at) => [id, times[at] ?? 0])) }
}
