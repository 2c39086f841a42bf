/**
 * Coupons and their uses: counted when an order is placed, returned when the order is cancelled, listed for the
 * administration.
 */
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { coupons } from '../../db/schema/content.ts'
import { couponUses, orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../kernel/db/paging.ts'
import { withSubcategories } from '../catalog/category-repo.ts'
import type { CouponRow } from './coupon-rule.ts'

/** A discount of a category is also one of its subcategories, as the shop lists their products in it. */
export const couponColumns = {
  ...getTableColumns(coupons),
  category_ids: withSubcategories(coupons.category_ids).as('category_ids'),
  get_category_ids: withSubcategories(coupons.get_category_ids).as('get_category_ids'),
}

/**
 * `key` as `couponKey` returns it. Returns undefined when the coupon does not exist. `isGood` checks whether it is
 * valid now.
 */
export async function couponByKey(db: Queryable, key: string): Promise<CouponRow | undefined> {
  const [row] = await db.select(couponColumns).from(coupons).where(eq(coupons.code, key))
  return row
}

interface UsedCoupon {
  id: number
  max_uses_each: number | null
  amount: number // cents that the order saves
}

interface UsingOrder {
  id: number
  user_id: number | null
  contact_email: string | null
}

/**
 * Returns false when one of them is used up, in total or by this buyer. The caller must then roll back. Rows are locked in
 * the order of ids, so that orders with several discounts wait for each other and cannot deadlock.
 */
export async function takeCoupons(
  tx: Queryable,
  used: readonly UsedCoupon[],
  order: UsingOrder,
): Promise<boolean> {
  for (const coupon of [...used].sort((a, b) => a.id - b.id))
    if (!(await takeCoupon(tx, coupon, order))) return false
  return true
}

/** The update locks the coupon's row, so the following count is correct. */
async function takeCoupon(tx: Queryable, coupon: UsedCoupon, order: UsingOrder): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, coupon.id), or(isNull(coupons.max_uses), lt(coupons.uses, coupons.max_uses))))
    .returning({ id: coupons.id })
  if (rows.length === 0) return false
  const used = await timesUsedBy(tx, coupon.id, { userId: order.user_id, email: order.contact_email })
  if (coupon.max_uses_each !== null && used >= coupon.max_uses_each) return false
  await tx.insert(couponUses).values({
    coupon_id: coupon.id,
    order_id: order.id,
    user_id: order.user_id,
    amount: coupon.amount,
  })
  return true
}

/**
 * Counts orders of the account together with guest orders of its email, because both belong to one person. Emails are
 * compared as stored, in lower case. An email with a `+` is another mailbox. An order that an account has adopted
 * counts once.
 */
export async function timesUsedBy(
  db: Queryable,
  couponId: number,
  { userId, email }: { userId: number | null; email: string | null },
): Promise<number> {
  if (userId === null && email === null) return 0
  const account = userId === null ? eq(users.email, email ?? '') : eq(users.id, userId)
  const accountIds = db.select({ id: users.id }).from(users).where(account)
  const addresses = db.select({ email: users.email }).from(users).where(account)
  const byBuyer = or(
    inArray(couponUses.user_id, accountIds),
    inArray(orders.contact_email, addresses),
    email === null ? undefined : eq(orders.contact_email, email),
  )
  const [used] = await db
    .select({ times: count() })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.order_id))
    .where(and(eq(couponUses.coupon_id, couponId), byBuyer))
  return used?.times ?? 0
}

/** Returns the uses of all discounts of the order. Does nothing the second time. */
export async function giveBackCoupons(tx: Queryable, orderId: number): Promise<void> {
  const freed = await tx.delete(couponUses).where(eq(couponUses.order_id, orderId)).returning()
  for (const { coupon_id } of freed.sort((a, b) => a.coupon_id - b.coupon_id))
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(and(eq(coupons.id, coupon_id), gt(coupons.uses, 0)))
}

/** Returns the number of orders that count as uses of the coupon. */
export const timesUsed = (db: Queryable, couponId: number): Promise<number> =>
  db.$count(couponUses, eq(couponUses.coupon_id, couponId))

/** Returns the cents that the orders of each coupon saved. */
export async function discountedBy(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: couponUses.coupon_id, amount: sql`sum(${couponUses.amount})`.mapWith(Number) })
    .from(couponUses)
    .where(inArray(couponUses.coupon_id, [...ids]))
    .groupBy(couponUses.coupon_id)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** Returns the orders that used the coupon, newest first. */
export async function usesPage(db: Queryable, couponId: number, query: PageAsked) {
  const own = eq(couponUses.coupon_id, couponId)
  const rows = await onPage(
    db
      .select({
        order_id: orders.id,
        number: orders.number,
        customer: sql<string>`coalesce(${users.name}, ${orders.shipping_address}->>'name', ${orders.billing_address}->>'name', '')`,
        email: sql<string>`coalesce(${users.email}, ${orders.contact_email}, '')`,
        discount: couponUses.amount,
        total: orders.due,
        at: orders.placed_at,
      })
      .from(couponUses)
      .innerJoin(orders, eq(orders.id, couponUses.order_id))
      .leftJoin(users, eq(users.id, orders.user_id))
      .where(own)
      .orderBy(desc(orders.placed_at), desc(orders.id)),
    query,
  )
  return { rows, total: await timesUsed(db, couponId) }
}
