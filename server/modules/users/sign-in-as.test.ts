import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { AdminUserRow } from '@/contract/endpoints/admin/users.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { endVisitsOver } from './sign-in-as.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const idOf = async (email: string) =>
  (await server.call('GET', `/admin/users?search=${email}`, { as: 'admin' })).json<{ data: AdminUserRow[] }>()
    .data[0]!.id
const signIn = (id: number, as: 'admin' | 'user' = 'admin') =>
  server.call('POST', `/admin/users/${id}/sign-in`, { as, body: {} })
const visit = async (email = 'reseller@example.com') => {
  const response = await signIn(await idOf(email))
  const { access_token } = response.json<{ access_token: string }>()
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    answer: response,
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      server.call(method, path, { headers, ...(body && { body }) }),
  }
}
const entriesOf = async (id: number) =>
  (await server.call('GET', `/admin/audit?record=user&record_id=${id}`, { as: 'admin' })).json<{
    data: AuditEntry[]
  }>().data

describe('signing in as a customer', () => {
  it('shows the shop as the customer sees it, reports it, and ends on leaving', async () => {
    const { call } = await visit()
    expect((await call('GET', '/auth/user')).json()).toMatchObject({
      role: 'reseller',
      signed_in_by: { name: 'Ada Bottegaia', until: '2026-11-21T10:15:00.000Z' },
    })
    expect((await call('POST', '/auth/leave', {})).statusCode).toBe(200)
    expect((await call('GET', '/auth/user')).json()).toMatchObject({ code: 'session_ended' })
    const id = await idOf('reseller@example.com')
    const [end, begin] = await entriesOf(id)
    expect(begin?.changes).toEqual([{ path: 'signed_in_as', from: false, to: true }])
    expect(end?.changes).toContainEqual({ path: 'signed_in_as', from: true, to: false })
    expect([begin?.by.name, end?.by.name]).toEqual(['Ada Bottegaia', 'Ada Bottegaia'])
  })

  it('creates no refresh token and is not in the customer’s list of devices', async () => {
    const { answer, call } = await visit()
    expect(answer.headers['set-cookie']).toBeUndefined()
    const own = (await server.call('GET', '/me/sessions', { as: 'reseller' })).json<unknown[]>()
    const { rows } = await server.context.db.execute<{
      n: number
    }>(sql`select count(*)::int as n from sessions
      where user_id = (select id from users where email = 'reseller@example.com') and ended_at is null`)
    expect(rows[0]?.n).toBe(own.length + 1)
    await call('POST', '/auth/leave', {})
  })

  it('is refused for admins and blocked accounts, and for callers who are not admins', async () => {
    expect((await signIn(await idOf('admin@example.com'))).json()).toMatchObject({ code: 'forbidden' })
    const id = await idOf('other@example.com')
    expect((await signIn(id, 'user')).statusCode).toBe(403)
    await server.context.db.execute(sql`update users set blocked_at = now() where id = ${id}`)
    expect((await signIn(id)).json()).toMatchObject({ code: 'account_blocked' })
    await server.context.db.execute(sql`update users set blocked_at = null where id = ${id}`)
    expect((await signIn(999_999)).statusCode).toBe(404)
  })

  it('cannot pay or change the account: endpoints for the owner only are refused and change nothing', async () => {
    const { call } = await visit()
    const owned = [...api].filter(([, endpoint]) => endpoint.ownerOnly)
    expect(owned.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'placeOrder',
        'payOrder',
        'changePassword',
        'updateUser',
        'deleteAccount',
        'openPack',
      ]),
    )
    const rows = async () =>
      (
        await server.context.db.execute<{ s: string }>(sql`select
          (select sum(xmin::text::bigint) from users) || '/' || (select count(*) from orders) || '/' ||
          (select count(*) from user_packs where is_opened) as s`)
      ).rows[0]?.s
    const before = await rows()
    for (const [name, { method, path }] of owned) {
      const response = await call(
        method as 'POST',
        path.replace(/:\w+/g, '1'),
        method === 'GET' ? undefined : {},
      )
      expect({ name, code: response.json().code }).toEqual({ name, code: 'owner_only' })
    }
    expect(await rows()).toBe(before)
    await call('POST', '/auth/leave', {})
  })

  it('writes in the customer’s name only what support does for customers', () => {
    const open = [...api].filter(
      ([, { ownerOnly, method, permission }]) =>
        !ownerOnly &&
        method !== 'GET' &&
        !['public', 'guest'].includes(permission) &&
        !permission.startsWith('admin'),
    )
    expect(open.map(([name]) => name).sort()).toEqual([
      'addAddress', // the address book (decision 0012)
      'authorizeChannel', // gives access to readable data
      'changeAddress',
      'confirmPayment', // queries the bank for the state of the payment
      'documentLink', // gives access to readable data
      'emailDocument', // to the mailbox of a guest's order
      'leaveSignIn', // ends the visit
      'printCreation', // gives access to readable data
      'readInvitation',
      'readStaffInvitation',
      'removeAddress',
      'requestGuestData', // to the mailbox of a guest's order
      'saveOrder', // to the mailbox of a guest's order
    ])
  })

  it('ends with the admin’s session, with the admin’s role, and after a quarter of an hour', async () => {
    const ended = async (end: () => Promise<unknown>) => {
      const { call } = await visit()
      await end()
      return (await call('GET', '/auth/user')).statusCode
    }
    const admin = await idOf('admin@example.com')
    const role = (to: string) =>
      server.context.db.execute(sql`update users set role = ${to} where id = ${admin}`)
    expect(await ended(() => role('user'))).toBe(401)
    await role('admin')
    server.pass(6000)
    const id = await idOf('reseller@example.com')
    const { call } = await visit()
    server.pass(15 * 60_000)
    await endVisitsOver(server.context)
    expect((await call('GET', '/auth/user')).statusCode).toBe(401)
    expect((await entriesOf(id))[0]?.changes).toContainEqual({ path: 'seconds', from: null, to: 900 })
    expect(await ended(() => server.call('POST', '/auth/logout', { as: 'admin' }))).toBe(401)
  })
})
