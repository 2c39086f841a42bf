import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { boughtTogether } from '../../db/schema/bought-together.ts'
import { products } from '../../db/schema/catalog.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { replaceBoughtTogether } from './bought-together-repo.ts'

let server: TestServer
let goods: number[]
let buyers: number[]
let at = 0

beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where status = 'published' and visibility = 'everyone' order by id limit 6`,
  )
  goods = rows.map(({ id }) => id)
  const people = await db.execute<{ id: number }>(sql`select id from users order by id limit 6`)
  buyers = people.rows.map(({ id }) => id)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.context
  // Orders of the demo shop would count too, so they are moved out of the year.
  await db.update(orders).set({ placed_at: new Date('2020-01-01') })
})

const day = 24 * 60 * 60_000
type Status = Partial<Pick<typeof orders.$inferInsert, 'status' | 'payment_status' | 'placed_at'>>

/** Places an order of buyer `who` (0–5) with goods `which` (0–5), paid and delivered by default. */
async function sell(
  buyer: number,
  which: readonly number[],
  { total = 1000, ...status }: Status & { total?: number } = {},
) {
  const { db, now } = server.context
  at += 1
  const [order] = await db
    .insert(orders)
    .values({
      number: `BA-T${at}`,
      user_id: buyers[buyer]!,
      locale: 'it',
      tier: 'base',
      currency: 'euro',
      status: 'completed',
      payment_status: 'paid',
      subtotal: 0,
      shipping: 0,
      discount: 0,
      taxable: 0,
      vat: 0,
      due: 0,
      vat_percent: 22,
      payment_method: 'transfer',
      payment_name: '',
      idempotency_key: `together-${at}`,
      request_hash: '',
      placed_at: new Date(now().getTime() - day),
      ...status,
    })
    .returning({ id: orders.id })
  const rows = which.map((good, position) => ({
    order_id: order!.id,
    position,
    product_id: goods[good]!,
    title: '',
    sku: '',
    quantity: 1,
    unit_price: total,
    total,
    weight: 0,
  }))
  await db.insert(orderLines).values(rows)
}

const compute = () => replaceBoughtTogether(server.context.db, server.context.now())
const pairs = async () => {
  const rows = await server.context.db.select().from(boughtTogether)
  return rows.map(row => [goods.indexOf(row.product_id), goods.indexOf(row.other_id), row.orders]).sort()
}
const togetherOf = async (good: number): Promise<number[]> => {
  server.pass(6000)
  const product = (await server.call('GET', `/products/${goods[good]}`)).json<Product>()
  return product.together.map(({ id }) => goods.indexOf(id))
}

it('needs three paid orders of three buyers, more often than by chance', async () => {
  for (const buyer of [0, 1, 2]) await sell(buyer, [0, 1]) // a pair
  for (const _ of [1, 2, 3, 4]) await sell(3, [2, 3]) // one buyer only
  for (const buyer of [0, 1]) await sell(buyer, [4, 5]) // two orders
  await compute()
  expect(await pairs()).toEqual([
    [0, 1, 3],
    [1, 0, 3],
  ])
  expect(await togetherOf(0)).toEqual([1])
  expect(await togetherOf(1)).toEqual([0])
  expect(await togetherOf(2)).toEqual([])
})

it('ignores a product that is in every order', async () => {
  for (const buyer of [0, 1, 2, 3]) await sell(buyer, [0, 1 + buyer])
  for (const buyer of [0, 1, 2]) await sell(buyer, [0, 5])
  await compute()
  expect(await pairs()).toEqual([])
})

it('ignores unpaid, cancelled and refunded orders, gifts, and orders older than a year', async () => {
  const old = new Date(server.context.now().getTime() - 366 * day)
  for (const buyer of [0, 1, 2]) {
    await sell(buyer, [0, 1], { payment_status: 'unpaid', status: 'placed' })
    await sell(buyer, [0, 2], { status: 'cancelled' })
    await sell(buyer, [0, 3], { payment_status: 'refunded' })
    await sell(buyer, [0, 4], { total: 0 })
    await sell(buyer, [0, 5], { placed_at: old })
    await sell(buyer, [1])
  }
  await compute()
  expect(await pairs()).toEqual([])
})

it('hides a product that the reader may not see', async () => {
  const { db } = server.context
  for (const buyer of [0, 1, 2]) await sell(buyer, [0, 1])
  for (const buyer of [3, 4, 5]) await sell(buyer, [2])
  await compute()
  expect(await togetherOf(0)).toEqual([1])
  const put = (visibility: 'authenticated' | 'everyone') =>
    db.update(products).set({ visibility, updated_at: new Date() }).where(eq(products.id, goods[1]!))
  await put('authenticated')
  expect(await togetherOf(0)).toEqual([])
  await put('everyone')
})

it('keeps one result when two processes compute concurrently, and runs the job once a day', async () => {
  for (const buyer of [0, 1, 2]) await sell(buyer, [0, 1])
  for (const buyer of [3, 4, 5]) await sell(buyer, [2])
  await Promise.all([compute(), compute(), compute()])
  expect(await pairs()).toHaveLength(2)
  const computed = async () => (await server.context.db.select().from(boughtTogether))[0]?.computed_at
  const first = await computed()
  server.pass(60 * 60_000)
  await server.context.jobs.nudge('bought-together')
  expect(await computed()).toEqual(first)
  server.pass(24 * 60 * 60_000)
  await server.context.jobs.nudge('bought-together')
  expect((await computed())?.getTime()).toBe(server.context.now().getTime())
})
