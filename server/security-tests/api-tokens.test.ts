/** Attacks with API tokens (decision 0071) on the real app. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { isAdminPermission, type Role } from '@/contract/permissions.ts'
import { scopePermissions, type TokenScope, tokenScopes } from '@/contract/token-scopes.ts'
import { auditEntries } from '../db/schema/audit.ts'
import { sessions, users } from '../db/schema/auth.ts'
import { customers } from '../db/schema/customers.ts'
import { apiTokens } from '../db/schema/integrations.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const dayMillis = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.pass(10 * 60_000)) // opens a new session, because tokens need a recent login

interface Created {
  token: string
  data: { id: number; name: string; prefix: string; state: string; last_used_at: string | null }[]
}

const requestToken = (scopes: readonly string[], as: Role = 'admin', days = 30) =>
  server.call('POST', '/admin/api-tokens', { as, body: { name: 'Depot', scopes, days } })

async function createToken(...scopes: TokenScope[]): Promise<{ token: string; id: number }> {
  const response = await requestToken(scopes)
  expect(response.statusCode).toBe(201)
  const { token } = response.json<Created>()
  const [row] = await server.context.db.select().from(apiTokens).orderBy(desc(apiTokens.id)).limit(1)
  return { token, id: row?.id ?? 0 }
}

const callWith = (
  token: string,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
) => server.call(method, path, { body, headers: { authorization: `Bearer ${token}` } })

const codeOf = async (response: ReturnType<typeof callWith>) =>
  (await response).json<{ code?: string }>().code ?? 'in'

const setRole = (change: Partial<typeof users.$inferInsert>) =>
  server.context.db.update(users).set(change).where(eq(users.email, 'admin@example.com'))

describe('an API token', () => {
  it('is returned once, and only its hash is stored', async () => {
    const { token, id } = await createToken('read_orders')
    const [row] = await server.context.db.select().from(apiTokens).where(eq(apiTokens.id, id))
    expect(JSON.stringify(row)).not.toContain(token)
    const list = await server.call('GET', '/admin/api-tokens', { as: 'admin' })
    expect(list.body).not.toContain(token)
    expect(list.json<Created>().data[0]).toMatchObject({ id, prefix: token.slice(0, 9), state: 'active' })
  })

  it('reads and writes within its scopes, and the audit log names it', async () => {
    const { token, id } = await createToken('write_orders')
    const list = (await callWith(token, '/admin/orders')).json<{ data: { id: number }[] }>()
    const body = { text: 'Packed by the depot' }
    expect((await callWith(token, `/admin/orders/${list.data[0]?.id}/notes`, 'POST', body)).statusCode).toBe(
      201,
    )
    const [entry] = await server.context.db
      .select({ token: auditEntries.token_id })
      .from(auditEntries)
      .where(and(isNotNull(auditEntries.token_id), eq(auditEntries.record, 'order')))
    expect(entry?.token).toBe(id)
  })

  it('reads guests, and amounts of customers only with the scope for amounts', async () => {
    const { db } = server.context
    await db.insert(customers).values({ email: 'guest@example.com' })
    const read = async (...scopes: TokenScope[]) => {
      const { token } = await createToken(...scopes)
      const list = await callWith(token, '/admin/customers?state=guest&search=guest%40example.com')
      const [guest] = list.json<{ data: { id: number; value: number | null }[] }>().data
      const one = await callWith(token, `/admin/customers/${guest?.id}`)
      return [guest?.value, one.json<{ value: number | null }>().value]
    }
    expect(await read('read_customers')).toEqual([null, null])
    expect(await read('read_customers', 'read_amounts')).toEqual([0, 0])
  })

  it('shows the time of its last use', async () => {
    const { token } = await createToken('read_orders')
    await callWith(token, '/admin/orders')
    const list = await server.call('GET', '/admin/api-tokens', { as: 'admin' })
    expect(list.json<Created>().data[0]?.last_used_at).not.toBeNull()
  })

  it.each(['expired', 'revoked', 'unknown', 'malformed'])('is refused if it is %s', async state => {
    const { token, id } = await createToken('read_orders')
    expect(await codeOf(callWith(token, '/admin/orders'))).toBe('in')
    if (state === 'expired') server.pass(30 * dayMillis)
    if (state === 'revoked')
      expect((await server.call('DELETE', `/admin/api-tokens/${id}`, { as: 'admin' })).statusCode).toBe(200)
    const sent = { unknown: `${token.slice(0, -4)}AAAA`, malformed: token.slice(0, 20) }[state] ?? token
    expect(await codeOf(callWith(sent, '/admin/orders'))).toBe('api_token_invalid')
  })

  it('is refused in the address of any call', async () => {
    const { token } = await createToken('read_orders')
    for (const path of [`/products?access_token=${token}`, `/admin/orders?token=${token}`])
      expect(await codeOf(server.call('GET', path))).toBe('api_token_in_address')
  })

  it('opens no call beyond its scopes', async () => {
    for (const scope of tokenScopes) {
      const { token } = await createToken(scope)
      const permissions = scopePermissions([scope])
      for (const { method, path, permission, acceptsToken } of api.values()) {
        if (!acceptsToken || !isAdminPermission(permission)) continue
        const filled = path.replace(/:\w+/g, '999999999')
        const code = await codeOf(callWith(token, filled, method as 'GET', method === 'GET' ? undefined : {}))
        expect
          .soft(code === 'api_token_scope', `${scope} ${method} ${path}: ${code}`)
          .toBe(!permissions.includes(permission))
      }
    }
  })

  it('opens no call that does not accept tokens, public ones included', async () => {
    const { token } = await createToken(...tokenScopes)
    const deviations: string[] = []
    for (const [name, { method, path, acceptsToken }] of api) {
      if (acceptsToken) continue
      const filled = path.replace(/:id\b/g, '999999999').replace(/:\w+/g, 'unknown')
      const isBodyless = method === 'GET' || method === 'DELETE'
      const code = await codeOf(callWith(token, filled, method as 'GET', isBodyless ? undefined : {}))
      if (code !== 'api_token_not_accepted') deviations.push(`${name}: ${code}`)
    }
    expect(deviations).toEqual([])
  })

  it('is accepted by no call that checks a password, a second factor or the owner, or manages staff and tokens', () => {
    const forbidden = [
      'admin:staff',
      'admin:integrations',
      'admin:sign-in',
      'admin:enter',
      'admin:settings:write',
    ]
    const accepting = [...api.values()].filter(({ acceptsToken }) => acceptsToken)
    expect(accepting.length).toBeGreaterThan(15)
    for (const { path, permission, ownerOnly, beforeSecondFactor, problems } of accepting) {
      expect.soft(isAdminPermission(permission) && !forbidden.includes(permission), path).toBe(true)
      expect.soft(ownerOnly ?? beforeSecondFactor, path).toBeUndefined()
      expect
        .soft(
          problems.some(code => code === 'login_stale' || code === 'invalid_credentials'),
          path,
        )
        .toBe(false)
    }
  })

  it('is refused by the sockets', async () => {
    const { token } = await createToken('read_orders')
    const body = { socket_id: '1.1', channel_name: 'private-user.1' }
    expect(await codeOf(callWith(token, '/broadcasting/auth', 'POST', body))).toBe('api_token_not_accepted')
  })
})

describe('the person who created an API token', () => {
  afterEach(() => setRole({ role: 'admin', staff_role: null, blocked_at: null }))

  it('ends it by losing one of its permissions in the database', async () => {
    const { token } = await createToken('read_orders', 'write_products')
    await setRole({ role: 'user', staff_role: 'packer' })
    expect(await codeOf(callWith(token, '/admin/orders'))).toBe('api_token_invalid')
  })

  it('ends it by leaving the staff or by being blocked', async () => {
    const { token } = await createToken('read_orders')
    await setRole({ role: 'user' })
    expect(await codeOf(callWith(token, '/admin/orders'))).toBe('api_token_invalid')
    await setRole({ role: 'admin', blocked_at: new Date() })
    expect(await codeOf(callWith(token, '/admin/orders'))).toBe('api_token_invalid')
  })

  it('ends it permanently, also if the role is given back', async () => {
    const { token, id } = await createToken('read_orders')
    const { db, events } = server.context
    const [admin] = await db.select().from(users).where(eq(users.email, 'admin@example.com'))
    await db.transaction(async tx => {
      await tx
        .update(users)
        .set({ role: 'user' })
        .where(eq(users.id, admin?.id ?? 0))
      await events.publish('role-changed', { userId: admin?.id ?? 0, role: 'user' }, tx)
    })
    await setRole({ role: 'admin' })
    const [row] = await db.select().from(apiTokens).where(eq(apiTokens.id, id))
    expect(row?.revoked_at).not.toBeNull()
    expect(await codeOf(callWith(token, '/admin/orders'))).toBe('api_token_invalid')
  })
})

describe('creating an API token', () => {
  it('needs the owner and a recent login', async () => {
    expect((await requestToken(['read_orders'], 'user')).json()).toMatchObject({ code: 'forbidden' })
    await requestToken(['read_orders'])
    const { db } = server.context
    await db.update(sessions).set({ created_at: new Date('2020-01-01') })
    expect((await requestToken(['read_orders'])).json()).toMatchObject({ code: 'login_stale' })
  })

  it.each([
    ['no scope', [], 30, 'scopes'],
    ['an unknown scope', ['staff:write'], 30, 'scopes.0'],
    ['no expiry', ['read_orders'], 0, 'days'],
    ['an expiry after more than a year', ['read_orders'], 400, 'days'],
  ] as const)('refuses %s', async (_, scopes, days, path) => {
    const response = await requestToken(scopes, 'admin', days)
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path }] })
  })
})

describe('the limit of an API token', () => {
  it('refuses calls beyond it, and other tokens are not affected', async () => {
    const limited = await openTestServer({}, { areLimitsOff: false })
    try {
      const create = async () => {
        const body = { name: 'Depot', scopes: ['read_customers'], days: 1 }
        return (await limited.call('POST', '/admin/api-tokens', { as: 'admin', body })).json<Created>().token
      }
      const [first, second] = [await create(), await create()]
      const statusOf = async (token: string) =>
        (await limited.call('GET', '/admin/orders', { headers: { authorization: `Bearer ${token}` } }))
          .statusCode
      const statuses: number[] = []
      for (let n = 0; n < 601; n++) statuses.push(await statusOf(first))
      expect(statuses.slice(0, 600)).not.toContain(429)
      expect(statuses[600]).toBe(429)
      expect(await statusOf(second)).toBe(403)
    } finally {
      await limited.close()
    }
  })
})
