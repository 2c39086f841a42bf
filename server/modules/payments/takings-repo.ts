/**
 * Takings in SQL: payments received less refunds paid, in cents. Both are read from the ledger, never from the total of an order. Unpaid
 * orders and refunds that the provider has not accepted yet are not counted.
 */
import { type SQL, sql } from 'drizzle-orm'

/** Rows of `at`, `order_id` and `amount`; a refund is negative. */
export const moneyMoves: SQL = sql`(
  select e.at, p.order_id, e.amount from payment_events e join payments p on p.id = e.payment_id where e.kind = 'captured'
  union all select r.done_at, r.order_id, -r.amount from refunds r where r.status = 'done')`

/** Takings of one order, in cents. */
export const takingsOf = (orderId: SQL): SQL => sql`(
  (select coalesce(sum(e.amount), 0) from payments p join payment_events e on e.payment_id = p.id
    where p.order_id = ${orderId} and e.kind = 'captured')
  - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = ${orderId} and r.status = 'done'))::int`
