/** spec 215 and 284: the API on its own origin, for the pages of one other origin. */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../seed/demo-people.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const pages = 'https://shop.test'
const api = 'https://api.test'
let apart: TestServer
let whole: TestServer
beforeAll(async () => {
  apart = await openTestServer({ publicUrl: pages, apiUrl: api })
  whole = await openTestServer({ publicUrl: pages, apiUrl: pages })
})
afterAll(() => Promise.all([apart.close(), whole.close()]))

const ask = (server: TestServer, method: InjectOptions['method'], url: string, origin?: string) =>
  server.app.inject({
    method,
    url,
    headers: {
      ...(origin && { origin }),
      ...(method === 'OPTIONS' && {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-locale',
      }),
    },
  })

const granted = (headers: Record<string, unknown>) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))

describe('CORS headers of the API', () => {
  it.each(['/api/settings', '/api/me/orders', '/api/nothing', '/assets/products/dice.webp'])(
    'spec 284: let the pages’ origin read %s with credentials, named and never as a star',
    async url => {
      const { headers } = await ask(apart, 'GET', url, pages)
      expect(headers['access-control-allow-origin']).toBe(pages)
      expect(headers['access-control-allow-credentials']).toBe('true')
      expect(headers.vary).toMatch(/\bOrigin\b/)
    },
  )

  it.each(['https://evil.test', 'https://shop.test.evil.test', 'http://shop.test', 'null', undefined])(
    'spec 284: are not sent for %s, neither in a preflight nor in a response',
    async origin => {
      for (const method of ['GET', 'OPTIONS'] as const)
        for (const url of ['/api/settings', '/api/auth/refresh', '/assets/products/dice.webp'])
          expect(granted((await ask(apart, method, url, origin)).headers)).toEqual([])
    },
  )

  it('spec 284: allow every method and header that the client sends in a preflight', async () => {
    const { statusCode, headers } = await ask(apart, 'OPTIONS', '/api/auth/login', pages)
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
    expect(headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, Idempotency-Key, X-Locale',
    )
  })

  it('are not sent if pages and API share an origin', async () => {
    for (const method of ['GET', 'OPTIONS'] as const)
      expect(granted((await ask(whole, method, '/api/settings', pages)).headers)).toEqual([])
  })
})

describe('the session across origins', () => {
  const logIn = (server: TestServer) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: pages },
      payload: { email: 'user@example.com', password: demoPassword },
    })

  it('spec 284: sets the cookie with SameSite=None and Secure, and Lax if pages and API share an origin', async () => {
    expect((await logIn(apart)).cookies[0]).toMatchObject({
      name: '__Secure-refresh_token',
      sameSite: 'None',
      secure: true,
      httpOnly: true,
      path: '/api/auth',
    })
    expect((await logIn(whole)).cookies[0]).toMatchObject({ sameSite: 'Lax', secure: true, httpOnly: true })
  })

  it('spec 284: can be refreshed only from the pages’ origin', async () => {
    const [cookie] = (await logIn(apart)).cookies
    const refresh = (origin: string) =>
      apart.app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: { origin, 'sec-fetch-site': 'cross-site' },
        cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
      })
    expect((await refresh('https://evil.test')).statusCode).toBe(403)
    expect((await refresh(pages)).statusCode).toBe(200)
  })
})

it('spec 215: lets pages embed images of the API’s host, but not its calls', async () => {
  const page = await ask(apart, 'GET', '/')
  const policy = String(page.headers['content-security-policy'])
  for (const directive of ['img-src', 'media-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${api}`))
  const picture = await ask(apart, 'GET', '/assets/products/dice.webp')
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const call = await ask(apart, 'GET', '/api/settings')
  expect(call.headers['cross-origin-resource-policy']).toBe('same-origin')
})
