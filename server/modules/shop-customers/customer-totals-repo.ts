/**
 * Stored totals of customers, by which their list is sorted (decision 0085). No transaction of an order waits for them: a pass reads the
 * orders that have changed since the last one from `record_changes` and counts their customers again.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../kernel/db/database.ts'
import { takeTime } from '../../kernel/db/patience.ts'
import { isOfCustomer, isStanding } from './customer-list-repo.ts'

const mostAtOnce = 20_000

/**
 * Ids as text of a statement, not as parameters: it is planned for their number and for the present sizes of the tables. The stored plan of
 * an empty shop would be slow after many orders.
 */
const idsIn = (column: SQL, ids: readonly number[]): SQL => sql`${column} in (${sql.raw(ids.join(', '))})`

const chunksOf = (ids: Iterable<number>): number[][] => {
  const all = [...ids]
  return Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at) =>
    all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
}

async function readIds(tx: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

/** Orders that transactions from this one on have changed. */
const changedOrders = (tx: Queryable, since: string): Promise<number[]> =>
  readIds(
    tx,
    sql`select distinct record_id as id from record_changes
      where kind = 'order' and transaction >= ${sql.raw(`'${BigInt(since)}'`)}::xid8`,
  )

const customersOf = (tx: Queryable, orderIds: readonly number[]): Promise<number[]> =>
  readIds(
    tx,
    sql`select c.id from orders o join customers c on c.user_id = o.user_id where ${idsIn(sql`o.id`, orderIds)}
      union select c.id from orders o join customers c on o.user_id is null and c.email = o.contact_email where ${idsIn(sql`o.id`, orderIds)}`,
  )

/** Counts the money as `takingsOf` does, but joins the orders of all customers in one statement, which remains fast if PostgreSQL estimates the number of rows wrongly. */
const countTotals = (customerIds: readonly number[]): SQL => sql`
  with c as materialized (select c.id, c.user_id, c.email from customers c where ${idsIn(sql`c.id`, customerIds)}),
  bought as materialized (select c.id as customer_id, o.id as order_id, o.placed_at, ${isStanding} as is_standing
    from c join orders o on ${isOfCustomer}),
  moves as (
    select b.customer_id, e.amount from bought b join payments p on p.order_id = b.order_id
      join payment_events e on e.payment_id = p.id where e.kind = 'captured'
    union all select b.customer_id, -r.amount from bought b join refunds r on r.order_id = b.order_id where r.status = 'done'),
  counted as (select c.id, coalesce(o.orders, 0) as orders, coalesce(m.value, 0) as value,
      coalesce(o.last_order_at, '-infinity') as last_order_at
    from c
    left join (select customer_id, count(*) as orders, max(placed_at) as last_order_at from bought where is_standing group by 1) o
      on o.customer_id = c.id
    left join (select customer_id, sum(amount) as value from moves group by 1) m on m.customer_id = c.id)
  update customer_totals t set orders = counted.orders, value = counted.value, last_order_at = counted.last_order_at
  from counted where t.customer_id = counted.id
    and (t.orders, t.value, t.last_order_at) is distinct from (counted.orders, counted.value, counted.last_order_at)`

/**
 * Updates the totals of customers whose orders, payments or refunds have changed. Does nothing while another process does. The next pass
 * begins at the oldest transaction that was running at the start of this one, so a transaction that commits late is not missed. A stored
 * transaction that the database has not reached comes from a restored copy of another one: all customers with orders are counted.
 */
export const countCustomers = (db: Queryable): Promise<void> =>
  db.transaction(async tx => {
    await takeTime(tx)
    const { rows } = await tx.execute<{ is_locked: boolean; since: string; next: string }>(sql`
      select pg_try_advisory_xact_lock(hashtext('customer totals')) as is_locked,
        case when transaction < pg_snapshot_xmax(pg_current_snapshot()) then transaction::text else '0' end as since,
        pg_snapshot_xmin(pg_current_snapshot())::text as next
      from customer_totals_state`)
    const [state] = rows
    if (!state?.is_locked) return
    const noted = await readIds(tx, sql`delete from customer_changes returning customer_id as id`)
    const changed = await changedOrders(tx, state.since)
    const customers = new Set(noted)
    for (const ids of chunksOf(changed)) for (const id of await customersOf(tx, ids)) customers.add(id)
    for (const ids of chunksOf(customers)) await tx.execute(countTotals(ids))
    if (changed.length > 0)
      await tx.execute(sql`update customer_totals_state set transaction = ${state.next}::xid8`)
  })
