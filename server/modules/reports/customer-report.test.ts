/** The report by customer: accounts, guests and erased customers (decision 0074). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Figures, Report } from '@/contract/endpoints/admin/reports.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { startOfDay } from '../../kernel/shop-days.ts'
import { line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { moneyMoves } from '../payments/takings-repo.ts'
import { closeEndedDays } from './module.ts'

let shop: GuestFixture
let firstDay = ''
const day = 24 * 3600_000
const today = () => shopTime(shop.context.now()).slice(0, 10)
const takings = ({ received, refunded }: Figures) => (received ?? 0) - (refunded ?? 0)

const pay = (number: string, headers?: Record<string, string>) =>
  shop.call('POST', `/payments/test/test_${number}`, {
    ...(headers ? { headers } : { as: 'user' as const }),
    body: { outcome: 'approve' },
  })

beforeAll(async () => {
  shop = await openGuestFixture()
  firstDay = today()
  const product = await shop.shelve(50)
  for (const email of ['ida@example.com', 'leo@example.com', undefined, 'ida@example.com']) {
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    if (email) {
      const { body } = await shop.buyAsGuest(cart, email)
      await pay(body.order.number, { 'x-order-key': body.key })
    } else await pay((await shop.buy(cart)).body.order.number)
    shop.pass(day)
  }
})
afterAll(() => shop.close())

async function readCustomers(): Promise<Report> {
  const path = `/admin/reports/customers?from=${firstDay}&to=${today()}&limit=5000`
  return (await shop.call('GET', path, { as: 'admin' })).json<Report>()
}
const takingsByKey = (report: Report) =>
  Object.fromEntries(report.entries.map(({ key, figures }) => [key, takings(figures)]))
const customerOf = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select c.id from customers c left join users u on u.id = c.user_id where ${condition}`,
  )
  return `c${rows[0]?.id}`
}
const moneyOf = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await shop.context.db.execute<{
    value: string
  }>(sql`select coalesce(sum(amount), 0) as value
    from ${moneyMoves} m join orders o on o.id = m.order_id where ${condition} and m.at >= ${startOfDay(firstDay)}`)
  return Number(rows[0]?.value)
}

it('lists each guest and each account once, with its name', async () => {
  const report = await readCustomers()
  for (const email of ['ida@example.com', 'leo@example.com']) {
    const key = await customerOf(sql`c.email = ${email}`)
    expect(takingsByKey(report)[key]).toBe(
      await moneyOf(sql`o.user_id is null and o.contact_email = ${email}`),
    )
  }
  expect(report.entries.every(({ key }) => /^c\d+$/.test(key))).toBe(true)
  expect(report.entries.every(({ label }) => label !== '')).toBe(true)
})

it('moves stored figures of a guest to the account that takes over the orders', async () => {
  await closeEndedDays(shop.context)
  const before = takingsByKey(await readCustomers())
  const guest = await customerOf(sql`c.email = 'ida@example.com'`)
  const account = await customerOf(sql`u.email = 'other@example.com'`)
  await shop.context.db.transaction(async tx => {
    await tx.execute(sql`update orders set user_id = (select id from users where email = 'other@example.com')
      where user_id is null and contact_email = 'ida@example.com'`)
    await tx.execute(sql`delete from customers where email = 'ida@example.com'`)
  })
  const after = takingsByKey(await readCustomers())
  expect(after[guest]).toBeUndefined()
  expect(after[account]).toBe((before[guest] ?? 0) + (before[account] ?? 0))
})

it('adds up all erased customers in one entry', async () => {
  const before = await readCustomers()
  const guest = await customerOf(sql`c.email = 'leo@example.com'`)
  await shop.context.db.transaction(async tx => {
    await tx.execute(sql`update orders set contact_email = null where contact_email = 'leo@example.com'`)
    await tx.execute(sql`delete from customers where email = 'leo@example.com'`)
  })
  const after = takingsByKey(await readCustomers())
  expect(after.erased).toBe(takingsByKey(before)[guest])
  expect(after[guest]).toBeUndefined()
  await shop.context.db.execute(sql`delete from report_rows`)
  await shop.context.db.execute(sql`delete from report_progress`)
  expect(takingsByKey(await readCustomers())).toEqual(after)
})

it('computes stored days again after an upgrade that changes their keys', async () => {
  const expected = takingsByKey(await readCustomers())
  await closeEndedDays(shop.context)
  await shop.context.db.execute(
    sql`update report_rows set key = 'guests' where report = 'customers' and key = 'erased'`,
  )
  await closeEndedDays(shop.context)
  expect(takingsByKey(await readCustomers())).toEqual(expected)
})
