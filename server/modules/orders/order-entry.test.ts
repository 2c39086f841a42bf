import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  EditPreview,
  OrderDraft,
  OrderEntry,
} from '../../../src/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '../../../src/contract/endpoints/admin/orders.ts'
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

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
const one = async <T>(query: ReturnType<typeof sql>) =>
  (await server.context.db.execute<T & Record<string, unknown>>(query)).rows[0] as T

interface StockLevels {
  id: number
  stock_quantity: number
  base_price: number
  reseller_price: number
}
/** A physical product without variants, with its own reseller price and stock. */
const shelf = async (pieces = 10): Promise<StockLevels> => {
  const found =
    await one<StockLevels>(sql`select id from products p where status = 'published' and visibility = 'everyone' and not is_digital
    and not exists (select from product_variants v where v.product_id = p.id) order by id limit 1`)
  await server.context.db.execute(sql`update products set stock_quantity = ${pieces}, base_price = 2000, reseller_price = 1500,
    base_discount = 0, reseller_discount = 0, weight = 200 where id = ${found.id}`)
  return one(sql`select id, stock_quantity, base_price, reseller_price from products where id = ${found.id}`)
}
const stockOf = async (id: number) =>
  (await one<{ n: number }>(sql`select stock_quantity as n from products where id = ${id}`)).n
const customer = async (email = 'reseller@example.com') =>
  (await one<{ id: number }>(sql`select id from users where email = ${email}`)).id

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

describe('an order the shop puts together', () => {
  it('costs what the customer’s tier pays; it is nobody’s until placed, and then the customer’s', async () => {
    const product = await shelf()
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    expect(desk.quote).toMatchObject({ tier: 'reseller', lines: [{ unit_price: 1500, list_price: 1500 }] })
    expect(desk.missing).toEqual([])
    const seen = async () =>
      (await server.call('GET', '/me/orders', { as: 'reseller' }))
        .json<{ data: { number: string }[] }>()
        .data.map(order => order.number)
    expect(await seen()).not.toContain(desk.number)
    expect((await server.call('GET', `/me/orders/${desk.number}`, { as: 'reseller' })).statusCode).toBe(404)
    expect(await stockOf(product.id)).toBe(10)
    const placed = await place(desk)
    expect(placed.statusCode).toBe(200)
    expect(await seen()).toContain(desk.number)
    expect(await stockOf(product.id)).toBe(8)
    const order = (await server.call('GET', `/me/orders/${desk.number}`, { as: 'reseller' })).json<Order>()
    expect(order).toMatchObject({ status: 'placed', due: desk.quote?.totals.due })
    const shown = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect(shown).toMatchObject({ placed_by: { name: 'Ada Bottegaia' }, tier: 'reseller' })
    expect(shown.mails.map(({ letter }) => letter)).toEqual(['order-placed-transfer'])
    expect((await place(desk)).json()).toEqual(placed.json())
    expect(await stockOf(product.id)).toBe(8)
  })

  it('is read while somebody else saves it', async () => {
    const product = await shelf()
    const desk = await begin() // logged in before anything is held
    const save = () => keep(desk, { lines: [line(product.id)] })
    const held = sql`lock table audit_entries in share mode`
    const [saved, read] = await heldUp(server.context.db, held, [
      save,
      () => ask('GET', `/admin/drafts/${desk.id}`),
    ])
    expect([saved.statusCode, read.statusCode]).toEqual([200, 200])
    if (process.env.TEST_DATABASE_URL) expect(read.json<OrderEntry>().version).toBe(desk.version)
  })

  it('at 10 % takes the VAT on what is taxable at 22 % (specification notes §9)', async () => {
    const product = await shelf()
    const lines = [line(product.id, { quantity: 1, unit_price: 12_200, price_reason: 'Su misura' })]
    const desk = (
      await keep(await begin('user@example.com'), { lines, ...ready, vat_percent: 10 })
    ).json<OrderEntry>()
    const { shipping, taxable, vat, due } = desk.quote!.totals
    expect(taxable).toBe(Math.round((12_200 + shipping) / 1.22))
    expect([vat, due]).toEqual([Math.round(taxable / 10), taxable + Math.round(taxable / 10)])
  })

  it('keeps why a price is not the list’s on the line and in the register; without a reason it is not placed', async () => {
    const product = await shelf()
    const bare = { lines: [line(product.id, { unit_price: 900 })], ...ready }
    const desk = (await keep(await begin(), bare)).json<OrderEntry>()
    expect(desk.quote?.lines[0]).toMatchObject({ unit_price: 900, list_price: 1500 })
    const refused = await place(desk)
    expect(refused.json().fields).toMatchObject([{ path: 'lines.0.price_reason', code: 'price_reason' }])
    expect(await stockOf(product.id)).toBe(10)
    const said = { ...bare, lines: [line(product.id, { unit_price: 900, price_reason: 'Fine serie' })] }
    const again = (await keep(desk, said)).json<OrderEntry>()
    expect((await place(again)).statusCode).toBe(200)
    const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect(order.lines[0]).toMatchObject({ unit_price: 900, list_price: 1500, price_reason: 'Fine serie' })
    const { data } = (await ask('GET', `/admin/audit?record=order&record_id=${desk.id}`)).json()
    expect(JSON.stringify(data[0].changes)).toContain('Fine serie')
  })

  it('a shopper cannot name a price', async () => {
    const product = await shelf()
    const body = { lines: [line(product.id, { unit_price: 1 })] }
    expect((await server.call('POST', '/checkout/quote', { as: 'user', body })).statusCode).toBe(422)
  })

  it('is refused whole when the shelf is short, the sum is another, or another admin saved meanwhile', async () => {
    const product = await shelf(1)
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    expect(desk.quote?.problems).toMatchObject([{ code: 'not_enough_stock', left: 1 }])
    expect((await place(desk)).json()).toMatchObject({ code: 'sold_out' })
    const fits = (await keep(desk, { lines: [line(product.id, { quantity: 1 })] })).json<OrderEntry>()
    expect((await place(fits, { expected_due: 1 })).json()).toMatchObject({ code: 'total_changed' })
    const late = await keep(desk, { note: 'di un altro' })
    expect(late.json()).toMatchObject({ code: 'conflict', current: { version: fits.version } })
    expect((await place(desk)).json()).toMatchObject({ code: 'conflict' })
    expect(await stockOf(product.id)).toBe(1)
    const both = await Promise.all([place(fits), place(fits)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await stockOf(product.id)).toBe(0)
  })

  it('takes no money before it is placed', async () => {
    const product = await shelf()
    const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    const amount = desk.quote?.totals.due
    const paid = await ask('POST', `/admin/orders/${desk.id}/payments`, { amount })
    expect(paid.json()).toMatchObject({ code: 'order_state' })
    expect((await ask('GET', `/admin/drafts/${desk.id}`)).statusCode).toBe(200)
    expect(await stockOf(product.id)).toBe(10)
  })

  it('can be thrown away, and what is placed cannot', async () => {
    const desk = await begin()
    expect((await ask('DELETE', `/admin/drafts/${desk.id}`)).statusCode).toBe(200)
    expect((await ask('GET', `/admin/drafts/${desk.id}`)).statusCode).toBe(404)
    const product = await shelf()
    const other = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
    await place(other)
    expect((await ask('DELETE', `/admin/drafts/${other.id}`)).json()).toMatchObject({ code: 'order_state' })
  })
})

const placed = async (pieces = 10) => {
  const product = await shelf(pieces)
  const desk = (await keep(await begin(), { lines: [line(product.id)], ...ready })).json<OrderEntry>()
  await place(desk)
  const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
  return { product, order, lineId: order.lines[0]!.id }
}
const edit = (order: AdminOrder, change: object, what: '' | '/preview' = '') =>
  ask('POST', `/admin/orders/${order.id}/edit${what}`, { version: order.version, ...change })

describe('a placed order', () => {
  it('changes as the preview showed, with its stock and what is to be paid', async () => {
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
    const late = await edit(paid.json<AdminOrder>(), { lines: [{ id: lineId, quantity: 1 }] }, '/preview')
    expect(late.json<EditPreview>().problems).toEqual(['paid'])
  })

  it('takes a percentage of what it comes to now, in the preview and after it', async () => {
    const product = await shelf(20)
    await server.context.db.execute(sql`insert into coupons (code, percent, minimum, max_uses_each)
      values ('DIECI-DOPO', 10, 2000, 99)`)
    const draft = { lines: [line(product.id)], coupon_code: 'DIECI-DOPO', ...ready }
    const desk = (await keep(await begin(), draft)).json<OrderEntry>()
    expect((await place(desk)).statusCode).toBe(200)
    const order = (await ask('GET', `/admin/orders/${desk.id}`)).json<AdminOrder>()
    expect([order.subtotal, order.discount]).toEqual([3000, 300])
    const more = { lines: [{ id: order.lines[0]!.id, quantity: 5 }] }
    const preview = (await edit(order, more, '/preview')).json<EditPreview>()
    expect([preview.before.discount, preview.after.discount]).toEqual([300, 750])
    const changed = (await edit(order, more)).json<AdminOrder>()
    expect([changed.subtotal, changed.discount, changed.due]).toEqual([7500, 750, preview.after.due])
    const less = { lines: [{ id: order.lines[0]!.id, quantity: 1 }] }
    expect((await edit(changed, less, '/preview')).json<EditPreview>().after.discount).toBe(0)
  })

  it('never takes more than the shelf holds', async () => {
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

  it('keeps notes of the team from its buyer, and the workshop’s progress by line', async () => {
    const { order, lineId } = await placed()
    const noted = await ask('POST', `/admin/orders/${order.id}/notes`, { text: 'Chiama prima di spedire' })
    expect(noted.json<AdminOrder>().notes).toMatchObject([
      { text: 'Chiama prima di spedire', by: 'Ada Bottegaia' },
    ])
    const moved = await ask('PATCH', `/admin/order-lines/${lineId}`, { production_state: 'in_work' })
    expect(moved.json<AdminOrder>().lines[0]).toMatchObject({ production_state: 'in_work' })
    const seen = await server.call('GET', `/me/orders/${order.number}`, { as: 'reseller' })
    expect(seen.body).not.toContain('Chiama prima')
    expect(seen.body).not.toContain('production_state')
  })

  it('stands in the register in the transaction of the change: no entry, no change', async () => {
    const { order } = await placed()
    await server.context.db.execute(sql`create function no_register() returns trigger language plpgsql as
      $$ begin raise exception 'register is closed'; end $$`)
    await server.context.db.execute(
      sql`create trigger closed before insert on audit_entries execute function no_register()`,
    )
    const status = () => ask('POST', `/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect((await status()).statusCode).toBe(500)
    const stands = async () =>
      (await one<{ status: string }>(sql`select status from orders where id = ${order.id}`)).status
    expect(await stands()).toBe('placed')
    await server.context.db.execute(sql`drop trigger closed on audit_entries`)
    expect((await status()).statusCode).toBe(200)
    expect(await stands()).toBe('cancelled')
  })
})
