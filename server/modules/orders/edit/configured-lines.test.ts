/** Products of a configurator that are added to an unpaid order (decision 0086). */
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EditPreview } from '@/contract/endpoints/admin/order-edit.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { products } from '../../../db/schema/catalog.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
let ordered: { id: number }
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
  ordered = await shop.shelve(100)
  await shop.context.db.execute(
    sql`update products set stock_quantity = 50 where id in (select product_id from collection_choices)`,
  )
})
afterAll(() => shop.close())

const readOrder = async (id: number) => (await desk.admin('GET', `/orders/${id}`)).body
const cart = () => ({ lines: [line(ordered.id)], payment_method: 'transfer' as const })
const unpaidOrder = async () => readOrder(await desk.idOf((await shop.buy(cart())).body.order.number))
const edit = (order: AdminOrder, change: object) =>
  desk.admin('POST', `/orders/${order.id}/edit`, { version: order.version, ...change })
const preview = async (order: AdminOrder, added: object) => {
  const body = { version: order.version, added: [added] }
  const response = await shop.call('POST', `/admin/orders/${order.id}/edit/preview`, { as: 'admin', body })
  return response.json<EditPreview>()
}
const idOf = async (query: SQL) => (await shop.context.db.execute<{ id: number }>(query)).rows[0]?.id ?? 0

/** The tournament kit with the last choice of each required step, and the products that these choices take from stock. */
async function kit() {
  const product_id = await idOf(sql`select id from products where sku = 'BA-KT-BOX'`)
  const collection_id = await idOf(sql`select id from collections where product_id = ${product_id}`)
  const { rows } = await shop.context.db.execute<{ step: string; choice: string; product_id: number }>(sql`
    select distinct on (s.code) s.code as step, h.code as choice, h.product_id
      from collection_steps s join collection_choices h on h.step_id = s.id
      where s.collection_id = ${collection_id} and s.is_required
      order by s.code, h.position desc`)
  const choices = Object.fromEntries(rows.map(({ step, choice }) => [step, [choice]]))
  return {
    added: { product_id, quantity: 2, configuration: { collection_id, choices, texts: {}, package: null } },
    parts: rows.map(row => row.product_id),
  }
}
const stockOf = (ids: readonly number[]) => Promise.all(ids.map(id => shop.stockOf(id)))

it('takes the price of the cart, and its parts from stock until the line is removed', async () => {
  const order = await unpaidOrder()
  const { added, parts } = await kit()
  expect(await stockOf(parts)).toEqual(parts.map(() => 50))
  const previewed = await preview(order, added)
  expect(previewed).toMatchObject({ problems: [], refused: [], stock: [{ pieces: -2, left: null }] })
  const { configuration, product_id, quantity } = added
  const { lines } = await shop.quote({ ...cart(), lines: [{ ...line(product_id, quantity), configuration }] })
  const { status, body } = await edit(order, { added: [added], expected_due: previewed.after.due })
  expect(status).toBe(200)
  const { unit_price, choice, title } = lines[0]!
  expect(body.lines[1]).toMatchObject({ quantity, unit_price, choice, title, configuration })
  expect(await stockOf(parts)).toEqual(parts.map(() => 48))
  const removed = await edit(body, { lines: [{ id: body.lines[1]?.id, quantity: 0 }] })
  expect(removed.status).toBe(200)
  expect(await stockOf(parts)).toEqual(parts.map(() => 50))
})

it('adds a separate line next to an equal configured product', async () => {
  const order = await unpaidOrder()
  const { added } = await kit()
  const { body } = await edit(order, { added: [added, added] })
  const again = await edit(body, { added: [added] })
  expect(again.body.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 2, 2])
})

it('adds a separate line next to the plain product at the same price', async () => {
  const { added } = await kit()
  const { product_id, configuration } = added
  await shop.context.db.execute(sql`update collection_choices
    set base_price = 0, reseller_price = null, other_price = null
    where step_id in (select id from collection_steps where collection_id = ${configuration.collection_id})`)
  const placed = await shop.buy({ ...cart(), lines: [line(product_id)] })
  const order = await readOrder(await desk.idOf(placed.body.order.number))
  const { body } = await edit(order, { added: [added] })
  expect(body.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    [1, order.lines[0]?.unit_price],
    [2, order.lines[0]?.unit_price],
  ])
})

it.each([0, 1])('refuses the product if %i pieces of a part are left', async left => {
  const order = await unpaidOrder()
  const { added, parts } = await kit()
  const [part = 0] = parts
  const stored = await shop.stockOf(part)
  const setStock = (stock_quantity: number | null) =>
    shop.context.db.update(products).set({ stock_quantity }).where(eq(products.id, part))
  await setStock(left)
  expect(await preview(order, added)).toMatchObject({ problems: ['not_enough_stock'], stock: [{ left }] })
  expect((await edit(order, { added: [added] })).body.code).toBe('sold_out')
  await setStock(stored)
  expect(await readOrder(order.id)).toEqual(order)
})

it('refuses an incomplete configuration', async () => {
  const order = await unpaidOrder()
  const { added } = await kit()
  const { configuration } = added
  const [[step, codes] = ['', []], ...others] = Object.entries(configuration.choices)
  for (const faulty of [
    null,
    { ...configuration, choices: Object.fromEntries(others) },
    { ...configuration, choices: { ...configuration.choices, [step]: ['unknown'] } },
    { ...configuration, choices: { ...configuration.choices, [step]: [...codes, ...codes] } },
    { ...configuration, texts: { [step]: 'text' } },
    { ...configuration, package: 'unknown' },
    { ...configuration, collection_id: 2_000_000 },
  ]) {
    const wrong = { ...added, configuration: faulty }
    expect((await preview(order, wrong)).refused).toEqual([{ at: 0, code: 'configuration' }])
    expect((await edit(order, { added: [wrong] })).body.code).toBe('order_refused')
  }
  expect(await readOrder(order.id)).toEqual(order)
})

it('refuses a configurator with a print', async () => {
  const order = await unpaidOrder()
  const { added } = await kit()
  const { rows } = await shop.context.db.execute<{ id: number; product_id: number }>(
    sql`select id, product_id from collections where is_active and print is not null limit 1`,
  )
  const { id: collection_id, product_id } = rows[0]!
  for (const configuration of [null, { ...added.configuration, collection_id }]) {
    const printed = { product_id, quantity: 1, configuration }
    expect((await preview(order, printed)).refused).toEqual([{ at: 0, code: 'configurable' }])
  }
  const design = { front: [], back: [] }
  const designed = { ...added, configuration: { ...added.configuration, design } }
  expect((await edit(order, { added: [designed] })).status).toBe(422)
  expect(await readOrder(order.id)).toEqual(order)
})
