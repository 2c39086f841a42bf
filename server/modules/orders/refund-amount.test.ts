/**
 * Manual changes of an order's money and items: a refund shown before it is made (admin 6), money counted under the name
 * the payment has (admin 7), a return that is refunded whole or not at all (admin 8), only what is possible offered (admin 10).
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder, RefundPreview } from '../../../src/contract/endpoints/admin/orders.ts'
import { type CheckoutFixture, line, newKey, openCheckoutFixture } from './testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const admin = async <T = AdminOrder & { code: string }>(
  method: 'POST' | 'PATCH' | 'GET',
  path: string,
  body?: object,
) => {
  const headers = { 'idempotency-key': newKey() }
  const response = await shop.call(method, `/admin${path}`, { as: 'admin', body, headers })
  return { status: response.statusCode, body: response.json<T>() }
}
const orderBy = async (number: string) => {
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select id from orders where number = ${number}`,
  )
  return (await admin('GET', `/orders/${rows[0]?.id}`)).body
}

async function paidOrder(pieces = 3) {
  const [one, two] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
  const placed = await shop.buy({ lines: [line(one.id, pieces), line(two.id)], payment_method: 'card' })
  const { number } = placed.body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return { one, order: await orderBy(number) }
}

describe('a refund', () => {
  const preview = (id: number, wish: object = {}) =>
    admin<RefundPreview & { code: string }>('POST', `/orders/${id}/refunds/preview`, wish)
  const refund = (id: number, wish: object) => admin('POST', `/orders/${id}/refunds`, wish)

  it('admin 6: says beforehand what it gives back, to the cent, and what is left', async () => {
    const { order } = await paidOrder(3)
    const first = order.lines[0]?.id ?? 0
    const wish = { lines: [{ line_id: first, quantity: 2 }], shipping: true }
    const nothing = (await preview(order.id)).body
    expect(nothing).toMatchObject({ amount: 0, left: { amount: order.due } })
    const offer = (await preview(order.id, wish)).body
    expect(offer.amount).toBe((offer.lines[0]?.amount ?? 0) + offer.shipping)
    const { body } = await refund(order.id, wish)
    expect(body.refunded).toBe(offer.amount)
    const { left } = (await preview(order.id)).body
    expect(left).toMatchObject({ amount: order.due - offer.amount, shipping: 0 })
    expect(left.lines).toContainEqual({ line_id: first, quantity: 1 })
  })

  it('admin 6: of a sum of its own stays within what was paid, with pieces or without', async () => {
    const { order } = await paidOrder(3)
    const lines = [{ line_id: order.lines[0]?.id, quantity: 1 }]
    expect((await refund(order.id, { amount: order.due + 1 })).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'amount', code: 'refund_too_much' }],
    })
    expect((await refund(order.id, { amount: 150 })).body).toMatchObject({ refunded: 150 })
    expect((await refund(order.id, { amount: 50, lines })).body).toMatchObject({ refunded: 200 })
    const { left } = (await preview(order.id)).body
    expect(left.amount).toBe(order.due - 200)
    expect((await refund(order.id, { amount: left.amount + 1 })).status).toBe(422)
    expect((await refund(order.id, { amount: left.amount })).body).toMatchObject({
      payment_status: 'refunded',
    })
  })

  it('admin 6: offers no more than what is left after a free sum', async () => {
    const { order } = await paidOrder(3)
    await refund(order.id, { amount: order.due - 10 })
    const all = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    expect((await preview(order.id, { lines: all, shipping: true })).body).toMatchObject({ amount: 10 })
  })

  it('admin 6: of unpaid orders and of pieces that are gone already is refused as such', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const { id } = await orderBy(body.order.number)
    expect((await preview(id)).body.code).toBe('not_refundable')
    expect((await refund(id, { amount: 1 })).body.code).toBe('not_refundable')
  })
})

describe('money that a person counts', () => {
  it('admin 7: is counted for the payment of the order, whatever name it has', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
    const { id, due } = await orderBy(body.order.number)
    await shop.context.db.execute(sql`update payments set reference = 'cash_other' where order_id = ${id}`)
    const paid = await admin('POST', `/orders/${id}/payments`, { amount: due })
    expect(paid.body).toMatchObject({ payment_status: 'paid' })
  })

  it('admin 7: is refused where the payment is of another sum, and the order stays unpaid', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
    const { id, due } = await orderBy(body.order.number)
    await shop.context.db.execute(sql`update payments set amount = amount - 1 where order_id = ${id}`)
    const refused = await admin('POST', `/orders/${id}/payments`, { amount: due })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect((await orderBy(body.order.number)).payment_status).toBe('unpaid')
  })
})

describe('a return that has come', () => {
  async function approved() {
    const { one, order } = await paidOrder(3)
    const parcel = await admin('POST', `/orders/${order.id}/parcels`, { carrier: 'Corriere' })
    await admin('PATCH', `/parcels/${parcel.body.parcels[0]?.id}`, { status: 'delivered' })
    const lines = [{ line_id: order.lines[0]?.id ?? 0, quantity: 2 }]
    await shop.call('POST', `/me/orders/${order.number}/returns`, {
      as: 'user',
      body: { reason: 'damaged', lines },
    })
    const row = async () =>
      (
        await admin<{
          data: { id: number; version: string; status: string; worth: number; refundable: number }[]
        }>('GET', `/returns?search=${order.number}`)
      ).body.data[0]
    const asked = await row()
    await admin('PATCH', `/returns/${asked?.id}`, { status: 'approved', version: asked?.version })
    const receive = async () =>
      admin('PATCH', `/returns/${asked?.id}`, {
        status: 'received',
        refund: { reason: 'Rotto' },
        version: (await row())?.version,
      })
    return { one, order, lines, row, receive }
  }

  it('admin 8: is received, refunded and on the shelf in one go', async () => {
    const { one, order, row, receive } = await approved()
    const before = await row()
    expect(before?.refundable).toBe(before?.worth)
    const { body } = await receive()
    expect(body).toMatchObject({ refunded: before?.worth, payment_status: 'partly_refunded' })
    expect(body.returns[0]).toMatchObject({ status: 'received' })
    expect(await shop.stockOf(one.id)).toBe(19)
    expect(await row()).toMatchObject({ refundable: 0 })
    const log = await admin<{ data: { record: string; title: string }[] }>('GET', '/audit?per_page=10')
    const reported = log.body.data.filter(({ title }) => title === order.number).map(({ record }) => record)
    expect(reported).toEqual(expect.arrayContaining(['return', 'order']))
  })

  it('admin 8: stays approved when its money cannot go back', async () => {
    const { one, order, lines, row, receive } = await approved()
    await admin('POST', `/orders/${order.id}/refunds`, { lines })
    const before = await orderBy(order.number)
    expect(await row()).toMatchObject({ refundable: 0 })
    expect(await receive()).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
    expect(await row()).toMatchObject({ status: 'approved' })
    expect((await orderBy(order.number)).timeline).toEqual(before.timeline)
    expect(await shop.stockOf(one.id)).toBe(17)
  })
})

it('admin 10: an order that is on its way is not offered to be cancelled', async () => {
  const { order } = await paidOrder(1)
  expect(order.may_become).toContain('cancelled')
  const { body } = await admin('POST', `/orders/${order.id}/parcels`, { carrier: 'Corriere' })
  expect(body.may_become).not.toContain('cancelled')
  expect((await admin('POST', `/orders/${order.id}/status`, { status: 'cancelled' })).status).toBe(409)
})

it('admin 7: more pieces are taken from a shelf that is counted now, although it was not when they were sold', async () => {
  const product = await shop.shelve(null)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
  const order = await orderBy(body.order.number)
  await shop.shelve(4)
  const edit = (quantity: number, path = '') =>
    admin<{ problems: string[]; code: string; version: string }>('POST', `/orders/${order.id}/edit${path}`, {
      lines: [{ id: order.lines[0]?.id, quantity }],
      version: order.version,
    })
  expect((await edit(9999, '/preview')).body.problems).toEqual(['not_enough_stock'])
  expect((await edit(9999)).body.code).toBe('sold_out')
  expect((await edit(4)).status).toBe(200)
  expect(await shop.stockOf(product.id)).toBe(1)
  await admin('POST', `/orders/${order.id}/status`, { status: 'cancelled' })
  expect(await shop.stockOf(product.id)).toBe(4)
})
