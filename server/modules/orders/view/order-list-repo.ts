/**
 * The administration's list of all orders. It first selects the page's ids along an index and then reads their rows.
 */
import { and, count, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminOrders, OrderCounts } from '@/contract/endpoints/admin/orders.ts'
import { invoices, refunds } from '../../../db/schema/after-sale.ts'
import { users } from '../../../db/schema/auth.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { onPage } from '../../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../../kernel/shop-days.ts'
import type { InvoiceRow } from '../../invoices/invoices-repo.ts'
import { type Buyer, buyer, type OrderRow } from '../orders-repo.ts'
import { toPrepare, whollyShipped } from './order-counts-repo.ts'
import { orderFoundBy } from './search-orders-repo.ts'

type Query = ParsedOf<typeof adminOrders>['query']

const inStatus = (status: Query['status']): SQL | undefined => {
  if (status === undefined) return notInArray(orders.status, ['paying', 'abandoned'])
  return status === 'shipped' ? whollyShipped : and(eq(orders.status, status), sql`not (${whollyShipped})`)
}

function conditionOf({ status, payment_status, parcel_status, to_prepare, from, to, user_id }: Query) {
  return and(
    inStatus(status),
    payment_status ? eq(orders.payment_status, payment_status) : undefined,
    parcel_status ? eq(orders.parcel_status, parcel_status) : undefined,
    to_prepare ? toPrepare : undefined,
    from ? gte(orders.placed_at, startOfDay(from)) : undefined,
    to ? lt(orders.placed_at, endOfDay(to)) : undefined,
    user_id ? eq(orders.user_id, user_id) : undefined,
  )
}

/** Uses the tab counts when one of them equals the total. */
async function totalOf(
  db: Queryable,
  query: Query,
  condition: SQL | undefined,
  counts: OrderCounts,
): Promise<number> {
  const { page: _, per_page: __, status, ...filters } = query
  const tabCount = status ? counts[status as keyof OrderCounts] : counts.all
  if (tabCount !== undefined && !Object.values(filters).some(Boolean)) return tabCount
  const [counted] = await db.select({ total: count() }).from(orders).where(condition)
  return counted?.total ?? 0
}

export interface ListedOrder {
  order: OrderRow
  buyer: Buyer
  invoice: Pick<InvoiceRow, 'year' | 'serial'> | null
  refunded: number
}

/** Cents, including refunds that wait for the provider. */
const refunded = sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${refunds.order_id} = ${orders.id} and ${refunds.status} <> 'refused'), 0)::int`

/** Returns orders of all users, newest first. For `search` see search-orders-repo.ts. */
export async function pageOfEveryOrder(
  db: Queryable,
  query: Query,
  counts: OrderCounts,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const { search } = query
  const condition = and(orderFoundBy(search, sql`${orders.id}`), conditionOf(query))
  const newestFirst = [desc(orders.placed_at), desc(orders.id)]
  const cut = onPage(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(condition)
      .orderBy(...newestFirst),
    query,
  )
  const rows = await db
    .select({ order: orders, buyer, invoice: { year: invoices.year, serial: invoices.serial }, refunded })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .leftJoin(invoices, eq(invoices.order_id, orders.id))
    .where(inArray(orders.id, cut))
    .orderBy(...newestFirst)
  return { rows, total: await totalOf(db, query, condition, counts) }
}
