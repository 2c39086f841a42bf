import { sql } from 'drizzle-orm'
import type { OrderCounts } from '@/contract/endpoints/admin/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

/** Condition on an order: paid or payable on delivery, not fully refunded, with pieces to ship. */
export const toPrepare = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
  and payment_status <> 'refunded'`

/** Condition on an order: everything is shipped and the order is still open. */
export const whollyShipped = sql`status in ('confirmed', 'in_production') and parcel_status in ('shipped', 'delivered')`

/** Returns the number of orders in each tab of the administration's list. */
export async function orderCounts(db: Queryable): Promise<OrderCounts> {
  const { rows } = await db.execute<{ status: string; n: number; to_prepare: number; shipped: number }>(
    sql`select status, count(*)::int as n, count(*) filter (where ${toPrepare})::int as to_prepare,
      count(*) filter (where ${whollyShipped})::int as shipped from orders
      where status not in ('paying', 'abandoned') group by status`,
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
