/**
 * Sales to consumers in other member states, counted against the threshold of 10,000 € net per calendar year (Directive 2006/112/EC,
 * article 59c). An order counts from the moment it is placed until it is cancelled; refunds do not reduce the count.
 */
import { and, eq, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { thresholdNotices } from '../../db/schema/threshold-notices.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { startOfDay } from '../../kernel/shop-days.ts'

/** Net cents. */
export interface UnionSales {
  this_year: number
  last_year: number
}

const lockKey = 59_003 // of the article, unique among the advisory locks

/**
 * Until the commit, no other order to a consumer in another member state is placed, so that two orders cannot both take the
 * last part of the threshold.
 */
export async function lockThreshold(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** @param year calendar year in the shop's time zone */
export async function salesToUnionConsumers(db: Queryable, year: number): Promise<UnionSales> {
  const start = (of: number) => startOfDay(`${of}-01-01`)
  const { rows } = await db.execute<{ this_year: number; last_year: number }>(sql`
    select coalesce(sum(taxable) filter (where placed_at >= ${start(year)}), 0)::float8 as this_year,
      coalesce(sum(taxable) filter (where placed_at < ${start(year)}), 0)::float8 as last_year
    from ${orders}
    where tax_scope = 'union_consumer' and placed_at >= ${start(year - 1)}
      and placed_at < ${start(year + 1)}
      and status not in ('draft', 'abandoned', 'expired', 'cancelled')`)
  const [row] = rows
  return { this_year: Number(row?.this_year ?? 0), last_year: Number(row?.last_year ?? 0) }
}

type Notice = typeof thresholdNotices.$inferSelect

export async function isNoticeRead(db: Queryable, year: number, level: Notice['level']): Promise<boolean> {
  const rows = await db
    .select()
    .from(thresholdNotices)
    .where(and(eq(thresholdNotices.year, year), eq(thresholdNotices.level, level)))
  return rows.length > 0
}

/** Does nothing when the warning was read before. */
export async function markNoticeRead(tx: Queryable, notice: Notice): Promise<void> {
  await tx.insert(thresholdNotices).values(notice).onConflictDoNothing()
}
