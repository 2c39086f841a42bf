/** admin 11: the counts of the dashboard equal the lists they link to. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { type Work, workPlaces } from '@/contract/endpoints/admin/waiting-work.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let waiting: Dashboard['to_do']

beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  /**
   * Data for which the counts differed: a draft with low stock, a sold-out variant, a partly shipped order, a hidden
   * creation.
   */
  await db.execute(sql`update products set status = 'draft', stock_quantity = 1
    where id = (select max(id) from products p where not exists (select from product_variants v where v.product_id = p.id))`)
  await db.execute(sql`update product_variants set stock_quantity = 0
    where id = (select max(v.id) from product_variants v join products p on p.id = v.product_id where p.status = 'published')`)
  await db.execute(
    sql`update products set stock_quantity = 50 where id in (select product_id from product_variants)`,
  )
  await db.execute(sql`update orders set status = 'confirmed', parcel_status = 'partly_shipped'
    where id = (select min(id) from orders where status = 'completed')`)
  await db.execute(sql`update orders set parcel_status = 'preparing'
    where id = (select min(id) from orders where status = 'placed')`)
  await db.execute(
    sql`update order_returns set status = 'approved' where id = (select min(id) from order_returns)`,
  )
  await db.execute(
    sql`update reviews set status = 'pending' where id in (select id from reviews order by id limit 3)`,
  )
  await db.execute(sql`insert into mails (recipient, subject, html, text, letter, locale, status, next_attempt_at)
    select 'x@example.com', 'Prova', '', '', 'test', 'it', 'failed', now()`)
  waiting = (await server.call('GET', '/admin/waiting', { as: 'admin' })).json()
})
afterAll(() => server.close())

it.each(Object.keys(workPlaces) as Work[])('%s', async work => {
  const { list, filter } = workPlaces[work]
  const query = new URLSearchParams({ ...filter, per_page: '100' })
  const response = await server.call('GET', `${list}?${query}`, { as: 'admin' })
  const { data, meta } = response.json<{ data: unknown[]; meta: { total: number } }>()
  expect({ shown: data.length, total: meta.total }).toEqual({ shown: waiting[work], total: waiting[work] })
})

it('counts each of these kinds, on the dashboard too', async () => {
  const { to_do, products_low } = (
    await server.call('GET', '/admin/dashboard', { as: 'admin' })
  ).json<Dashboard>()
  expect(to_do).toEqual(waiting)
  for (const work of ['prepare', 'returns', 'reviews', 'low_stock'] as const)
    expect(to_do[work]).toBeGreaterThan(0)
  expect(products_low).toHaveLength(Math.min(6, to_do.low_stock))
})
