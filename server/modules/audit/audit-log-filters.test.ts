import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

interface Register {
  data: AuditEntry[]
  meta: { total: number }
  writers: { id: number; name: string }[]
}

let server: TestServer
let admin = 0
let otherUserId = 0
beforeAll(async () => {
  server = await openTestServer()
  const { rows } = await server.context.db.execute<{ id: number; email: string }>(
    `select id, email from users where email in ('admin@example.com', 'other@example.com')`,
  )
  admin = rows.find(({ email }) => email.startsWith('admin'))?.id ?? 0
  otherUserId = rows.find(({ email }) => email.startsWith('other'))?.id ?? 0
  const row = (at: string, by_user_id: number, title: string) => ({
    at: new Date(at),
    by_user_id,
    title,
    action: 'changed' as const,
    record: 'coupon' as const,
    record_id: '1',
    changes: [{ path: 'percent', from: 10, to: 20 }],
  })
  await server.context.db
    .insert(auditEntries)
    .values([
      row('2026-07-01T21:59:00Z', admin, 'the first of July in Rome, a minute before midnight'),
      row('2026-07-01T22:01:00Z', admin, 'the second'),
      row('2026-07-02T21:59:00Z', otherUserId, 'the second, late'),
      row('2026-07-02T22:01:00Z', otherUserId, 'the third'),
    ])
})
afterAll(() => server.close())

const read = async (query: string) =>
  (await server.call('GET', `/admin/audit?record=coupon&${query}`, { as: 'admin' })).json<Register>()
const titles = async (query: string) => (await read(query)).data.map(({ title }) => title)

describe('the audit log by user and by days', () => {
  it('counts a day in Rome’s time zone, from its first moment to its last', async () => {
    expect(await titles('from=2026-07-02&to=2026-07-02')).toEqual(['the second, late', 'the second'])
    expect(await titles('to=2026-07-01')).toEqual(['the first of July in Rome, a minute before midnight'])
    expect((await read('from=2026-07-03')).meta.total).toBe(1)
  })

  it('returns a user’s entries, and all users with entries as options', async () => {
    expect(await titles(`by=${otherUserId}`)).toEqual(['the third', 'the second, late'])
    expect(await titles(`by=${admin}&from=2026-07-02`)).toEqual(['the second'])
    expect((await read('')).writers.map(({ id }) => id).sort()).toEqual([admin, otherUserId].sort())
  })

  it('is closed to other roles', async () => {
    for (const as of ['user', 'retailer', 'reseller', 'other'] as const)
      expect((await server.call('GET', `/admin/audit?by=${admin}`, { as })).statusCode).toBe(403)
    expect((await server.call('GET', '/admin/audit?from=ieri', { as: 'admin' })).statusCode).toBe(422)
  })
})
