import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyChallenges } from '../../../db/schema/sign-in.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { type Bent, softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { blockAccount } from '../change-access.ts'
import { type AuthFixture, openAuthFixture } from '../testing/auth-fixture.ts'
import { passkeyFixture, passkeyRefusal, shop } from '../testing/passkey-fixture.ts'
import { visitor } from '../testing/visitor.ts'
import { challengeMillis } from './challenges.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture({ publicUrl: shop, apiUrl: shop })
})
afterAll(() => auth.close())

const { enterWith, guest, listOf, loginOptions, newOptions, owner, rowsOf, send } = passkeyFixture(() => auth)
const refused = passkeyRefusal

describe('login with a passkey', () => {
  it('opens a session of its account without an email or name in the request', async () => {
    const { person, device } = await owner()
    const fresh = guest()
    const options = await loginOptions(fresh)
    expect(options).toMatchObject({ rpId: 'shop.test', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const response = await send(fresh, device.assert(options))
    expect(response).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 900 } })
    expect(response.setCookies.some(cookie => cookie.startsWith('__Secure-refresh_token='))).toBe(true)
    expect((await fresh.call('GET', '/api/auth/user')).body.id).toBe(person.id)
    expect((await listOf(person))[0]).toMatchObject({ name: 'Chiave', last_used_at: expect.any(String) })
  })

  it('works repeatedly, with an increasing counter and with one that remains zero', async () => {
    for (const counts of [true, false]) {
      const { device } = await owner({ counts })
      for (let at = 0; at < 3; at++)
        expect((await enterWith(device, counts ? {} : { counter: 0 })).status).toBe(200)
    }
  })

  it('A16: refuses a replayed assertion, also of ten concurrent ones', async () => {
    const { device } = await owner()
    const person = guest()
    const credential = device.assert(await loginOptions(person))
    const all = await Promise.all(
      Array.from({ length: 10 }, () => person.call('POST', '/api/auth/passkey/login', { credential })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await send(person, credential)).toMatchObject(refused)
  })

  const bends: [string, Bent][] = [
    ['a page of another origin', { origin: 'https://shop.test.evil.example' }],
    ['a page of another scheme', { origin: 'http://shop.test' }],
    ['another host of the passkey', { rpId: 'evil.example' }],
    ['no fingerprint and no PIN', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a broken signature', { isSignatureBroken: true }],
    ['the handle of another account', { userHandle: 'AAAA' }],
    ['a challenge of its own', { challenge: 'a'.repeat(43) }],
  ]
  it.each(bends)('A16: refuses %s and uses up the challenge', async (_, bent) => {
    const { device } = await owner()
    const person = guest()
    const options = await loginOptions(person)
    expect(await send(person, device.assert(options, bent))).toMatchObject(refused)
    const retry = await send(person, device.assert(options))
    expect(retry.status).toBe(bent.challenge ? 200 : 422) // an invalid challenge does not use up a real one
  })

  it('A16: refuses a counter that decreased or did not increase', async () => {
    const { device, person } = await owner()
    expect((await enterWith(device, { counter: 10 })).status).toBe(200)
    for (const counter of [10, 9, 1, 0]) expect(await enterWith(device, { counter })).toMatchObject(refused)
    expect((await rowsOf(person.id))[0]?.counter).toBe(10)
    expect((await enterWith(device, { counter: 11 })).status).toBe(200)
  })

  it('A16: opens one session for two responses with the same counter, each to its own challenge', async () => {
    const { device, person } = await owner()
    const responses = await heldUp(
      auth.context.db,
      sql`select 1 from passkeys where user_id = ${person.id} for no key update`,
      [() => enterWith(device, { counter: 50 }), () => enterWith(device, { counter: 50 })],
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('A16: refuses the challenge of another browser, which remains valid for its own', async () => {
    const { device } = await owner()
    const [first, second, bare] = [guest(), guest(), guest()]
    const options = await loginOptions(first)
    await loginOptions(second)
    expect(await send(second, device.assert(options))).toMatchObject(refused)
    expect(await send(bare, device.assert(options))).toMatchObject(refused)
    expect((await send(first, device.assert(options))).status).toBe(200)
  })

  it('A16: gives two tabs of a browser separate challenges', async () => {
    const { device } = await owner()
    const person = guest()
    const [first, second] = [await loginOptions(person), await loginOptions(person)]
    expect((await send(person, device.assert(second))).status).toBe(200)
    expect((await send(person, device.assert(first))).status).toBe(200)
  })

  it('A16: expires a challenge after five minutes', async () => {
    const { device } = await owner()
    const person = guest()
    const options = await loginOptions(person)
    auth.pass(challengeMillis)
    expect(await send(person, device.assert(options))).toMatchObject(refused)
  })

  it('A16: refuses a challenge for adding a passkey', async () => {
    const { person, device } = await owner()
    const { challenge } = await newOptions(person)
    expect(await send(person, device.assert({ challenge, rpId: 'shop.test' }))).toMatchObject(refused)
  })

  it('A16: refuses an unknown passkey like an invalid one', async () => {
    const device = softwareAuthenticator(shop)
    expect(await enterWith(device)).toMatchObject(refused)
  })

  it('reports a blocked account only after a valid response', async () => {
    const { person, device } = await owner()
    await auth.context.db.transaction(tx => blockAccount(tx, auth.context, person.id))
    expect(await enterWith(device)).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
    expect(await enterWith(device, { isSignatureBroken: true })).toMatchObject(refused)
  })

  it('gives localhost separate passkeys outside production, and none in production', async () => {
    const local = `http://localhost:${auth.context.config.port}`
    const localVisitor = visitor(auth.app, { headers: { origin: local } })
    expect((await loginOptions(localVisitor)).rpId).toBe('localhost')
    const { device } = await owner()
    expect(await enterWith(device, { origin: local }, localVisitor)).toMatchObject(refused)
    const strict = await auth.openAnother({ publicUrl: shop, apiUrl: shop, production: true })
    const strictVisitor = visitor(strict.app, { headers: { origin: local } })
    expect((await loginOptions(strictVisitor)).rpId).toBe('shop.test')
    await strict.close()
  })

  it('deletes expired challenges', async () => {
    await loginOptions(guest())
    auth.pass(challengeMillis + 1)
    await auth.context.jobs.nudge('auth-sweep')
    expect(await auth.context.db.select().from(passkeyChallenges)).toEqual([])
  })
})
