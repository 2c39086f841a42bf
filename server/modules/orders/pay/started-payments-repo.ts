import { sql } from 'drizzle-orm'
import type { payments } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

/**
 * Stores a payment that was started at a provider. Waits for an edit of the order, and returns false when the order has another amount
 * since: nothing is stored then.
 */
export async function storeIfDue(
  db: Queryable,
  { order_id, provider, reference, amount, created_at }: typeof payments.$inferInsert,
): Promise<boolean> {
  const { rows } = await db.execute<{ due: number }>(sql`
    with payable as (select id, due from orders where id = ${order_id} and due = ${amount}::int for share),
      stored as (insert into payments (order_id, provider, reference, amount, created_at)
        select id, ${provider}, ${reference}, due, ${created_at.toISOString()}::timestamptz from payable on conflict do nothing)
    select due from payable`)
  return rows.length > 0
}
