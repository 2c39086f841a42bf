/**
 * shop 2: the buyer can cancel until something was shipped, and withdraw from the order until the period is over, also
 * for single pieces.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/catalog.ts'
import { userPacks } from '../../db/schema/game.ts'
import { mails } from '../../db/schema/mail.ts'
import { renderJob } from '../../email/mailer.ts'
import {
  type CheckoutFixture,
  home,
  line,
  newKey,
  openCheckoutFixture,
} from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, emails, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, emails, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(mails))

const day = 24 * 60 * 60_000
const withdraw = (number: string, lines: object[], key = newKey(), as: 'user' | 'other' = 'user') =>
  shop.call('POST', `/me/orders/${number}/withdrawals`, {
    as,
    body: { lines },
    headers: { 'idempotency-key': key },
  })

/** Orders two lines of three and one pieces. */
async function order(payment: 'card' | 'transfer' | 'cash' = 'card') {
  const [product, two] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
  const cart = { lines: [line(product.id, 3), line(two.id)], payment_method: payment }
  const { number } = (await shop.buy(cart)).body.order
  if (payment === 'card')
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const detail = await readOrder(number)
  const [first, second] = detail.lines.map(({ id }) => id) as [number, number]
  return { number, id: await idOf(number), one: product, two, first, second, shown: detail }
}

describe('shop 2: cancelling', () => {
  it('is possible during production, until a parcel is shipped', async () => {
    const { number, id, shown: detail } = await order()
    await shop.beginLines(id)
    await admin('POST', `/orders/${id}/status`, { status: 'in_production' })
    expect(await readOrder(number)).toMatchObject({ status: 'in_production', can_cancel: true })
    const response = await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(response.json()).toMatchObject({ status: 'cancelled', refunded: detail.due })
    const shippedOrder = await order()
    await admin('POST', `/orders/${shippedOrder.id}/parcels`, { carrier: 'Corriere' })
    expect((await readOrder(shippedOrder.number)).can_cancel).toBe(false)
    const rejected = await shop.call('POST', `/me/orders/${shippedOrder.number}/cancel`, { as: 'user' })
    expect(rejected.json()).toMatchObject({ code: 'order_state' })
  })
})

describe('shop 2: withdrawing', () => {
  it('refunds unshipped pieces immediately and does not ship them', async () => {
    const { number, id, one: product, first, second } = await order()
    await shop.beginLines(id)
    await admin('POST', `/orders/${id}/status`, { status: 'in_production' })
    const response = await withdraw(number, [{ line_id: first, quantity: 2 }])
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ lines: [{ line_id: first, quantity: 2, sent: 0 }] })
    const orderAfter = await readOrder(number)
    expect(orderAfter).toMatchObject({ status: 'in_production', payment_status: 'partly_refunded' })
    expect(orderAfter.refunded).toBe(response.json().refund)
    expect(orderAfter.refunded).toBeGreaterThan(0)
    expect(orderAfter.lines[0]).toMatchObject({ withdrawn: 2, withdrawable: 1 })
    expect(await shop.stockOf(product.id)).toBe(19)
    const all = [
      { line_id: first, quantity: 3 },
      { line_id: second, quantity: 1 },
    ]
    expect((await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL', lines: all })).body.code).toBe(
      'not_to_ship',
    )
    const { body } = await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL' })
    expect(body).toMatchObject({ parcel_status: 'shipped' })
    expect(body.lines.map(({ sent }) => sent)).toEqual([1, 1])
  })

  it('from everything before shipping cancels the order and refunds all money including shipping', async () => {
    const { number, shown: detail, first, second } = await order()
    await withdraw(number, [
      { line_id: first, quantity: 3 },
      { line_id: second, quantity: 1 },
    ])
    expect(await readOrder(number)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded: detail.due,
    })
    expect(await emails()).toEqual(['order-paid', 'order-withdrawn', 'order-refunded'])
  })

  it('from shipped pieces awaits their return, which the shop cannot refuse, and then refunds them', async () => {
    const { number, id, first } = await order()
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL', lines: [{ line_id: first, quantity: 2 }] })
    const response = await withdraw(number, [{ line_id: first, quantity: 3 }])
    expect(response.json()).toMatchObject({ lines: [{ quantity: 3, sent: 2 }] })
    const { returns } = await readOrder(number)
    expect(returns).toMatchObject([{ reason: 'withdrawal', status: 'approved', lines: [{ quantity: 2 }] }])
    const list = await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })
    const [row] = list.json<{ data: { id: number; version: string }[] }>().data
    const decide = (status: string) =>
      admin('PATCH', `/returns/${row?.id}`, { status, answer: '', version: row?.version })
    expect((await decide('refused')).body.code).toBe('order_state')
    expect((await decide('received')).body.returns[0]).toMatchObject({ status: 'received' })
    const remaining = await readOrder(number)
    expect(remaining.lines[0]).toMatchObject({ withdrawable: 0, returnable: 0 })
  })

  it('from all shipped pieces refunds the shipping with the last of them, and not before', async () => {
    const { number, id, first, second, shown: detail } = await order()
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL' })
    const receive = async (lines: object[]) => {
      await withdraw(number, lines)
      const list = await shop.call('GET', `/admin/returns?search=${number}&status=open`, { as: 'admin' })
      const [row] = list.json<{ data: { id: number; version: string; refundable: number }[] }>().data
      const { refunded } = await readOrder(number)
      const body = { status: 'received', answer: '', version: row?.version, refund: { reason: 'Recesso' } }
      const received = await admin('PATCH', `/returns/${row?.id}`, body)
      expect((received.body.refunded ?? 0) - refunded).toBe(row?.refundable)
      return received.body
    }
    const part = await receive([{ line_id: first, quantity: 3 }])
    expect(part).toMatchObject({ payment_status: 'partly_refunded', refunded: detail.lines[0]?.total })
    expect(detail.shipping).toBeGreaterThan(0)
    const last = await receive([{ line_id: second, quantity: 1 }])
    expect(last).toMatchObject({ payment_status: 'refunded', refunded: detail.due })
  })

  it('is possible until thirty days after the last delivery, and not for returned or withdrawn pieces', async () => {
    const { number, id, first, second } = await order()
    const { body } = await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL' })
    expect((await readOrder(number)).withdraw_until).not.toBeNull()
    await admin('PATCH', `/parcels/${body.parcels[0]?.id}`, { status: 'delivered' })
    shop.pass(29 * day)
    const piece = [{ line_id: second, quantity: 1 }]
    expect((await withdraw(number, piece)).statusCode).toBe(201)
    expect((await withdraw(number, piece)).json()).toMatchObject({ code: 'order_state' })
    expect((await withdraw(number, [{ line_id: first, quantity: 4 }])).json()).toMatchObject({
      code: 'order_state',
    })
    shop.pass(2 * day)
    expect((await withdraw(number, [{ line_id: first, quantity: 1 }])).json()).toMatchObject({
      code: 'order_state',
    })
  })

  it('from an unpaid order removes the pieces and reduces the amount due', async () => {
    for (const payment of ['transfer', 'cash'] as const) {
      const { number, shown: detail, one: product, first } = await order(payment)
      await withdraw(number, [{ line_id: first, quantity: 2 }])
      const orderAfter = await readOrder(number)
      const price = detail.lines[0]?.unit_price ?? 0
      expect(orderAfter.subtotal).toBe(detail.subtotal - 2 * price)
      expect(orderAfter.lines[0]).toMatchObject({ quantity: 1, withdrawn: 0 })
      expect(await shop.stockOf(product.id)).toBe(19)
      const paid = await admin('POST', `/orders/${await idOf(number)}/payments`, { amount: orderAfter.due })
      expect(paid.body).toMatchObject({ payment_status: 'paid', refunded: 0 })
    }
  })

  it('from partly shipped cash on delivery refunds the pieces with the payment', async () => {
    const { number, id, first, second } = await order('cash')
    await admin('POST', `/orders/${id}/parcels`, {
      carrier: 'DHL',
      lines: [{ line_id: second, quantity: 1 }],
    })
    await withdraw(number, [{ line_id: first, quantity: 3 }])
    const waiting = await readOrder(number)
    expect(waiting).toMatchObject({ parcel_status: 'shipped', refunded: 0 })
    await admin('POST', `/orders/${id}/payments`, { amount: waiting.due })
    const orderAfter = await readOrder(number)
    expect(orderAfter.refunded).toBeGreaterThan(0)
    expect(orderAfter.withdrawals[0]?.refund).toBe(orderAfter.refunded)
  })

  it('is possible for sealed packs and not for opened ones', async () => {
    const product = await shop.shelve(null, 4)
    const pack = { is_digital: true, pack_rarity: 'rare' as const, pack_count: 2 }
    await shop.context.db.update(products).set(pack).where(eq(products.id, product.id))
    const cart = { lines: [line(product.id, 2)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const changes = {
      expected_due: totals.due,
      shipping_address: null,
      billing_address: home,
      digital_consent: true,
      adult_declaration: true,
    }
    const { number, lines } = (await shop.place(cart, { changes })).body.order
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    const line_id = lines[0]?.id ?? 0
    expect((await readOrder(number)).lines[0]).toMatchObject({ withdrawable: 2 })
    const [open] = await shop.context.db.select().from(userPacks).where(eq(userPacks.order_line_id, line_id))
    await shop.context.db
      .update(userPacks)
      .set({ is_opened: true })
      .where(eq(userPacks.id, open?.id ?? ''))
    expect((await withdraw(number, [{ line_id, quantity: 2 }])).json()).toMatchObject({ code: 'order_state' })
    expect((await withdraw(number, [{ line_id, quantity: 1 }])).statusCode).toBe(201)
    const packs = await shop.context.db.select().from(userPacks).where(eq(userPacks.order_line_id, line_id))
    expect(packs.filter(({ voided_at }) => voided_at)).toHaveLength(2)
  })

  it('is acknowledged with goods, day and hour, in the language of the order', async () => {
    const { number, first, shown: detail } = await order()
    const response = await withdraw(number, [{ line_id: first, quantity: 1 }])
    await shop.context.jobs.nudge(renderJob)
    const acknowledgements = await shop.context.db
      .select()
      .from(mails)
      .where(eq(mails.letter, 'order-withdrawn'))
    expect(acknowledgements).toHaveLength(1)
    const at = new Date(response.json<{ declared_at: string }>().declared_at)
    const hour = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(at)
    expect(acknowledgements[0]?.text).toContain(hour)
    expect(acknowledgements[0]?.text).toContain(`${detail.lines[0]?.title}`)
    expect(acknowledgements[0]?.subject).toContain(number)
    expect((await readOrder(number)).withdrawals).toMatchObject([{ declared_at: at.toISOString() }])
  })

  it('is refused for other users and without a key, and counts once per key', async () => {
    const { number, first } = await order()
    const lines = [{ line_id: first, quantity: 1 }]
    expect((await withdraw(number, lines, newKey(), 'other')).statusCode).toBe(404)
    const without = await shop.call('POST', `/me/orders/${number}/withdrawals`, {
      as: 'user',
      body: { lines },
    })
    expect(without.json()).toMatchObject({ code: 'idempotency_key' })
    const key = newKey()
    const responses = await Promise.all(Array.from({ length: 6 }, () => withdraw(number, lines, key)))
    expect(new Set(responses.map(response => response.json<{ id: number }>().id)).size).toBe(1)
    expect((await readOrder(number)).lines[0]).toMatchObject({ withdrawn: 1 })
    expect((await emails()).filter(name => name === 'order-withdrawn')).toHaveLength(1)
  })
})
