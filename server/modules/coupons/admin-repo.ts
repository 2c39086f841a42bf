/** Coupons as the administration lists and saves them. */
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/coupons.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { DiscountState } from '@/domain/discounts.ts'
import { users } from '../../db/schema/auth.ts'
import { categories, products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isTaken, knownIds, type TableWithId } from '../../kernel/db/exists.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import type { CouponRow } from './coupon-rule.ts'

export type NewCouponRow = typeof coupons.$inferInsert

export const couponsTable = recordTable(coupons)

const isOver = (now: Date) => lte(coupons.ends_at, now)
const isEarly = (now: Date) => gt(coupons.starts_at, now)
const isUsedUp = gte(coupons.uses, coupons.max_uses)

/** The first reason why a coupon is not valid determines its state. */
function isIn(state: DiscountState, now: Date): SQL | undefined {
  if (state === 'off') return eq(coupons.is_active, false)
  const on = eq(coupons.is_active, true)
  if (state === 'over') return and(on, isOver(now))
  const running = or(isNull(coupons.ends_at), not(isOver(now)))
  if (state === 'used') return and(on, running, isUsedUp)
  const usable = and(on, running, or(isNull(coupons.max_uses), not(isUsedUp)))
  if (state === 'scheduled') return and(usable, isEarly(now))
  return and(usable, or(isNull(coupons.starts_at), not(isEarly(now))))
}

/** Sorted newest first. The search matches code, names and batch. */
export const couponsPage = (
  db: Queryable,
  query: ParsedOf<typeof contract.adminCoupons>['query'],
  now: Date,
): Promise<{ rows: CouponRow[]; total: number }> => {
  const { search, state, batch, method } = query
  const where = and(
    wordsIn(
      search,
      coupons.code,
      coupons.batch,
      sql`(select string_agg(value, ' ') from jsonb_each_text(${coupons.names}))`,
    ),
    state ? isIn(state, now) : undefined,
    batch ? eq(coupons.batch, batch) : undefined,
    method && (method === 'code' ? isNotNull(coupons.code) : isNull(coupons.code)),
  )
  return couponsTable.page(db, { where, orderBy: [desc(coupons.id)] }, query)
}

/** Returns whether another coupon than `except` has the code; null compares with all. */
export const isCodeTaken = (tx: Queryable, code: string, except: number | null): Promise<boolean> =>
  isTaken(tx, { table: coupons, column: coupons.code, value: code }, except)

type Named = Pick<
  contract.CouponBody,
  'product_ids' | 'category_ids' | 'get_product_ids' | 'get_category_ids' | 'user_ids'
>

const referenced: Record<keyof Named, TableWithId> = {
  product_ids: products,
  category_ids: categories,
  get_product_ids: products,
  get_category_ids: categories,
  user_ids: users,
}

/** `invalid` for added ids that have no record. A stored id stays, because its record may have been deleted since. */
export async function unknownReferences(
  tx: Queryable,
  body: Named,
  current: Named | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const path of Object.keys(referenced) as (keyof Named)[]) {
    const added = body[path].filter(id => !current?.[path].includes(id))
    const existing = await knownIds(tx, referenced[path], added)
    if (added.some(id => !existing.has(id))) problems.push({ path, code: 'invalid' })
  }
  return problems
}

/** Returns the accounts with these ids, for the form. */
export async function usersOf(db: Queryable, ids: readonly number[]): Promise<contract.AdminCoupon['users']> {
  if (ids.length === 0) return []
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(users.name, users.id)
}

/** Returns whether a coupon has this batch label. */
export const isBatchTaken = (tx: Queryable, label: string): Promise<boolean> =>
  isTaken(tx, { table: coupons, column: coupons.batch, value: label }, null)

/** Returns the codes that exist already. */
export async function takenCodes(tx: Queryable, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
  return rows.flatMap(({ code }) => code ?? [])
}

/** Throws when a code exists. Check with `takenCodes` in the same transaction. */
export async function insertCoupons(tx: Queryable, rows: NewCouponRow[]): Promise<void> {
  await tx.insert(coupons).values(rows)
}
