import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCustomerRow } from '@/contract/endpoints/admin/customers.ts'
import { mostTags } from '@/contract/endpoints/admin/order-list.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'

let server: TestServer
let calls: ReturnType<typeof bulkJobCalls>
beforeAll(async () => {
  server = await openTestServer()
  calls = bulkJobCalls(server)
  await server.context.db.execute(sql`insert into customers (email, name)
    select 'tagged' || n || '@example.com', 'Tagged Guest' from generate_series(1, 60) n`)
})
afterAll(() => server.close())
beforeEach(() => server.context.db.update(customers).set({ tags: [] }))

const found = async (query: string) =>
  (await server.call('GET', `/admin/customers?per_page=100&${query}`, { as: 'admin' })).json<{
    data: AdminCustomerRow[]
  }>().data
const guests = () => found('search=Tagged')
const tagsOf = async (id: number) =>
  (await server.context.db.select().from(customers).where(eq(customers.id, id)))[0]!.tags

describe('a bulk job that tags customers', () => {
  it('adds and removes the given tags and keeps the others', async () => {
    const [first, second] = await guests()
    await server.context.db
      .update(customers)
      .set({ tags: ['amico', 'fiera'] })
      .where(eq(customers.id, first!.id))
    const { body } = await calls.start({
      kind: 'tag_customers',
      customers: { ids: [first!.id, second!.id] },
      add: ['VIP'],
      remove: ['fiera'],
    })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 2, failed: 0 })
    expect(await tagsOf(first!.id)).toEqual(['VIP', 'amico'])
    expect(await tagsOf(second!.id)).toEqual(['VIP'])
  })

  it('changes all customers of a filter, each with an audit entry that names the person', async () => {
    const { body } = await calls.start({
      kind: 'tag_customers',
      customers: { filter: { search: 'Tagged', state: 'guest' } },
      add: ['fiera'],
      remove: [],
    })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ total: 60, succeeded: 60 })
    expect(await found('tag=fiera')).toHaveLength(60)
    const [admin] = await server.context.db.select().from(users).where(eq(users.email, 'admin@example.com'))
    const [guest] = await guests()
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(sql`record = 'customer' and record_id = ${String(guest!.id)} and changes::text like '%fiera%'`)
    expect(entries.at(-1)).toMatchObject({
      by_user_id: admin!.id,
      changes: [{ path: 'tags', from: '', to: 'fiera' }],
    })
  })

  it('refuses the tags of a customer who would have too many, and tags the others', async () => {
    const [full, other] = await guests()
    const tags = Array.from({ length: mostTags }, (_, n) => `t${n}`)
    await server.context.db.update(customers).set({ tags }).where(eq(customers.id, full!.id))
    const ids = [full!.id, other!.id]
    const { body } = await calls.start({ kind: 'tag_customers', customers: { ids }, add: ['VIP'] })
    await calls.run()
    const rows = await calls.rows(body.id)
    expect(rows.map(({ subject, problem }) => [subject, problem?.code])).toEqual(
      expect.arrayContaining([
        [full!.email, 'too_many'],
        [other!.email, undefined],
      ]),
    )
    expect(await tagsOf(full!.id)).toEqual(tags)
    expect(await tagsOf(other!.id)).toEqual(['VIP'])
  })

  it('refuses a role without the right to edit customers', async () => {
    const [guest] = await guests()
    const giveRole = (staff_role: 'packer' | 'manager' | null) =>
      server.context.db.update(users).set({ staff_role }).where(eq(users.email, 'other@example.com'))
    const statuses: number[] = []
    for (const role of ['packer', 'manager'] as const) {
      await giveRole(role)
      const body = {
        request_id: randomUUID(),
        kind: 'tag_customers',
        customers: { ids: [guest!.id] },
        add: ['VIP'],
      }
      statuses.push((await server.call('POST', '/admin/jobs', { as: 'other', body })).statusCode)
    }
    await giveRole(null)
    expect(statuses).toEqual([403, 202])
  })
})
