import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  type AccessTokenRules,
  accessTokenSeconds,
  readAccessToken,
  signAccessToken,
} from './access-token.ts'
import { deriveKey } from './secrets.ts'

const rules: AccessTokenRules = {
  key: deriveKey('x'.repeat(32), 'access-token'),
  issuer: 'https://shop.test',
}
const now = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const facts = { sessionId: 'a-session', userId: 7 }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = {
  sid: 'a-session',
  sub: '7',
  iss: rules.issuer,
  aud: `${rules.issuer}/api`,
  iat: now.getTime() / 1000,
  exp: now.getTime() / 1000 + 60,
}

/** Returns a correctly signed token with any header and claims. */
function signed(
  header: { alg: string; [extra: string]: unknown },
  payload: object,
  key: Uint8Array = rules.key,
): string {
  const body = `${encode(header)}.${encode(payload)}`
  const digest = header.alg === 'HS512' ? 'sha512' : 'sha256'
  return `${body}.${createHmac(digest, key).update(body).digest('base64url')}`
}
const header = { alg: 'HS256', typ: 'at+jwt' }

it('reads back its own token, and one built in this test', async () => {
  expect(await readAccessToken(await signAccessToken(facts, rules, now), rules, now)).toMatchObject(facts)
  expect(await readAccessToken(signed(header, claims), rules, now)).toMatchObject(facts)
})

it.each([
  ['alg none, no signature', `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`],
  ['alg None', `${encode({ alg: 'None', typ: 'at+jwt' })}.${encode(claims)}.`],
  ['signature emptied', `${signed(header, claims).split('.').slice(0, 2).join('.')}.`],
  ['signature stripped', signed(header, claims).split('.').slice(0, 2).join('.')],
  [
    'claims changed after signing',
    signed(header, claims).replace(encode(claims), encode({ ...claims, sub: '1' })),
  ],
  ['another algorithm with the same key', signed({ ...header, alg: 'HS512' }, claims)],
  ['another key', signed(header, claims, deriveKey('y'.repeat(32), 'access-token'))],
  ['our key of another purpose', signed(header, claims, deriveKey('x'.repeat(32), 'refresh-token'))],
  ['its own jwk', signed({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, claims, new Uint8Array([0, 0, 0]))],
  ['kid of an empty file', signed({ ...header, kid: '../../dev/null' }, claims, new Uint8Array(0))],
  ['not a token', 'nothing'],
  ['empty', ''],
])('A1, A2: refuses %s', async (_, token) => {
  expect(await readAccessToken(token, rules, now)).toBeUndefined()
})

it.each([
  ['another audience', header, { ...claims, aud: 'https://shop.test/refresh' }],
  ['another issuer', header, { ...claims, iss: 'https://evil.test' }],
  ['not valid yet', header, { ...claims, nbf: claims.iat + 30 }],
  ['another type', { ...header, typ: 'JWT' }, claims],
  ['no type', { alg: 'HS256' }, claims],
  ['no end', header, { ...claims, exp: undefined }],
  ['no session', header, { ...claims, sid: undefined }],
  ['a subject that is no account', header, { ...claims, sub: 'admin' }],
])('A3, M4: refuses %s', async (_, head, payload) => {
  expect(await readAccessToken(signed(head, payload), rules, now)).toBeUndefined()
})

it('A3: expires after fifteen minutes and not before', async () => {
  const token = await signAccessToken(facts, rules, now)
  expect(await readAccessToken(token, rules, later(accessTokenSeconds - 1))).toMatchObject(facts)
  expect(await readAccessToken(token, rules, later(accessTokenSeconds))).toBeUndefined()
})
