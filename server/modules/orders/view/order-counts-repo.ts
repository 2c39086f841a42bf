import { sql } from 'drizzle-orm'
import type { OrderCounts } from '@/contract/endpoints/admin/order-list.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type CountedList, countsOf } from '../../../kernel/db/list-counts.ts'

/** Orders of all users without payments at the checkout and abandoned ones. */
export const orderList: CountedList = {
  table: 'orders',
  time: 'placed_at',
  bucket: ['status', 'payment_status', 'parcel_status', 'payment_method'],
}

/** Condition on an order: paid or payable on delivery, not fully refunded, with pieces to ship. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
  and payment_status <> 'refunded'`

/** Condition on an order: everything is shipped and the order is still open. */
export const whollyShipped = sql`status in ('confirmed', 'in_production') and parcel_status in ('shipped', 'delivered')`

/** Condition on an order: it is to be prepared, and its shipping day is before this day. */
export const isLate = (today: string) => sql`${toPrepare} and ship_by < ${today}`

/** Ids of orders with a return that waits for the shop's decision or for the parcel. */
export const ordersWithReturn = sql`select order_id from order_returns where status in ('requested', 'approved')`

/** Returns the number of orders in each tab of the administration's list. */
export async function orderCounts(db: Queryable, today: string): Promise<OrderCounts> {
  const { rows } = await db.execute<{ status: string; n: number; to_prepare: number; shipped: number }>(
    sql`select status, sum(n)::int as n, coalesce(sum(n) filter (where ${toPrepare}), 0)::int as to_prepare,
      coalesce(sum(n) filter (where ${whollyShipped}), 0)::int as shipped from ${countsOf(orderList)} group by status`,
  )
  const { rows: open } = await db.execute<{ late: number; returns: number }>(
    sql`select (select count(*)::int from orders where ${isLate(today)}) as late,
      (select count(*)::int from (${ordersWithReturn} group by order_id) r) as returns`,
  )
  const of = (status: string) => {
    const row = rows.find(count => count.status === status)
    return row ? row.n - row.shipped : 0
  }
  const sum = (name: 'n' | 'to_prepare' | 'shipped') => rows.reduce((total, row) => total + row[name], 0)
  return {
    all: sum('n'),
    to_prepare: sum('to_prepare'),
    late: open[0]?.late ?? 0,
    returns: open[0]?.returns ?? 0,
    shipped: sum('shipped'),
    draft: of('draft'),
    placed: of('placed'),
    confirmed: of('confirmed'),
    in_production: of('in_production'),
    completed: of('completed'),
    cancelled: of('cancelled'),
  }
}
