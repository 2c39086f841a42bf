/** admin 13: a staff member reads an order in their own language; the order stores what its buyer read. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let order: number
let italian: { title: string; variant: string }

beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  const placed = await db.execute<{ id: number }>(sql`
    insert into orders (number, user_id, locale, tier, currency, status, parcel_status, subtotal, shipping, discount, taxable,
      vat, due, vat_percent, payment_method, payment_name, shipping_method, shipping_name, idempotency_key, request_hash, placed_at)
    select 'BA-99001', u.id, 'de', 'base', 'euro', 'confirmed', 'preparing', 2000, 0, 0, 1640, 360, 2000, 22, 'transfer',
      'Überweisung', (select code from shipping_methods order by position limit 1), 'Paket', 'shop-words', '', now()
    from users u where u.email = 'user@example.com' returning id`)
  order = placed.rows[0]?.id ?? 0
  const sold = await db.execute<{ title: string; variant: string }>(sql`
    select t.title, v.names->>'it' as variant from product_variants v
    join product_translations t on t.product_id = v.product_id and t.locale = 'it' order by v.id limit 1`)
  italian = sold.rows[0] as typeof italian
  await db.execute(sql`
    insert into order_lines (order_id, position, product_id, variant_ids, title, choice, sku, quantity, unit_price, total, weight)
    select ${order}, 0, v.product_id, array[v.id], 'Deutscher Titel', 'Größe', v.sku, 1, 1000, 1000, 0
    from product_variants v order by v.id limit 1`)
  await db.execute(sql`
    insert into order_lines (order_id, position, product_id, title, choice, sku, quantity, unit_price, total, weight)
    values (${order}, 1, 999999, 'Längst vergriffen', 'Rot', 'GONE', 1, 1000, 1000, 0)`)
  await db.execute(sql`insert into order_returns (order_id, reason, text, status, lines, created_at)
    select ${order}, 'other', '', 'requested', json_build_array(json_build_object('line_id', min(id), 'quantity', 1)), now()
    from order_lines where order_id = ${order}`)
})
afterAll(() => server.close())

const read = async <Answer>(path: string, locale: string, as: 'admin' | 'user' = 'admin'): Promise<Answer> =>
  (await server.call('GET', path, { as, headers: { 'x-locale': locale } })).json()

it('translates lines, choices and methods for the reader, and keeps the stored texts of a deleted product', async () => {
  const detail = await read<AdminOrder>(`/admin/orders/${order}`, 'it')
  expect(detail.lines.map(({ title, choice, sold_as }) => [title, choice, sold_as])).toEqual([
    [italian.title, italian.variant, 'Deutscher Titel · Größe'],
    ['Längst vergriffen', 'Rot', null],
  ])
  expect(detail.payment_method.name).toBe('Bonifico bancario')
  expect(detail.shipping_method?.name).not.toBe('Paket')
  const { data } = await read<{ data: { order: { id: number }; lines: { title: string }[] }[] }>(
    '/admin/returns',
    'it',
  )
  expect(data.find(entry => entry.order.id === order)?.lines[0]?.title).toBe(italian.title)
})

it('shows the buyer, and a German admin, what was sold', async () => {
  const buyerOrder = await read<Order>('/me/orders/BA-99001', 'de', 'user')
  expect(buyerOrder.lines[0]).toMatchObject({ title: 'Deutscher Titel', choice: 'Größe' })
  const german = await read<AdminOrder>(`/admin/orders/${order}`, 'de')
  expect(german.lines[0]).toMatchObject({ title: 'Deutscher Titel', sold_as: null })
  expect(german.payment_method.name).toBe('Überweisung')
})
