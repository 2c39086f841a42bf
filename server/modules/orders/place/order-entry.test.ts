import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditPreview } from '@/contract/endpoints/admin/order-edit.ts'
import type { OrderDraft, OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const address = {
  kind: 'person',
  name: 'Rosa Rivendi',
  company: '',
  street: 'Via Roma 1',
  street_extra: '',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
  phone: '',
  codice_fiscale: '',
  partita_iva: '',
  sdi: '',
  pec: '',
} as const

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: unknown) =>
  server.call(method, path, { as: 'admin', ...(body !== undefined && { body }) })
const firstRow = async <T>(query: ReturnType<typeof sql>) =>
  (await server.context.db.execute<T & Record<string, unknown>>(query)).rows[0] as T

interface StockLevels {
  id: number
  stock_quantity: number
  base_price: number
  reseller_price: number
}
/** A physical product without variants, with its own reseller price and stock. */
const stockedProduct = async (pieces = 10): Promise<StockLevels> => {
  const rows =
    await firstRow<StockLevels>(sql`select id from products p where status = 'published' and visibility = 'everyone' and not is_digital
    and not exists (select from product_variants v where v.product_id = p.id) order by id limit 1`)
  await server.context.db.execute(sql`update products set stock_quantity = ${pieces}, base_price = 2000, reseller_price = 1500,
    base_discount = 0, reseller_discount = 0, weight = 200 where id = ${rows.id}`)
  return firstRow(
    sql`select id, stock_quantity, base_price, reseller_price from products where id = ${rows.id}`,
  )
}
const stockOf = async (id: number) =>
  (await firstRow<{ n: number }>(sql`select stock_quantity as n from products where id = ${id}`)).n
const customer = async (email = 'reseller@example.com') =>
  (await firstRow<{ id: number }>(sql`select id from users where email = ${email}`)).id

const begin = async (email?: string) =>
  (await ask('POST', '/admin/drafts', { user_id: await customer(email) })).json<OrderEntry>()
const keep = (desk: OrderEntry, change: Partial<OrderDraft> | object) =>
  ask('PUT', `/admin/drafts/${desk.id}`, { draft: { ...desk.draft, ...change }, version: desk.version })
const place = (desk: OrderEntry, change: object = {}) =>
  ask('POST', `/admin/drafts/${desk.id}/place`, {
    version: desk.version,
    expected_due: desk.quote?.totals.due ?? 0,
    ...change,
  })
const line = (product_id: number, rest: object = {}) => ({ product_id, quantity: 2, ...rest })
const ready = { shipping_address: address, payment_method: 'transfer' }

describe('an order that the shop enters', () => {
  it('costs the customer’s tier price, belongs to no customer until placed and to the customer afterwards', async () => {
    const product = await stockedProduct()
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    expect(desk.quote).toMatchObject({ tier: 'reseller', lines: [{ unit_price: 1500, list_price: 1500 }] })
    expect(desk.missing).toEqual([])
    const visibleNumbers = async () =>
      (await server.call('GET', '/me/orders', { as: 'reseller' }))
        .json<{ data: { number: string }[] }>()
        .data.map(order => order.number)
    expect(await visibleNumbers()).not.toContain(desk.number)
    expect((await server.call('GET', `/me/orders/${desk.number}`, { as: 'reseller' })).statusCode).toBe(404)
    expect(await stockOf(product.id)).toBe(10)
    const placed = await place(desk)
    expect(placed.statusCode).toBe(200)
    expect(await visibleNumbers()).toContain(desk.number)
    expect(await stockOf(product.id)).toBe(8)
    const order = (await server.call('GET', `/me/orders/${desk.number}`, { as: 'reseller' })).json<Order>()
    expect(order).toMatchObject({ status: 'placed', due: desk.quote?.totals.due })
    const detail = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect(detail).toMatchObject({ placed_by: { name: 'Ada Bottegaia' }, tier: 'reseller' })
    expect(detail.mails.map(({ letter }) => letter)).toEqual(['order-placed-transfer'])
    expect((await place(desk)).json()).toEqual(placed.json())
    expect(await stockOf(product.id)).toBe(8)
  })

  it('can be read while another admin saves it', async () => {
    const product = await stockedProduct()
    const desk = await begin() // log in before the table is locked
    const save = () => keep(desk, { lines: [line(product.id)] })
    const tableLock = sql`lock table audit_entries in share mode`
    const [saved, read] = await heldUp(server.context.db, tableLock, [
      save,
      () => ask('GET', `/admin/drafts/${desk.id}`),
    ])
    expect([saved.statusCode, read.statusCode]).toEqual([200, 200])
    if (process.env.TEST_DATABASE_URL) expect(read.json<OrderEntry>().version).toBe(desk.version)
  })

  it('at 10 % applies VAT to goods that are taxable at 22 % (specification notes §9)', async () => {
    const product = await stockedProduct()
    const lines = [line(product.id, { quantity: 1, unit_price: 12_200, price_reason: 'Su misura' })]
    const desk = (
      await keep(await begin('user@example.com'), { lines, ...ready, vat_percent: 10 })
    ).json<OrderEntry>()
    const { shipping, taxable, vat, due } = desk.quote!.totals
    expect(taxable).toBe(Math.round((12_200 + shipping) / 1.22))
    expect([vat, due]).toEqual([Math.round(taxable / 10), taxable + Math.round(taxable / 10)])
  })

  it('stores the reason of a changed price on the line and in the audit log, and is not placed without one', async () => {
    const product = await stockedProduct()
    const bare = { lines: [line(product.id, { unit_price: 900 })], ...ready }
    const desk = (await keep(await begin(), bare)).json<OrderEntry>()
    expect(desk.quote?.lines[0]).toMatchObject({ unit_price: 900, list_price: 1500 })
    const refused = await place(desk)
    expect(refused.json().fields).toMatchObject([{ path: 'lines.0.price_reason', code: 'price_reason' }])
    expect(await stockOf(product.id)).toBe(10)
    const changed = { ...bare, lines: [line(product.id, { unit_price: 900, price_reason: 'Fine serie' })] }
    const saved = (await keep(desk, changed)).json<OrderEntry>()
    expect((await place(saved)).statusCode).toBe(200)
    const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect(order.lines[0]).toMatchObject({ unit_price: 900, list_price: 1500, price_reason: 'Fine serie' })
    const { data } = (await ask('GET', `/admin/audit?record=order&record_id=${desk.id}`)).json()
    expect(JSON.stringify(data[0].changes)).toContain('Fine serie')
  })

  it('refuses a price from a shopper', async () => {
    const product = await stockedProduct()
    const body = { lines: [line(product.id, { unit_price: 1 })] }
    expect((await server.call('POST', '/checkout/quote', { as: 'user', body })).statusCode).toBe(422)
  })

  it('is refused as a whole when stock is short, the total differs, or another admin saved in the meantime', async () => {
    const product = await stockedProduct(1)
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    expect(desk.quote?.problems).toMatchObject([{ code: 'not_enough_stock', left: 1 }])
    expect((await place(desk)).json()).toMatchObject({ code: 'sold_out' })
    const fits = (await keep(desk, { lines: [line(product.id, { quantity: 1 })] })).json<OrderEntry>()
    expect((await place(fits, { expected_due: 1 })).json()).toMatchObject({ code: 'total_changed' })
    const stale = await keep(desk, { note: 'di un altro' })
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { version: fits.version } })
    expect((await place(desk)).json()).toMatchObject({ code: 'conflict' })
    expect(await stockOf(product.id)).toBe(1)
    const responses = await Promise.all([place(fits), place(fits)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await stockOf(product.id)).toBe(0)
  })

  it('takes no money before it is placed', async () => {
    const product = await stockedProduct()
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    const amount = desk.quote?.totals.due
    const paid = await ask('POST', `/admin/orders/${desk.id}/payments`, { amount })
    expect(paid.json()).toMatchObject({ code: 'order_state' })
    expect((await ask('GET', `/admin/drafts/${desk.id}`)).statusCode).toBe(200)
    expect(await stockOf(product.id)).toBe(10)
  })

  it('can be deleted until it is placed', async () => {
    const desk = await begin()
    expect((await ask('DELETE', `/admin/drafts/${desk.id}`)).statusCode).toBe(200)
    expect((await ask('GET', `/admin/drafts/${desk.id}`)).statusCode).toBe(404)
    const product = await stockedProduct()
    const placedDraft = (
      await keep(await begin(), { lines: [line(product.id)], ...ready })
    ).json<OrderEntry>()
    await place(placedDraft)
    expect((await ask('DELETE', `/admin/drafts/${placedDraft.id}`)).json()).toMatchObject({
      code: 'order_state',
    })
  })
})

const placed = async (pieces = 10) => {
  const product = await stockedProduct(pieces)
  const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
  await place(desk)
  const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
  return { product, order, lineId: order.lines[0]!.id }
}
const edit = (order: AdminOrder, change: object, suffix: '' | '/preview' = '') =>
  ask('POST', `/admin/orders/${order.id}/edit${suffix}`, { version: order.version, ...change })

describe('editing a placed order', () => {
  it('applies what the preview showed, including stock and the amount due', async () => {
    const { product, order, lineId } = await placed()
    const change = { lines: [{ id: lineId, quantity: 5 }] }
    const preview = (await edit(order, change, '/preview')).json<EditPreview>()
    expect(preview).toMatchObject({
      problems: [],
      stock: [{ pieces: -3 }],
      lines: [{ quantity: { from: 2, to: 5 } }],
    })
    expect(await stockOf(product.id)).toBe(8)
    const changed = (await edit(order, change)).json<AdminOrder>()
    expect([changed.due, changed.lines[0]?.quantity]).toEqual([preview.after.due, 5])
    expect(await stockOf(product.id)).toBe(5)
    expect((await edit(order, change)).json()).toMatchObject({ code: 'conflict' })
    const paid = await ask('POST', `/admin/orders/${order.id}/payments`, { amount: changed.due })
    expect(paid.json()).toMatchObject({ payment_status: 'paid' })
    const stale = await edit(paid.json<AdminOrder>(), { lines: [{ id: lineId, quantity: 1 }] }, '/preview')
    expect(stale.json<EditPreview>().problems).toEqual(['paid'])
  })

  it('recomputes a percentage coupon in the preview and afterwards', async () => {
    const product = await stockedProduct(20)
    await server.context.db.execute(sql`insert into coupons (code, percent, minimum, max_uses_each)
      values ('DIECI-DOPO', 10, 2000, 99)`)
    const draft = { lines: [line(product.id)], coupon_code: 'DIECI-DOPO', ...ready }
    const desk = (await keep(await begin(), draft)).json<OrderEntry>()
    expect((await place(desk)).statusCode).toBe(200)
    const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect([order.subtotal, order.discount]).toEqual([3000, 300])
    const increased = { lines: [{ id: order.lines[0]!.id, quantity: 5 }] }
    const preview = (await edit(order, increased, '/preview')).json<EditPreview>()
    expect([preview.before.discount, preview.after.discount]).toEqual([300, 750])
    const changed = (await edit(order, increased)).json<AdminOrder>()
    expect([changed.subtotal, changed.discount, changed.due]).toEqual([7500, 750, preview.after.due])
    const decreased = { lines: [{ id: order.lines[0]!.id, quantity: 1 }] }
    expect((await edit(changed, decreased, '/preview')).json<EditPreview>().after.discount).toBe(0)
  })

  it('never takes more than the available stock', async () => {
    const { product, order, lineId } = await placed(3)
    const change = { lines: [{ id: lineId, quantity: 9 }] }
    const preview = (await edit(order, change, '/preview')).json<EditPreview>()
    expect(preview.problems).toEqual(['not_enough_stock'])
    expect(preview.stock).toMatchObject([{ pieces: -7, left: 1 }])
    expect((await edit(order, change)).json()).toMatchObject({
      code: 'sold_out',
      fields: [{ code: 'stock_left', params: { name: expect.any(String), count: 1 } }],
    })
    expect(await stockOf(product.id)).toBe(1)
    await ask('POST', `/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect(await stockOf(product.id)).toBe(3)
  })

  it('hides team notes from the buyer, and tracks production by line', async () => {
    const { order, lineId } = await placed()
    const noted = await ask('POST', `/admin/orders/${order.id}/notes`, { text: 'Chiama prima di spedire' })
    expect(noted.json<AdminOrder>().notes).toMatchObject([
      { text: 'Chiama prima di spedire', by: 'Ada Bottegaia' },
    ])
    await server.context.db.execute(sql`update order_lines set is_personalised = true where id = ${lineId}`)
    const moved = await ask('PATCH', `/admin/order-lines/${lineId}`, { production_state: 'in_work' })
    expect(moved.json<AdminOrder>().lines[0]).toMatchObject({ production_state: 'in_work' })
    const buyerView = await server.call('GET', `/me/orders/${order.number}`, { as: 'reseller' })
    expect(buyerView.body).not.toContain('Chiama prima')
    expect(buyerView.body).not.toContain('production_state')
  })

  it('writes the audit entry in the transaction of the change: without an entry nothing changes', async () => {
    const { order } = await placed()
    await server.context.db.execute(sql`create function no_register() returns trigger language plpgsql as
      $$ begin raise exception 'register is closed'; end $$`)
    await server.context.db.execute(
      sql`create trigger closed before insert on audit_entries execute function no_register()`,
    )
    const status = () => ask('POST', `/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect((await status()).statusCode).toBe(500)
    const storedStatus = async () =>
      (await firstRow<{ status: string }>(sql`select status from orders where id = ${order.id}`)).status
    expect(await storedStatus()).toBe('placed')
    await server.context.db.execute(sql`drop trigger closed on audit_entries`)
    expect((await status()).statusCode).toBe(200)
    expect(await storedStatus()).toBe('cancelled')
  })
})
