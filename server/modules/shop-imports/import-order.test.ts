import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import { forgetImportedOrders, importedOfAccount } from './imported-orders-repo.ts'
import { type ImportServer, openImportServer, parsedFile, preview } from './testing/import-files.ts'

let server: ImportServer
beforeAll(async () => {
  server = await openImportServer('import_shop_orders')
})
afterAll(() => server.close())

const ordersFound = async (search: string) =>
  (
    await server.call('GET', `/admin/imported-orders?search=${encodeURIComponent(search)}`, { as: 'admin' })
  ).json<{
    data: ImportedOrder[]
    meta: { total: number }
  }>()

/** Number of rows that an order of the shop itself would write. */
const rowsOfShop = async () => {
  const { rows } = await server.context.db.execute(sql`
    select (select count(*) from orders) as orders, (select count(*) from stock_movements) as movements,
      (select count(*) from mails) as mails, (select count(*) from sale_documents) as documents,
      (select count(*) from payments) as payments, (select sum(stock_quantity) from products) as stock`)
  return rows[0]
}

describe('import of orders', () => {
  it('reports in a dry run the values it reads, and stores nothing', async () => {
    const results = await preview(server, parsedFile('shopify-orders.csv'))
    expect(results.map(({ subject, done }) => [subject, done])).toEqual([
      ['#1001', 'created'],
      ['#1002', 'created'],
      ['#1003', 'failed'],
    ])
    expect(results[0]?.changes).toContainEqual({ path: 'total', before: null, after: 6070 })
    expect(results[2]?.faults).toEqual([
      { path: 'placed_at', code: 'date', params: { line: 5 } },
      { path: 'total', code: 'money', params: { line: 5 } },
    ])
    expect((await ordersFound('1001')).data).toEqual([])
  })

  it('stores an order with all rows of the file as history, and nothing else', async () => {
    const before = await rowsOfShop()
    expect(await server.importFile(parsedFile('shopify-orders.csv'))).toMatchObject({
      succeeded: 2,
      failed: 1,
    })
    const [order] = (await ordersFound('1001')).data
    expect(order).toMatchObject({
      source: 'shopify',
      email: 'mara@example.com',
      placed_at: '2025-10-02T15:09:33.000Z',
      status: 'paid',
      total: 6070,
      shipping: 590,
      billing: 'Mara Bianchi\nVia Roma 1\n37121 Verona (VR)\nIT',
      lines: [
        { sku: 'TRAY-G-S', title: 'Dice tray - Green', quantity: 2, unit_price: 1990 },
        { sku: 'BOX-1', title: 'Deck box', quantity: 1, unit_price: 1500 },
      ],
    })
    expect(await rowsOfShop()).toEqual(before)
  })

  it('changes the same order when the file is imported again', async () => {
    const file = parsedFile('shopify-orders.csv')
    const row = file.records[1]?.rows[0]
    if (!row) throw new Error('no row')
    row.cells.status = 'paid'
    const results = await preview(server, file)
    expect(results.map(({ done }) => done)).toEqual(['same', 'changed', 'failed'])
    await server.importFile(file)
    const { data, meta } = await ordersFound('1002')
    expect([meta.total, data[0]?.status]).toEqual([1, 'paid'])
  })

  it('reads the export of WooCommerce with a row per item, in the time zone of the shop', async () => {
    await server.importFile(parsedFile('woo-orders.csv'))
    const [ada] = (await ordersFound('ada@example.com')).data
    expect(ada).toMatchObject({
      source: 'woocommerce',
      number: '812',
      placed_at: '2025-07-01T07:30:00.000Z',
      status: 'paid',
      discount: 200,
      payment: 'Bonifico',
      delivery: 'Ada Conti\nCorso Milano 3\n35139 Padova (PD)\nIT',
    })
    const [ugo] = (await ordersFound('Neri')).data
    expect([ugo?.status, ugo?.lines.length]).toEqual(['cancelled', 2])
  })

  it('exports and erases the orders of an account with the same verified email', async () => {
    const { rows } = await server.context.db.execute<{ id: number; email: string }>(
      sql`select id, email from users where role = 'user' and email_verified_at is not null order by id limit 1`,
    )
    const user = rows[0]
    if (!user) throw new Error('no user')
    await server.context.db.execute(
      sql`update imported_orders set email = ${user.email} where number = '812'`,
    )
    const { db } = server.context
    const { imported_orders } = await server.context.exportPersonalData(db, user.id)
    expect(imported_orders).toMatchObject([{ number: '812' }])
    await db.transaction(tx => forgetImportedOrders(tx, importedOfAccount(user.id)))
    expect((await ordersFound('812')).data).toEqual([])
  })
})

describe('orders of the former system in the account of the buyer', () => {
  const earlier = async (as: 'user' | 'other') =>
    (await server.call('GET', '/me/earlier-orders', { as })).json<{
      data: { number: string; total: number }[]
    }>().data
  const setOwner = (email: string) =>
    server.context.db.execute(sql`update imported_orders set email = ${email} where number = '#1001'`)
  const setVerified = (at: string | null) =>
    server.context.db.execute(
      sql`update users set email_verified_at = ${at}::timestamptz where email = 'user@example.com'`,
    )

  it('shows imported orders only to the account with the same verified email', async () => {
    await server.importFile(parsedFile('shopify-orders.csv'))
    await setOwner('user@example.com')
    await setVerified('2026-01-01')
    expect(await earlier('user')).toMatchObject([{ number: '#1001', total: 6070 }])
    expect(await earlier('other')).toEqual([])
    expect((await server.call('GET', '/me/earlier-orders')).statusCode).toBe(401)
  })

  it('hides imported orders while the email of the account is not verified', async () => {
    await setOwner('user@example.com')
    await setVerified(null)
    expect(await earlier('user')).toEqual([])
    await setVerified('2026-01-01')
    expect(await earlier('user')).toHaveLength(1)
  })
})
