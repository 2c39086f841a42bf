/**
 * Manual changes of an order's money and items: the preview of a refund (admin 6), money counted for the order's
 * payment method (admin 7), a return that is refunded as a whole or not at all (admin 8), only possible actions offered
 * (admin 10).
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder, RefundPreview } from '@/contract/endpoints/admin/orders.ts'
import { type CheckoutFixture, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'

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
  const { body } = await admin('GET', `/orders/${rows[0]?.id}`)
  return { ...body, due: body.due ?? 0 }
}

async function paidOrder(pieces = 3) {
  const [first, two] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
  const placed = await shop.buy({ lines: [line(first.id, pieces), line(two.id)], payment_method: 'card' })
  const { number } = placed.body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return { one: first, order: await orderBy(number) }
}

describe('a refund', () => {
  const preview = (id: number, request: object = {}) =>
    admin<RefundPreview & { code: string }>('POST', `/orders/${id}/refunds/preview`, request)
  const refund = (id: number, request: object) => admin('POST', `/orders/${id}/refunds`, request)

  it('admin 6: previews what it returns and what remains, to the cent', async () => {
    const { order } = await paidOrder(3)
    const first = order.lines[0]?.id ?? 0
    const request = { lines: [{ line_id: first, quantity: 2 }], shipping: true }
    const nothing = (await preview(order.id)).body
    expect(nothing).toMatchObject({ amount: 0, left: { amount: order.due } })
    const offer = (await preview(order.id, request)).body
    expect(offer.amount).toBe((offer.lines[0]?.amount ?? 0) + offer.shipping)
    const { body } = await refund(order.id, request)
    expect(body.refunded).toBe(offer.amount)
    const { left } = (await preview(order.id)).body
    expect(left).toMatchObject({ amount: order.due - offer.amount, shipping: 0 })
    expect(left.lines).toContainEqual({ line_id: first, quantity: 1 })
  })

  it('C14: admin 6: is limited to what was paid when the admin sets the amount, with or without pieces', async () => {
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

  it('admin 6: offers no more than what remains after a refund of a free amount', async () => {
    const { order } = await paidOrder(3)
    await refund(order.id, { amount: order.due - 10 })
    const all = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    expect((await preview(order.id, { lines: all, shipping: true })).body).toMatchObject({ amount: 10 })
  })

  it('admin 6: is refused with its reason for unpaid orders and for pieces that are already refunded', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const { id } = await orderBy(body.order.number)
    expect((await preview(id)).body.code).toBe('not_refundable')
    expect((await refund(id, { amount: 1 })).body.code).toBe('not_refundable')
  })
})

describe('manually counted money', () => {
  it('admin 7: counts for the payment of the order, whatever its method', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
    const { id, due } = await orderBy(body.order.number)
    await shop.context.db.execute(sql`update payments set reference = 'cash_other' where order_id = ${id}`)
    const paid = await admin('POST', `/orders/${id}/payments`, { amount: due })
    expect(paid.body).toMatchObject({ payment_status: 'paid' })
  })

  it('admin 7: is refused for a payment of another amount, and the order stays unpaid', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
    const { id, due } = await orderBy(body.order.number)
    await shop.context.db.execute(sql`update payments set amount = amount - 1 where order_id = ${id}`)
    const refused = await admin('POST', `/orders/${id}/payments`, { amount: due })
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect((await orderBy(body.order.number)).payment_status).toBe('unpaid')
  })
})

describe('a received return', () => {
  async function approved() {
    const { one: product, order } = await paidOrder(3)
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
    const requested = await row()
    await admin('PATCH', `/returns/${requested?.id}`, { status: 'approved', version: requested?.version })
    const receive = async () =>
      admin('PATCH', `/returns/${requested?.id}`, {
        status: 'received',
        refund: { reason: 'Rotto' },
        version: (await row())?.version,
      })
    return { one: product, order, lines, row, receive }
  }

  it('admin 8: is received, refunded and restocked in one step', async () => {
    const { one: product, order, row, receive } = await approved()
    const before = await row()
    expect(before?.refundable).toBe(before?.worth)
    const { body } = await receive()
    expect(body).toMatchObject({ refunded: before?.worth, payment_status: 'partly_refunded' })
    expect(body.returns[0]).toMatchObject({ status: 'received' })
    expect(await shop.stockOf(product.id)).toBe(19)
    expect(await row()).toMatchObject({ refundable: 0 })
    const log = await admin<{ data: { record: string; title: string }[] }>('GET', '/audit?per_page=10')
    const reported = log.body.data.filter(({ title }) => title === order.number).map(({ record }) => record)
    expect(reported).toEqual(expect.arrayContaining(['return', 'order']))
  })

  it('C14: admin 8: stays approved when the refund fails', async () => {
    const { one: product, order, lines, row, receive } = await approved()
    await admin('POST', `/orders/${order.id}/refunds`, { lines })
    const before = await orderBy(order.number)
    expect(await row()).toMatchObject({ refundable: 0 })
    expect(await receive()).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
    expect(await row()).toMatchObject({ status: 'approved' })
    expect((await orderBy(order.number)).timeline).toEqual(before.timeline)
    expect(await shop.stockOf(product.id)).toBe(17)
  })
})

it('admin 10: does not offer to cancel a shipped order', async () => {
  const { order } = await paidOrder(1)
  expect(order.may_become).toContain('cancelled')
  const { body } = await admin('POST', `/orders/${order.id}/parcels`, { carrier: 'Corriere' })
  expect(body.may_become).not.toContain('cancelled')
  expect((await admin('POST', `/orders/${order.id}/status`, { status: 'cancelled' })).status).toBe(409)
})

it('admin 7: takes additional pieces from stock that is counted now, although it was not when the first were sold', async () => {
  const product = await shop.shelve(null)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
  const order = await orderBy(body.order.number)
  await shop.shelve(4)
  const edit = (quantity: number, path = '') =>
    admin<{ problems: string[]; code: string; version: string }>('POST', `/orders/${order.id}/edit${path}`, {
      lines: [{ id: order.lines[0]?.id, quantity }],
      version: order.version,
    })
  expect((await edit(9, '/preview')).body.problems).toEqual(['not_enough_stock'])
  expect((await edit(9)).body.code).toBe('sold_out')
  expect((await edit(4)).status).toBe(200)
  expect(await shop.stockOf(product.id)).toBe(1)
  await admin('POST', `/orders/${order.id}/status`, { status: 'cancelled' })
  expect(await shop.stockOf(product.id)).toBe(4)
})
