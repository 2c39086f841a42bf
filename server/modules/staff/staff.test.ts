/** Staff of the shop on the real app: invitations, roles of the shop, the last owner, and sessions. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { Staff, StaffRoleChoice } from '@/contract/endpoints/admin/staff.ts'
import type { Role } from '@/contract/permissions.ts'
import { staffRoles, users } from '../../db/schema/auth.ts'
import { staffInvitations } from '../../db/schema/staff.ts'
import type { Email } from '../../kernel/context.ts'
import { heldUp } from '../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const sent: Email[] = []
const idOf: Partial<Record<Role, number>> = {}

beforeAll(async () => {
  server = await openTestServer()
  const { send, queue } = server.context.mail
  server.context.mail = {
    queue,
    send: async (email, db) => {
      sent.push(email)
      await send(email, db)
    },
  }
  for (const role of ['admin', 'user', 'other'] as const) {
    const user = (await server.call('GET', '/auth/user', { as: role })).json<{ id: number }>()
    idOf[role] = user.id
  }
})
afterAll(() => server.close())

const set = (as: Role, values: Partial<typeof users.$inferInsert>) =>
  server.context.db
    .update(users)
    .set(values)
    .where(eq(users.id, idOf[as] ?? 0))

beforeEach(async () => {
  await set('admin', { role: 'admin', staff_role: null, staff_role_id: null })
  await set('other', { role: 'other', staff_role: null, staff_role_id: null })
  await server.context.db.delete(staffInvitations)
  await server.context.db.delete(staffRoles)
})

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/admin/staff${path}`, { as: 'admin', ...(body && { body }) })
const staff = async () => (await owner('GET', '')).json<Staff>()
const changeRole = (as: Role, role: StaffRoleChoice | null) => owner('PUT', `/people/${idOf[as]}`, { role })
const lastEntry = async () =>
  (await server.call('GET', '/admin/audit?per_page=1', { as: 'admin' })).json<{ data: AuditEntry[] }>()
    .data[0]

const invite = async (email: string, role: StaffRoleChoice = 'packer') => {
  expect((await owner('POST', '/invitations', { email, role })).statusCode).toBe(201)
  return String(sent.findLast(({ name }) => name === 'staff-invited')?.data.token)
}
const accept = (as: Role, token: string) =>
  server.call('POST', '/staff/invitation/accept', { as, body: { token } })

describe('an invitation', () => {
  it('gives the role to the account with its address, once', async () => {
    const token = await invite('other@example.com')
    expect((await accept('user', token)).json()).toMatchObject({ code: 'invitation_refused' })
    expect((await accept('other', token)).statusCode).toBe(200)
    expect((await server.call('GET', '/admin/orders', { as: 'other' })).statusCode).toBe(200)
    expect((await accept('other', token)).json()).toMatchObject({ code: 'invitation_refused' })
    expect(await lastEntry()).toMatchObject({
      by: { id: idOf.other },
      changes: [{ path: 'staff_role', from: null, to: 'packer' }],
    })
  })

  it('is accepted by one of several concurrent calls', async () => {
    const token = await invite('other@example.com')
    const responses = await Promise.all([1, 2, 3, 4].map(() => accept('other', token)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403])
  })

  it('is refused after its expiry, after it was withdrawn, and when another replaces it', async () => {
    const first = await invite('other@example.com')
    const second = await invite('other@example.com')
    expect((await accept('other', first)).statusCode).toBe(403)
    await server.context.db.update(staffInvitations).set({ expires_at: server.context.now() })
    expect((await accept('other', second)).statusCode).toBe(403)
    const third = await invite('other@example.com')
    const [open] = (await staff()).invitations
    expect((await owner('DELETE', `/invitations/${open?.id}`)).statusCode).toBe(200)
    expect((await accept('other', third)).statusCode).toBe(403)
  })

  it('is refused for an account whose address is not verified', async () => {
    const token = await invite('other@example.com')
    await set('other', { email_verified_at: null })
    expect((await accept('other', token)).statusCode).toBe(403)
    await set('other', { email_verified_at: new Date() })
  })
})

describe('a role', () => {
  it('applies to the next call when it is assigned, changed and taken away', async () => {
    const isIn = async () => (await server.call('GET', '/admin/pages', { as: 'other' })).statusCode
    expect(await isIn()).toBe(403)
    const body = { name: 'Blog', permissions: ['admin:content:write'] }
    const id = (await owner('POST', '/roles', body)).json<Staff>().roles[0]?.id ?? 0
    await changeRole('other', id)
    expect(await isIn()).toBe(200)
    await owner('PUT', `/roles/${id}`, { name: 'Blog', permissions: ['admin:orders:read'] })
    expect(await isIn()).toBe(403)
    await changeRole('other', 'writer')
    expect(await isIn()).toBe(200)
    await changeRole('other', null)
    expect(await isIn()).toBe(403)
  })

  it('applies to the next call when another process has changed it', async () => {
    await changeRole('other', 'writer')
    server.pass(6000) // until sessions of the account are cached again
    expect((await server.call('GET', '/me/orders', { as: 'other' })).statusCode).toBe(200)
    expect((await server.call('GET', '/admin/pages', { as: 'other' })).statusCode).toBe(200)
    await set('other', { staff_role: null }) // without an event of this process
    expect((await server.call('GET', '/admin/pages', { as: 'other' })).statusCode).toBe(403)
  })

  it('cannot be deleted while a person has it or an invitation offers it', async () => {
    const body = { name: 'Depot', permissions: ['admin:orders:ship'] }
    const id = (await owner('POST', '/roles', body)).json<Staff>().roles[0]?.id ?? 0
    await changeRole('other', id)
    expect((await owner('DELETE', `/roles/${id}`)).json()).toMatchObject({ code: 'record_in_use' })
    await changeRole('other', null)
    await invite('new@example.com', id)
    expect((await owner('DELETE', `/roles/${id}`)).json()).toMatchObject({ code: 'record_in_use' })
    const [open] = (await staff()).invitations
    await owner('DELETE', `/invitations/${open?.id}`)
    expect((await owner('DELETE', `/roles/${id}`)).json<Staff>().roles).toEqual([])
  })

  it('cannot contain the permissions of the owner, nor have the name of another role', async () => {
    const body = { name: 'Depot', permissions: ['admin:staff'] }
    expect((await owner('POST', '/roles', body)).statusCode).toBe(422)
    expect((await owner('POST', '/roles', { ...body, permissions: [] })).statusCode).toBe(201)
    expect((await owner('POST', '/roles', { ...body, permissions: [] })).json()).toMatchObject({
      code: 'conflict',
    })
  })
})

describe('the last owner', () => {
  it('stays one', async () => {
    expect((await changeRole('admin', null)).json()).toMatchObject({ code: 'last_admin' })
    expect((await changeRole('admin', 'manager')).json()).toMatchObject({ code: 'last_admin' })
    expect((await staff()).people.find(({ id }) => id === idOf.admin)).toMatchObject({ is_last_owner: true })
  })

  it('stays when two owners demote each other at the same time', async () => {
    await set('other', { role: 'admin' })
    const demote = (as: Role, target: Role) =>
      server.call('PUT', `/admin/staff/people/${idOf[target]}`, { as, body: { role: null } })
    const responses = await heldUp(
      server.context.db,
      sql`select from users where role = 'admin' order by id for no key update`,
      [() => demote('admin', 'other'), () => demote('other', 'admin')],
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1) // the other one is refused: 409, or 403 on the embedded database
    const { rows } = await server.context.db.execute(sql`select id from users where role = 'admin'`)
    expect(rows).toHaveLength(1)
  })
})

describe('a manager', () => {
  it('cannot change, block or log out staff, nor make an owner', async () => {
    await set('other', { role: 'user', staff_role: 'manager' })
    const as = 'other'
    const ofOwner = `/admin/users/${idOf.admin}`
    const { version, name } = (await server.call('GET', ofOwner, { as })).json()
    const change = { name, album_enabled: true, role: 'user', version }
    const customer = (await server.call('GET', `/admin/users/${idOf.user}`, { as })).json()
    const promotion = { name: customer.name, album_enabled: true, role: 'admin', version: customer.version }
    const responses = [
      await server.call('PUT', ofOwner, { as, body: change }),
      await server.call('POST', `${ofOwner}/block`, { as, body: { blocked: true } }),
      await server.call('POST', `${ofOwner}/sessions/end`, { as, body: {} }),
      await server.call('PUT', `/admin/users/${idOf.user}`, { as, body: promotion }),
    ]
    expect(responses.map(response => response.json().code)).toEqual(Array(4).fill('forbidden'))
  })
})

describe('a packer', () => {
  it('cannot cancel an order or refund a return, and sees only their own audit entries', async () => {
    await set('other', { role: 'user', staff_role: 'packer' })
    const { data } = (await server.call('GET', '/admin/orders', { as: 'other' })).json<{
      data: { id: number }[]
    }>()
    const cancel = { status: 'cancelled' }
    expect(
      (
        await server.call('POST', `/admin/orders/${data[0]?.id}/status`, { as: 'other', body: cancel })
      ).json(),
    ).toMatchObject({ code: 'forbidden' })
    const received = { status: 'received', refund: { reason: '' }, version: 'x' }
    expect(
      (await server.call('PATCH', '/admin/returns/1', { as: 'other', body: received })).json(),
    ).toMatchObject({ code: 'forbidden' })
    await server.call('POST', `/admin/orders/${data[0]?.id}/notes`, {
      as: 'other',
      body: { text: 'fragile' },
    })
    const log = (await server.call('GET', `/admin/audit?by=${idOf.admin}`, { as: 'other' })).json<{
      data: AuditEntry[]
    }>()
    expect(log.data.every(({ by }) => by.id === idOf.other)).toBe(true)
  })
})

describe('sessions of staff', () => {
  it('are seen and ended by the owner', async () => {
    await changeRole('other', 'packer')
    const person = (await staff()).people.find(({ id }) => id === idOf.other)
    expect(person?.sessions.length).toBeGreaterThan(0)
    for (const { id } of person?.sessions ?? [])
      expect((await owner('DELETE', `/people/${idOf.other}/sessions/${id}`)).statusCode).toBe(200)
    expect((await server.call('GET', '/admin/orders', { as: 'other' })).json()).toMatchObject({
      code: 'session_ended',
    })
  })
})
