/** Which orders used a coupon; and removing one that nobody ever used. */
import { count, desc, eq } from 'drizzle-orm'
import type { removeCoupon, couponUses as usesCall } from '../../../src/contract/coupon-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { users } from '../../db/schema/auth.ts'
import { coupons } from '../../db/schema/content.ts'
import { couponUses, orders } from '../../db/schema/orders.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { viewOf } from './administer-coupons.ts'

export async function listUses(
  { params, query }: ParsedOf<typeof usesCall>,
  { db }: CallContext,
): Promise<AnswerOf<typeof usesCall> | Refusal> {
  const [coupon] = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, params.id))
  if (!coupon) return refuse('not_found')
  const { page, per_page } = query
  const own = eq(couponUses.coupon_id, params.id)
  const rows = await db
    .select({
      order_id: orders.id,
      number: orders.number,
      customer: users.name,
      email: users.email,
      discount: orders.discount,
      total: orders.due,
      at: orders.placed_at,
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.order_id))
    .innerJoin(users, eq(users.id, couponUses.user_id))
    .where(own)
    .orderBy(desc(orders.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [counted] = await db.select({ total: count() }).from(couponUses).where(own)
  const data = rows.map(row => ({ ...row, at: row.at.toISOString() }))
  return { data, meta: { total: counted?.total ?? 0, page, per_page } }
}

export const eraseCoupon = (
  { params }: ParsedOf<typeof removeCoupon>,
  context: CallContext,
): Promise<AnswerOf<typeof removeCoupon> | Refusal> =>
  inOneGo(context, async tx => {
    const [row] = await tx.select().from(coupons).where(eq(coupons.id, params.id)).for('update')
    if (!row) return refuse('not_found')
    const [used] = await tx
      .select({ times: count() })
      .from(couponUses)
      .where(eq(couponUses.coupon_id, row.id))
    const times = Math.max(used?.times ?? 0, row.uses)
    if (times > 0)
      return refuse('record_in_use', [{ path: 'uses', code: 'in_use_orders', params: { count: times } }])
    await tx.delete(coupons).where(eq(coupons.id, row.id))
    const before = viewOf(row)
    await tellRegister(tx, context, { record: 'coupon', id: row.id, title: row.code, before, after: null })
    return { done: true as const }
  })
