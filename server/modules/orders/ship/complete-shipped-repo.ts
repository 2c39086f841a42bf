import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kernel/db/database.ts'
import { ordersWithReturn, whollyShipped } from '../view/order-counts-repo.ts'

interface Selection {
  limit: number
  id?: number // only this order
}

/** Returns ids of paid, open orders without an open return whose last parcel was shipped before this moment, the oldest orders first. */
export async function whollyShippedBefore(
  db: Queryable,
  before: Date,
  { limit, id }: Selection,
): Promise<number[]> {
  const isSelected: SQL = id === undefined ? sql`true` : sql`o.id = ${id}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o
    where ${isSelected} and ${whollyShipped} and o.payment_status in ('paid', 'partly_refunded', 'refunded')
      and o.id not in (${ordersWithReturn})
      and (select max(p.shipped_at) from parcels p where p.order_id = o.id) < ${before}
    order by o.placed_at, o.id limit ${limit}`)
  return rows.map(row => row.id)
}
