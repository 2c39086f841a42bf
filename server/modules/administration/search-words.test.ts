/** admin 12: a search ignores accents and the order of words, and finds an order by its destination and items. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '@/contract/endpoints/admin/search.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let order: number

const address = JSON.stringify({
  name: 'Zoë Łukasiewicz',
  street: 'Via Po 1',
  zip: '01067',
  city: 'Görlitz',
  country: 'DE',
})

beforeAll(async () => {
  server = await openTestServer()
  const { db } = server.context
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (name, email, role, locale) values ('Jürgen Grünwälder', 'koenig@example.com', 'user', 'de') returning id`)
  const placed = await db.execute<{ id: number }>(sql`
    insert into orders (number, user_id, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due,
      vat_percent, payment_method, payment_name, shipping_address, idempotency_key, request_hash, placed_at)
    values ('WORD-1', ${rows[0]?.id}, 'de', 'base', 'euro', 'completed', 1000, 0, 0, 820, 180, 1000, 22, 'transfer',
      'Bonifico', ${address}::jsonb, 'words', '', now()) returning id`)
  order = placed.rows[0]?.id ?? 0
  await db.execute(sql`
    insert into order_lines (order_id, position, product_id, title, sku, quantity, unit_price, total, weight)
    select ${order}, 0, p.id, 'Auf Deutsch verkauft', p.sku, 1, 1000, 1000, 0 from products p
    join product_translations t on t.product_id = p.id and t.locale = 'it' order by p.id limit 1`)
})
afterAll(() => server.close())

const read = async <Answer>(path: string, search: string): Promise<Answer> =>
  (
    await server.call(
      'GET',
      `/admin${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}`,
      {
        as: 'admin',
        headers: { 'x-locale': 'it' },
      },
    )
  ).json()

it.each(['grunwalder', 'GRÜNWÄLDER', 'Grünwälder Jürgen', 'jurgen  grunwalder', 'grunwalder koenig@'])(
  'finds the person by %s',
  async words => {
    const names = (list: { name: string }[]) => list.map(({ name }) => name)
    expect(names((await read<Found>('/search', words)).users)).toEqual(['Jürgen Grünwälder'])
    expect(names((await read<{ data: { name: string }[] }>('/users', words)).data)).toEqual([
      'Jürgen Grünwälder',
    ])
  },
)

it.each(['gorlitz', 'Görlitz Grunwalder', 'word-1', 'lukasiewicz ZOE', '01067'])(
  'finds the order by %s',
  async words => {
    expect((await read<Found>('/search', words)).orders.map(({ number }) => number)).toEqual(['WORD-1'])
    const { data, meta } = await read<{ data: { id: number }[]; meta: { total: number } }>('/orders', words)
    expect([data.map(({ id }) => id), meta.total]).toEqual([[order], 1])
  },
)

it('finds orders by their items, in the shop’s language and by SKU', async () => {
  const { rows } = await server.context.db.execute<{ title: string; sku: string }>(sql`
    select t.title, p.sku from products p join product_translations t on t.product_id = p.id and t.locale = 'it'
    order by p.id limit 1`)
  for (const words of [rows[0]?.title ?? '', rows[0]?.sku ?? '', `${rows[0]?.title} görlitz`])
    expect(
      (await read<{ data: { id: number }[] }>('/orders?per_page=100', words)).data.map(({ id }) => id),
    ).toContain(order)
  expect((await read<Found>('/search', `${rows[0]?.title} palermo`)).orders).toEqual([])
})

it('finds a product by its words in any order', async () => {
  const { rows } = await server.context.db.execute<{ id: number; title: string }>(sql`
    select product_id as id, title from product_translations where locale = 'it' and title like '% %' order by 1 limit 1`)
  const turned = rows[0]?.title.split(' ').toReversed().join(' ').toUpperCase() ?? ''
  expect((await read<{ data: { id: number }[] }>('/products', turned)).data.map(({ id }) => id)).toContain(
    rows[0]?.id,
  )
})

/** Every searchable list of the administration, with a word that none of its rows contains. */
it.each([
  '/mails',
  '/characters',
  '/articles',
  '/rooms',
  '/audit',
  '/reviews',
  '/creations',
  '/tickets',
  '/returns',
  '/promotions',
  '/packs/batches',
  '/packs',
  '/bookings',
  '/coupons',
  '/campaigns',
  '/subscribers',
  '/pages',
  '/collections',
  '/documents',
  '/users',
])('searches %s by the same rule', async path => {
  const result = await read<{ data: unknown[]; meta: { total: number } }>(path, 'nessuno %_ così')
  expect(result).toMatchObject({ data: [], meta: { total: 0 } })
})
