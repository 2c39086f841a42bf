/** Limits, declared ages and spending of buyers of chance goods (decision 0064). */
import { eq, sql } from 'drizzle-orm'
import type { DeclaredAge } from '@/contract/endpoints/shop/chance-limits.ts'
import { type ChancePeriod, limitAt, type StoredLimit, startOfPeriod } from '@/domain/chance-limits.ts'
import { chanceBuyers } from '../../../db/schema/chance-buyers.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'

type ByPeriod<Value> = Record<ChancePeriod, Value>

export interface ChanceBuyer {
  age: DeclaredAge | null
  limits: ByPeriod<StoredLimit>
  spent: ByPeriod<number> // cents, in the current periods
}

/** Locks the limits and the purchases of chance goods of an account until the commit. */
export const lockChanceBuyer = (tx: Queryable, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('chance goods'), ${userId}::int)`)

/**
 * Sums the chance goods of an account's orders at their prices before coupons. Cancelled, expired and fully refunded orders do not count.
 * A payment that is still open counts in every period, because its order is dated when it is paid.
 */
async function spentOnChance(db: Queryable, userId: number, now: Date): Promise<ByPeriod<number>> {
  const day = startOfPeriod('day', now).toISOString()
  const month = startOfPeriod('month', now).toISOString()
  const { rows } = await db.execute<ByPeriod<number>>(sql`
    select coalesce(sum(l.total) filter (where o.status = 'paying' or o.placed_at >= ${day}::timestamptz), 0)::int as day,
      coalesce(sum(l.total), 0)::int as month
    from orders o join order_lines l on l.order_id = o.id and (l.is_chance or l.pack_rarity is not null)
    where o.user_id = ${userId}::int and (o.status = 'paying' or o.placed_at >= ${month}::timestamptz)
      and o.status not in ('draft', 'abandoned', 'cancelled', 'expired') and o.payment_status <> 'refunded'`)
  return rows[0] ?? { day: 0, month: 0 }
}

/** An account without a row has no limit and no declared age. */
export async function readChanceBuyer(db: Queryable, userId: number, now: Date): Promise<ChanceBuyer> {
  const [[row], spent] = await inPipeline([
    db.select().from(chanceBuyers).where(eq(chanceBuyers.user_id, userId)),
    spentOnChance(db, userId, now),
  ])
  const limit = (period: ChancePeriod): StoredLimit => ({
    amount: row?.[`${period}_amount`] ?? null,
    next: row?.[`${period}_next`] ?? null,
    next_from: row?.[`${period}_next_from`] ?? null,
  })
  return { age: row?.age ?? null, limits: { day: limit('day'), month: limit('month') }, spent }
}

/** The limits in force at a moment, in cents. */
export const limitsInForce = ({ limits }: ChanceBuyer, now: Date): ByPeriod<number | null> => ({
  day: limitAt(limits.day, now),
  month: limitAt(limits.month, now),
})

/** Call it after `lockChanceBuyer`. */
export async function storeLimits(
  tx: Queryable,
  userId: number,
  { day, month }: ByPeriod<StoredLimit>,
): Promise<void> {
  const columns = {
    day_amount: day.amount,
    day_next: day.next,
    day_next_from: day.next_from,
    month_amount: month.amount,
    month_next: month.next,
    month_next_from: month.next_from,
  }
  await tx
    .insert(chanceBuyers)
    .values({ user_id: userId, ...columns })
    .onConflictDoUpdate({ target: chanceBuyers.user_id, set: columns })
}

/** Call it after `lockChanceBuyer`. */
export async function storeAge(
  tx: Queryable,
  userId: number,
  age: DeclaredAge | null,
  now: Date,
): Promise<void> {
  const columns = { age, age_declared_at: now }
  await tx
    .insert(chanceBuyers)
    .values({ user_id: userId, ...columns })
    .onConflictDoUpdate({ target: chanceBuyers.user_id, set: columns })
}

/** What is stored about an account, for its export. */
export const chanceBuyerRow = async (db: Queryable, userId: number) =>
  (await db.select().from(chanceBuyers).where(eq(chanceBuyers.user_id, userId)))[0] ?? null

export const deleteChanceBuyer = (tx: Queryable, userId: number) =>
  tx.delete(chanceBuyers).where(eq(chanceBuyers.user_id, userId))
