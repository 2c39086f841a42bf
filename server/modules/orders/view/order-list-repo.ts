/**
 * The administration's list of all orders. It first selects the page's ids along an index and then reads their rows.
 */
import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminOrders, OrderFilter } from '@/contract/endpoints/admin/orders.ts'
import { refunds } from '../../../db/schema/after-sale.ts'
import { users } from '../../../db/schema/auth.ts'
import { orders } from '../../../db/schema/orders.ts'
import { saleDocuments } from '../../../db/schema/sale-documents.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { countedTotal, pageStart } from '../../../kernel/db/list-counts.ts'
import { onPage } from '../../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../../kernel/shop-days.ts'
import type { SaleDocumentRow } from '../../invoices/sale-documents-repo.ts'
import { type Buyer, buyer, type OrderRow } from '../orders-repo.ts'
import { orderList, toPrepare, whollyShipped } from './order-counts-repo.ts'
import { orderFoundBy } from './search-orders-repo.ts'

type Query = ParsedOf<typeof adminOrders>['query']

const newestFirst = [desc(orders.placed_at), desc(orders.id)]

/** The most urgent first, along the index `orders_to_ship`. Orders without a promise are last. */
const shipByFirst = [asc(orders.ship_by), asc(orders.placed_at), asc(orders.id)]

/** Orders to prepare are sorted by their shipping day, all other lists newest first. */
export const sortingOf = ({ to_prepare }: OrderFilter) => (to_prepare ? shipByFirst : newestFirst)

const inStatus = (status: Query['status']): SQL | undefined => {
  if (status === undefined) return notInArray(orders.status, ['paying', 'abandoned'])
  return status === 'shipped' ? whollyShipped : and(eq(orders.status, status), sql`not (${whollyShipped})`)
}

/** Condition on `orders` for a search and the filters of the list. */
export const orderListCondition = (filter: OrderFilter): SQL | undefined =>
  and(orderFoundBy(filter.search, sql`${orders.id}`), filterCondition(filter))

function filterCondition({
  status,
  payment_status,
  parcel_status,
  to_prepare,
  from,
  to,
  user_id,
}: OrderFilter) {
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

async function totalOf(db: Queryable, query: Query, condition: SQL | undefined): Promise<number> {
  if (isCounted(query)) return countedTotal(db, orderList, condition)
  const [counted] = await db.select({ total: count() }).from(orders).where(condition)
  return counted?.total ?? 0
}

/** Whether the counts per day contain all filters of the query. */
const isCounted = ({ search, user_id, status }: Query): boolean =>
  !search && !user_id && status !== 'paying' && status !== 'abandoned'

/** Selects the ids of a page along the index. */
async function idsOfPage(db: Queryable, query: Query, condition: SQL | undefined): Promise<number[]> {
  const isByDay = isCounted(query) && !query.to_prepare
  const start = await pageStart(db, orderList, isByDay ? condition : null, query)
  if (!start) return []
  const rows = await onPage(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(condition, start.until && lt(orders.placed_at, start.until)))
      .orderBy(...sortingOf(query)),
    query,
    start.offset,
  )
  return rows.map(({ id }) => id)
}

export interface ListedOrder {
  order: OrderRow
  buyer: Buyer
  invoice: Pick<SaleDocumentRow, 'kind' | 'year' | 'serial'> | null
  refunded: number
}

/** Cents, including refunds that wait for the provider. */
const refunded = sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${refunds.order_id} = ${orders.id} and ${refunds.status} <> 'refused'), 0)::int`

const { kind, year, serial } = saleDocuments
const invoice = { kind, year, serial }

/** Returns orders of all users, sorted by `sortingOf`. For `search` see search-orders-repo.ts. */
export async function pageOfEveryOrder(
  db: Queryable,
  query: Query,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const condition = orderListCondition(query)
  const ids = await idsOfPage(db, query, condition)
  const rows = await db
    .select({ order: orders, buyer, invoice, refunded })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .leftJoin(
      saleDocuments,
      and(eq(saleDocuments.order_id, orders.id), inArray(saleDocuments.kind, ['invoice', 'earlier_invoice'])),
    )
    .where(inArray(orders.id, ids))
    .orderBy(...sortingOf(query))
  return { rows, total: await totalOf(db, query, condition) }
}
