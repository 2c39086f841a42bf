/**
 * The administration's list of all orders. It first selects the page's ids along an index and then reads their rows.
 */
import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminOrders, OrderFilter, OrderSort } from '@/contract/endpoints/admin/order-list.ts'
import { refunds } from '../../../db/schema/after-sale.ts'
import { users } from '../../../db/schema/auth.ts'
import { hasNote, isAbroad, isOfBusiness, isOfGuest, orders } from '../../../db/schema/orders.ts'
import { saleDocuments } from '../../../db/schema/sale-documents.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { countedTotal, pageStart } from '../../../kernel/db/list-counts.ts'
import { onPage } from '../../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../../kernel/shop-days.ts'
import type { SaleDocumentRow } from '../../invoices/sale-documents-repo.ts'
import { type Buyer, buyer, type OrderRow } from '../orders-repo.ts'
import { isLate, orderList, ordersWithReturn, toPrepare, whollyShipped } from './order-counts-repo.ts'
import { orderFoundBy } from './search-orders-repo.ts'

type Query = ParsedOf<typeof adminOrders>['query']

const newestFirst = [desc(orders.placed_at), desc(orders.id)]

/** The most urgent first, along the index `orders_to_ship`. Orders without a promise are last. */
const shipByFirst = [asc(orders.ship_by), asc(orders.placed_at), asc(orders.id)]

const sortings: Readonly<Record<OrderSort, SQL[]>> = {
  placed_at: [asc(orders.placed_at), asc(orders.id)],
  '-placed_at': newestFirst,
  ship_by: shipByFirst,
  '-ship_by': [sql`${orders.ship_by} desc nulls last`, ...newestFirst],
  due: [asc(orders.due), asc(orders.id)],
  '-due': [desc(orders.due), desc(orders.id)],
}

/** By default, orders to prepare are sorted by their shipping day, all other lists newest first. */
export const sortingOf = ({ sort, to_prepare, late }: OrderFilter & { sort?: OrderSort | undefined }) =>
  sortings[sort ?? (to_prepare || late ? 'ship_by' : '-placed_at')]

const inStatus = (status: Query['status']): SQL | undefined => {
  if (status === undefined) return notInArray(orders.status, ['paying', 'abandoned'])
  return status === 'shipped' ? whollyShipped : and(eq(orders.status, status), sql`not (${whollyShipped})`)
}

/** Condition on `orders` for a search and the filters of the list. */
export const orderListCondition = (filter: OrderFilter, today: string): SQL | undefined =>
  and(
    orderFoundBy(filter.search, sql`${orders.id}`, filter.status),
    filterCondition(filter),
    rareCondition(filter, today),
  )

/** Filters that the counts per day do not contain. */
function rareCondition(
  {
    late,
    has_return,
    is_abroad,
    country,
    shipping_method,
    buyer: kind,
    has_note,
    tag,
    customer_id,
  }: OrderFilter,
  today: string,
): SQL | undefined {
  return and(
    late ? isLate(today) : undefined,
    has_return ? sql`${orders.id} = any(array(${ordersWithReturn}))` : undefined,
    is_abroad ? isAbroad : undefined,
    country ? ofCountry(country) : undefined,
    shipping_method ? eq(orders.shipping_method, shipping_method) : undefined,
    kind === 'guest' ? isOfGuest : kind && and(isOfBusiness, eq(orders.tier, kind)),
    has_note ? hasNote : undefined,
    tag ? sql`${orders.tags} <> '{}' and ${orders.tags} @> array[${tag}]` : undefined,
    customer_id ? ofCustomer(customer_id) : undefined,
  )
}

/** Along the index of orders abroad, unless it is the country of most orders. */
const ofCountry = (country: string): SQL | undefined =>
  and(
    country === 'IT' ? undefined : isAbroad,
    sql`coalesce(${orders.shipping_address}, ${orders.billing_address})->>'country' = ${country}`,
  )

const ofCustomer = (id: number): SQL => {
  const column = (name: 'user_id' | 'email') =>
    sql`(select ${sql.identifier(name)} from customers where id = ${id})`
  return sql`(${orders.user_id} = ${column('user_id')}
    or (${orders.user_id} is null and ${orders.contact_email} = ${column('email')}))`
}

function filterCondition({
  status,
  payment_status,
  parcel_status,
  payment_method,
  to_prepare,
  from,
  to,
  user_id,
}: OrderFilter) {
  return and(
    inStatus(status),
    payment_status ? eq(orders.payment_status, payment_status) : undefined,
    parcel_status ? eq(orders.parcel_status, parcel_status) : undefined,
    payment_method ? eq(orders.payment_method, payment_method) : undefined,
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
const isCounted = (query: Query): boolean => {
  const { search, user_id, status } = query
  const isInCounts = !search && !user_id && status !== 'paying' && status !== 'abandoned'
  return isInCounts && rareCondition(query, '') === undefined
}

/** Selects the ids of a page along the index. */
async function idsOfPage(db: Queryable, query: Query, condition: SQL | undefined): Promise<number[]> {
  const isByDay = isCounted(query) && sortingOf(query) === newestFirst
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

/** Returns orders of all users, sorted by `sortingOf`. `today` is a day of the shop. For `search` see search-orders-repo.ts. */
export async function pageOfEveryOrder(
  db: Queryable,
  query: Query,
  today: string,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const condition = orderListCondition(query, today)
  const { ids, total } = query.search
    ? await foundPage(db, query, condition)
    : { ids: await idsOfPage(db, query, condition), total: await totalOf(db, query, condition) }
  return { rows: await listedOrders(db, ids, sortingOf(query)), total }
}

/** Evaluates a search once, for the page and for the total. */
async function foundPage(
  db: Queryable,
  query: Query,
  condition: SQL | undefined,
): Promise<{ ids: number[]; total: number }> {
  const found = db
    .select({ id: orders.id, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(condition)
    .orderBy(...sortingOf(query))
  const rows = await onPage(found, query)
  const isBeyondLast = rows.length === 0 && query.page > 1
  const total = isBeyondLast ? await totalOf(db, query, condition) : (rows[0]?.total ?? 0)
  return { ids: rows.map(({ id }) => id), total }
}

/** Returns these orders with what the list shows. Unknown ids are omitted. */
export const listedOrders = (
  db: Queryable,
  ids: readonly number[],
  sorting: readonly SQL[] = newestFirst,
): Promise<ListedOrder[]> =>
  db
    .select({ order: orders, buyer, invoice, refunded })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .leftJoin(
      saleDocuments,
      and(eq(saleDocuments.order_id, orders.id), inArray(saleDocuments.kind, ['invoice', 'earlier_invoice'])),
    )
    .where(inArray(orders.id, [...ids]))
    .orderBy(...sorting)
