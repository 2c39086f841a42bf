import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUser, AdminUserRow } from '@/contract/endpoints/admin/users.ts'
import { demoPassword } from '../../seed/demo-people.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const list = async (query: string) =>
  (await server.call('GET', `/admin/users?${query}`, { as: 'admin' })).json<{
    data: AdminUserRow[]
    meta: { total: number }
    counts: Record<string, number>
  }>()
const idOf = async (email: string) => (await list(`search=${email}`)).data[0]!.id
const read = async (id: number) =>
  (await server.call('GET', `/admin/users/${id}`, { as: 'admin' })).json<AdminUser>()
const change = (user: AdminUser, body: object) =>
  server.call('PUT', `/admin/users/${user.id}`, {
    as: 'admin',
    body: {
      name: user.name,
      role: user.role,
      album_enabled: user.album_enabled,
      version: user.version,
      ...body,
    },
  })
const block = (id: number, blocked: boolean) =>
  server.call('POST', `/admin/users/${id}/block`, { as: 'admin', body: { blocked, reason: 'prova' } })
const logIn = (email: string) =>
  server.call('POST', '/auth/login', { body: { email, password: demoPassword } })

describe('accounts in the administration', () => {
  it('are found by name, email and state, without secrets', async () => {
    const { data, counts, meta } = await list('search=rita')
    expect(data).toMatchObject([{ name: 'Rita Bancone', role: 'retailer' }])
    expect(data[0]).not.toHaveProperty('password_hash')
    expect(counts.all).toBe(meta.total)
    expect((await list('search=%25')).meta.total).toBe(0)
    expect((await list('role=reseller')).data.every(({ role }) => role === 'reseller')).toBe(true)
    expect(JSON.stringify(await read(data[0]!.id))).not.toMatch(/argon2|password_hash/)
  })

  it('have the same totals of cards and packs on a page beyond the last one', async () => {
    const id = await idOf('user@example.com')
    for (const kind of ['cards', 'packs']) {
      const page = async (number: number) =>
        (
          await server.call('GET', `/admin/users/${id}/${kind}?page=${number}&per_page=5`, { as: 'admin' })
        ).json<{
          data: unknown[]
          meta: { total: number }
        }>()
      const first = await page(1)
      expect(first.meta.total).toBeGreaterThan(0)
      expect(await page(900)).toMatchObject({ data: [], meta: { total: first.meta.total } })
    }
  })

  it('get another role, which ends their sessions; the second of two saves is refused with the current account', async () => {
    const id = await idOf('other@example.com')
    const token = (await logIn('other@example.com')).json<{ access_token: string }>().access_token
    const user = await read(id)
    expect((await change(user, { role: 'reseller' })).json()).toMatchObject({ role: 'reseller' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.call('GET', '/auth/user', { headers })).json()).toMatchObject({
      code: 'session_ended',
    })
    const stale = await change(user, { album_enabled: true })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { role: 'reseller' } })
    const { data } = (
      await server.call('GET', `/admin/audit?record=user&record_id=${id}`, { as: 'admin' })
    ).json()
    expect(data[0].changes).toEqual([{ path: 'role', from: 'other', to: 'reseller' }])
  })

  it('include at least one admin: the last one cannot be demoted or blocked', async () => {
    const admin = await read(await idOf('admin@example.com'))
    expect(admin.is_last_admin).toBe(true)
    const refused = await change(admin, { role: 'user' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin'])
    expect((await block(admin.id, true)).json()).toMatchObject({ code: 'own_account' })
    expect(await read(admin.id)).toMatchObject({ role: 'admin', is_blocked: false })
    const helper = await read(await idOf('retailer@example.com'))
    await change(helper, { role: 'admin' })
    expect((await read(admin.id)).is_last_admin).toBe(false)
    await change(await read(helper.id), { role: 'retailer' })
  })

  it('cannot be used while blocked', async () => {
    const id = await idOf('retailer@example.com')
    expect((await block(id, true)).json()).toMatchObject({ is_blocked: true })
    expect((await logIn('retailer@example.com')).json()).toMatchObject({ code: 'account_blocked' })
    expect((await list('state=blocked')).data.map(user => user.id)).toEqual([id])
    await block(id, false)
    expect((await logIn('retailer@example.com')).statusCode).toBe(200)
  })

  it('are created for a customer without one, once per email', async () => {
    const body = { name: 'Pia Telefono', email: 'Pia@Example.com', role: 'reseller', locale: 'de' }
    const created = await server.call('POST', '/admin/users', { as: 'admin', body })
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({ email: 'pia@example.com', role: 'reseller', has_password: false })
    expect((await server.call('POST', '/admin/users', { as: 'admin', body })).json()).toMatchObject({
      code: 'email_taken',
    })
    const admin = { ...body, email: 'x@example.com', role: 'admin' }
    expect((await server.call('POST', '/admin/users', { as: 'admin', body: admin })).statusCode).toBe(422)
  })

  // runs last, because the admin of these tests may lose the role
  it('keep one admin when two demote each other concurrently', async () => {
    const first = await read(await idOf('admin@example.com'))
    const second = await read(await idOf('retailer@example.com'))
    await change(second, { role: 'admin' })
    const responses = await Promise.all([
      change(await read(second.id), { role: 'retailer' }),
      change(await read(first.id), { role: 'user' }),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { rows } = await server.context.db.execute<{ n: number }>(
      sql`select count(*)::int as n from users where role = 'admin' and blocked_at is null`,
    )
    expect(rows[0]?.n).toBe(1)
  })
})
