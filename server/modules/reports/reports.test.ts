/** Each report about money agrees with the ledger to the cent, for any period, before and after its days are closed. */
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Figures,
  type Report,
  type ReportName,
  reportNames,
} from '@/contract/endpoints/admin/reports.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { users } from '../../db/schema/auth.ts'
import { startOfDay } from '../../kernel/shop-days.ts'
import { home, line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'
import { closeEndedDays } from './module.ts'
import { dayAfter, firstDaysOf } from './report-days.ts'
import { ledgerSum } from './report-sources-repo.ts'

const hourMillis = 3600_000
const places = {
  home,
  company: {
    ...home,
    kind: 'company' as const,
    company: 'Conti srl',
    partita_iva: '12345670017',
    sdi: 'ABCDEF1',
  },
  france: { ...home, province: '', country: 'FR' as const, zip: '75001' },
  livigno: { ...home, zip: '23041' },
}

let shop: GuestFixture
let { admin, idOf } = {} as PaidOrders
let firstDay = ''

const today = () => shopTime(shop.context.now()).slice(0, 10)

const sales = fc.record({
  pieces: fc.integer({ min: 1, max: 3 }),
  guest: fc.constantFrom(undefined, 'ida@example.com', 'leo@example.com'),
  place: fc.constantFrom('home' as const, 'company' as const, 'france' as const, 'livigno' as const),
  method: fc.constantFrom('card' as const, 'transfer' as const, 'cash' as const),
  coupon_code: fc.constantFrom(null, 'BENVENUTO10'),
  isDisputed: fc.constantFrom(true, false, false),
  refund: fc.constantFrom('none' as const, 'piece' as const, 'sum' as const, 'shipping' as const),
  hoursLater: fc.integer({ min: 0, max: 90 }),
})

const payByCard = (number: string, key?: string) =>
  shop.call('POST', `/payments/test/test_${number}`, {
    ...(key ? { headers: { 'x-order-key': key } } : { as: 'user' as const }),
    body: { outcome: 'approve' },
  })

beforeAll(async () => {
  shop = await openGuestFixture()
  ;({ admin, idOf } = paidOrders(shop))
  firstDay = today()
  for (const sale of fc.sample(sales, { numRuns: 24, seed: 20261129 })) {
    const [one, two] = [await shop.shelve(50, 0), await shop.shelve(50, 1)]
    const address = places[sale.place]
    const method = sale.place === 'france' ? 'card' : sale.method // no cash abroad
    const cart = {
      lines: [line(one.id, sale.pieces), line(two.id)],
      payment_method: method,
      coupon_code: sale.coupon_code,
      country: address.country,
      zip: address.zip,
      company: null,
    }
    const { totals } = await shop.quote(cart, sale.guest ? undefined : 'user')
    const changes = {
      expected_due: totals.due,
      shipping_address: address,
      ...(sale.place === 'company' && { billing_address: address }),
    }
    const { body } = sale.guest
      ? await shop.placeAsGuest(cart, { email: sale.guest, changes })
      : await shop.place(cart, { changes })
    expect(body.order, JSON.stringify(body)).toMatchObject({ due: totals.due })
    const id = await idOf(body.order.number)
    if (method === 'card') await payByCard(body.order.number, 'key' in body ? String(body.key) : undefined)
    else await admin('POST', `/orders/${id}/payments`, { amount: body.order.due })
    if (sale.isDisputed)
      await shop.context.db.execute(sql`insert into payment_events (payment_id, kind, amount, provider_event, at)
        select id, 'disputed', amount, 'dispute-' || id, ${shop.context.now()} from payments where order_id = ${id}`)
    shop.pass(sale.hoursLater * hourMillis)
    const lines = [{ line_id: body.order.lines[0]?.id, quantity: 1 }]
    if (sale.refund === 'sum') await admin('POST', `/orders/${id}/refunds`, { amount: 77 })
    else if (sale.refund !== 'none')
      await admin('POST', `/orders/${id}/refunds`, { lines, shipping: sale.refund === 'shipping' })
  }
}, 120_000)
afterAll(() => shop.close())

async function read(name: ReportName, query: Record<string, string>): Promise<Report> {
  const text = new URLSearchParams(query)
  const response = await shop.call('GET', `/admin/reports/${name}?${text}`, { as: 'admin' })
  expect(response.statusCode).toBe(200)
  return response.json<Report>()
}

const takings = ({ received, refunded }: Figures) => (received ?? 0) - (refunded ?? 0)
const sumOf = (list: readonly { figures: Figures }[]) =>
  list.reduce((sum, { figures }) => sum + takings(figures), 0)

const money = [
  'sales',
  'vat',
  'products',
  'categories',
  'countries',
  'tiers',
  'methods',
  'customers',
] as const

const days = () => firstDaysOf({ from: firstDay, to: today() }, 'day')

/** Some pairs of a first and a last day, always with the whole time. */
const spans = () => {
  const all = days()
  const some = fc.sample(fc.tuple(fc.nat(all.length - 1), fc.nat(all.length - 1)), { numRuns: 6, seed: 7 })
  return [[0, all.length - 1] as const, ...some].map(([a, b]) => ({
    from: all[Math.min(a, b)] ?? '',
    to: all[Math.max(a, b)] ?? '',
  }))
}

async function expectLedger(): Promise<void> {
  for (const span of spans()) {
    const { rows } = await shop.context.db.execute<{ sum: string }>(ledgerSum(span))
    const expected = Number(rows[0]?.sum)
    for (const name of money) {
      const report = await read(name, { ...span, step: 'week', limit: '1' })
      const place = `${name} ${span.from} ${span.to}`
      expect([takings(report.total), place]).toEqual([expected, place])
      expect([sumOf(report.steps), place]).toEqual([expected, place])
      expect([sumOf(report.entries) + takings(report.rest), place]).toEqual([expected, place])
    }
  }
}

describe('a report about money', () => {
  it('agrees with the ledger in any period, while no day is closed', async () => {
    expect(new Set(days()).size).toBeGreaterThan(30)
    await expectLedger()
  })

  it('agrees with the ledger and with itself after its days are closed', async () => {
    const span = { from: firstDay, to: today() }
    const open = await Promise.all(reportNames.map(name => read(name, { ...span, limit: '5000' })))
    await closeEndedDays(shop.context)
    const { rows } = await shop.context.db.execute(
      sql`select 1 from report_rows where grain = 'month' limit 1`,
    )
    expect(rows).toHaveLength(1)
    const closed = await Promise.all(reportNames.map(name => read(name, { ...span, limit: '5000' })))
    expect(closed).toEqual(open)
    await expectLedger()
  })

  it('contains a payment of the current day, and does not close this day', async () => {
    const before = await read('sales', { from: today(), to: today() })
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' })
    await shop.call('POST', `/payments/test/test_${body.order.number}`, {
      as: 'user',
      body: { outcome: 'approve' },
    })
    await closeEndedDays(shop.context)
    const after = await read('sales', { from: today(), to: today() })
    expect(takings(after.total)).toBe(takings(before.total) + body.order.due)
  })

  it('leaves a day open for an hour after its end', async () => {
    const day = today()
    while (today() === day) shop.pass(hourMillis / 2)
    await closeEndedDays(shop.context)
    const closedUntil = async () =>
      (
        await shop.context.db.execute<{ day: string }>(
          sql`select closed_until::text as day from report_progress`,
        )
      ).rows[0]?.day
    expect(await closedUntil()).not.toBe(day)
    shop.pass(hourMillis)
    await closeEndedDays(shop.context)
    expect(await closedUntil()).toBe(day)
  })
})

it('splits VAT and taxable amount by rate as the documents do', async () => {
  const { total } = await read('vat', { from: firstDay, to: today() })
  expect((total.taxable ?? 0) + (total.vat ?? 0)).toBe(takings(total))
  expect(total.vat).toBeGreaterThan(0)
})

it('counts sold pieces less refunded ones', async () => {
  const { entries } = await read('products', { from: firstDay, to: today() })
  const { rows } = await shop.context.db.execute<{ pieces: number }>(sql`select
    (select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id where o.placed_at >= ${startOfDay(firstDay)})::int
    - coalesce((select sum((line->>'quantity')::int) from refunds, jsonb_array_elements(lines) line where done_at >= ${startOfDay(firstDay)}), 0)::int as pieces`)
  expect(entries.reduce((sum, { figures }) => sum + figures.count, 0)).toBe(rows[0]?.pieces)
  expect(entries.filter(({ label }) => label === '').map(({ key }) => key)).toEqual(['shipping', 'other'])
})

const previousDay = (day: string) => new Date(Date.parse(day) - 24 * hourMillis).toISOString().slice(0, 10)

it('compares with the period before and with the year before', async () => {
  const [from, to] = [dayAfter(firstDay), dayAfter(dayAfter(firstDay))]
  const previous = await read('sales', { from, to })
  expect(previous.before).toMatchObject({ from: previousDay(firstDay), to: firstDay })
  const year = await read('sales', { from, to, compare: 'year' })
  expect(year.before?.from.slice(4)).toBe(from.slice(4))
  expect((await read('sales', { from, to, compare: 'none' })).before).toBeNull()
})

it.each([
  ['a reversed period', '/admin/reports/sales?from=2026-03-02&to=2026-03-01', 422],
  ['a date that does not exist', '/admin/reports/sales?from=2026-02-30&to=2026-03-01', 422],
  ['a period of more than ten years', '/admin/reports/sales?from=2000-01-01&to=2026-03-01', 422],
  ['an unknown report', '/admin/reports/weather?from=2026-03-01&to=2026-03-01', 422],
])('refuses %s', async (_case, path, status) => {
  expect((await shop.call('GET', path, { as: 'admin' })).statusCode).toBe(status)
})

it('is refused to a customer', async () => {
  const { statusCode } = await shop.call('GET', '/admin/reports/sales?from=2026-03-01&to=2026-03-02', {
    as: 'user',
  })
  expect(statusCode).toBe(403)
})

it('shows customers only to staff who may read them', async () => {
  const giveRole = (role: 'accountant' | 'manager' | null) =>
    shop.context.db.update(users).set({ staff_role: role }).where(eq(users.email, 'other@example.com'))
  const statusOf = async (name: ReportName) =>
    (await shop.call('GET', `/admin/reports/${name}?from=2026-03-01&to=2026-03-02`, { as: 'other' }))
      .statusCode
  await giveRole('accountant')
  expect([await statusOf('sales'), await statusOf('customers')]).toEqual([200, 403])
  await giveRole('manager')
  expect(await statusOf('customers')).toBe(200)
  await giveRole(null)
})
