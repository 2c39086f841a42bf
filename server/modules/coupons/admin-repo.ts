/** Coupons as the administration lists and saves them. */
import { and, desc, eq, gte, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/coupons.ts'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isTaken } from '../../kernel/db/exists.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'

export type CouponRow = typeof coupons.$inferSelect
export type NewCouponRow = typeof coupons.$inferInsert

export const couponsTable = recordTable(coupons)

const isOver = (now: Date) => lte(coupons.ends_at, now)
const isUsedUp = gte(coupons.uses, coupons.max_uses)

/** The first reason why a coupon is not valid determines its state. */
function isIn(state: (typeof contract.couponStates)[number], now: Date): SQL | undefined {
  if (state === 'off') return eq(coupons.is_active, false)
  const on = eq(coupons.is_active, true)
  if (state === 'over') return and(on, isOver(now))
  const running = or(isNull(coupons.ends_at), not(isOver(now)))
  if (state === 'used') return and(on, running, isUsedUp)
  return and(on, running, or(isNull(coupons.max_uses), sql`not (${isUsedUp})`))
}

/** Sorted newest first. The search matches code and batch. */
export const couponsPage = (
  db: Queryable,
  query: ParsedOf<typeof contract.adminCoupons>['query'],
  now: Date,
): Promise<{ rows: CouponRow[]; total: number }> => {
  const { search, state, batch } = query
  const where = and(
    wordsIn(search, coupons.code, coupons.batch),
    state ? isIn(state, now) : undefined,
    batch ? eq(coupons.batch, batch) : undefined,
  )
  return couponsTable.page(db, { where, orderBy: [desc(coupons.id)] }, query)
}

/** Returns whether another coupon than `except` has the code; null compares with all. */
export const isCodeTaken = (tx: Queryable, code: string, except: number | null): Promise<boolean> =>
  isTaken(tx, { table: coupons, column: coupons.code, value: code }, except)

/** Returns whether a coupon has this batch label. */
export const isBatchTaken = (tx: Queryable, label: string): Promise<boolean> =>
  isTaken(tx, { table: coupons, column: coupons.batch, value: label }, null)

/** Returns the codes that exist already. */
export async function takenCodes(tx: Queryable, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
  return rows.map(({ code }) => code)
}

/** Throws when a code exists. Check with `takenCodes` in the same transaction. */
export async function insertCoupons(tx: Queryable, rows: NewCouponRow[]): Promise<void> {
  await tx.insert(coupons).values(rows)
}
