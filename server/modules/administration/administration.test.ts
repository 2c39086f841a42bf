import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const dashboard = async (period: string) =>
  (await server.call('GET', `/admin/dashboard?period=${period}`, { as: 'admin' })).json<Dashboard>()

const rows = async (path: string) =>
  (await server.call('GET', path, { as: 'admin' })).json<{
    data: Record<string, unknown>[]
    meta: { total: number }
  }>()

describe('statistics and lists', () => {
  it('return today’s statistics', async () => {
    const figures = await dashboard('7')
    expect(figures.days).toHaveLength(7)
    expect(figures.before).toHaveLength(7)
    expect(figures.days.at(-1)).toMatchObject({ day: '2026-11-21', users: 5 })
    expect(figures.before.at(-1)?.day).toBe('2026-11-14')
    expect(figures.products_low.map(row => row.stock_quantity)).toEqual([0, 0, 0, 0, 0, 0])
    expect(figures.products_low.some(({ variant }) => variant)).toBe(true)
  })

  it('contain every day of a period, also days without events', async () => {
    for (const [period, length] of [
      ['30', 30],
      ['90', 90],
      ['year', 365],
    ] as const) {
      const { days, before } = await dashboard(period)
      expect([days.length, before.length]).toEqual([length, length])
      expect(new Set([...before, ...days].map(({ day }) => day)).size).toBe(length * 2)
    }
    const { days } = await dashboard('90')
    expect(days.some(day => day.sales === 0 && day.orders === 0)).toBe(true)
  })

  it('count ordered sums by day in Rome, without cancelled orders and drafts, and not as takings', async () => {
    const salesOn = async (day: string) =>
      (await dashboard('30')).days.find(entry => entry.day === day) ?? { sales: -1, ordered: -1, orders: -1 }
    const before = await salesOn('2026-11-20')
    const evening = await salesOn('2026-11-19')
    const put = (at: string, status: string) =>
      server.context.db.execute(sql`insert into orders (user_id, locale, tier, currency, status, subtotal, shipping, discount,
        taxable, vat, due, vat_percent, payment_method, payment_name, idempotency_key, request_hash, placed_at)
        values ((select min(id) from users), 'it', 'base', 'euro', ${status}, 1000, 0, 0, 820, 180, 1000, 22, 'transfer', '',
        ${`${at} ${status}`}, '', ${at}::timestamptz)`)
    await put('2026-11-19T23:30:00Z', 'confirmed') // half past midnight in Rome
    await put('2026-11-20T12:00:00Z', 'cancelled')
    await put('2026-11-20T12:00:00Z', 'draft')
    expect(await salesOn('2026-11-20')).toMatchObject({
      sales: before.sales,
      ordered: (before.ordered ?? 0) + 1000,
      orders: before.orders + 1,
    })
    expect(await salesOn('2026-11-19')).toEqual(evening)
  })

  it('find users by name or email, without secrets', async () => {
    const { data } = await rows('/admin/users?search=rita')
    expect(data).toMatchObject([{ name: 'Rita Bancone', role: 'retailer' }])
    expect(data[0]).not.toHaveProperty('password_hash')
    expect((await rows('/admin/users?search=%25')).meta.total).toBe(0)
  })

  it('sort products of every status as requested, and ignore an unknown order', async () => {
    const byPrice = (await rows('/admin/products?sort=-base_price&per_page=100')).data.map(
      row => row.base_price,
    )
    expect(byPrice).toEqual([...byPrice].sort((a, b) => Number(b) - Number(a)))
    const unknown = await server.call('GET', '/admin/products?sort=constructor', { as: 'admin' })
    expect(unknown.statusCode).toBe(200)
  })
})
