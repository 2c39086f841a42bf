import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostPasskeys } from '@/contract/endpoints/account/sign-in.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { type Bent, softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { recentLoginMillis } from '../recent-login.ts'
import { type AuthFixture, openAuthFixture } from '../testing/auth-fixture.ts'
import { passkeyFixture, passkeyRefusal, password, shop } from '../testing/passkey-fixture.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture({ publicUrl: shop, apiUrl: shop })
})
afterAll(() => auth.close())

const { add, enterWith, listOf, member, newOptions, owner, rowsOf } = passkeyFixture(() => auth)
const refused = passkeyRefusal
const namesTo = async (email: string) => (await auth.emailsTo(email)).map(mail => mail.letter)

describe('the passkeys of an account', () => {
  it('can be added, renamed and removed, each with an email to the owner and an audit entry', async () => {
    const { person, device } = await owner()
    const [passkey] = await listOf(person)
    const renamed = await person.call('PATCH', `/api/me/passkeys/${passkey?.id}`, { name: ' Telefono ' })
    expect(renamed.body).toMatchObject({ name: 'Telefono' })
    expect((await person.call('DELETE', `/api/me/passkeys/${passkey?.id}`)).status).toBe(200)
    expect(await listOf(person)).toEqual([])
    expect(await enterWith(device)).toMatchObject(refused)
    expect(await namesTo(person.email)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
    const entries = await auth.context.db
      .select({ by: auditEntries.by_user_id, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.record_id, String(person.id)))
    expect(entries).toEqual([
      { by: person.id, changes: [{ path: 'passkey', from: null, to: 'Chiave' }] },
      { by: person.id, changes: [{ path: 'passkey', from: 'Telefono', to: null }] },
    ])
  })

  it('A17: cannot be renamed or removed by another account', async () => {
    const { person } = await owner()
    const outsider = await member()
    const [passkey] = await listOf(person)
    const path = `/api/me/passkeys/${passkey?.id}`
    expect((await outsider.call('PATCH', path, { name: 'Mia' })).status).toBe(404)
    expect((await outsider.call('DELETE', path)).status).toBe(404)
    expect(await listOf(person)).toMatchObject([{ name: 'Chiave' }])
  })

  it('A17: cannot be added or removed when the login is older than a quarter of an hour', async () => {
    const { person, device } = await owner()
    const [passkey] = await listOf(person)
    auth.pass(recentLoginMillis - 60_000)
    const options = await newOptions(person)
    auth.pass(120_000)
    await person.enter('/api/auth/refresh')
    const stale = { status: 403, body: { code: 'login_stale' } }
    expect(await person.call('POST', '/api/me/passkeys/options', {})).toMatchObject(stale)
    const credential = softwareAuthenticator(shop).create(options)
    expect(await person.call('POST', '/api/me/passkeys', { name: 'Altra', credential })).toMatchObject(stale)
    expect(await person.call('DELETE', `/api/me/passkeys/${passkey?.id}`)).toMatchObject(stale)
    expect(await listOf(person)).toHaveLength(1)
    await enterWith(device, {}, person)
    expect((await person.call('DELETE', `/api/me/passkeys/${passkey?.id}`)).status).toBe(200)
  })

  it('A17: cannot be added to an account with an unverified email', async () => {
    const person = await member({ isVerified: false })
    const response = await person.call('POST', '/api/me/passkeys/options', {})
    expect(response).toMatchObject({ status: 403, body: { code: 'address_unverified' } })
  })

  const bends: [string, Bent][] = [
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no fingerprint and no PIN', { isVerified: false }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: 'b'.repeat(43) }],
  ]
  it.each(bends)('A17: cannot be added with %s', async (_, bent) => {
    const person = await member()
    expect(await add(person, softwareAuthenticator(shop), bent)).toMatchObject(refused)
    expect(await rowsOf(person.id)).toEqual([])
  })

  it('A17: cannot be added with the challenge of another session, to either account', async () => {
    const [first, second] = [await member(), await member()]
    const credential = softwareAuthenticator(shop).create(await newOptions(first))
    const body = { name: 'Chiave', credential }
    expect(await second.call('POST', '/api/me/passkeys', body)).toMatchObject(refused)
    expect((await first.call('POST', '/api/me/passkeys', body)).status).toBe(201)
    expect(await first.call('POST', '/api/me/passkeys', body)).toMatchObject(refused)
    expect(await rowsOf(second.id)).toEqual([])
  })

  it('A17: belong to one account each', async () => {
    const { device } = await owner()
    const second = await member()
    expect(await add(second, device)).toMatchObject(refused)
    expect(await rowsOf(second.id)).toEqual([])
  })

  it('A17: are limited to twenty when many are added concurrently', async () => {
    const person = await member()
    const options = await Promise.all(Array.from({ length: mostPasskeys + 5 }, () => newOptions(person)))
    const all = await Promise.all(
      options.map(each =>
        person.call('POST', '/api/me/passkeys', {
          name: 'Una',
          credential: softwareAuthenticator(shop).create(each),
        }),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(mostPasskeys)
    expect(all.find(({ status }) => status === 422)?.body.code).toBe('too_many')
    expect(await rowsOf(person.id)).toHaveLength(mostPasskeys)
  })

  it('are in the export of the account without their keys, and are deleted with it', async () => {
    const { person, device } = await owner()
    const exported = (await person.call('GET', '/api/me/export')).body
    expect(exported.passkeys).toMatchObject([{ name: 'Chiave', last_used_at: null }])
    const [row] = await rowsOf(person.id)
    expect(JSON.stringify(exported)).not.toContain(row?.public_key)
    await person.call('POST', '/api/me/delete', { password })
    expect(await rowsOf(person.id)).toEqual([])
    expect(await enterWith(device)).toMatchObject(refused)
  })
})
