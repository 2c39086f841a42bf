/** The administration's list of everybody's orders: cut along an index first, the page's rows are read after. */
import { and, count, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { adminOrders, OrderCounts } from '../../../src/contract/endpoints/admin/orders.ts'
import { invoices, refunds } from '../../db/schema/after-sale.ts'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import type { InvoiceRow } from '../invoices/invoices-repo.ts'
import { type Buyer, buyer, type OrderRow } from './orders-repo.ts'
import { orderFoundBy } from './search-orders-repo.ts'
import { toPrepare, whollyShipped } from './to-prepare-repo.ts'

type Query = ParsedOf<typeof adminOrders>['query']

const inStatus = (status: Query['status']): SQL | undefined => {
  if (status === undefined) return notInArray(orders.status, ['paying', 'abandoned'])
  return status === 'shipped' ? whollyShipped : and(eq(orders.status, status), sql`not (${whollyShipped})`)
}

function wantedBy({ status, payment_status, parcel_status, to_prepare, from, to, user_id }: Query) {
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

/** Taken from the counts of the tabs where one of them is the total. */
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

export interface ListedOrder {
  order: OrderRow
  buyer: Buyer
  invoice: Pick<InvoiceRow, 'year' | 'serial'> | null
  refunded: number
}

/** Cents; a refund that waits for the provider counts. */
const refunded = sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${refunds.order_id} = ${orders.id} and ${refunds.status} <> 'refused'), 0)::int`

/** Of everybody, the newest first; `search` as in search-orders-repo.ts. */
export async function pageOfEveryOrder(
  db: Queryable,
  query: Query,
  counts: OrderCounts,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const { search } = query
  const wanted = and(orderFoundBy(search, sql`${orders.id}`), wantedBy(query))
  const newestFirst = [desc(orders.placed_at), desc(orders.id)]
  const cut = onPage(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(wanted)
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
  return { rows, total: await totalOf(db, query, wanted, counts) }
}
