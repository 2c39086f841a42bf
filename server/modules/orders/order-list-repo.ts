/** The administration's list of everybody's orders: cut along an index first, the page's rows are read after. */
import { and, count, desc, eq, gte, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { adminOrders, OrderCounts } from '../../../src/contract/order-administration.ts'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import { type Buyer, buyer, type OrderRow } from './orders-repo.ts'

type Query = ParsedOf<typeof adminOrders>['query']

/** Numbers are written in capitals; people are looked up apart, so that either side is found on its index. */
async function foundBy(db: Queryable, search: string): Promise<SQL | undefined> {
  const term = `%${search.replace(/[%_\\]/g, sign => `\\${sign}`)}%`
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, term), ilike(users.email, term)))
  return or(
    like(orders.number, term.toUpperCase()),
    people.length > 0 ? sql`${orders.user_id} = any(${`{${people.map(({ id }) => id)}}`}::int[])` : undefined,
  )
}

function wantedBy({ status, payment_status, parcel_status, from, to, user_id }: Query) {
  return and(
    status ? eq(orders.status, status) : undefined,
    payment_status ? eq(orders.payment_status, payment_status) : undefined,
    parcel_status ? eq(orders.parcel_status, parcel_status) : undefined,
    from ? gte(orders.placed_at, startOfDay(from)) : undefined,
    to ? lt(orders.placed_at, endOfDay(to)) : undefined,
    user_id ? eq(orders.user_id, user_id) : undefined,
  )
}

/** What stands in the tabs already is not counted again. */
async function totalOf(
  db: Queryable,
  query: Query,
  wanted: SQL | undefined,
  counts: OrderCounts,
): Promise<number> {
  const { page: _, per_page: __, status, ...others } = query
  const known = status ? counts[status as keyof OrderCounts] : counts.all
  if (known !== undefined && !Object.values(others).some(Boolean)) return known
  const [counted] = await db.select({ total: count() }).from(orders).where(wanted)
  return counted?.total ?? 0
}

/** Of everybody, the newest first; `search` in numbers, names and addresses of mail. */
export async function pageOfEveryOrder(
  db: Queryable,
  query: Query,
  counts: OrderCounts,
): Promise<{ rows: { order: OrderRow; buyer: Buyer }[]; total: number }> {
  const { page, per_page, search } = query
  const wanted = and(search ? await foundBy(db, search) : undefined, wantedBy(query))
  const newestFirst = [desc(orders.placed_at), desc(orders.id)]
  const cut = db
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const rows = await db
    .select({ order: orders, buyer })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(inArray(orders.id, cut))
    .orderBy(...newestFirst)
  return { rows, total: await totalOf(db, query, wanted, counts) }
}
