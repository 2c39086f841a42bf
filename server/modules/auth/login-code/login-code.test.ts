import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginCodeMinutes, loginCodeTries } from '@/contract/endpoints/account/sign-in.ts'
import { users } from '../../../db/schema/auth.ts'
import { loginCodes } from '../../../db/schema/sign-in.ts'
import { blockAccount } from '../change-access.ts'
import { hashSecret } from '../secrets.ts'
import { type AuthFixture, openAuthFixture } from '../testing/auth-fixture.ts'
import { type Visitor, visitor } from '../testing/visitor.ts'
import { codeLimits, drawCode, loginCodesJob } from './request-code.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const password = 'sette nani al mercato'
const minute = 60_000
let people = 0
const newAddress = () => `code-${++people}@example.com`
const newNetwork = () => `203.0.${Math.floor(++people / 250)}.${(people % 250) + 1}`

interface Member extends Visitor {
  email: string
  id: number
}

/** Returns a member with a verified email by default. */
async function member({ isVerified = true } = {}): Promise<Member> {
  const email = newAddress()
  const guest = visitor(auth.app, { ip: newNetwork() })
  await guest.enter('/api/auth/register', { name: 'Ada', email, password })
  if (isVerified) {
    const token = await auth.tokenFor(email, 'verify-address')
    await guest.call('POST', '/api/auth/verify-email', { token })
  }
  const { body } = await guest.call('GET', '/api/auth/user')
  return Object.assign(guest, { email, id: Number(body.id) })
}

const guest = (ip = newNetwork()) => visitor(auth.app, { ip })
const requestAs = (person: Visitor, email: string, headers = {}) =>
  person.call('POST', '/api/auth/code', { email }, headers)
const send = () => auth.context.jobs.nudge(loginCodesJob)
const codesTo = async (email: string) =>
  (await auth.emailsTo(email))
    .filter(({ letter }) => letter === 'login-code')
    .map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? 'none')
const enter = (person: Visitor, request: unknown, code: string) =>
  person.enter('/api/auth/code/login', { request: String(request), code })
const rowOf = async (request: unknown) => {
  const [row] = await auth.context.db
    .select()
    .from(loginCodes)
    .where(eq(loginCodes.request, hashSecret(String(request))))
  return row
}
const accountOf = async (id: number) => {
  const [row] = await auth.context.db.select().from(users).where(eq(users.id, id))
  return row
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

/** Requests a code in this browser and reads it from the email. */
async function codeFor(email: string, person = guest()) {
  const { body } = await requestAs(person, email)
  await send()
  return { person, request: body.request, code: (await codesTo(email)).at(-1) ?? 'none' }
}

describe('login with a code by email', () => {
  it('opens one session, like a login with the password', async () => {
    const { email, id } = await member()
    const { person, request, code } = await codeFor(email)
    const response = await enter(person, request, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 900 } })
    expect(response.setCookies[0]).toMatch(/^refresh_token=/)
    expect((await person.call('GET', '/api/auth/user')).body.id).toBe(id)
    const repeated = await enter(guest(), request, code)
    expect(repeated).toMatchObject({ status: 422, body: { code: 'login_code_expired' } })
  })

  it('is sent in the language of the page, with no code in the subject', async () => {
    const { email } = await member()
    await guest().call('POST', '/api/auth/code', { email, locale: 'de' })
    await send()
    const codeEmail = (await auth.emailsTo(email)).findLast(mail => mail.letter === 'login-code')
    expect(codeEmail?.locale).toBe('de')
    expect(codeEmail?.subject).not.toMatch(/\d/)
  })

  it('expires after ten minutes', async () => {
    const { email } = await member()
    const { person, request, code } = await codeFor(email)
    auth.pass(loginCodeMinutes * minute)
    expect((await enter(person, request, code)).body.code).toBe('login_code_expired')
  })

  it('A14: stores neither the code nor the request, only hashes of them', async () => {
    const { email } = await member()
    const { request, code } = await codeFor(email)
    const row = await rowOf(request)
    expect(row?.code).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(String(request))
    expect(row?.code).not.toBe(hashSecret(code))
  })

  it('A14: checks five attempts, after which the right code is refused', async () => {
    const { email } = await member()
    const { person, request, code } = await codeFor(email)
    const codes = []
    for (let at = 0; at < loginCodeTries; at++)
      codes.push((await enter(person, request, wrongFor(code))).body.code)
    expect(codes).toEqual([...Array(loginCodeTries - 1).fill('login_code_wrong'), 'login_code_expired'])
    expect(await enter(person, request, code)).toMatchObject({
      status: 422,
      body: { code: 'login_code_expired' },
    })
  })

  it('A14: checks at most five of fifty concurrent attempts from fifty addresses', async () => {
    const { email } = await member()
    const { request, code } = await codeFor(email)
    const guesses = Array.from({ length: 50 }, () => enter(guest(), request, wrongFor(code)))
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(codes.filter(code => code === 'login_code_wrong')).toHaveLength(loginCodeTries - 1)
    expect((await rowOf(request))?.tries).toBe(loginCodeTries)
    expect((await enter(guest(), request, code)).status).toBe(422)
  })

  it('A14: opens one session when the right code is sent twenty times concurrently', async () => {
    const { email } = await member()
    const { request, code } = await codeFor(email)
    const all = await Promise.all(Array.from({ length: 20 }, () => enter(guest(), request, code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('A14: accepts a code only for the request it was sent for', async () => {
    const [owner, attacker] = [await member(), await member()]
    const first = await codeFor(owner.email)
    const second = await codeFor(attacker.email)
    const crossed = await enter(guest(), second.request, first.code)
    expect(crossed.body.code).toBe(first.code === second.code ? undefined : 'login_code_wrong')
    const third = await codeFor(owner.email)
    const older = await enter(third.person, third.request, first.code)
    expect(older.body.code).toBe(first.code === third.code ? undefined : 'login_code_wrong')
    expect((await enter(guest(), 'x'.repeat(43), first.code)).body.code).toBe('login_code_expired')
  })

  it('A14: refuses a code after the account’s email has changed', async () => {
    const person = await member()
    const { request, code } = await codeFor(person.email)
    await auth.context.db.update(users).set({ email: newAddress() }).where(eq(users.id, person.id))
    expect((await enter(guest(), request, code)).body.code).toBe('login_code_expired')
  })

  it('A8: responds the same to known, unknown and blocked emails, for request and attempts', async () => {
    const registered = await member()
    const blocked = await member()
    await auth.context.db.transaction(tx => blockAccount(tx, auth.context, blocked.id))
    const lives = []
    for (const email of [registered.email, newAddress(), blocked.email]) {
      const person = guest()
      const response = await requestAs(person, email)
      await send()
      const tries = []
      const wrong = wrongFor((await codesTo(email)).at(-1) ?? '')
      for (let at = 0; at <= loginCodeTries; at++)
        tries.push(await enter(person, response.body.request, wrong))
      lives.push({
        asked: {
          status: response.status,
          keys: Object.keys(response.body),
          length: String(response.body.request).length,
        },
        tries: tries.map(({ status, body, setCookies }) => ({ status, body, setCookies })),
      })
    }
    expect(lives[1]).toEqual(lives[0])
    expect(lives[2]).toEqual(lives[0])
    expect(lives[0]?.asked).toEqual({ status: 202, keys: ['request'], length: 43 })
    expect(await codesTo(blocked.email)).toEqual([])
  })

  it('A14: sends one network five codes an hour for an email, known or not, and counts another network separately', async () => {
    for (const email of [(await member()).email, newAddress()]) {
      const person = guest()
      const codes = []
      for (let at = 0; at <= codeLimits.anHour; at++) codes.push((await requestAs(person, email)).status)
      expect(codes).toEqual([...Array(codeLimits.anHour).fill(202), 429])
      expect((await requestAs(guest(), email)).status).toBe(202)
    }
  })

  it('A14: sends ten codes a day to all networks together, and still serves a network where the owner has logged in', async () => {
    const owner = await member()
    const home = guest()
    await home.enter('/api/auth/login', { email: owner.email, password })
    for (let at = 0; at < codeLimits.aDay + 4; at++)
      expect((await requestAs(guest(), owner.email)).status).toBe(202)
    await send()
    expect(await codesTo(owner.email)).toHaveLength(codeLimits.aDay)
    const { person, request, code } = await codeFor(owner.email, home)
    expect((await enter(person, request, code)).status).toBe(200)
  })

  it('reports a blocked account only with the right code', async () => {
    const { email, id } = await member()
    const { person, request, code } = await codeFor(email)
    await auth.context.db.transaction(tx => blockAccount(tx, auth.context, id))
    expect((await enter(person, request, wrongFor(code))).body.code).toBe('login_code_wrong')
    expect(await enter(person, request, code)).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    })
  })

  it('replaces the session of a device when its user logs in again', async () => {
    const person = await member()
    const { request, code } = await codeFor(person.email, person)
    expect((await enter(person, request, code)).status).toBe(200)
    expect((await person.call('GET', '/api/me/sessions')).body).toHaveLength(1)
  })

  it('draws every six-digit code, with leading zeros', () => {
    const from = (value: number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString('base64url')
    }
    expect(drawCode({ secret: () => from(42) })).toBe('000042')
    const draws = [from(2 ** 32 - 1), from(999_999)] // the first number is beyond the last whole million
    expect(drawCode({ secret: () => draws.shift() ?? '' })).toBe('999999')
  })
})

describe('A15: an unverified email', () => {
  it('A15: is verified by the right code, which removes the password and sessions of an earlier registration', async () => {
    const squatter = await member({ isVerified: false })
    const { person, request, code } = await codeFor(squatter.email)
    expect((await enter(person, request, code)).status).toBe(200)
    expect((await accountOf(squatter.id))?.email_verified_at).not.toBeNull()
    expect((await squatter.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await squatter.call('POST', '/api/auth/refresh')).status).toBe(401)
    const old = await guest().call('POST', '/api/auth/login', { email: squatter.email, password })
    expect(old.body.code).toBe('invalid_credentials')
    expect((await person.call('GET', '/api/auth/user')).body.email_verified).toBe(true)
    const names = (await auth.emailsTo(squatter.email)).map(({ letter }) => letter)
    expect(names).toContain('welcome')
  })

  it('A15: does not change password and other sessions of a verified account', async () => {
    const person = await member()
    const { request, code } = await codeFor(person.email)
    expect((await enter(guest(), request, code)).status).toBe(200)
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
    const still = await guest().call('POST', '/api/auth/login', { email: person.email, password })
    expect(still.status).toBe(200)
  })
})
