/** Products added to an unpaid order (decision 0086). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditPreview } from '@/contract/endpoints/admin/order-edit.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { users } from '../../../db/schema/auth.ts'
import { products } from '../../../db/schema/catalog.ts'
import { orders, payments } from '../../../db/schema/orders.ts'
import { saleDocuments } from '../../../db/schema/sale-documents.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { line } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'

interface Item {
  id: number
  base_price: number
  title: string
}

let shop: GuestFixture
let ordered: Item
let other: Item
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.execute(sql`update orders set status = 'cancelled' where status <> 'draft'`)
  ordered = await shop.shelve(20, 0)
  other = await shop.shelve(5, 1)
})

const admin = async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
  const response = await shop.call(method, `/admin${path}`, { as: 'admin', body })
  return { status: response.statusCode, body: response.json<T & { code?: string; fields?: object[] }>() }
}
const readOrder = async (id: number) => (await admin<AdminOrder>('GET', `/orders/${id}`)).body

const byNumber = async (number: string) => {
  const [row] = await shop.context.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return readOrder(row?.id ?? 0)
}
const cart = (pieces = 2, payment_method: 'transfer' | 'cash' = 'transfer') => ({
  lines: [line(ordered.id, pieces)],
  payment_method,
})
const unpaid = async (method: 'transfer' | 'cash' = 'transfer') =>
  byNumber((await shop.buy(cart(2, method))).body.order.number)

const one = (product_id: number, quantity = 1) => ({ product_id, quantity })
const edit = (order: AdminOrder, change: object) =>
  admin<AdminOrder>('POST', `/orders/${order.id}/edit`, { version: order.version, ...change })
const preview = async (order: AdminOrder, change: object) =>
  (
    await admin<EditPreview>('POST', `/orders/${order.id}/edit/preview`, {
      version: order.version,
      ...change,
    })
  ).body

describe('a product added to an unpaid order', () => {
  it.each(['transfer', 'cash'] as const)(
    'costs what the preview showed and what a new order of the same goods costs (%s)',
    async method => {
      const order = await unpaid(method)
      const change = { added: [one(other.id, 3)] }
      const previewed = await preview(order, change)
      expect(previewed).toMatchObject({
        ...{ problems: [], refused: [], lines: [] },
        added: [{ product_id: other.id, title: other.title, quantity: 3, unit_price: other.base_price }],
        stock: [{ title: other.title, pieces: -3, left: null }],
      })
      expect(await shop.stockOf(other.id)).toBe(5)
      const { status, body } = await edit(order, { ...change, expected_due: previewed.after.due })
      expect(status).toBe(200)
      const { totals } = await shop.quote(
        { ...cart(2, method), lines: [line(ordered.id, 2), line(other.id, 3)] },
        'user',
      )
      expect([body.subtotal, body.due]).toEqual([totals.subtotal, previewed.after.due])
      if (body.shipping === totals.shipping) expect(body.due).toBe(totals.due)
      expect(body.lines.map(({ title, quantity }) => [title, quantity])).toEqual([
        [ordered.title, 2],
        [other.title, 3],
      ])
      expect(await shop.stockOf(other.id)).toBe(2)
    },
  )

  it('changes the expected payment, timeline and audit log, and issues no document until it is paid', async () => {
    const order = await unpaid()
    const { body } = await edit(order, { added: [one(other.id)] })
    const rows = await shop.context.db.select().from(payments).where(eq(payments.order_id, order.id))
    expect(rows).toMatchObject([{ amount: body.due }])
    expect(body.timeline.map(({ kind }) => kind)).toEqual(['placed', 'edited'])
    expect(body.documents).toEqual([])
    const { body: log } = await admin<{ data: { changes: object }[] }>(
      'GET',
      `/audit?record=order&record_id=${order.id}`,
    )
    expect(JSON.stringify(log.data[0]?.changes)).toContain(other.title)
    const paid = await admin<AdminOrder>('POST', `/orders/${order.id}/payments`, { amount: body.due })
    expect(paid.body).toMatchObject({ payment_status: 'paid', documents: [{ kind: 'summary' }] })
    const [document] = await shop.context.db
      .select()
      .from(saleDocuments)
      .where(eq(saleDocuments.order_id, order.id))
    expect(document?.due).toBe(body.due)
  })

  it('joins the line with the same product at the same price, and becomes a line of its own at another price', async () => {
    const order = await unpaid()
    const joined = (await edit(order, { added: [one(ordered.id)] })).body
    expect(joined.lines).toMatchObject([{ id: order.lines[0]?.id, quantity: 3 }])
    await shop.context.db
      .update(products)
      .set({ base_price: ordered.base_price + 100 })
      .where(eq(products.id, ordered.id))
    const { body } = await edit(joined, { added: [one(ordered.id)] })
    await shop.context.db
      .update(products)
      .set({ base_price: ordered.base_price })
      .where(eq(products.id, ordered.id))
    expect(body.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [3, ordered.base_price],
      [1, ordered.base_price + 100],
    ])
    expect(await shop.stockOf(ordered.id)).toBe(16)
  })

  it('replaces the only line', async () => {
    const order = await unpaid()
    const change = { lines: [{ id: order.lines[0]?.id, quantity: 0 }], added: [one(other.id)] }
    expect((await edit(order, change)).body.lines).toMatchObject([{ title: other.title, quantity: 1 }])
    expect([await shop.stockOf(ordered.id), await shop.stockOf(other.id)]).toEqual([20, 4])
  })

  it('costs the price of the tier that the order has', async () => {
    await shop.context.db.update(products).set({ reseller_price: 111 }).where(eq(products.id, other.id))
    const { body: placed } = await shop.buy(cart(), 'reseller')
    const order = await byNumber(placed.order.number)
    const { body } = await edit(order, { added: [one(other.id)] })
    expect(body.lines[1]).toMatchObject({ unit_price: 111 })
  })

  it('refuses a product whose price has changed since the preview', async () => {
    const order = await unpaid()
    const change = { added: [one(other.id)], expected_due: Number(order.due) + 1 }
    expect(await edit(order, change)).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect(await readOrder(order.id)).toEqual(order)
  })
})

describe('an edit with a product that cannot be added', () => {
  const refusal = async (order: AdminOrder, added: object) => {
    const { problems, refused } = await preview(order, { added: [added] })
    expect(problems).toEqual(['refused'])
    expect((await edit(order, { added: [added] })).body.code).toBe('order_refused')
    expect(await readOrder(order.id)).toEqual(order)
    return refused
  }
  it('takes no stock if it is short, and reports what is left', async () => {
    const order = await unpaid()
    const change = { added: [one(other.id, 6), one(ordered.id, 1)] }
    const previewed = await preview(order, change)
    expect(previewed.problems).toEqual(['not_enough_stock'])
    expect(previewed.stock.find(({ title }) => title === other.title)).toMatchObject({ pieces: -6, left: 5 })
    expect((await edit(order, change)).body).toMatchObject({
      code: 'sold_out',
      fields: [{ code: 'stock_left', params: { name: other.title, count: 5 } }],
    })
    expect(await readOrder(order.id)).toEqual(order)
    expect([await shop.stockOf(ordered.id), await shop.stockOf(other.id)]).toEqual([18, 5])
  })

  it('refuses a product or a variant that is not for sale', async () => {
    const order = await unpaid()
    await shop.context.db.update(products).set({ status: 'draft' }).where(eq(products.id, other.id))
    expect(await refusal(order, one(other.id))).toEqual([{ at: 0, code: 'line_gone' }])
    await shop.context.db.update(products).set({ status: 'published' }).where(eq(products.id, other.id))
    const { rows } = await shop.context.db.execute<{ id: number }>(
      sql`select p.id from products p join product_variants v on v.product_id = p.id
        where p.status = 'published' and p.id not in (select product_id from collections) limit 1`,
    )
    expect(await refusal(order, one(rows[0]?.id ?? 0))).toEqual([{ at: 0, code: 'line_choice' }])
  })

  it('refuses goods in an order without delivery', async () => {
    const order = await unpaid()
    await shop.context.db.update(orders).set({ parcel_status: 'none' }).where(eq(orders.id, order.id))
    expect(await refusal(await readOrder(order.id), one(other.id))).toEqual([{ at: 0, code: 'no_delivery' }])
  })

  it('refuses chance goods in the order of a guest or a minor, and above the limit of the account', async () => {
    const chance = await shop.shelve(null, 2)
    await shop.context.db.update(products).set({ is_chance: true }).where(eq(products.id, chance.id))
    const guest = await byNumber((await shop.buyAsGuest(cart())).body.order.number)
    expect(await refusal(guest, one(chance.id))).toEqual([{ at: 0, code: 'chance_account' }])
    const order = await unpaid()
    await shop.call('PUT', '/me/chance-limits', { as: 'user', body: { day: 1, month: 1 } })
    expect((await preview(order, { added: [one(chance.id)] })).problems).toEqual([])
    expect((await edit(order, { added: [one(chance.id)] })).body).toMatchObject({
      code: 'order_refused',
      fields: [{ code: 'chance_limit' }],
    })
    expect(await readOrder(order.id)).toEqual(order)
    await shop.context.db.execute(sql`update chance_buyers set age = 'minor'`)
    expect(await refusal(order, one(chance.id))).toEqual([{ at: 0, code: 'chance_minor' }])
    await shop.context.db.update(products).set({ is_chance: false }).where(eq(products.id, chance.id))
  })

  it('refuses a product in a paid order', async () => {
    const order = await unpaid()
    const added = [one(other.id)]
    const paid = (await admin<AdminOrder>('POST', `/orders/${order.id}/payments`, { amount: order.due })).body
    expect((await preview(paid, { added })).problems).toEqual(['paid'])
    expect((await edit(paid, { added })).body.code).toBe('order_refused')
    expect(await shop.stockOf(other.id)).toBe(5)
  })
})

it('refuses products and their preview to staff who may not change money', async () => {
  const order = await unpaid()
  await shop.context.db
    .update(users)
    .set({ staff_role: 'packer' })
    .where(eq(users.email, 'other@example.com'))
  const body = { version: order.version, added: [one(other.id)] }
  for (const path of ['edit', 'edit/preview']) {
    const response = await shop.call('POST', `/admin/orders/${order.id}/${path}`, { as: 'other', body })
    expect(response.statusCode).toBe(403)
  }
  await shop.context.db.update(users).set({ staff_role: null }).where(eq(users.email, 'other@example.com'))
  expect(await readOrder(order.id)).toEqual(order)
})

describe('edits at the same time (PostgreSQL)', () => {
  it('adds a product once for two edits of the same version', async () => {
    const order = await unpaid()
    const act = () => edit(order, { added: [one(other.id)] })
    const row = sql`select from orders where id = ${order.id} for no key update`
    const results = await heldUp(shop.context.db, row, [act, act])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readOrder(order.id)).lines).toHaveLength(2)
    expect(await shop.stockOf(other.id)).toBe(4)
  })

  it.each(['edit', 'purchase'] as const)(
    'sells the last piece once, to the %s that comes first',
    async first => {
      const last = await shop.shelve(1, 3)
      const order = await unpaid()
      const bought = { lines: [line(last.id)], payment_method: 'transfer' as const }
      const { totals } = await shop.quote(bought, 'reseller')
      const acts = {
        edit: async () => (await edit(order, { added: [one(last.id)] })).status,
        purchase: async () =>
          (await shop.place(bought, { as: 'reseller', changes: { expected_due: totals.due } })).status,
      }
      const second = first === 'edit' ? 'purchase' : 'edit'
      const row = sql`select from products where id = ${last.id} for no key update`
      const statuses = await heldUp(shop.context.db, row, [acts[first], acts[second]])
      expect(statuses).toEqual([first === 'edit' ? 200 : 201, 409])
      expect(await shop.stockOf(last.id)).toBe(0)
      expect((await readOrder(order.id)).lines).toHaveLength(first === 'edit' ? 2 : 1)
    },
  )
})
