import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identities, users } from '../../../db/schema/auth.ts'
import { blockAccount } from '../change-access.ts'
import { type AuthFixture, openAuthFixture } from '../testing/auth-fixture.ts'
import { type TestResponse, type Visitor, visitor } from '../testing/visitor.ts'
import { openProvider, type Person, type TestProvider } from './testing/provider.ts'

const publicUrl = 'http://localhost:3000'
const callback = `${publicUrl}/api/auth/social/test/callback`

let provider: TestProvider
let auth: AuthFixture
beforeAll(async () => {
  provider = await openProvider(callback)
  auth = await openAuthFixture({ publicUrl, oidc: [provider.config] })
})
afterAll(async () => {
  await auth.close()
  await provider.close()
})

let people = 0
const newPerson = (): Person => {
  people += 1
  return {
    sub: `subject-${people}`,
    email: `Social-${people}@example.com`,
    email_verified: true,
    name: 'Ada',
  }
}
const pathOf = (address: unknown) => String(address).replace(publicUrl, '')
const queryOf = (response: TestResponse) =>
  Object.fromEntries(new URL(String(response.headers.location)).searchParams)

async function start(guest: Visitor, query = ''): Promise<string> {
  const response = await guest.call('GET', `/api/auth/social/test/start${query}`)
  expect(response.status).toBe(303)
  return String(response.headers.location)
}
/** Goes to the provider and back, and returns the redirect to the shop's page. */
async function goAndReturn(guest: Visitor, person: Person, query = ''): Promise<TestResponse> {
  provider.seat = person
  return guest.call('GET', pathOf(await provider.walk(await start(guest, query))))
}
async function enter(person: Person): Promise<Visitor> {
  const guest = visitor(auth.app)
  const { code } = queryOf(await goAndReturn(guest, person))
  expect((await guest.enter('/api/auth/social/exchange', { code })).status).toBe(200)
  return guest
}

it('creates a verified account without a password for a new person with a verified email', async () => {
  const person = newPerson()
  const guest = visitor(auth.app)
  const back = await goAndReturn(guest, person, '?next=/account/orders')
  expect(String(back.headers.location)).toMatch(`${publicUrl}/social/callback?`)
  const { code, next, ...otherParams } = queryOf(back)
  expect({ next, rest: otherParams }).toEqual({ next: '/account/orders', rest: {} })
  const response = await guest.enter('/api/auth/social/exchange', { code })
  expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
  expect(guest.cookies.has('refresh_token')).toBe(true)
  const { body } = await guest.call('GET', '/api/auth/user')
  expect(body).toMatchObject({ name: 'Ada', email: person.email?.toLowerCase(), email_verified: true })
  expect((await auth.emailsTo(String(body.email))).map(mail => mail.letter)).toEqual(['welcome'])
  expect((await guest.call('GET', '/api/me/packs')).body).toMatchObject([{ source: 'welcome' }])
})

it('A11: finds the same account for the same issuer and subject, whatever the email is today', async () => {
  const person = newPerson()
  const first = await (await enter(person)).call('GET', '/api/auth/user')
  const moved = { ...person, email: 'moved@example.com', email_verified: false }
  const second = await (await enter(moved)).call('GET', '/api/auth/user')
  expect(second.body).toEqual(first.body)
})

it.each([
  ['said to be unverified', { email_verified: false }],
  ['of which nothing is said', { email_verified: undefined }],
  ['that is missing', { email: undefined, email_verified: undefined }],
])('A11: creates no account for an email %s', async (_, change) => {
  const userCount = await auth.context.db.$count(users)
  const back = await goAndReturn(visitor(auth.app), { ...newPerson(), ...change })
  expect(queryOf(back)).toEqual({ error: 'email_unverified' })
  expect(await auth.context.db.$count(users)).toBe(userCount)
})

it('A11: does not link an existing account with the same email silently', async () => {
  const person = newPerson()
  const email = String(person.email).toLowerCase()
  const owner = visitor(auth.app)
  await owner.enter('/api/auth/register', { name: 'Ada', email, password: 'sette nani al mercato' })
  const back = await goAndReturn(visitor(auth.app), person)
  expect(queryOf(back)).toEqual({ error: 'email_taken' })
  const linked = await auth.context.db.select().from(identities).where(eq(identities.subject, person.sub))
  expect(linked).toEqual([])
})

it('refuses a blocked account', async () => {
  const person = newPerson()
  const { body } = await (await enter(person)).call('GET', '/api/auth/user')
  await auth.context.db.transaction(tx => blockAccount(tx, auth.context, Number(body.id)))
  expect(queryOf(await goAndReturn(visitor(auth.app), person))).toEqual({ error: 'other' })
})

it('A10: accepts the code once, within a minute, and only in the browser that returned', async () => {
  const exchange = (guest: Visitor, code: string | undefined) =>
    guest.call('POST', '/api/auth/social/exchange', { code })
  const victim = visitor(auth.app)
  const guest = visitor(auth.app)
  const { code } = queryOf(await goAndReturn(guest, newPerson()))
  const cookies = new Map(guest.cookies)
  expect((await exchange(victim, code)).body.code).toBe('token_invalid')
  expect((await exchange(guest, code)).status).toBe(200)
  const otherBrowser = Object.assign(visitor(auth.app), { cookies })
  expect((await exchange(otherBrowser, code)).body.code).toBe('token_invalid')
  const expired = visitor(auth.app)
  const second = queryOf(await goAndReturn(expired, newPerson()))
  auth.pass(60_000)
  expect((await exchange(expired, second.code)).body.code).toBe('token_invalid')
})

it('A10: refuses a callback without its request, for another request, or used a second time', async () => {
  provider.seat = newPerson()
  const guest = visitor(auth.app)
  const callback = pathOf(await provider.walk(await start(guest)))
  const attacker = visitor(auth.app)
  expect(queryOf(await attacker.call('GET', callback))).toEqual({ error: 'other' })
  await start(attacker)
  expect(queryOf(await attacker.call('GET', callback))).toEqual({ error: 'other' })
  const cookiesBefore = new Map(guest.cookies)
  const forged = callback.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)
  const forger = Object.assign(visitor(auth.app), { cookies: new Map(cookiesBefore) })
  expect(queryOf(await forger.call('GET', forged))).toEqual({ error: 'other' })
  expect(queryOf(await guest.call('GET', callback))).toHaveProperty('code')
  const replay = Object.assign(visitor(auth.app), { cookies: cookiesBefore })
  expect(queryOf(await replay.call('GET', callback))).toEqual({ error: 'other' })
})

it('A10: sends redirect address, challenge, state and nonce, bound to the browser for ten minutes', async () => {
  const guest = visitor(auth.app)
  const question = new URL(await start(guest)).searchParams
  expect(question.get('redirect_uri')).toBe(callback)
  expect(question.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce']) expect(question.get(name)).toMatch(/^[\w-]{43}$/)
  provider.seat = newPerson()
  const callbackPath = pathOf(await provider.walk(await start(guest)))
  auth.pass(10 * 60_000)
  expect(queryOf(await guest.call('GET', callbackPath))).toEqual({ error: 'other' })
})

it('A10: never redirects to another site afterwards', async () => {
  const back = await goAndReturn(visitor(auth.app), newPerson(), '?next=//evil.test')
  expect(queryOf(back)).not.toHaveProperty('next')
})

it('reports a refusal at the provider, and leads an unknown provider to the same page', async () => {
  const guest = visitor(auth.app)
  const state = new URL(await start(guest)).searchParams.get('state')
  const refused = await guest.call('GET', `/api/auth/social/test/callback?error=access_denied&state=${state}`)
  expect(queryOf(refused)).toEqual({ error: 'access_denied' })
  const unknown = await guest.call('GET', '/api/auth/social/nowhere/start')
  expect(queryOf(unknown)).toEqual({ error: 'other' })
})
