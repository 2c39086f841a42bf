/** Pairs of products in the same paid orders, counted over the lines of a year. */
import { max, sql } from 'drizzle-orm'
import { boughtTogether } from '../../db/schema/bought-together.ts'
import type { Database, Queryable } from '../../kernel/db/database.ts'

const yearMillis = 365 * 24 * 60 * 60_000

/** With fewer orders a pair is not significant, and could reveal what one person bought. */
const leastOrders = 3
const leastBuyers = 3
/** More often than by chance: a product in every second order would pair with everything. */
const leastLift = 1.1
const storedPerProduct = 8

/** Returns null before the first computation that found a pair. */
export async function lastComputed(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ at: max(boughtTogether.computed_at) }).from(boughtTogether)
  return row?.at ?? null
}

/**
 * Replaces the table with pairs of the last year's paid orders; gifts (lines that cost nothing) do not count. A pair
 * needs `leastOrders` orders of `leastBuyers` different buyers, and must be more frequent than by chance. Lift is the
 * share of orders with both products, divided by the product of their individual shares.
 */
export async function computeBoughtTogether(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - yearMillis)
  await db.delete(boughtTogether)
  await db.execute(sql`
    with sold as (
      select distinct l.order_id, l.product_id, coalesce(o.user_id::text, 'order ' || o.id) as buyer
      from order_lines l
      join orders o on o.id = l.order_id
      join products p on p.id = l.product_id
      where o.payment_status in ('paid', 'partly_refunded') and o.status in ('confirmed', 'in_production', 'completed')
        and o.placed_at > ${since} and o.placed_at <= ${now} and l.total > 0
    ),
    alone as (select product_id, count(*)::float as amount from sold group by product_id),
    whole as (select count(distinct order_id)::float as amount from sold),
    pairs as (
      select a.product_id, b.product_id as other_id, count(*)::int as orders,
        count(*) * (select amount from whole)
          / ((select amount from alone where product_id = a.product_id)
            * (select amount from alone where product_id = b.product_id)) as lift
      from sold a join sold b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by a.product_id, b.product_id
      having count(*) >= ${leastOrders} and count(distinct a.buyer) >= ${leastBuyers}
    ),
    ranked as (
      select *, row_number() over (partition by product_id order by orders desc, lift desc, other_id) as place
      from pairs where lift >= ${leastLift}
    )
    insert into bought_together (product_id, other_id, orders, lift, computed_at)
    select product_id, other_id, orders, lift, ${now} from ranked where place <= ${storedPerProduct}
    on conflict (product_id, other_id) do update
      set orders = excluded.orders, lift = excluded.lift, computed_at = excluded.computed_at`)
}

/** Runs in one transaction, so that concurrent readers see the previous pairs. */
export const replaceBoughtTogether = (db: Database, now: Date): Promise<void> =>
  db.transaction(tx => computeBoughtTogether(tx, now))
