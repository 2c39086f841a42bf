import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { orderFoundBy } from './search-orders-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ofWords = ['user_text_part', 'product_title_part', 'product_sku_part', 'variant_sku_part']

it.each([
  ['conti', ['order_text_part', ...ofWords]],
  ['BA-10', ['order_number_start', ...ofWords]],
  ['TRACK123456', ['parcel_code_part']],
  ['+39 333 1234567', ['order_phone_part']],
])('searches orders by %s through the index of each text', async (search, indexes) => {
  const plan = await server.context.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`) // the planner would scan small tables
    const query = sql`select id from orders where ${orderFoundBy(search, sql`orders.id`)}`
    return (await tx.execute(sql`explain ${query}`)).rows
  })
  const text = JSON.stringify(plan)
  expect(indexes.filter(name => !text.includes(name))).toEqual([])
})
