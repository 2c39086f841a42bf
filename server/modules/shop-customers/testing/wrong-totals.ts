import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kernel/db/database.ts'
import { isOfCustomer } from '../customer-list-repo.ts'

/** Returns a sentence for each customer whose stored totals differ from its orders, payments and refunds, or are missing. */
export async function wrongTotals(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; stored: string; counted: string }>(sql`
    select c.id, concat_ws(' ', t.orders, t.value, t.last_order_at) as stored, concat_ws(' ', s.orders, s.value, s.last_order_at) as counted
    from customers c left join customer_totals t on t.customer_id = c.id cross join lateral (
      select count(*) filter (where o.is_standing)::int as orders, coalesce(sum(o.captured - o.refunded), 0)::bigint as value,
        coalesce(max(o.placed_at) filter (where o.is_standing), '-infinity') as last_order_at
      from (select o.placed_at, o.status not in ('draft', 'paying', 'abandoned', 'cancelled', 'expired') as is_standing,
          (select coalesce(sum(e.amount), 0) from payment_events e join payments p on p.id = e.payment_id
            where p.order_id = o.id and e.kind = 'captured') as captured,
          (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.status = 'done') as refunded
        from orders o where ${isOfCustomer}) o) s
    where (t.orders, t.value, t.last_order_at) is distinct from (s.orders, s.value, s.last_order_at)`)
  return rows.map(
    ({ id, stored, counted }) => `customer ${id}: ${stored || 'no totals'} instead of ${counted}`,
  )
}
