/** The second factor of staff on the real app: set-up, codes, recovery codes, attempts, and the shop's requirement. */
import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { secondFactorTries } from '@/contract/endpoints/account/second-factor.ts'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import { loginAttempts, sessions, users } from '../../../db/schema/auth.ts'
import { recoveryCodes, secondFactors } from '../../../db/schema/staff.ts'
import type { Email } from '../../../kernel/context.ts'
import { demoPassword } from '../../../seed/demo-people.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { storePolicy } from './second-factor-repo.ts'

let server: TestServer
let personId: number
let ownerId: number
const sent: Email[] = []
const stepMillis = 30_000

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
  personId = (await server.call('GET', '/auth/user', { as: 'other' })).json<{ id: number }>().id
  ownerId = (await server.call('GET', '/auth/user', { as: 'admin' })).json<{ id: number }>().id
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.context
  await db.delete(recoveryCodes)
  await db.delete(secondFactors)
  await db.delete(loginAttempts)
  await db.update(sessions).set({ second_factor_at: null })
  await db.update(users).set({ staff_role: 'packer' }).where(eq(users.id, personId))
  await storePolicy(db, false, server.context.now())
})

/** Opens another session with the password. */
async function logIn(email = 'other@example.com') {
  const payload = { email, password: demoPassword }
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const headers = { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` }
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) =>
    server.call(method, path, { headers, ...(body && { body }) })
}
type Session = Awaited<ReturnType<typeof logIn>>

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.context.now().getTime() + steps * stepMillis,
  })
const pass = (session: Session, code: string) => session('POST', '/me/second-factor/pass', { code })
const stateOf = async (session: Session) =>
  (await session('GET', '/auth/user')).json<{ second_factor: string }>().second_factor
const codeIn = (response: { json(): unknown }) => (response.json() as { code?: string }).code

async function setUp(session: Session) {
  const { secret, uri } = (await session('POST', '/me/second-factor', {})).json<{
    secret: string
    uri: string
  }>()
  const response = await session('POST', '/me/second-factor/confirm', { code: codeOf(secret) })
  expect(response.statusCode).toBe(200)
  const { recovery_codes } = response.json<{ recovery_codes: string[] }>()
  return { secret, uri, recovery: recovery_codes }
}

describe('the set-up', () => {
  it('is confirmed by a code of the app, and stores neither secret nor recovery codes as text', async () => {
    const session = await logIn()
    const { secret, uri, recovery } = await setUp(session)
    expect(uri).toContain(`secret=${secret}`)
    expect(new Set(recovery).size).toBe(10)
    const rows = JSON.stringify([
      await server.context.db.select().from(secondFactors),
      await server.context.db.select().from(recoveryCodes),
    ])
    for (const text of [secret, ...recovery, ...recovery.map(code => code.replaceAll('-', ''))])
      expect(rows).not.toContain(text)
    expect(await stateOf(session)).toBe('passed')
    expect(sent.at(-1)).toMatchObject({ name: 'second-factor-added', to: 'other@example.com' })
  })

  it('is refused for a wrong code, for customers, and long after the login', async () => {
    const session = await logIn()
    await session('POST', '/me/second-factor', {})
    expect(codeIn(await session('POST', '/me/second-factor/confirm', { code: '000000' }))).toBe(
      'second_factor_wrong',
    )
    expect(codeIn(await (await logIn('user@example.com'))('POST', '/me/second-factor', {}))).toBe('forbidden')
    await server.context.db
      .update(sessions)
      .set({ created_at: new Date(0) })
      .where(eq(sessions.user_id, personId))
    expect(codeIn(await session('POST', '/me/second-factor', {}))).toBe('login_stale')
  })

  it('cannot be repeated by a session that has not presented the existing factor', async () => {
    await setUp(await logIn())
    const stolen = await logIn()
    expect(codeIn(await stolen('POST', '/me/second-factor', {}))).toBe('second_factor_needed')
    expect(codeIn(await stolen('POST', '/me/second-factor/confirm', { code: '123456' }))).toBe(
      'second_factor_needed',
    )
  })
})

describe('a session after a login with the password', () => {
  it('can do nothing but enter the code, then everything of its role', async () => {
    const { secret } = await setUp(await logIn())
    const session = await logIn()
    expect(await stateOf(session)).toBe('needed')
    for (const [name, { method, path, permission, beforeSecondFactor }] of api) {
      if (permission === 'public' || permission === 'guest' || beforeSecondFactor) continue
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const response = await session(method, path.replace(/:\w+/g, '1'), body)
      expect({ name, code: codeIn(response) }).toEqual({
        name,
        code: 'second_factor_needed',
      })
    }
    server.pass(stepMillis)
    expect((await pass(session, codeOf(secret))).statusCode).toBe(200)
    expect((await session('GET', '/admin/orders')).statusCode).toBe(200)
  })

  it('is not treated as the owner’s before the code, also by public calls', async () => {
    const owner = await logIn('admin@example.com')
    await setUp(owner)
    const session = await logIn('admin@example.com')
    await server.context.db.execute(sql`update rooms set access = 'users'`)
    const codes = (
      await server.context.db.execute<{ code: string }>(sql`select code from rooms where is_active`)
    ).rows
    const enter = (as: Session) => as('GET', `/rooms/${codes[0]?.code}/check-access`)
    expect((await enter(owner)).statusCode).toBe(200)
    expect((await enter(session)).statusCode).toBe(403)
  })
})

describe('a code', () => {
  it('is accepted once per time step, also when it is sent twice at the same time', async () => {
    const { secret } = await setUp(await logIn())
    server.pass(stepMillis)
    const both = await Promise.all(
      [await logIn(), await logIn()].map(session => pass(session, codeOf(secret))),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(codeIn(await pass(await logIn(), codeOf(secret)))).toBe('second_factor_wrong')
    expect(codeIn(await pass(await logIn(), codeOf(secret, -1)))).toBe('second_factor_wrong')
  })

  it('is refused two steps later', async () => {
    const { secret } = await setUp(await logIn())
    server.pass(5 * stepMillis)
    expect(codeIn(await pass(await logIn(), codeOf(secret, -2)))).toBe('second_factor_wrong')
  })

  it('can be guessed exactly ten times, also with concurrent calls', async () => {
    const { secret } = await setUp(await logIn())
    const session = await logIn()
    server.pass(stepMillis)
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
    const responses = await Promise.all(Array.from({ length: 15 }, () => pass(session, wrong)))
    expect(responses.filter(response => codeIn(response) === 'second_factor_wrong')).toHaveLength(
      secondFactorTries,
    )
    expect(codeIn(await pass(session, codeOf(secret)))).toBe('rate_limited')
    server.pass(16 * 60_000)
    expect((await pass(await logIn(), codeOf(secret))).statusCode).toBe(200)
  })
})

describe('a recovery code', () => {
  it('is accepted once, with or without its dashes, and only for its account', async () => {
    const { recovery } = await setUp(await logIn())
    const owner = await logIn('admin@example.com')
    await setUp(owner)
    const [first = '', second = ''] = recovery
    expect(codeIn(await pass(await logIn('admin@example.com'), first))).toBe('second_factor_wrong')
    const both = await Promise.all([await logIn(), await logIn()].map(session => pass(session, first)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await pass(await logIn(), second.replaceAll('-', '').toUpperCase())).statusCode).toBe(200)
  })

  it('is invalid once the codes were replaced', async () => {
    const session = await logIn()
    const { secret, recovery } = await setUp(session)
    server.pass(stepMillis) // a time step is accepted once
    const renewed = (
      await session('POST', '/me/second-factor/recovery-codes', { code: codeOf(secret) })
    ).json<{ recovery_codes: string[] }>().recovery_codes
    expect(renewed).toHaveLength(10)
    const other = await logIn()
    expect(codeIn(await pass(other, recovery[0] ?? ''))).toBe('second_factor_wrong')
    expect((await pass(other, renewed[0] ?? '')).statusCode).toBe(200)
  })

  it('rejects new recovery codes without a code of the app or a valid recovery code', async () => {
    const session = await logIn()
    const { recovery } = await setUp(session)
    const renew = (body: object) => session('POST', '/me/second-factor/recovery-codes', body)
    expect(codeIn(await renew({}))).toBe('validation')
    expect(codeIn(await renew({ code: '000000' }))).toBe('second_factor_wrong')
    expect((await session('GET', '/me/second-factor')).json()).toMatchObject({ recovery_codes: 10 })
    expect((await renew({ code: recovery[0] })).statusCode).toBe(200)
    expect(codeIn(await renew({ code: recovery[0] }))).toBe('second_factor_wrong')
  })

  it('limits the attempts at codes for new recovery codes', async () => {
    const session = await logIn()
    await setUp(session)
    for (let n = 0; n < secondFactorTries; n++)
      await session('POST', '/me/second-factor/recovery-codes', { code: '000000' })
    const refused = await session('POST', '/me/second-factor/recovery-codes', { code: '000000' })
    expect(codeIn(refused)).toBe('rate_limited')
  })
})

describe('the requirement of the shop', () => {
  const require = (session: Session, requires_second_factor = true) =>
    session('PUT', '/admin/staff/policy', { requires_second_factor })

  it('cannot be turned on by an owner without a second factor', async () => {
    const owner = await logIn('admin@example.com')
    expect(codeIn(await require(owner))).toBe('second_factor_missing')
    await setUp(owner)
    expect((await require(owner)).json()).toMatchObject({ requires_second_factor: true })
  })

  it('leaves staff without a second factor only its set-up, and does not affect customers', async () => {
    await storePolicy(server.context.db, true, server.context.now())
    const session = await logIn()
    expect(await stateOf(session)).toBe('missing')
    expect(codeIn(await session('GET', '/admin/orders'))).toBe('second_factor_missing')
    expect(codeIn(await session('GET', '/me/orders'))).toBe('second_factor_missing')
    const channel = { socket_id: '1.1', channel_name: `private-user.${personId}` }
    expect(codeIn(await session('POST', '/broadcasting/auth', channel))).toBe('second_factor_missing')
    expect((await (await logIn('user@example.com'))('GET', '/me/orders')).statusCode).toBe(200)
    await setUp(session)
    expect((await session('GET', '/admin/orders')).statusCode).toBe(200)
  })

  it('accepts a login with a passkey, and refuses an app set up with the password alone', async () => {
    await storePolicy(server.context.db, true, server.context.now())
    await server.context.db.execute(sql`insert into passkeys
      (credential_id, user_id, user_handle, public_key, counter, transports, rp_id, synced, name)
      values ('x', ${personId}, 'x', 'x', 0, '[]', 'shop.test', false, 'Key')`)
    const session = await logIn()
    expect(await stateOf(session)).toBe('needed')
    expect(codeIn(await session('POST', '/me/second-factor', {}))).toBe('second_factor_needed')
    await server.context.db.execute(sql`delete from passkeys`)
  })
})

describe('a reset by the owner', () => {
  it('removes the factor, ends the sessions, emails the person and names the owner in the audit log', async () => {
    const session = await logIn()
    await setUp(session)
    const owner = await logIn('admin@example.com')
    const reset = (id: number) => owner('POST', `/admin/staff/people/${id}/second-factor/reset`, {})
    expect(codeIn(await reset(ownerId))).toBe('own_account')
    expect((await reset(personId)).statusCode).toBe(200)
    expect(codeIn(await session('GET', '/admin/orders'))).toBe('session_ended')
    expect(await stateOf(await logIn())).toBe('off')
    expect(sent.at(-1)).toMatchObject({ name: 'second-factor-reset', to: 'other@example.com' })
    const { data } = (await owner('GET', '/admin/audit?per_page=1')).json<{ data: AuditEntry[] }>()
    expect(data[0]).toMatchObject({
      by: { id: ownerId },
      record_id: String(personId),
      changes: [{ path: 'second_factor', from: true, to: false }],
    })
  })
})
