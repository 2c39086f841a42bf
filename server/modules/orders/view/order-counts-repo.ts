import { sql } from 'drizzle-orm'
import type { OrderCounts } from '@/contract/endpoints/admin/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type CountedList, countsOf } from '../../../kernel/db/list-counts.ts'

/** Orders of all users without payments at the checkout and abandoned ones. */
export const orderList: CountedList = {
  table: 'orders',
  time: 'placed_at',
  bucket: ['status', 'payment_status', 'parcel_status'],
}

/** Condition on an order: paid or payable on delivery, not fully refunded, with pieces to ship. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
  and payment_status <> 'refunded'`

/** Condition on an order: everything is shipped and the order is still open. */
export const whollyShipped = sql`status in ('confirmed', 'in_production') and parcel_status in ('shipped', 'delivered')`

/** Returns the number of orders in each tab of the administration's list. */
export async function orderCounts(db: Queryable): Promise<OrderCounts> {
  const { rows } = await db.execute<{ status: string; n: number; to_prepare: number; shipped: number }>(
    sql`select status, sum(n)::int as n, coalesce(sum(n) filter (where ${toPrepare}), 0)::int as to_prepare,
      coalesce(sum(n) filter (where ${whollyShipped}), 0)::int as shipped from ${countsOf(orderList)} group by status`,
  )
  const of = (status: string) => {
    const row = rows.find(count => count.status === status)
    return row ? row.n - row.shipped : 0
  }
  const sum = (name: 'n' | 'to_prepare' | 'shipped') => rows.reduce((total, row) => total + row[name], 0)
  return {
    all: sum('n'),
    to_prepare: sum('to_prepare'),
    shipped: sum('shipped'),
    draft: of('draft'),
    placed: of('placed'),
    confirmed: of('confirmed'),
    in_production: of('in_production'),
    completed: of('completed'),
    cancelled: of('cancelled'),
  }
}
