import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import { endpoint } from '@/contract/endpoint.ts'
import { isAllowed, type Role } from '@/contract/permissions.ts'
import { permissionsOf } from '@/contract/staff-roles.ts'
import { roles } from '@/domain/roles.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { route } from './route.ts'

const explode = endpoint({
  method: 'GET',
  path: '/explode',
  tag: 'Test',
  summary: 'throws',
  permission: 'public',
  response: z.object({}),
  problems: [],
})
const leaky = endpoint({
  method: 'GET',
  path: '/leaky',
  tag: 'Test',
  summary: 'answers more than it promised',
  permission: 'public',
  response: z.object({ shared: z.string() }),
  problems: [],
})

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(
    {},
    {
      extraRoutes: [
        route(explode, () => Promise.reject(new Error('a secret of the inside'))),
        route(leaky, async () => ({ shared: 'yes', secret: 'no' })),
      ],
    },
  )
})
afterAll(() => server.close())

const holderOf = (role: Role) => ({
  role,
  permissions: permissionsOf({ role, staffRole: null, ownPermissions: null }),
})

const fill = (path: string) => path.replace(/:(id)\b/g, '1').replace(/:\w+/g, 'x')

describe('the contract matches what the server sends', () => {
  it('B1: declares exactly one route for every call, and no undeclared route', () => {
    const declared = [...api.values()].map(operation => `${operation.method} ${operation.path}`).sort()
    const mounted = server.routes
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
      .filter(name => !/explode|leaky/.test(name))
      .sort()
    expect(mounted).toEqual(declared)
  })

  it.each([...api])('allows %s only to the roles of its permission', async (_, declared) => {
    for (const role of [undefined, ...roles]) {
      if (isAllowed(declared.permission, role && holderOf(role))) continue
      const response = await server.call(declared.method, fill(declared.path), { as: role })
      expect(response.statusCode).toBe(role === undefined ? 401 : 403)
      expect(response.json()).toMatchObject({ code: role === undefined ? 'unauthenticated' : 'forbidden' })
    }
  })

  it('lists every call in the OpenAPI document, without dangling references', async () => {
    const document = (await server.call('GET', '/openapi.json')).json()
    const listed = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map(method => `${method.toUpperCase()} ${path}`),
    )
    for (const operation of api.values())
      expect(listed).toContain(`${operation.method} /api${operation.path.replace(/:(\w+)/g, '{$1}')}`)
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/[^"]+"/g) ?? []
    for (const reference of new Set(references))
      expect(document.components.schemas).toHaveProperty([reference.slice(1, -1).split('/').at(-1) ?? ''])
  })

  it('W8: gives every schema its own name, and describes every field that problems send', async () => {
    const { paths, components } = (await server.call('GET', '/openapi.json')).json()
    expect(components.schemas).toHaveProperty('OrderTicket')
    expect(components.schemas).toHaveProperty('BattleTicket')
    const problem = components.schemas.ProblemResponse.properties
    expect(Object.keys(problem)).toEqual(
      expect.arrayContaining(['code', 'fields', 'current', 'quote', 'request_id']),
    )
    expect(Object.keys(problem.fields.items.properties).sort()).toEqual(['code', 'params', 'path'])
    const { responses } = paths['/api/orders'].post
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['400', '409', '413', '415', '422', '429', '503']),
    )
  })

  it('W8: does not describe null as an object', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      headers: { 'content-type': 'application/json' },
      payload: 'null',
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ fields: [{ path: '', code: 'invalid' }] })
  })

  it('removes fields that a response does not declare', async () => {
    expect((await server.call('GET', '/leaky')).json()).toEqual({ shared: 'yes' })
  })
})

describe('refuses invalid input with an error code', () => {
  it('responds to an unknown path with a 404 problem in the reader’s language', async () => {
    const response = await server.call('GET', '/nothing', { headers: { 'x-locale': 'de' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: 'not_found',
      message: expect.stringContaining('Wir haben nicht gefunden, was du suchst'),
      fields: [],
    })
  })

  it('responds to an unsupported method with 405 and the supported methods', async () => {
    const response = await server.call('DELETE', '/settings')
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET')
  })

  it('responds to invalid JSON with 400', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/coupons/validate',
      headers: { 'content-type': 'application/json' },
      payload: '{"code": ',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'malformed_json' })
  })

  it.each(['{"__proto__":{"role":"admin"},"code":"x"}', '{"constructor":{"prototype":{}},"code":"x"}'])(
    'B5: responds with 400 to a body that sets prototypes: %s',
    async payload => {
      const headers = { 'content-type': 'application/json' }
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/coupons/validate',
        headers,
        payload,
      })
      expect(response.statusCode).toBe(400)
    },
  )

  it('responds to wrong types with 422 and their fields', async () => {
    const response = await server.call('POST', '/auth/register', { body: { name: 7, email: 'nobody' } })
    expect(response.statusCode).toBe(422)
    expect(response.json().code).toBe('validation')
    expect(response.json().fields).toEqual([
      { path: 'name', code: 'required' },
      { path: 'email', code: 'email' },
      { path: 'password', code: 'required' },
    ])
  })

  it('responds to an unknown field such as role with 422, and changes nothing', async () => {
    const response = await server.call('PATCH', '/me/album', {
      as: 'other',
      body: { album_enabled: true, role: 'admin' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toMatchObject([{ path: 'role', code: 'unknown_field' }])
    const user = (await server.call('GET', '/auth/user', { as: 'other' })).json()
    expect(user).toMatchObject({ role: 'other', extra: { album_enabled: false } })
  })

  it.each(['a\u0000b', 'a\ud800b'])(
    'H4: responds with 422, not 500, to text that cannot be stored (%j)',
    async code => {
      const response = await server.call('POST', '/coupons/validate', { body: { code } })
      expect(response.statusCode).toBe(422)
      const search = await server.call('GET', `/products?search=${code === 'a\u0000b' ? '%00' : 'x'}`)
      expect(search.statusCode).toBeLessThan(500)
    },
  )

  it('responds with 413 to a body over one megabyte', async () => {
    const response = await server.call('POST', '/coupons/validate', { body: { code: 'x'.repeat(1_100_000) } })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'payload_too_large' })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'responds with 415 to a body of type %s',
    async type => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/coupons/validate',
        headers: { 'content-type': type },
        payload: 'code=BENVENUTO10',
      })
      expect(response.statusCode).toBe(415)
    },
  )

  it('checks the permission before it reads the body', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await server.app.inject({
      method: 'PATCH',
      url: '/api/me/album',
      headers,
      payload: '{bad',
    })
    expect(response.statusCode).toBe(401)
  })

  it.each([
    '/products?page=-1',
    '/products?per_page=1000000',
    '/products?sort=drop%20table',
    '/products?page=1&page=2',
  ])('responds to %s with 422', async path => {
    expect((await server.call('GET', path)).statusCode).toBe(422)
  })

  it('responds to an unexpected error with 500 and the request id, without internal details', async () => {
    const response = await server.call('GET', '/explode')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal', request_id: response.headers['x-request-id'] })
    expect(response.body).not.toContain('secret')
  })

  it('refuses an expired bearer on a reading call instead of treating the caller as a guest', async () => {
    const response = await server.call('GET', '/products', { headers: { authorization: 'Bearer nonsense' } })
    expect(response.statusCode).toBe(401)
  })
})

describe('headers', () => {
  it.each(['/api/settings', '/api/nothing', '/', '/nowhere', '/health'])(
    'H2: sends the strict security headers with %s',
    async url => {
      const { headers } = await server.app.inject({ url })
      // Apart from our own files, only the inline scripts at the top of the page are allowed, by their hashes.
      expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('forbids caches to store personal responses', async () => {
    const response = await server.call('GET', '/me/cards', { as: 'user' })
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('shared responses', () => {
  it('carry an ETag, and return 304 if it matches, weak or strong', async () => {
    const first = await server.call('GET', '/products')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await server.call('GET', '/products', { headers: { 'if-none-match': header } })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    }
  })

  it('are private for a signed-in caller, and never sent to another tier or language', async () => {
    const guest = await server.call('GET', '/products')
    const etag = String(guest.headers.etag)
    const reseller = await server.call('GET', '/products', {
      as: 'reseller',
      headers: { 'if-none-match': etag },
    })
    expect(reseller.statusCode).toBe(200)
    expect(reseller.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    const german = await server.call('GET', '/products', {
      headers: { 'x-locale': 'de', 'if-none-match': etag },
    })
    expect(german.statusCode).toBe(200)
  })
})
