/** docs/failure-cases.md groups I, J: the audit log, data that remains of a deleted account, content of logs and caches. */
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loggerOptions } from '../kernel/log.ts'
import {
  type CheckoutFixture,
  home,
  line,
  newKey,
  openCheckoutFixture,
} from '../modules/orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

describe('I1: the audit log', () => {
  const entries = async () => (await shop.call('GET', '/admin/audit', { as: 'admin' })).json().data
  const other = async () => {
    const { data } = (await shop.call('GET', '/admin/users?search=other@example.com', { as: 'admin' })).json()
    return (await shop.call('GET', `/admin/users/${data[0].id}`, { as: 'admin' })).json()
  }

  it('I1: contains who changed what, when, from which value to which', async () => {
    const { id, name, role, album_enabled, version } = await other()
    const body = { name: `${name} Bis`, role, album_enabled, version }
    const saved = await shop.call('PUT', `/admin/users/${id}`, { as: 'admin', body })
    expect(saved.statusCode).toBe(200)
    const [entry] = await entries()
    expect(entry).toMatchObject({ record: 'user', record_id: String(id), action: 'changed' })
    expect(entry.at).toBe(shop.context.now().toISOString())
    expect(JSON.stringify(entry.by)).toContain('id')
    expect(entry.changes).toEqual([{ path: 'name', from: name, to: `${name} Bis` }])
  })

  it('I1: is append-only: no call changes or removes an entry', async () => {
    const auditRoutes = shop.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ path, method }) => path.includes('audit') && method !== 'GET')
    expect(auditRoutes).toEqual([])
    const before = (await entries()).length
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST'] as const)
      expect((await shop.call(method, '/admin/audit', { as: 'admin', body: {} })).statusCode).toBe(405)
    expect((await entries()).length).toBe(before)
  })

  it('I1: is append-only: the database refuses to change, remove or empty it', async () => {
    for (const forgery of [
      sql`update audit_entries set by_user_id = by_user_id + 1`,
      sql`update audit_entries set title = 'altro'`,
      sql`update audit_entries set changes = '[]'`,
      sql`update audit_entries set changes = jsonb_set(changes, '{0,to}', '"altro"')`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      const reported = await entries()
      expect(reported.length).toBeGreaterThan(0)
      await expect(shop.context.db.execute(forgery)).rejects.toThrow()
      expect(await entries()).toEqual(reported)
    }
  })

  it('I1: gets no entry for a refused change, and the last admin stays admin', async () => {
    const { data } = (await shop.call('GET', '/admin/users?search=admin@example.com', { as: 'admin' })).json()
    const admin = (await shop.call('GET', `/admin/users/${data[0].id}`, { as: 'admin' })).json()
    const before = (await entries()).length
    const { name, album_enabled, version } = admin
    const body = { name, role: 'user', album_enabled, version }
    const response = await shop.call('PUT', `/admin/users/${admin.id}`, { as: 'admin', body })
    expect(response.statusCode).toBe(409)
    expect((await entries()).length).toBe(before)
    expect((await shop.call('GET', '/admin/users', { as: 'admin' })).statusCode).toBe(200)
  })
})

describe('J2: a deleted account', () => {
  const canary = 'canarina-zyx'
  const email = `${canary}@example.com`
  const password = 'sette nani al mercato'

  /** Returns every column that contains the word; `_` matches any character. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows: columns } = await shop.context.db.execute<{ table_name: string; column_name: string }>(
      sql`select c.table_name, c.column_name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`,
    )
    const counts = columns.map(
      ({ table_name: table, column_name: column }) =>
        sql`select ${`${table}.${column}`}::text as place, count(*)::int as n from ${sql.identifier(table)}
          where ${sql.identifier(column)}::text ilike ${`%${word}%`}`,
    )
    const { rows } = await shop.context.db.execute<{ place: string; n: number }>(
      sql.join(counts, sql` union all `),
    )
    return rows.filter(({ n }) => n > 0).map(({ place }) => place)
  }

  it('J2: leaves its name, address and texts only in an issued invoice', async () => {
    const register = await shop.call('POST', '/auth/register', { body: { name: canary, email, password } })
    const headers = { authorization: `Bearer ${register.json<{ access_token: string }>().access_token}` }
    const say = (method: 'POST' | 'PUT', path: string, body: object, more = {}) =>
      shop.call(method, path, { headers: { ...headers, ...more }, body })
    const { id } = (await shop.call('GET', '/auth/user', { headers })).json<{ id: number }>()
    const address = { ...home, name: canary }
    await say('PUT', `/auth/users/${id}`, { name: canary, extra: { nickname: 'Canarina_zyx' } })
    await say('POST', '/me/addresses', address)
    await say('POST', '/newsletter/subscribe', { email })
    await shop.context.jobs.nudge('newsletter-subscriptions')
    await say('POST', '/auth/forgot-password', { email })
    const product = await shop.shelve(5)
    const cart = {
      lines: [{ ...line(product.id), note_production: `per ${canary}` }],
      payment_method: 'card' as const,
    }
    const quote = (await shop.call('POST', '/checkout/quote', { headers, body: cart })).json()
    const sale = {
      ...cart,
      shipping_address: { ...address, codice_fiscale: 'RSSMRA85T10A562S' },
      wants_invoice: true,
      expected_due: quote.totals.due,
    }
    const placed = await say('POST', '/orders', sale, { 'idempotency-key': newKey() })
    expect(placed.statusCode).toBe(201)
    const { number } = placed.json().order
    await say('POST', `/payments/test/test_${number}`, { outcome: 'approve' })
    await say('POST', `/me/orders/${number}/ticket`, { text: `Sono ${canary}` })
    const account = (await shop.call('GET', `/admin/users/${id}`, { as: 'admin' })).json()
    const { role, album_enabled, version } = account
    const renamed = { name: `${canary} Bis`, role, album_enabled, version }
    expect((await shop.call('PUT', `/admin/users/${id}`, { as: 'admin', body: renamed })).statusCode).toBe(
      200,
    )
    const gift = { user_id: id, rarity: 'common', count: 1 }
    expect((await shop.call('POST', '/admin/packs/grants', { as: 'admin', body: gift })).statusCode).toBe(201)
    const before = await tablesWith(canary)
    expect(before.length).toBeGreaterThan(4)
    expect(before).toContain('audit_entries.changes')

    expect((await say('POST', '/me/delete', { password })).statusCode).toBe(200)
    expect(await tablesWith('canarina_zyx')).toEqual(['sale_documents.content'])
    const about = `/admin/audit?record=user&record_id=${id}`
    const { data } = (await shop.call('GET', about, { as: 'admin' })).json()
    expect(data[0]).toMatchObject({ action: 'changed', changes: [{ path: 'name', from: null, to: null }] })
  })
})

describe('J4: logs and cached responses', () => {
  const secrets = [
    'hush-bearer',
    'hush-cookie',
    'hush-password',
    'hush-token',
    '4242424242424242',
    'hush@example.com',
  ]

  it('J4: contain no password, token, cookie or card number, even at the most verbose log level', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const options = loggerOptions({ logLevel: 'debug' })
    const app = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } })
    app.post('/api/auth/login', async request => {
      request.log.info({ body: request.body, headers: request.headers }, 'a careless log line')
      const params = ['hush@example.com', 'hush-token']
      const failed = Object.assign(new Error('Failed query: select 1\nparams: hush@example.com,hush-token'), {
        params,
      })
      throw failed
    })
    await app.inject({
      method: 'POST',
      url: '/api/auth/login?token=hush-token&card=4242424242424242',
      headers: { authorization: 'Bearer hush-bearer', cookie: 'refresh_token=hush-cookie' },
      payload: { password: 'hush-password', token: 'hush-token' },
    })
    const written = lines.join('')
    expect(written).toContain('Failed query')
    expect(written).toContain('[hidden]')
    expect(secrets.filter(secret => written.includes(secret))).toEqual([])
    await app.close()
  })

  it('J4: cache no personal response', async () => {
    const cacheable: string[] = []
    for (const { endpoint } of shop.routes) {
      const isPersonal = endpoint.permission !== 'public' && endpoint.permission !== 'guest'
      if (endpoint.method !== 'GET' || !isPersonal) continue
      const path = endpoint.path.replace(/:\w+/g, '1')
      const { headers, statusCode } = await shop.call('GET', path, { as: 'admin' })
      const isKept = headers['cache-control'] !== 'no-store' && statusCode === 200
      if (isKept) cacheable.push(`${endpoint.path}: ${headers['cache-control']}`)
    }
    expect(cacheable).toEqual([])
  })
})
