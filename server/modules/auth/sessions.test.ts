import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, sessions } from '../../db/schema/auth.ts'
import { guessesBeforePause } from './account-guesses.ts'
import { blockAccount } from './change-access.ts'
import { attemptsAllowed, attemptsMillis } from './login-attempts.ts'
import { type AuthFixture, openAuthFixture } from './testing/auth-fixture.ts'
import {
  memberPassword,
  newAddress,
  newMember,
  openDevice,
  refreshSession,
  statusOf,
} from './testing/member.ts'
import { visitor } from './testing/visitor.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const password = memberPassword
const member = (email?: string) => newMember(auth, email)
const device = (email: string, ip?: string) => openDevice(auth, email, ip)
const sessionStatus = statusOf
const refresh = refreshSession
const liveTokens = (userId: number) =>
  auth.context.db
    .select({ hash: refreshTokens.hash, used_at: refreshTokens.used_at })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .where(eq(sessions.user_id, userId))

describe('login', () => {
  it('returns an access token for fifteen minutes and a cookie for /api/auth only', async () => {
    const { email } = await member()
    const guest = visitor(auth.app)
    const response = await guest.enter('/api/auth/login', { email: ` ${email.toUpperCase()} `, password })
    expect(response.body).toMatchObject({ token_type: 'bearer', expires_in: 900 })
    expect(response.setCookies).toHaveLength(1)
    expect(response.setCookies[0]).toMatch(
      /^refresh_token=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    )
    expect(await sessionStatus(guest)).toBe(200)
  })

  it('A8: responds the same to an unknown email and a wrong password', async () => {
    const { email } = await member()
    const guest = visitor(auth.app)
    const wrong = await guest.call('POST', '/api/auth/login', { email, password: 'not this one' })
    const unknown = await guest.call('POST', '/api/auth/login', {
      email: newAddress(),
      password: 'not this one',
    })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    expect(unknown.setCookies).toEqual([])
  })

  it('A7: stops guesses for one account after ten, and its owner at another address can still log in', async () => {
    const { email } = await member()
    const guesser = visitor(auth.app, { ip: '203.0.113.9' })
    const guess = () => guesser.call('POST', '/api/auth/login', { email, password: 'not this one' })
    const burst = await Promise.all(Array.from({ length: attemptsAllowed + 5 }, guess))
    const refused = burst.filter(response => response.status === 429)
    expect(refused).toHaveLength(5)
    const right = await guesser.call('POST', '/api/auth/login', { email, password })
    expect(right.body.code).toBe('rate_limited')
    await device(email, '198.51.100.20')
    auth.pass(attemptsMillis)
    await device(email, '203.0.113.9')
  })

  it('A7, W11: slows down guesses from a hundred addresses, notifies the owner once and does not lock them out', async () => {
    const { email } = await member()
    await device(email, '192.0.2.200')
    const guess = (at: number, secret = 'not this one') =>
      visitor(auth.app, { ip: `203.0.113.${at}` }).call('POST', '/api/auth/login', {
        email,
        password: secret,
      })
    const burst = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(at)))
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(guessesBeforePause)
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(100 - guessesBeforePause)
    const warnings = async () =>
      (await auth.emailsTo(email)).filter(({ letter }) => letter === 'login-guesses')
    await expect.poll(warnings).toHaveLength(1)
    await device(email, '192.0.2.200') // a network where the owner has logged in
    auth.pass(2000)
    expect((await guess(150, password)).status).toBe(200)
  })

  it('A7, W11: makes every further guess wait longer than the previous one', async () => {
    const { email } = await member()
    const guess = (at: number) =>
      visitor(auth.app, { ip: `198.18.0.${at}` }).call('POST', '/api/auth/login', {
        email,
        password: 'wrong one',
      })
    for (let at = 0; at < guessesBeforePause; at++) await guess(at)
    for (const [at, seconds] of [1, 2, 4, 8].entries()) {
      auth.pass(seconds * 1000 - 1)
      expect((await guess(100 + at)).status).toBe(429)
      auth.pass(1)
      expect((await guess(100 + at)).status).toBe(401)
    }
  })

  it('A7: counts one subscriber’s whole IPv6 network as one address', async () => {
    const { email } = await member()
    const tries = Array.from({ length: attemptsAllowed }, (_, index) => `2001:db8:1:2::${index + 1}`)
    for (const ip of tries)
      await visitor(auth.app, { ip }).call('POST', '/api/auth/login', { email, password: 'not this one' })
    const same = visitor(auth.app, { ip: '2001:db8:1:2:ffff::9' })
    expect((await same.call('POST', '/api/auth/login', { email, password })).status).toBe(429)
    const otherNetwork = visitor(auth.app, { ip: '2001:db8:1:3::1' })
    expect((await otherNetwork.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
  })

  it('reports a blocked account only with its right password', async () => {
    const { email, id } = await member()
    await auth.context.db.transaction(tx => blockAccount(tx, auth.context, id))
    const guest = visitor(auth.app)
    const wrong = await guest.call('POST', '/api/auth/login', { email, password: 'not this one' })
    expect(wrong.body.code).toBe('invalid_credentials')
    const right = await guest.call('POST', '/api/auth/login', { email, password })
    expect(right).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
  })
})

describe('refresh', () => {
  it('rotates access token and cookie', async () => {
    const person = await member()
    const cookieBefore = person.cookies.get('refresh_token')
    const response = await refresh(person)
    expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
    expect(person.cookies.get('refresh_token')).not.toBe(cookieBefore)
    person.bearer = String(response.body.access_token)
    expect(await sessionStatus(person)).toBe(200)
  })

  it('A5: gives twenty concurrent requests one successor, and logs no tab out', async () => {
    const person = await member()
    const tabs = Array.from({ length: 20 }, () =>
      Object.assign(visitor(auth.app), { cookies: new Map(person.cookies) }),
    )
    const responses = await Promise.all(tabs.map(tab => refresh(tab)))
    expect(responses.map(response => response.status)).toEqual(Array(20).fill(200))
    expect(new Set(tabs.map(tab => tab.cookies.get('refresh_token'))).size).toBe(1)
    const chain = await liveTokens(person.id)
    expect(chain).toHaveLength(2)
    expect(chain.filter(token => token.used_at === null)).toHaveLength(1)
  })

  it('returns the same successor for the same token within ten seconds', async () => {
    const person = await member()
    const old = new Map(person.cookies)
    await refresh(person)
    auth.pass(9_000)
    const tab = Object.assign(visitor(auth.app), { cookies: old })
    expect((await refresh(tab)).status).toBe(200)
    expect(tab.cookies.get('refresh_token')).toBe(person.cookies.get('refresh_token'))
  })

  it('A4: ends its whole family, and no other device, when an old token is presented later', async () => {
    const person = await member()
    const laptop = await device(person.email)
    const thief = Object.assign(visitor(auth.app), { cookies: new Map(person.cookies) })
    const fresh = await refresh(person)
    person.bearer = String(fresh.body.access_token)
    auth.pass(11_000)
    const replay = await refresh(thief)
    expect(replay).toMatchObject({ status: 401, body: { code: 'refresh_refused' } })
    expect(thief.cookies.size).toBe(0)
    expect((await refresh(person)).status).toBe(401)
    expect((await person.call('GET', '/api/auth/user')).body.code).toBe('session_ended')
    expect(await sessionStatus(laptop)).toBe(200)
    expect((await refresh(laptop)).status).toBe(200)
  })

  it('expires after thirty days without use', async () => {
    const person = await member()
    auth.pass(30 * 24 * 60 * 60_000)
    expect((await refresh(person)).body.code).toBe('refresh_refused')
  })

  it('requires its cookie: an access token or a forged cookie is refused', async () => {
    const person = await member()
    person.cookies.clear()
    expect((await refresh(person)).body.code).toBe('refresh_refused')
    person.cookies.set('refresh_token', 'x'.repeat(43))
    expect((await refresh(person)).body.code).toBe('refresh_refused')
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ])('A12: refuses refresh and logout from another site (%o) and changes nothing', async headers => {
    const person = await member()
    const cookieBefore = person.cookies.get('refresh_token')
    expect(await refresh(person, headers)).toMatchObject({ status: 403, body: { code: 'cross_site' } })
    const out = await person.call('POST', '/api/auth/logout', undefined, headers)
    expect(out).toMatchObject({ status: 403, body: { code: 'cross_site' } })
    expect(person.cookies.get('refresh_token')).toBe(cookieBefore)
    expect(await sessionStatus(person)).toBe(200)
    expect((await liveTokens(person.id)).filter(token => token.used_at)).toEqual([])
  })

  it('A3: does not accept a refresh token as an access token', async () => {
    const person = await member()
    person.bearer = person.cookies.get('refresh_token')
    expect((await person.call('GET', '/api/auth/user')).body.code).toBe('unauthenticated')
  })
})

describe('behind https', () => {
  it('A12: marks the cookie as Secure, also in its name', async () => {
    const secure = await auth.openAnother({ publicUrl: 'https://shop.test' })
    try {
      const guest = visitor(secure.app)
      const response = await guest.enter('/api/auth/register', { name: 'Ada', email: newAddress(), password })
      expect(response.setCookies[0]).toMatch(
        /^__Secure-refresh_token=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/,
      )
      expect((await refresh(guest)).status).toBe(200)
    } finally {
      await secure.close()
    }
  })
})
