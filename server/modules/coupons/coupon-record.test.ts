import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminCoupon, emptyCoupon } from '@/contract/endpoints/admin/coupons.ts'
import { pickLike } from '@/lib/pick.ts'
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
    const { id, version } = created
    const body = { ...pickLike(created, emptyCoupon()), version }
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
    [{ code: null }, 'names.it', 'required'],
    [{ kind: 'bundle', get_quantity: 1, get_percent: 100 }, 'buy_quantity', 'required'],
    [{ kind: 'bundle', buy_quantity: 0, get_quantity: 1, get_percent: 100 }, 'buy_quantity', 'quantity'],
    [{ code: 'ALTRO1', product_ids: [2_000_000] }, 'product_ids', 'invalid'],
    [{ code: 'ALTRO2', user_ids: [2_000_000] }, 'user_ids', 'invalid'],
    [{ get_product_ids: [2 ** 31] }, 'get_product_ids.0', 'invalid'],
    [{ tiers: ['gold'] }, 'tiers.0', 'invalid'],
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

describe('an automatic discount in the administration', () => {
  const names = { it: 'Tre per due', en: 'Three for two', es: '', fr: '', de: '', pt: '' }
  const bundle = { kind: 'bundle', percent: null, buy_quantity: 2, get_quantity: 1, get_percent: 100 }

  it('has a name instead of a code, and no values of other kinds', async () => {
    const created = await create({ ...bundle, code: null, names, percent: 20 })
    expect(created.statusCode).toBe(201)
    expect(created.json<AdminCoupon>()).toMatchObject({ ...bundle, code: null, names, discounted: 0 })
  })

  it('is listed by method, state and name', async () => {
    const starts_at = '2999-01-01T00:00:00.000Z'
    const { id } = (
      await create({ ...bundle, code: null, names: { ...names, it: 'Più avanti' }, starts_at })
    ).json()
    const list = async (query: string) =>
      (await server.call('GET', `/admin/coupons?${query}`, { as: 'admin' })).json().data as AdminCoupon[]
    expect(await list('method=automatic&state=scheduled')).toMatchObject([{ id, starts_at }])
    expect((await list('search=avanti')).map(coupon => coupon.id)).toEqual([id])
    expect(await list('method=code&search=avanti')).toEqual([])
    expect((await list('state=active')).some(coupon => coupon.id === id)).toBe(false)
  })
})
