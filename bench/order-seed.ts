/** Inserts orders into the demo shop with SQL statements: placed over two years, nearly all completed, each with a line and a payment. */
import { sql } from 'drizzle-orm'
import type { Database } from '../server/kernel/db/database.ts'
import { addUpCounts } from '../server/kernel/db/list-counts.ts'
import { inParts, manners, owners, pick } from './catalogue-seed.ts'

/** The last 400 orders are open. Their numbers begin at BA-90000001, the newest first. */
export async function seedOrders(db: Database, orders: number): Promise<void> {
  await db.execute(sql`insert into users (name, email, email_verified_at)
    select 'Ada ' || n, 'ada' || n || '@bench.example', now() from generate_series(1, ${Math.ceil(orders / 10)}::int) n`)
  await inParts(orders, async (first, last) => {
    await db.execute(sql`
      insert into orders (number, user_id, locale, tier, currency, status, payment_status, parcel_status, subtotal, shipping, discount,
        taxable, vat, due, vat_percent, payment_method, payment_name, shipping_name, shipping_address, idempotency_key, request_hash, placed_at)
      select 'BA-' || 90000000 + n, p.first + n % p.many, 'it', 'base', 'euro',
        case when n <= 400 then (array['placed', 'confirmed', 'in_production'])[1 + n % 3] when n % 25 = 0 then 'cancelled' else 'completed' end,
        case when n <= 400 and n % 3 = 0 or n % 25 = 0 then 'unpaid' else 'paid' end,
        case when n <= 400 then 'preparing' when n % 25 = 0 then 'none' else 'delivered' end,
        1000 + n % 9000, 500, 0, 1000, 220, 1220, 22, 'card', 'Carta', 'Corriere',
        jsonb_build_object('kind', 'person', 'name', ${pick(owners, 'n / 7')} || ' ' || ${pick(manners, 'n')}, 'street', 'Via Roma 1',
          'zip', lpad((n % 99999)::text, 5, '0'), 'city', 'Milano', 'province', 'MI', 'country', 'IT'),
        'bench-' || n, '', now() - n * interval '2 years' / ${orders}::int
      from generate_series(${first}::int, ${last}::int) n, (select min(id) as first, count(*)::int as many from users where email like '%@bench.example') p`)
    await db.execute(sql`
      insert into order_lines (order_id, position, product_id, title, sku, quantity, unit_price, total, weight)
      select o.id, 0, (select min(id) from products), 'Busta', 'BENCH', 1, o.subtotal, o.subtotal, 100
      from orders o where o.number = any(select 'BA-' || 90000000 + n from generate_series(${first}::int, ${last}::int) n)`)
    await db.execute(sql`
      insert into payments (order_id, provider, reference, amount, created_at)
      select o.id, 'test', o.number, o.due, o.placed_at
      from orders o where o.number = any(select 'BA-' || 90000000 + n from generate_series(${first}::int, ${last}::int) n)`)
  })
  await addUpCounts(db)
  await db.execute(sql`vacuum analyze list_counts, list_count_changes`) // autovacuum has no time to do so
}
