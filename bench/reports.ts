/**
 * Reports at 500,000 orders, or BENCH_ORDERS, over two years, half of them by guests: each report of the last month, of a
 * year and of both years, compared with the period before, through the whole server. Run: `npm run bench reports`.
 */
import { sql } from 'drizzle-orm'
import { closeEndedDays } from '../server/modules/reports/module.ts'
import { reportNames } from '../src/contract/endpoints/admin/reports.ts'
import { shopTime } from '../src/lib/shop-clock.ts'
import { openAdminShop } from './admin-shop.ts'
import { seed } from './catalogue-seed.ts'
import { seedOrders } from './order-seed.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const orders = Number(process.env.BENCH_ORDERS ?? sized(500_000, 500))
const rounds = sized(15, 2)

const dayMillis = 24 * 3600 * 1000
const dayBefore = (days: number): string => shopTime(new Date(Date.now() - days * dayMillis)).slice(0, 10)

/** Period → its first day and step. Each ends today, whose figures are read from the ledgers. */
const periods: readonly (readonly [string, string, string])[] = [
  ['30 days', dayBefore(29), 'day'],
  ['a year', dayBefore(364), 'week'],
  ['two years', dayBefore(729), 'month'],
]

const shop = await openAdminShop(async context => {
  const { db } = context
  await seedOrders(db, orders)
  await db.execute(sql`
    update orders set user_id = null, contact_email = 'guest' || id % ${Math.ceil(orders / 20)}::int || '@bench.example'
    where number like 'BA-9%' and id % 2 = 0`)
  await db.execute(sql`
    insert into customers (email) select distinct contact_email from orders where user_id is null and contact_email like '%@bench.example'
    on conflict do nothing`)
  await db.execute(sql`
    insert into payment_events (payment_id, kind, amount, provider_event, at)
    select id, 'captured', amount, 'captured', created_at from payments where reference like 'BA-9%'`)
  await db.execute(sql`
    insert into takings (order_id, day, vat_percent, taxable, vat, due, at)
    select id, (placed_at at time zone 'Europe/Rome')::date, 22, taxable, vat, due, placed_at from orders where number like 'BA-9%'`)
  await db.execute(sql`analyze`)
  const began = performance.now()
  await closeEndedDays(context)
  print({
    figure: `closing the days of two years, ${orders} orders`,
    target: 'none',
    measured: `${((performance.now() - began) / 1000).toFixed(1)} s`,
    n: 1,
    seed,
  })
  await db.execute(sql`analyze`)
})
for (const [period, from, step] of periods) {
  const times: { name: string; p50: number; p95: number }[] = []
  for (const name of reportNames) {
    const path = `/reports/${name}?from=${from}&to=${dayBefore(0)}&step=${step}&compare=previous`
    times.push({ name, ...(await shop.measure(path, rounds)) })
  }
  const slowest = times.reduce((one, other) => (other.p95 > one.p95 ? other : one))
  for (const { name, p50, p95 } of new Set([...times.filter(({ name }) => name === 'sales'), slowest]))
    print({
      figure: `report of ${period}: ${name}${name === slowest.name ? ' (slowest)' : ''}`,
      target: 'p95 ≤ 300 ms',
      measured: `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
      n: rounds,
      seed,
    })
}
await shop.close()
