import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, sessions, users } from '../../db/schema/auth.ts'
import { blockAccount, changeRole } from './change-access.ts'
import { type AuthFixture, openAuthFixture } from './testing/auth-fixture.ts'
import { newMember, openDevice, refreshSession as refresh, statusOf as who } from './testing/member.ts'
import { visitor } from './testing/visitor.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const member = () => newMember(auth)
const device = (email: string) => openDevice(auth, email)

describe('A6: the end of a session', () => {
  it('invalidates access token and cookie immediately on logout, on this device only', async () => {
    const person = await member()
    const laptop = await device(person.email)
    const cookies = new Map(person.cookies)
    expect(await who(person)).toBe(200)
    expect((await person.call('POST', '/api/auth/logout')).body).toEqual({ done: true })
    expect(person.cookies.size).toBe(0)
    expect((await person.call('GET', '/api/auth/user')).body.code).toBe('session_ended')
    expect((await refresh(Object.assign(visitor(auth.app), { cookies }))).status).toBe(401)
    expect(await who(laptop)).toBe(200)
  })

  it('logs out with the cookie alone, and also without a session', async () => {
    const person = await member()
    const token = person.bearer
    person.bearer = undefined
    expect((await person.call('POST', '/api/auth/logout')).status).toBe(200)
    expect((await person.call('POST', '/api/auth/logout')).status).toBe(200)
    person.bearer = token
    expect(await who(person)).toBe(401)
  })

  it('ends every session immediately when the account is blocked or its role changes', async () => {
    const blocked = await member()
    const promoted = await member()
    for (const person of [blocked, promoted]) expect(await who(person)).toBe(200)
    await auth.context.db.transaction(tx => blockAccount(tx, auth.context, blocked.id))
    await auth.context.db.transaction(tx => changeRole(tx, auth.context, promoted.id, 'retailer'))
    for (const person of [blocked, promoted]) {
      expect((await person.call('GET', '/api/auth/user')).body.code).toBe('session_ended')
      expect((await refresh(person)).status).toBe(401)
    }
    const newDevice = await device(promoted.email)
    expect((await newDevice.call('GET', '/api/auth/user')).body.role).toBe('retailer')
  })

  it('invalidates an access token within five seconds after another process ended its session', async () => {
    const person = await member()
    expect(await who(person)).toBe(200)
    await auth.context.db
      .update(sessions)
      .set({ ended_at: auth.context.now() })
      .where(eq(sessions.user_id, person.id))
    auth.pass(4_999)
    expect(await who(person)).toBe(200)
    auth.pass(1)
    expect(await who(person)).toBe(401)
  })

  it('notifies holders of sockets in the transaction that ends it', async () => {
    const person = await member()
    const endedIds: string[] = []
    auth.context.events.on('sessions-ended', async ({ userId, sessionIds }) => {
      if (userId === person.id) endedIds.push(...sessionIds)
    })
    const open = await auth.context.db.select().from(sessions).where(eq(sessions.user_id, person.id))
    await person.call('POST', '/api/auth/logout')
    expect(endedIds).toEqual(open.map(({ id }) => id))
  })

  it('A3: expires an access token after fifteen minutes', async () => {
    const person = await member()
    auth.pass(15 * 60_000 - 1000)
    expect(await who(person)).toBe(200)
    auth.pass(1000)
    expect((await person.call('GET', '/api/auth/user')).body.code).toBe('unauthenticated')
  })

  it('A1: refuses the same access token without its signature', async () => {
    const person = await member()
    person.bearer = `${person.bearer?.split('.').slice(0, 2).join('.')}.`
    expect(await who(person)).toBe(401)
  })

  it('stores secrets as hashes only', async () => {
    const person = await member()
    const rows = await auth.context.db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
      .where(eq(sessions.user_id, person.id))
    expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[0]?.hash).not.toContain(person.cookies.get('refresh_token'))
    const [row] = await auth.context.db.select().from(users).where(eq(users.id, person.id))
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/)
  })
})
