import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dashboard } from '../../../src/contract/administration.ts'
import { openTestServer, type TestServer } from '../../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const rows = async (path: string) =>
  (await server.call('GET', path, { as: 'admin' })).json<{
    data: Record<string, unknown>[]
    meta: { total: number }
  }>()

describe('the administration reads', () => {
  it('the figures of today', async () => {
    const figures = (await server.call('GET', '/admin/dashboard', { as: 'admin' })).json<Dashboard>()
    expect(figures).toMatchObject({ users: 13, users_this_week: 5, products: 77 })
    const { rows } = await server.world.db.execute<{ n: number }>(
      'select count(*)::int as n from user_packs where not is_opened',
    )
    expect(figures.packs_unopened).toBe(rows[0]?.n)
    expect(figures.registrations).toHaveLength(14)
    expect(figures.registrations.at(-1)).toEqual({ day: '2026-11-21', count: 5 })
    expect(figures.products_low.map(one => one.stock_quantity)).toEqual([0, 0, 0, 2, 3, 3, 4, 4])
  })

  it('users, found by name or address, without secrets', async () => {
    const { data } = await rows('/admin/users?search=rita')
    expect(data).toMatchObject([{ name: 'Rita Bancone', role: 'retailer' }])
    expect(data[0]).not.toHaveProperty('password_hash')
    expect((await rows('/admin/users?search=%25')).meta.total).toBe(0)
  })

  it('products of every status, sorted as asked, an unknown order changing nothing', async () => {
    const byPrice = (await rows('/admin/products?sort=-base_price&per_page=100')).data.map(
      row => row.base_price,
    )
    expect(byPrice).toEqual([...byPrice].sort((a, b) => Number(b) - Number(a)))
    const unknown = await server.call('GET', '/admin/products?sort=constructor', { as: 'admin' })
    expect(unknown.statusCode).toBe(200)
  })
})
