import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities, users } from '../../db/schema/auth.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type AuthFixture, openAuthFixture } from '../auth/testing/auth-fixture.ts'
import { type Visitor, visitor } from '../auth/testing/visitor.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const password = 'sette nani al mercato'
let people = 0

async function member(): Promise<Visitor & { email: string; id: number }> {
  const email = `owner-${++people}@example.com`
  const guest = visitor(auth.app)
  await guest.enter('/api/auth/register', { name: 'Ada', email, password })
  const { body } = await guest.call('GET', '/api/auth/user')
  return Object.assign(guest, { email, id: Number(body.id) })
}
async function admin() {
  const person = await member()
  await auth.context.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
  auth.pass(5000)
  return person
}
const rowOf = async (id: number) => {
  const [row] = await auth.context.db.select().from(users).where(eq(users.id, id))
  return row
}
const put = (person: Visitor, id: number, body: object) => person.call('PUT', `/api/auth/users/${id}`, body)

describe('PUT /auth/users/{id}', () => {
  it('stores name, avatar and nickname and returns the stored user', async () => {
    const person = await member()
    const extra = { profile_picture: 'avatar:7', nickname: `Lince_${person.id}` }
    const response = await put(person, person.id, { name: 'Eva', extra })
    expect(response).toMatchObject({ status: 200, body: { id: person.id, name: 'Eva', extra } })
    expect((await person.call('GET', '/api/auth/user')).body).toEqual(response.body)
    const cleared = await put(person, person.id, { extra: { profile_picture: null, nickname: null } })
    expect(cleared.body.extra).toMatchObject({ profile_picture: null, nickname: null })
  })

  it('stores that an avatar was offered to the account, and never resets it', async () => {
    const person = await member()
    const response = await put(person, person.id, { extra: { avatar_prompted: true } })
    expect(response.body).toMatchObject({ extra: { avatar_prompted: true } })
    expect((await person.call('GET', '/api/auth/user')).body).toMatchObject({
      extra: { avatar_prompted: true },
    })
    expect((await put(person, person.id, { extra: { avatar_prompted: false } })).status).toBe(422)
  })

  it('B4: ignores level, experience, counters, album and role, and stores the rest', async () => {
    const person = await member()
    const earned = {
      user_xp: 9999,
      user_level: 50,
      user_match_info: { win: 9, lose: 0, spare: 0 },
      album_enabled: true,
    }
    const extra = { ...earned, role: 'admin', credits: 7, profile_picture: 'avatar:3' }
    const before = await rowOf(person.id)
    expect((await put(person, person.id, { extra })).status).toBe(200)
    expect(await rowOf(person.id)).toEqual({ ...before, profile_picture: 'avatar:3' })
  })

  it.each(['role', 'id', 'email', 'email_verified', 'password', 'created_at'])(
    'B4: refuses an unknown field %s and changes nothing',
    async field => {
      const person = await member()
      const before = await rowOf(person.id)
      const response = await put(person, person.id, { name: 'Eva', [field]: 'admin' })
      expect(response).toMatchObject({
        status: 422,
        body: { fields: [{ path: field, code: 'unknown_field' }] },
      })
      expect(await rowOf(person.id)).toEqual(before)
    },
  )

  it('B5: ignores keys of the object prototype', async () => {
    const person = await member()
    const body = `{"extra":{"__proto__":{"role":"admin"},"profile_picture":"avatar:1"}}`
    const response = await auth.app.inject({
      method: 'PUT',
      url: `/api/auth/users/${person.id}`,
      payload: body,
      headers: { authorization: `Bearer ${person.bearer}`, 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(400)
    expect((await rowOf(person.id))?.profile_picture).toBeNull()
  })

  it('B2: responds as for an unknown account to reading or writing another profile', async () => {
    const person = await member()
    const victim = await member()
    const before = await rowOf(victim.id)
    expect((await put(person, victim.id, { name: 'Eva' })).body).toMatchObject({ code: 'not_found' })
    expect(await rowOf(victim.id)).toEqual(before)
  })

  it('lets an admin change any profile, including progress, within the rules', async () => {
    const boss = await admin()
    const person = await member()
    const extra = { user_xp: 120, user_level: 2, album_enabled: true }
    expect((await put(boss, person.id, { extra })).body.extra).toMatchObject(extra)
    const wrong = await put(boss, person.id, { extra: { user_xp: -1 } })
    expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'extra.user_xp' }] } })
    expect((await put(boss, 2_000_000, { name: 'Eva' })).status).toBe(404)
  })

  it('gives a nickname to one account only, however it is written', async () => {
    const first = await member()
    const second = await member()
    await put(first, first.id, { extra: { nickname: 'Fenice' } })
    const rejected = await put(second, second.id, { name: 'Eva', extra: { nickname: 'FÉNICE' } })
    expect(rejected).toMatchObject({ status: 409, body: { code: 'nickname_taken' } })
    expect((await rowOf(second.id))?.name).toBe('Ada')
    expect((await put(first, first.id, { extra: { nickname: 'fenice' } })).status).toBe(200)
    await put(first, first.id, { extra: { nickname: null } })
    expect((await put(second, second.id, { extra: { nickname: 'Fenice' } })).status).toBe(200)
  })

  it('reports an unsuitable nickname and a foreign picture at their fields', async () => {
    const person = await member()
    const rude = await put(person, person.id, { extra: { nickname: 'Admin_1' } })
    expect(rude.body.fields).toMatchObject([{ path: 'extra.nickname', code: 'nickname_filtered' }])
    const foreign = await put(person, person.id, { extra: { profile_picture: 'https://evil.test/a.png' } })
    expect(foreign).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'extra.profile_picture', code: 'invalid' }] },
    })
  })

  it('requires a session', async () => {
    const person = await member()
    expect((await put(visitor(auth.app), person.id, { name: 'Eva' })).status).toBe(401)
  })
})

describe('sessions of the account', () => {
  it('lists open sessions, marks the current one, and ends one by its id', async () => {
    const person = await member()
    const laptop = visitor(auth.app, { headers: { 'user-agent': 'Laptop' } })
    await laptop.enter('/api/auth/login', { email: person.email, password })
    const list = (await person.call('GET', '/api/me/sessions')).body as unknown as {
      id: string
      current: boolean
      user_agent: string
    }[]
    expect(list.map(({ current }) => current).sort()).toEqual([false, true])
    const far = list.find(({ current }) => !current)
    expect(far?.user_agent).toBe('Laptop')
    expect((await person.call('DELETE', `/api/me/sessions/${far?.id}`)).status).toBe(200)
    expect((await laptop.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await person.call('DELETE', `/api/me/sessions/${far?.id}`)).status).toBe(404)
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
  })

  it('B2: responds as for an unknown session to the session of another account', async () => {
    const person = await member()
    const victim = await member()
    const [open] = (await victim.call('GET', '/api/me/sessions')).body as unknown as { id: string }[]
    expect((await person.call('DELETE', `/api/me/sessions/${open?.id}`)).status).toBe(404)
    expect((await victim.call('GET', '/api/auth/user')).status).toBe(200)
  })
})

describe('export and deletion', () => {
  it('J1: exports the account’s data and nothing of another account', async () => {
    const person = await member()
    const outsider = await member()
    const { body } = await person.call('GET', '/api/me/export')
    expect(body).toMatchObject({ user: { id: person.id, email: person.email } })
    expect(body.account).toMatchObject({ sessions: [{}], letters: [{ letter: 'verify-address' }] })
    const exportText = JSON.stringify(body)
    expect(exportText).not.toContain(outsider.email)
    expect(exportText).not.toContain('argon2')
  })

  it('J2: leaves no name, email, nickname, email text or login of a deleted account', async () => {
    const statuses: number[] = []
    auth.context.events.on('account-deleted', async ({ userId }) => void statuses.push(userId))
    const person = await member()
    const extra = { nickname: `Canarino_${person.id}`, profile_picture: 'avatar:2' }
    await put(person, person.id, { name: 'Canarina', extra })
    await auth.context.db
      .insert(identities)
      .values({ issuer: 'https://id.test', subject: 'canary', user_id: person.id })
    const response = await person.call('POST', '/api/me/delete', { password })
    expect(response).toMatchObject({ status: 200, body: { done: true } })
    expect(statuses).toEqual([person.id])
    expect((await person.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await person.enter('/api/auth/login', { email: person.email, password })).status).toBe(401)
    const remainingData = JSON.stringify([
      await rowOf(person.id),
      await auth.emailsTo(person.email),
      await auth.context.db.select().from(identities).where(eq(identities.user_id, person.id)),
    ])
    for (const canary of [person.email, 'Canarin', 'canary', 'argon2'])
      expect(remainingData).not.toContain(canary)
    const registeredAgain = await member()
    expect(
      (await put(registeredAgain, registeredAgain.id, { extra: { nickname: extra.nickname } })).status,
    ).toBe(200)
  })

  it('deletes nothing with a wrong password', async () => {
    const person = await member()
    const response = await person.call('POST', '/api/me/delete', { password: 'not this one' })
    expect(response).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
  })

  it('I1: keeps one admin when the last admins delete their accounts concurrently', async () => {
    await auth.context.db.update(users).set({ role: 'user' }).where(eq(users.role, 'admin'))
    const all = [await admin(), await admin(), await admin(), await admin()]
    const responses = await heldUp(
      auth.context.db,
      sql`select from users where role = 'admin' for no key update`,
      all.map(member => () => member.call('POST', '/api/me/delete', { password })),
    )
    expect(responses.map(response => response.status).sort()).toEqual([200, 200, 200, 409])
    const remainingAdmins = await auth.context.db.select().from(users).where(eq(users.role, 'admin'))
    expect(remainingAdmins).toHaveLength(1)
  })
})
