import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { orderFoundBy } from './search-orders-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it.each(['conti', 'anna@posta.example', 'BA-10', '2026/5', 'NC-2026/5', 'TRACK123456', '+39 333 1234567'])(
  'searches orders by %s through indexes, without a scan of a table',
  async search => {
    const plan = await server.context.db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`) // the planner would scan small tables
      const query = sql`select id from orders where ${orderFoundBy(search, sql`orders.id`)}`
      return (await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)).rows
    })
    const steps = plan.map(row => row['QUERY PLAN'])
    expect(steps.filter(step => step.includes('Seq Scan'))).toEqual([])
  },
)
