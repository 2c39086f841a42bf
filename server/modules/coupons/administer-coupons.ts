/** Coupons written by hand. How often one was used is the orders' to say and no part of its version. */
import { and, count, desc, eq, gte, ilike, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type * as contract from '../../../src/contract/coupon-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { coupons } from '../../db/schema/content.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'

type Row = typeof coupons.$inferSelect
type Coupon = contract.AdminCoupon

export function viewOf({ uses, starts_at, ends_at, ...row }: Row): Coupon {
  const facts = {
    ...row,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
  return { ...facts, uses, version: versionOf(facts) }
}

export const rowFrom = ({ starts_at, ends_at, ...facts }: contract.CouponBody) => ({
  ...facts,
  starts_at: starts_at ? new Date(starts_at) : null,
  ends_at: ends_at ? new Date(ends_at) : null,
})

const isOver = (now: Date) => lte(coupons.ends_at, now)
const isUsedUp = gte(coupons.uses, coupons.max_uses)

/** The first reason for which a coupon gives nothing names its state. */
function isIn(state: (typeof contract.couponStates)[number], now: Date): SQL | undefined {
  if (state === 'off') return eq(coupons.is_active, false)
  const on = eq(coupons.is_active, true)
  if (state === 'over') return and(on, isOver(now))
  const running = or(isNull(coupons.ends_at), not(isOver(now)))
  if (state === 'used') return and(on, running, isUsedUp)
  return and(on, running, or(isNull(coupons.max_uses), sql`not (${isUsedUp})`))
}

export async function listCoupons(
  { query }: ParsedOf<typeof contract.adminCoupons>,
  { db, now }: CallContext,
): Promise<AnswerOf<typeof contract.adminCoupons>> {
  const { page, per_page, search, state, batch } = query
  const term = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    search ? or(ilike(coupons.code, term), ilike(coupons.batch, term)) : undefined,
    state ? isIn(state, now()) : undefined,
    batch ? eq(coupons.batch, batch) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(coupons).where(wanted)
  const rows = await db
    .select()
    .from(coupons)
    .where(wanted)
    .orderBy(desc(coupons.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { data: rows.map(viewOf), meta: { total: counted?.total ?? 0, page, per_page } }
}

async function isTaken(tx: Queryable, code: string, except: number | null): Promise<boolean> {
  const [row] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code))
  return row !== undefined && row.id !== except
}

const taken = refuse('validation', [{ path: 'code', code: 'code_taken' }])

const inOneGo = (context: CallContext, work: (tx: Queryable) => Promise<Coupon | Refusal>) =>
  Rollback.catching(() => context.db.transaction(async tx => Rollback.unlessRefused(await work(tx))))

async function told(tx: Queryable, context: CallContext, before: Coupon | null, row: Row): Promise<Coupon> {
  const after = viewOf(row)
  const writer = { userId: callerOf(context).userId, at: context.now() }
  const plain = (coupon: Coupon) => {
    const { version: _, uses: __, ...facts } = coupon
    return facts
  }
  await recordChange(tx, writer, {
    record: 'coupon',
    id: row.id,
    title: row.code,
    before: before && plain(before),
    after: plain(after),
  })
  return after
}

export const addCoupon = ({ body }: ParsedOf<typeof contract.createCoupon>, context: CallContext) =>
  inOneGo(context, async tx => {
    if (await isTaken(tx, body.code, null)) return taken
    const [row] = await tx.insert(coupons).values(rowFrom(body)).returning()
    return told(tx, context, null, row as Row)
  })

export const saveCoupon = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeCoupon>,
  context: CallContext,
) =>
  inOneGo(context, async tx => {
    const [row] = await tx.select().from(coupons).where(eq(coupons.id, params.id)).for('update')
    if (!row) return refuse('not_found')
    const current = viewOf(row)
    if (current.version !== version) return refuse('conflict', [], { current })
    if (await isTaken(tx, body.code, row.id)) return taken
    const [stored] = await tx.update(coupons).set(rowFrom(body)).where(eq(coupons.id, row.id)).returning()
    return told(tx, context, current, stored as Row)
  })
