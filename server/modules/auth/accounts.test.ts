import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/auth.ts'
import { resetEmailsJob } from './password-reset-requests.ts'
import { type AuthFixture, openAuthFixture } from './testing/auth-fixture.ts'
import { type Visitor, visitor } from './testing/visitor.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const password = 'sette nani al mercato'
const otherPassword = 'otto volanti sul lago'
const minute = 60_000
let people = 0
const newAddress = () => `account-${++people}@example.com`

async function member(email = newAddress()): Promise<Visitor & { email: string }> {
  const guest = visitor(auth.app)
  await guest.enter('/api/auth/register', { name: 'Ada', email, password })
  return Object.assign(guest, { email })
}
const logIn = (email: string, secret: string) =>
  visitor(auth.app).call('POST', '/api/auth/login', { email, password: secret })
const post = (path: string, body: object, headers = {}) => visitor(auth.app).call('POST', path, body, headers)
const namesTo = async (email: string) => (await auth.emailsTo(email)).map(mail => mail.letter)
const rowOf = async (email: string) => {
  const [row] = await auth.context.db.select().from(users).where(eq(users.email, email))
  return row
}
async function askForReset(email: string, headers = {}): Promise<string> {
  await post('/api/auth/forgot-password', { email }, headers)
  await auth.context.jobs.nudge(resetEmailsJob)
  return auth.tokenFor(email, 'reset-password')
}

describe('registration', () => {
  it('shop 21: stores when the age was confirmed, and does not require it from API callers', async () => {
    const [confirmed, silent] = [newAddress(), newAddress()]
    await post('/api/auth/register', { name: 'Ada', email: confirmed, password, of_age: true })
    await post('/api/auth/register', { name: 'Ada', email: silent, password })
    expect((await rowOf(confirmed))?.age_confirmed_at).toEqual((await rowOf(confirmed))?.created_at)
    expect((await rowOf(silent))?.age_confirmed_at).toBeNull()
  })

  it('logs in, notifies the other modules and queues the email in one transaction', async () => {
    const reported: number[] = []
    auth.context.events.on('user-registered', async ({ userId }) => void reported.push(userId))
    const email = newAddress()
    const guest = visitor(auth.app)
    const response = await guest.enter('/api/auth/register', {
      name: ' Ada ',
      email: email.toUpperCase(),
      password,
    })
    expect(response.status).toBe(201)
    const user = await guest.call('GET', '/api/auth/user')
    expect(user.body).toMatchObject({ name: 'Ada', email, role: 'user', email_verified: false })
    expect(user.body.extra).toEqual({
      profile_picture: null,
      nickname: null,
      user_level: 1,
      user_xp: 0,
      user_match_info: { win: 0, lose: 0, spare: 0 },
      album_enabled: false,
      avatar_prompted: false,
    })
    expect(reported).toEqual([user.body.id])
    expect(await namesTo(email)).toEqual(['verify-address'])
  })

  it('registers no account and queues no email when a listener fails', async () => {
    const besides = await auth.openAnother({})
    besides.context.events.on('user-registered', async () => {
      throw new Error('the listener fails')
    })
    const email = newAddress()
    const body = { name: 'Ada', email, password }
    expect((await visitor(besides.app).call('POST', '/api/auth/register', body)).status).toBe(500)
    expect(await rowOf(email)).toBeUndefined()
    expect(await namesTo(email)).toEqual([])
    await besides.close()
  })

  it('reports a used email, and accepts one of two concurrent registrations', async () => {
    const { email } = await member()
    const repeated = await post('/api/auth/register', { name: 'Eva', email, password })
    expect(repeated).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    const fresh = newAddress()
    const responses = await Promise.all(
      ['Ada', 'Eva'].map(name => post('/api/auth/register', { name, email: fresh, password })),
    )
    expect(responses.map(response => response.status).sort()).toEqual([201, 409])
  })

  it('B4: refuses a role or any other unknown field and stores nothing', async () => {
    for (const extra of [{ role: 'admin' }, { isAdmin: true }, { id: 1 }, { email_verified: true }]) {
      const email = newAddress()
      const response = await post('/api/auth/register', { name: 'Ada', email, password, ...extra })
      expect(response).toMatchObject({ status: 422, body: { code: 'validation' } })
      expect(await rowOf(email)).toBeUndefined()
    }
  })

  it('A13: refuses a common password and accepts 64 emoji', async () => {
    const email = newAddress()
    const weak = await post('/api/auth/register', { name: 'Ada', email, password: 'P4ssw0rd!' })
    expect(weak.body.fields).toMatchObject([{ path: 'password', code: 'password_guessable' }])
    const long = '🐉🌊🔥🌱'.repeat(8)
    expect((await post('/api/auth/register', { name: 'Ada', email, password: long })).status).toBe(201)
    expect((await logIn(email, long)).status).toBe(200)
    expect((await logIn(email, long.slice(0, -2))).status).toBe(401)
  })

  it('sends emails in the requested language, else in the browser’s', async () => {
    const [german, french] = [newAddress(), newAddress()]
    const body = { name: 'Ada', password, email: german, locale: 'de' }
    await post('/api/auth/register', body, { 'accept-language': 'fr' })
    await post('/api/auth/register', { name: 'Ada', password, email: french }, { 'accept-language': 'fr-CA' })
    expect((await auth.emailsTo(german))[0]?.locale).toBe('de')
    expect((await auth.emailsTo(french))[0]?.locale).toBe('fr')
  })
})

describe('verification', () => {
  it('verifies with the token of the email and sends one welcome email; a second click changes nothing', async () => {
    const verified: number[] = []
    auth.context.events.on('email-verified', async ({ userId }) => void verified.push(userId))
    const person = await member()
    const token = await auth.tokenFor(person.email, 'verify-address')
    for (let click = 0; click < 2; click += 1)
      expect((await post('/api/auth/verify-email', { token })).status).toBe(200)
    expect((await person.call('GET', '/api/auth/user')).body.email_verified).toBe(true)
    expect(verified).toHaveLength(1)
    expect(await namesTo(person.email)).toEqual(['verify-address', 'welcome'])
    const packs = (await person.call('GET', '/api/me/packs')).body
    expect(packs).toMatchObject([{ source: 'welcome', rarity: 'common', is_opened: false }])
    expect((await person.call('GET', '/api/me/cards')).body).toHaveLength(6)
  })

  it('refuses a token that is expired, forged or of another kind', async () => {
    const person = await member()
    const token = await auth.tokenFor(person.email, 'verify-address')
    const reset = await askForReset(person.email)
    for (const wrong of ['x'.repeat(43), reset])
      expect((await post('/api/auth/verify-email', { token: wrong })).body.code).toBe('token_invalid')
    auth.pass(24 * 60 * minute)
    expect((await post('/api/auth/verify-email', { token })).body.code).toBe('token_invalid')
    expect((await rowOf(person.email))?.email_verified_at).toBeNull()
  })

  it('K4: sends the email again on request, at most five times an hour and never after verification', async () => {
    const person = await member()
    const ask = () => person.call('POST', '/api/auth/verify-email/resend')
    for (let turn = 0; turn < 6; turn += 1) expect((await ask()).status).toBe(202)
    expect(await namesTo(person.email)).toHaveLength(5)
    const token = await auth.tokenFor(person.email, 'verify-address')
    await post('/api/auth/verify-email', { token })
    expect((await ask()).status).toBe(202)
    expect(await namesTo(person.email)).toHaveLength(6) // the welcome email
  })
})

describe('a forgotten password', () => {
  it('A8: responds the same and does the same work for known and unknown emails', async () => {
    const { email } = await member()
    const registered = await post('/api/auth/forgot-password', { email })
    const unknown = await post('/api/auth/forgot-password', { email: newAddress() })
    expect(registered).toMatchObject({ status: 202, body: { done: true } })
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: registered.status,
      body: registered.body,
    })
    expect(await namesTo(email)).toEqual(['verify-address']) // the job looks up the email after the response
    await auth.context.jobs.nudge(resetEmailsJob)
    expect(await namesTo(email)).toEqual(['verify-address', 'reset-password'])
  })

  it('A9: ends all sessions and emails the owner when a token sets a new password', async () => {
    const person = await member()
    const token = await askForReset(person.email)
    expect((await post('/api/auth/reset-password', { token, password: otherPassword })).status).toBe(200)
    expect((await person.call('GET', '/api/auth/user')).body.code).toBe('session_ended')
    expect((await person.call('POST', '/api/auth/refresh')).status).toBe(401)
    expect((await logIn(person.email, password)).status).toBe(401)
    expect((await logIn(person.email, otherPassword)).status).toBe(200)
    expect(await namesTo(person.email)).toContain('password-changed')
  })

  it('A9: accepts the token once, and no other token of the account afterwards', async () => {
    const person = await member()
    const first = await askForReset(person.email)
    const second = await askForReset(person.email)
    expect(first).not.toBe(second)
    const responses = await Promise.all(
      [first, first].map(token => post('/api/auth/reset-password', { token, password: otherPassword })),
    )
    expect(responses.map(response => response.status).sort()).toEqual([200, 422])
    for (const token of [first, second]) {
      const repeated = await post('/api/auth/reset-password', { token, password: 'nove code di drago' })
      expect(repeated.body.code).toBe('token_invalid')
    }
    expect((await logIn(person.email, otherPassword)).status).toBe(200)
  })

  it('A9: changes nothing with a token that is expired, forged or of another kind', async () => {
    const person = await member()
    const token = await askForReset(person.email)
    const verify = await auth.tokenFor(person.email, 'verify-address')
    auth.pass(60 * minute)
    for (const wrong of [token, verify, 'x'.repeat(43)]) {
      const response = await post('/api/auth/reset-password', { token: wrong, password: otherPassword })
      expect(response).toMatchObject({ status: 422, body: { code: 'token_invalid' } })
    }
    expect((await logIn(person.email, password)).status).toBe(200)
  })

  it('does not use up the token when the password is refused', async () => {
    const person = await member()
    const token = await askForReset(person.email)
    const weak = await post('/api/auth/reset-password', { token, password: 'password1' })
    expect(weak.body.code).toBe('validation')
    expect((await post('/api/auth/reset-password', { token, password: otherPassword })).status).toBe(200)
  })

  it('A9: links to PUBLIC_URL whatever Host the request contained', async () => {
    const { email } = await member()
    await askForReset(email, { host: 'evil.test', 'x-forwarded-host': 'evil.test' })
    const resetEmail = (await auth.emailsTo(email)).at(-1)
    expect(resetEmail?.text).toContain(`${auth.context.config.publicUrl}/reset-password?token=`)
    expect(`${resetEmail?.text}${resetEmail?.html}`).not.toContain('evil.test')
  })

  it('K4: sends at most three emails an hour to one address, and none to a blocked account', async () => {
    const { email } = await member()
    for (let turn = 0; turn < 5; turn += 1) await askForReset(email)
    const count = async () => (await namesTo(email)).filter(name => name === 'reset-password').length
    expect(await count()).toBe(3)
    auth.pass(61 * minute)
    await auth.context.db.update(users).set({ blocked_at: auth.context.now() }).where(eq(users.email, email))
    await askForReset(email)
    expect(await count()).toBe(3)
  })
})

describe('changing the password', () => {
  const change = (person: Visitor, current_password: string, next: string) =>
    person.enter('/api/auth/change-password', { current_password, password: next })

  it('A6: ends the other sessions and every old token; this device continues with new ones', async () => {
    const person = await member()
    const laptop = visitor(auth.app)
    await laptop.enter('/api/auth/login', { email: person.email, password })
    const oldBearer = person.bearer
    const oldCookies = new Map(person.cookies)
    expect((await change(person, password, otherPassword)).status).toBe(200)
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
    expect((await person.call('POST', '/api/auth/refresh')).status).toBe(200)
    expect((await laptop.call('GET', '/api/auth/user')).body.code).toBe('session_ended')
    const old = Object.assign(visitor(auth.app), { bearer: oldBearer, cookies: oldCookies })
    expect((await old.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await old.call('POST', '/api/auth/refresh')).status).toBe(401)
    expect(await namesTo(person.email)).toContain('password-changed')
  })

  it('requires the current password, and a different new one that is hard to guess', async () => {
    const person = await member()
    expect((await change(person, 'not this one', otherPassword)).body.code).toBe('invalid_credentials')
    const same = await change(person, password, password)
    expect(same.body.fields).toMatchObject([{ path: 'password', code: 'password_same' }])
    const weak = await change(person, password, 'qwertyuiop1')
    expect(weak.body.fields).toMatchObject([{ path: 'password', code: 'password_guessable' }])
    expect((await logIn(person.email, password)).status).toBe(200)
  })

  it('invalidates a reset link that was requested before', async () => {
    const person = await member()
    const token = await askForReset(person.email)
    await change(person, password, otherPassword)
    const response = await post('/api/auth/reset-password', { token, password: 'nove code di drago' })
    expect(response.body.code).toBe('token_invalid')
  })

  it('A7: limits guesses of the current password like those at login', async () => {
    const person = await member()
    for (let turn = 0; turn < 10; turn += 1) await change(person, 'not this one', otherPassword)
    expect((await change(person, password, otherPassword)).status).toBe(429)
  })
})
