/** docs/failure-cases.md group B: every call with every role, forged fields, malformed paths, forged network addresses. */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { Role } from '@/contract/permissions.ts'
import { roles } from '@/domain/roles.ts'
import { users } from '../db/schema/auth.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { accessOf, otherEntryPoints } from './entry-points.ts'

let server: TestServer
let expired: string
beforeAll(async () => {
  server = await openTestServer()
  const payload = { email: 'user@example.com', password: 'bottega-demo' }
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expired = response.json<{ access_token: string }>().access_token
  server.pass(16 * 60_000)
})
afterAll(() => server.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name) => (/id$/.test(name) ? '999999999' : 'nessuno'))
const endsSessions = (path: string) => path === '/auth/logout'

/** Problem codes of the permission check. A call itself may return 401 for its own reasons (no refresh cookie). */
const locked = ['unauthenticated', 'session_ended', 'forbidden', 'owner_only']

type Caller = Role | 'visitor' | 'expired'
const callers: readonly Caller[] = ['visitor', ...roles, 'expired']

const knock = (endpoint: Endpoint, caller: Caller) => {
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {}
  const headers: Record<string, string> = caller === 'expired' ? { authorization: `Bearer ${expired}` } : {}
  const as = caller === 'visitor' || caller === 'expired' ? undefined : caller
  return server.call(endpoint.method, fill(endpoint.path), { as, body, headers })
}

/** 401, 403, or `in`: the permission check passed, whatever the call returns for an empty body. */
function expectedOf(endpoint: Endpoint, caller: Caller): 401 | 403 | 'in' {
  const access = accessOf(nameOf(endpoint))
  if (access === 'everyone') return caller === 'expired' && endpoint.method === 'GET' ? 401 : 'in'
  if (caller === 'visitor' || caller === 'expired') return 401
  return access === 'members' || access?.includes(caller) ? 'in' : 403
}

describe('B1: every call with every role', () => {
  it('B1: lists every call in the table of permissions, and no unknown route', () => {
    const unlisted = server.routes.map(({ endpoint }) => nameOf(endpoint)).filter(name => !accessOf(name))
    expect(unlisted).toEqual([])
    const nameless = (path: string) => path.replace(/:\w+(\|:\w+)*/g, ':')
    const calls = new Set(server.routes.map(({ endpoint }) => nameless(`/api${endpoint.path}`)))
    const isKnown = (path: string) =>
      calls.has(nameless(path)) || otherEntryPoints.some(entryPoint => entryPoint.test(path))
    expect(
      mountedPaths(server.app.printRoutes({ commonPrefix: false })).filter(path => !isKnown(path)),
    ).toEqual([])
  })

  it.each(callers)('B1, H2: responds to %s as the table says, with the strict headers', async caller => {
    const wrong: string[] = []
    for (const { endpoint } of server.routes) {
      if (endsSessions(endpoint.path) && caller !== 'visitor' && caller !== 'expired') continue
      const response = await knock(endpoint, caller)
      const expected = expectedOf(endpoint, caller)
      const code = response.statusCode
      const isLocked = locked.includes(response.json<{ code?: string }>().code ?? '')
      const isIn = code < 500 && !isLocked
      if (expected === 'in' ? !isIn : code !== expected)
        wrong.push(`${nameOf(endpoint)}: ${code} instead of ${expected}`)
      const { headers } = response
      if (!String(headers['content-security-policy']).includes("frame-ancestors 'none'"))
        wrong.push(`${nameOf(endpoint)}: no policy`)
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${nameOf(endpoint)}: may be sniffed`)
      if (headers['access-control-allow-origin'] !== undefined) wrong.push(`${nameOf(endpoint)}: CORS`)
    }
    expect(wrong).toEqual([])
  })
})

describe('B4: fields that no client may send', () => {
  const forged = {
    role: 'admin',
    isAdmin: true,
    is_admin: true,
    price: 1,
    credits: 1000,
    emailVerified: true,
    email_verified_at: '2020-01-01T00:00:00Z',
    userId: 1,
    user_id: 1,
    id: 1,
    createdAt: '2020-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    album_enabled_by: 'me',
  }

  it('B4: are refused in every call of a member, or omitted from what the call receives', () => {
    const takers = server.routes.flatMap(({ endpoint }) => {
      const read = endpoint.body?.safeParse(forged)
      if (!read?.success) return []
      const acceptedKeys = Object.keys(read.data as object).filter(key => key in forged && key !== 'user_id')
      return acceptedKeys.length > 0 && !endpoint.path.startsWith('/admin/')
        ? [`${nameOf(endpoint)}: ${acceptedKeys}`]
        : []
    })
    expect(takers).toEqual([])
  })

  it('B4: change no row of accounts when a member sends them to every writing call', async () => {
    const rows = () => server.context.db.select().from(users).orderBy(users.id)
    for (const as of ['user', 'other'] as const) await server.call('GET', '/auth/user', { as })
    const before = await rows()
    for (const { endpoint } of server.routes) {
      if (endpoint.method === 'GET' || endsSessions(endpoint.path) || endpoint.path === '/me/album') continue
      if (endpoint.path === '/auth/register') continue // tested next to its module
      for (const as of ['user', 'other'] as const) {
        const response = await server.call(endpoint.method, fill(endpoint.path), { as, body: forged })
        expect(response.statusCode, nameOf(endpoint)).toBeLessThan(500)
      }
    }
    expect(await rows()).toEqual(before)
  })
})

const raw = (url: string, options: Partial<InjectOptions> = {}) =>
  server.app.inject({ url, headers: { 'x-locale': 'it' }, ...options } as InjectOptions)

describe('B5: consistent parsing of ambiguous input', () => {
  const json = { 'content-type': 'application/json' }

  it('B5: uses the same value of a repeated key that was validated', async () => {
    const twice = (first: string, second: string) =>
      raw('/api/coupons/validate', {
        method: 'POST',
        headers: json,
        payload: `{"code":${first},"code":${second}}`,
      })
    expect((await twice('"NESSUNO"', '"BENVENUTO10"')).json()).toMatchObject({ valid: true })
    expect((await twice('"BENVENUTO10"', '"NESSUNO"')).json()).toMatchObject({ valid: false })
    expect((await twice('"BENVENUTO10"', '7')).statusCode).toBe(422)
  })

  it.each([
    '/api/products?page[]=1&page[]=2',
    '/api/products?search=a&search=b',
    '/api/products?__proto__[role]=admin',
    '/api/products?constructor.prototype.role=admin',
  ])('B5: parses %s consistently and pollutes no prototype', async url => {
    const response = await raw(url)
    expect([200, 400, 422]).toContain(response.statusCode)
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

describe('B6: alternative spellings of a path', () => {
  const bent = [
    '/api/admin/users/',
    '/api//admin/users',
    '/api/ADMIN/users',
    '/API/admin/users',
    '/api/%61dmin/users',
    '/api/admin%2fusers',
    '/api/%2e/admin/users',
    '/api/x/../admin/users',
    '/api/admin/users;x=1',
    '/api/admin/users%00',
    '/api/admin/users?_method=GET',
  ]

  it.each(bent)('B6: give a guest no access with %s', async url => {
    const response = await raw(url)
    expect([400, 401, 404, 405]).toContain(response.statusCode)
    expect(response.body).not.toContain('@example.com')
  })

  it('B6: ignore a method in a header', async () => {
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const response = await raw('/api/me/album', { method: 'POST', headers: { [name]: 'PATCH' } })
      expect(response.statusCode).toBe(405)
    }
  })

  it('B6: treat HEAD like GET, and open nothing for TRACE and OPTIONS', async () => {
    for (const { endpoint } of server.routes) {
      if (endpoint.method !== 'GET') continue
      const url = `/api${fill(endpoint.path)}`
      const [head, get] = [await raw(url, { method: 'HEAD' }), await raw(url)]
      expect(`${endpoint.path} ${head.statusCode}`).toBe(`${endpoint.path} ${get.statusCode}`)
      expect(head.body).toBe('')
    }
    for (const method of ['TRACE', 'OPTIONS'] as const)
      expect([404, 405]).toContain((await raw('/api/admin/users', { method })).statusCode)
  })
})

describe('B7: network addresses in forwarded headers', () => {
  const guess = (to: TestServer, claimed: number) =>
    to.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '198.51.100.9',
      payload: { email: 'reseller@example.com', password: 'indovino' },
      headers: { 'x-forwarded-for': `203.0.113.${claimed}`, 'x-real-ip': `203.0.113.${claimed}` },
    })
  const guesses = async (to: TestServer) => {
    const codes: number[] = []
    for (let claimed = 1; claimed <= 12; claimed += 1) codes.push((await guess(to, claimed)).statusCode)
    return codes
  }

  it('B7: count guesses for the peer without a trusted proxy, and for the forwarded address behind one', async () => {
    expect(await guesses(server)).toEqual([...Array(10).fill(401), 429, 429])
    const behind = await openTestServer({ trustProxy: 1 })
    expect(await guesses(behind)).toEqual(Array(12).fill(401))
    await behind.close()
  })
})

describe('H2: other sites', () => {
  it('H2: get no response that reflects their origin', async () => {
    for (const url of ['/api/settings', '/api/me/orders', '/', '/api/nothing']) {
      const { headers } = await raw(url, { headers: { origin: 'https://evil.test' } })
      expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

/** Reads the paths from Fastify's printed routes. */
function mountedPaths(drawing: string): string[] {
  const above: string[] = []
  return drawing.split('\n').flatMap(line => {
    const [, indent = '', part = '', methods] =
      /^((?:│ {3}| {4})*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    above.length = indent.length / 4
    above.push(part)
    return methods ? [above.join('')] : []
  })
}
