/**
 * Money and items of a refund are separate. Pieces refunded before shipping are not shipped, and free items are
 * refunded without money.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderCounts } from '@/contract/endpoints/admin/order-list.ts'
import { refunds } from '../../../db/schema/after-sale.ts'
import { products } from '../../../db/schema/catalog.ts'
import { coupons } from '../../../db/schema/content.ts'
import { type CheckoutFixture, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, emails, idOf, paidOrder, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, emails, idOf, paidOrder, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const counts = async () =>
  (await shop.call('GET', '/admin/orders', { as: 'admin' })).json<{ counts: OrderCounts }>().counts
const isToPrepare = async (number: string) => {
  const list = await shop.call('GET', `/admin/orders?to_prepare=true&search=${number}`, { as: 'admin' })
  return list.json<{ data: object[] }>().data.length === 1
}
const send = (id: number, lines: object[] = []) =>
  admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', lines })
const refund = (id: number, body: object) => admin('POST', `/orders/${id}/refunds`, body)

describe('a refund before shipping', () => {
  it('takes the pieces out of what is to be shipped and refuses them in a parcel', async () => {
    const { id, order, number, one: product } = await paidOrder(3)
    const line_id = order.lines[0]?.id ?? 0
    const { body } = await refund(id, { lines: [{ line_id, quantity: 1 }], restock: true })
    expect(body.lines[0]).toMatchObject({ quantity: 3, to_ship: 2, refunded: 1, sent: 0 })
    expect(body.refunds[0]?.lines).toEqual([{ line_id, quantity: 1, unsent: 1, kept: 0, is_restocked: true }])
    expect(await shop.stockOf(product.id)).toBe(18)
    expect((await send(id, [{ line_id, quantity: 3 }])).body.code).toBe('not_to_ship')
    const sent = await send(id)
    expect(sent.body).toMatchObject({
      parcel_status: 'shipped',
      lines: [{ sent: 2, to_ship: 0 }, { sent: 1 }],
    })
    expect((await readOrder(number)).lines[0]).toMatchObject({ refunded: 1, returnable: 2 })
  })

  it('does not ship or restock damaged pieces, even when the order is cancelled later', async () => {
    const { id, order, number, one: product } = await paidOrder(3)
    const line_id = order.lines[0]?.id ?? 0
    const { body } = await refund(id, { lines: [{ line_id, quantity: 1 }], restock: false })
    expect(body.lines[0]).toMatchObject({ to_ship: 2, refunded: 1 })
    expect(await shop.stockOf(product.id)).toBe(17)
    await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(await shop.stockOf(product.id)).toBe(19)
  })

  it('cancels an order without remaining pieces and prepares, ships and emails nothing more', async () => {
    const { id, order, number } = await paidOrder(2)
    const before = await counts()
    expect(await isToPrepare(number)).toBe(true)
    const lines = order.lines.map(({ id: line_id, quantity }) => ({ line_id, quantity }))
    const { body } = await refund(id, { lines, shipping: true, restock: true })
    expect(body).toMatchObject({ status: 'cancelled', payment_status: 'refunded', parcel_status: 'none' })
    expect(await isToPrepare(number)).toBe(false)
    expect((await counts()).to_prepare).toBe(before.to_prepare - 1)
    const sent = (await emails()).length
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'not_to_ship' } })
    expect((await emails()).length).toBe(sent)
  })

  it('leaves nothing to prepare for a fully refunded order', async () => {
    const { id, order, number } = await paidOrder(2)
    await refund(id, { amount: order.due })
    expect(await isToPrepare(number)).toBe(false)
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'not_to_ship' } })
  })

  it('still ships everything after a refund of an amount without pieces', async () => {
    const { id, number } = await paidOrder(2)
    await refund(id, { amount: 100 })
    expect(await isToPrepare(number)).toBe(true)
    expect((await send(id)).body.parcel_status).toBe('shipped')
  })

  it('closes a partly shipped order when the rest is refunded', async () => {
    const { id, order } = await paidOrder(3)
    const line_id = order.lines[0]?.id ?? 0
    const sent = await send(id, [{ line_id, quantity: 1 }])
    expect(sent.body.parcel_status).toBe('partly_shipped')
    const rest = [
      { line_id, quantity: 2 },
      { line_id: order.lines[1]?.id ?? 0, quantity: 1 },
    ]
    const { body } = await refund(id, { lines: rest })
    expect(body).toMatchObject({ parcel_status: 'shipped', lines: [{ sent: 1, to_ship: 0 }, { to_ship: 0 }] })
    expect(body.may_become).not.toContain('in_production')
    const parcel = body.parcels[0]?.id
    expect((await admin('PATCH', `/parcels/${parcel}`, { status: 'delivered' })).body.status).toBe(
      'completed',
    )
  })
})

describe('a refund of a partly shipped line', () => {
  const halfSent = async () => {
    const paid = await paidOrder(3)
    const line_id = paid.order.lines[0]?.id ?? 0
    await send(paid.id, [{ line_id, quantity: 1 }])
    return { ...paid, line_id }
  }

  it('takes unshipped pieces first', async () => {
    const { id, line_id } = await halfSent()
    const { body } = await refund(id, { lines: [{ line_id, quantity: 2 }] })
    expect(body.lines[0]).toMatchObject({ sent: 1, to_ship: 0, refunded: 2 })
  })

  it('leaves the remaining pieces to be shipped when a shipped piece is refunded without a return', async () => {
    const { id, line_id, one: product } = await halfSent()
    const lines = [{ line_id, quantity: 1, sent: 1 }]
    const { body } = await refund(id, { lines, goods: 'kept', restock: true })
    expect(body.lines[0]).toMatchObject({ sent: 1, to_ship: 2, refunded: 0, returnable: 0 })
    expect(body.refunds[0]?.lines[0]).toMatchObject({ unsent: 0, kept: 1 })
    expect(await shop.stockOf(product.id)).toBe(17)
  })

  it('restocks a shipped piece only when it was returned and can be sold', async () => {
    const { id, line_id, one: product } = await halfSent()
    const lines = [{ line_id, quantity: 1, sent: 1 }]
    await refund(id, { lines, goods: 'returned', restock: true })
    expect(await shop.stockOf(product.id)).toBe(18)
  })

  it('refuses more pieces than were shipped, or than are to be shipped', async () => {
    const { id, line_id } = await halfSent()
    for (const sent of [0, 2, 3]) {
      const { status, body } = await refund(id, { lines: [{ line_id, quantity: 3, sent }] })
      expect(status).toBe(422)
      expect(body).toMatchObject({ fields: [{ path: 'lines.0.sent', code: 'refund_pieces' }] })
    }
  })
})

describe('items that cost nothing', () => {
  const couponOf = async (percent: number) => {
    const code = `GRATIS${newKey().slice(0, 6).toUpperCase()}`
    await shop.context.db.insert(coupons).values({ code, percent })
    return code
  }
  const freeOrder = async () => {
    const product = await shop.shelve(20)
    const cart = { lines: [line(product.id, 3)], payment_method: 'card' as const }
    const shipping_method = (await shop.quote(cart)).shipping.find(({ price }) => price === 0)?.code
    const placed = await shop.buy({ ...cart, coupon_code: await couponOf(100), shipping_method })
    const { number } = placed.body.order
    return { product, number, id: await idOf(number), order: await readOrder(number) }
  }

  it('are taken out of a free order and restocked without money or an email about it', async () => {
    const { id, order, product } = await freeOrder()
    expect(order).toMatchObject({ due: 0, payment_status: 'paid' })
    const before = await emails()
    const lines = [{ line_id: order.lines[0]?.id ?? 0, quantity: 1 }]
    const { status, body } = await refund(id, { lines, restock: true })
    expect({ status, body }).toMatchObject({ status: 200, body: { payment_status: 'paid', refunded: 0 } })
    expect(body.lines[0]).toMatchObject({ to_ship: 2, refunded: 1 })
    expect(await shop.stockOf(product.id)).toBe(18)
    expect(await emails()).toEqual(before)
    const [row] = await shop.context.db.select().from(refunds).where(eq(refunds.order_id, id))
    expect(row).toMatchObject({ status: 'done', amount: 0, payment_id: null })
  })

  it('cancel their order when none of them remains', async () => {
    const { id, order, product } = await freeOrder()
    const lines = [{ line_id: order.lines[0]?.id ?? 0, quantity: 3 }]
    expect((await refund(id, { lines, restock: true })).body.status).toBe('cancelled')
    expect(await shop.stockOf(product.id)).toBe(20)
  })

  it('can be withdrawn and returned like paid ones', async () => {
    const { id, order, number, product } = await freeOrder()
    const line_id = order.lines[0]?.id ?? 0
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', lines: [{ line_id, quantity: 2 }] })
    const withdrawn = await shop.call('POST', `/me/orders/${number}/withdrawals`, {
      as: 'user',
      body: { lines: [{ line_id, quantity: 2 }] },
      headers: { 'idempotency-key': newKey() },
    })
    expect(withdrawn.statusCode).toBe(201)
    expect(await shop.stockOf(product.id)).toBe(18)
    const list = await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })
    const [row] = list.json<{ data: { id: number; version: string; can_refund: boolean }[] }>().data
    expect(row?.can_refund).toBe(true)
    const decision = { status: 'received', version: row?.version, refund: { reason: '' }, restock: true }
    expect((await admin('PATCH', `/returns/${row?.id}`, decision)).status).toBe(200)
    expect(await shop.stockOf(product.id)).toBe(19)
  })

  it('are refunded as a line of 0 cents of a paid order', async () => {
    const [paid, gift] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
    await shop.context.db.update(products).set({ base_price: 0 }).where(eq(products.id, gift.id))
    const placed = await shop.buy({ lines: [line(paid.id), line(gift.id)], payment_method: 'card' })
    await shop.context.db
      .update(products)
      .set({ base_price: gift.base_price })
      .where(eq(products.id, gift.id))
    const { number, lines } = placed.body.order
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    const request = { lines: [{ line_id: lines[1]?.id ?? 0, quantity: 1 }], restock: true }
    const { status, body } = await refund(await idOf(number), request)
    expect({ status, body }).toMatchObject({ status: 200, body: { refunded: 0, payment_status: 'paid' } })
    expect(await shop.stockOf(gift.id)).toBe(20)
  })
})

describe('a received return', () => {
  const received = async (body: object) => {
    const { id, order, number, one: product } = await paidOrder(2)
    const line_id = order.lines[0]?.id ?? 0
    const parcel = (await send(id)).body.parcels[0]?.id
    await admin('PATCH', `/parcels/${parcel}`, { status: 'delivered' })
    const response = await shop.call('POST', `/me/orders/${number}/returns`, {
      as: 'user',
      body: { reason: 'damaged', lines: [{ line_id, quantity: 1 }] },
    })
    const returnId = response.json<{ id: number }>().id
    const decide = async (decision: object) => {
      const list = await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })
      const version = list.json<{ data: { version: string }[] }>().data[0]?.version
      return admin('PATCH', `/returns/${returnId}`, { ...decision, version })
    }
    await decide({ status: 'approved' })
    return { ...(await decide({ status: 'received', ...body })), stock: await shop.stockOf(product.id) }
  }

  it('is refunded without going back into stock', async () => {
    const { body, stock } = await received({ refund: { reason: 'damaged' }, restock: false })
    expect(body.payment_status).toBe('partly_refunded')
    expect(stock).toBe(18)
  })

  it('goes back into stock without a refund', async () => {
    const { body, stock } = await received({ refund: null, restock: true })
    expect(body).toMatchObject({ payment_status: 'paid', refunded: 0 })
    expect(stock).toBe(19)
  })
})
