import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCoupon } from '@/contract/endpoints/admin/coupons.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fresh = {
  code: ' prova 20 ',
  percent: 20,
  amount: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_each: 1,
  minimum: 0,
  category_ids: [],
  is_active: true,
}
const create = (changes: object = {}) =>
  server.call('POST', '/admin/coupons', { as: 'admin', body: { ...fresh, ...changes } })
const validate = async (code: string) =>
  (await server.call('POST', '/coupons/validate', { as: 'user', body: { code } })).json()

describe('a coupon created in the administration', () => {
  it('discounts at once, until it is switched off', async () => {
    const created = (await create()).json<AdminCoupon>()
    expect(created.code).toBe('PROVA20')
    expect(await validate('prova20')).toMatchObject({ valid: true, coupon: { percent: 20 } })
    const { id, uses: _, batch: __, ...body } = created
    const saved = await server.call('PUT', `/admin/coupons/${id}`, {
      as: 'admin',
      body: { ...body, is_active: false },
    })
    expect(saved.statusCode).toBe(200)
    expect(await validate('prova20')).toMatchObject({ valid: false })
    const stale = await server.call('PUT', `/admin/coupons/${id}`, { as: 'admin', body })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ current: { is_active: false } })
    const { data } = (await server.call('GET', '/admin/audit?record=coupon', { as: 'admin' })).json()
    expect(data[0].changes).toEqual([{ path: 'is_active', from: true, to: false }])
  })

  it.each([
    [{ percent: null }, 'percent', 'required'],
    [{ amount: 500 }, 'percent', 'required'],
    [{ percent: 101 }, 'percent', 'percent'],
    [{ code: 'a b!' }, 'code', 'sku'],
    [{ starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }, 'ends_at', 'date'],
  ])('refuses %j', async (changes, path, code) => {
    const response = await create(changes)
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, code })])
  })

  it('refuses a code that exists', async () => {
    await create({ code: 'UNICO' })
    const duplicate = await create({ code: 'unico' })
    expect(duplicate.json().fields).toMatchObject([{ path: 'code', code: 'code_taken' }])
  })
})
