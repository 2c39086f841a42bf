import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { type Found, mostFound } from '@/contract/endpoints/admin/search.ts'
import { roles } from '@/domain/roles.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const find = async (search: string) =>
  (
    await server.call('GET', `/admin/search?search=${encodeURIComponent(search)}`, { as: 'admin' })
  ).json<Found>()
const first = async <T>(query: string) =>
  (await server.context.db.execute<T & Record<string, unknown>>(query)).rows[0] as T

describe('the search in the header', () => {
  it('finds an order by part of its number, in any case', async () => {
    const { id, number } = await first<{ id: number; number: string }>(
      'select id, number from orders order by id limit 1',
    )
    const { orders } = await find(number.toLowerCase().slice(1))
    expect(orders).toContainEqual(expect.objectContaining({ id, number, buyer: expect.any(String) }))
  })

  it('finds an order by its number as written in emails', async () => {
    const { id, number } = await first<{ id: number; number: string }>(
      'select id, number from orders order by id limit 1',
    )
    const digits = number.slice('BA-'.length)
    for (const written of [
      `#${number}`,
      `ba ${digits}`,
      `BA${digits}`,
      `#ba\u2013${digits}`,
      `${number}\u200b`,
    ])
      expect(
        (await find(written)).orders.map(row => row.id),
        written,
      ).toEqual([id])
  })

  it('finds people by name and email, except deleted accounts', async () => {
    const named = await find('RESELLER@')
    expect(named.users).toMatchObject([{ email: 'reseller@example.com', role: 'reseller' }])
    const { name } = named.users[0] as Found['users'][number]
    expect((await find(name)).users.map(({ email }) => email)).toContain('reseller@example.com')
    await server.context.db.execute(
      `insert into users (name, email, password_hash, role, locale, deleted_at) values ('Andata Via', 'via@example.com', 'x', 'user', 'it', now())`,
    )
    expect((await find('Andata Via')).users).toEqual([])
  })

  it('finds guests by name, email and phone of an order, and no accounts among them', async () => {
    const address = JSON.stringify({ name: 'Ospite Lontana', phone: '+39 347 9988776' })
    await server.context.db.execute(sql`
      insert into orders (number, contact_email, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due,
        vat_percent, payment_method, payment_name, shipping_address, idempotency_key, request_hash, placed_at)
      values ('GUEST-1', 'lontana@example.net', 'it', 'base', 'euro', 'completed', 1000, 0, 0, 820, 180, 1000, 22, 'transfer',
        'Bonifico', ${address}::jsonb, 'guests', '', now())`)
    for (const words of ['lontana ospite', 'LONTANA@', '347 998 8776'])
      expect((await find(words)).guests, words).toMatchObject([
        { name: 'Ospite Lontana', email: 'lontana@example.net' },
      ])
    expect((await find('RESELLER@')).guests).toEqual([])
  })

  it('finds products by title and by the SKU of a variant, in the reader’s language', async () => {
    const { product_id, sku } = await first<{ product_id: number; sku: string }>(
      'select product_id, sku from product_variants order by id limit 1',
    )
    expect((await find(sku)).products.map(({ id }) => id)).toEqual([product_id])
    const { title } = await first<{ title: string }>(
      `select title from product_translations where product_id = ${product_id} and locale = 'it'`,
    )
    expect((await find(title)).products).toContainEqual(expect.objectContaining({ id: product_id, title }))
  })

  it('returns a few results of each kind, and matches wildcard characters literally', async () => {
    await server.context.db.execute(
      `insert into users (name, email, password_hash, role, locale)
        select 'Folla ' || n, 'folla-' || n || '@example.com', 'x', 'user', 'it' from generate_series(1, 9) n`,
    )
    expect((await find('folla')).users).toHaveLength(mostFound)
    expect(await find('%_')).toEqual({
      orders: [],
      users: [],
      guests: [],
      products: [],
      coupons: [],
      pages: [],
    })
  })

  it.each(['+39 333 765-4321', '3337654321', '0039 333 7654321', '333.76'])(
    'finds orders and accounts by the phone number %s',
    async search => {
      const phone = '+39 333 7654321'
      await server.context.db.execute(sql`update orders set shipping_address = shipping_address || jsonb_build_object('phone', ${phone}::text)
        where id = (select min(id) from orders where shipping_address is not null)`)
      await server.context.db.execute(sql`insert into addresses (user_id, address)
        select id, jsonb_build_object('phone', ${phone}::text) from users where email = 'retailer@example.com'`)
      const { orders, users } = await find(search)
      expect(orders).toHaveLength(1)
      expect(users.map(({ email }) => email)).toEqual(['retailer@example.com'])
    },
  )

  it('finds an order by the tracking code of a parcel, in either case', async () => {
    await server.context.db.execute(sql`insert into parcels (order_id, carrier, tracking_code, shipped_at)
      select min(id), 'BRT', 'ZX9812IT77', now() from orders`)
    expect((await find('zx9812')).orders).toHaveLength(1)
    expect((await find('98121')).orders).toEqual([])
  })

  it('finds a coupon by its code and a page by its title in the reader’s language', async () => {
    const { code } = await first<{ code: string }>('select code from coupons order by id limit 1')
    expect((await find(code.toLowerCase())).coupons.map(coupon => coupon.code)).toContain(code)
    const { page_id, title, slug } = await first<{ page_id: number; title: string; slug: string }>(
      `select page_id, title, slug from page_translations where locale = 'it' order by page_id limit 1`,
    )
    expect((await find(title)).pages).toContainEqual({ id: page_id, title, slug })
  })

  it('is available to the shop only, and needs two letters', async () => {
    for (const as of roles.filter(role => role !== 'admin'))
      for (const path of ['/admin/search?search=busta', '/admin/waiting'])
        expect((await server.call('GET', path, { as })).statusCode).toBe(403)
    expect((await server.call('GET', '/admin/search?search=a', { as: 'admin' })).statusCode).toBe(422)
  })
})

describe('open tasks', () => {
  it('equal the counts of the dashboard', async () => {
    const waiting = await server.call('GET', '/admin/waiting', { as: 'admin' })
    const { to_do } = (await server.call('GET', '/admin/dashboard', { as: 'admin' })).json<Dashboard>()
    expect(waiting.json()).toEqual(to_do)
    expect(to_do.low_stock).toBeGreaterThan(0)
  })
})

describe('the dashboard for any two days', () => {
  const days = (query: string) => server.call('GET', `/admin/dashboard?${query}`, { as: 'admin' })

  it('includes both days and the same number before, with their best sellers', async () => {
    const { number } = await first<{ number: string }>(
      `update orders set placed_at = '2025-03-05T12:00:00Z', status = 'confirmed' where id = (select min(id) from orders) returning number`,
    )
    expect(number).toBeTruthy()
    const shown = (await days('from=2025-03-04&to=2025-03-06')).json<Dashboard>()
    expect(shown.period).toBeNull()
    expect(shown.days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2025-03-04', 0],
      ['2025-03-05', 1],
      ['2025-03-06', 0],
    ])
    expect(shown.before.map(({ day }) => day)).toEqual(['2025-03-01', '2025-03-02', '2025-03-03'])
    expect(shown.best.length).toBeGreaterThan(0)
    expect(shown.tiers).toEqual([]) // no payments on those days
  })

  it.each([
    'from=2025-03-06&to=2025-03-04',
    'from=2025-03-04',
    'from=2020-01-01&to=2025-01-01',
    'from=ieri&to=oggi',
  ])('refuses %s as a period', async query => expect((await days(query)).statusCode).toBe(422))
})
