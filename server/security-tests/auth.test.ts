/** docs/failure-cases.md group A, cases that are not tested next to the module: form bodies, passwords of a megabyte. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthFixture, openAuthFixture } from '../modules/auth/testing/auth-fixture.ts'
import { visitor } from '../modules/auth/testing/visitor.ts'
import { demoPassword } from '../seed/demo-people.ts'
import { openTestServer } from '../testing/test-server.ts'

let auth: AuthFixture
beforeAll(async () => {
  auth = await openAuthFixture()
})
afterAll(() => auth.close())

const password = 'sette nani al mercato'

describe('A12: a form on another site', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'A12: cannot refresh or sign out with type %s, although the browser sends the cookie',
    async type => {
      const person = visitor(auth.app)
      const email = `form-${type.length}@example.com`
      await person.enter('/api/auth/register', { name: 'Ada', email, password })
      const cookies = Object.fromEntries(person.cookies)
      for (const url of ['/api/auth/refresh', '/api/auth/logout']) {
        const response = await auth.app.inject({
          method: 'POST',
          url,
          cookies,
          payload: '{"a":"="}',
          headers: { 'content-type': type, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
        })
        expect([403, 415]).toContain(response.statusCode)
        expect(response.headers['set-cookie']).toBeUndefined()
      }
      expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
      expect((await person.call('POST', '/api/auth/refresh')).status).toBe(200)
    },
  )
})

describe('A7: one guess at each of many accounts', () => {
  it('A7: ends in 429 after twenty from one address, and does not block another address', async () => {
    const guarded = await openTestServer({ trustProxy: 1 }, { areLimitsOff: false })
    const login = (email: string, pass: string, from: string) =>
      guarded.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: pass },
        headers: { 'x-forwarded-for': from },
      })
    try {
      const codes: number[] = []
      for (let account = 0; account < 30; account++)
        codes.push((await login(`vittima-${account}@example.com`, 'Estate2026!', '203.0.113.66')).statusCode)
      expect(codes).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
      expect((await login('user@example.com', demoPassword, '203.0.113.66')).statusCode).toBe(429)
      expect((await login('user@example.com', demoPassword, '198.51.100.7')).statusCode).toBe(200)
    } finally {
      await guarded.close()
    }
  })
})

describe('A13: passwords that are too long', () => {
  const of = (text: string, path: string) => {
    const body = path === '/api/auth/login' ? {} : { name: 'Ada' }
    return visitor(auth.app).call('POST', path, { ...body, email: 'long@example.com', password: text })
  }

  it.each(['/api/auth/login', '/api/auth/register'])('A13: are not hashed: %s', async path => {
    expect((await of('x'.repeat(1024 * 1024), path)).status).toBe(413)
    expect((await of('x'.repeat(100_000), path)).status).toBe(422)
  })
})
