/** shop 2: the buyer cancels until something has left, and withdraws from the order on until the period is over, for single pieces too. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/catalog.ts'
import { userPacks } from '../../db/schema/game.ts'
import { mails } from '../../db/schema/mail.ts'
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

/** Two lines of three and one pieces. */
async function order(payment: 'card' | 'transfer' | 'cash' = 'card') {
  const [one, two] = [await shop.shelve(20, 0), await shop.shelve(20, 1)]
  const cart = { lines: [line(one.id, 3), line(two.id)], payment_method: payment }
  const { number } = (await shop.buy(cart)).body.order
  if (payment === 'card')
    await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const shown = await readOrder(number)
  const [first, second] = shown.lines.map(({ id }) => id) as [number, number]
  return { number, id: await idOf(number), one, two, first, second, shown }
}

describe('shop 2: cancelling', () => {
  it('is possible while the order is being made, until a parcel leaves', async () => {
    const { number, id, shown } = await order()
    await admin('POST', `/orders/${id}/status`, { status: 'in_production' })
    expect(await readOrder(number)).toMatchObject({ status: 'in_production', can_cancel: true })
    const response = await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(response.json()).toMatchObject({ status: 'cancelled', refunded: shown.due })
    const other = await order()
    await admin('POST', `/orders/${other.id}/parcels`, { carrier: 'Corriere' })
    expect((await readOrder(other.number)).can_cancel).toBe(false)
    const late = await shop.call('POST', `/me/orders/${other.number}/cancel`, { as: 'user' })
    expect(late.json()).toMatchObject({ code: 'order_state' })
  })
})

describe('shop 2: withdrawing', () => {
  it('before anything leaves: the money of these pieces goes back at once, and they do not leave', async () => {
    const { number, id, one, first, second } = await order()
    await admin('POST', `/orders/${id}/status`, { status: 'in_production' })
    const response = await withdraw(number, [{ line_id: first, quantity: 2 }])
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ lines: [{ line_id: first, quantity: 2, sent: 0 }] })
    const after = await readOrder(number)
    expect(after).toMatchObject({ status: 'in_production', payment_status: 'partly_refunded' })
    expect(after.refunded).toBe(response.json().refund)
    expect(after.refunded).toBeGreaterThan(0)
    expect(after.lines[0]).toMatchObject({ withdrawn: 2, withdrawable: 1 })
    expect(await shop.stockOf(one.id)).toBe(19)
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

  it('from everything before it leaves: the order is cancelled, all money goes back, shipping included', async () => {
    const { number, shown, first, second } = await order()
    await withdraw(number, [
      { line_id: first, quantity: 3 },
      { line_id: second, quantity: 1 },
    ])
    expect(await readOrder(number)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded: shown.due,
    })
    expect(await emails()).toEqual(['order-paid', 'order-withdrawn', 'order-refunded'])
  })

  it('from what has left: it comes back, nobody may refuse it, its money follows', async () => {
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
    const rest = await readOrder(number)
    expect(rest.lines[0]).toMatchObject({ withdrawable: 0, returnable: 0 })
  })

  it('from everything that had left: with the last pieces the shipping goes back too, and not before', async () => {
    const { number, id, first, second, shown } = await order()
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'DHL' })
    const receive = async (lines: object[]) => {
      await withdraw(number, lines)
      const list = await shop.call('GET', `/admin/returns?search=${number}&status=open`, { as: 'admin' })
      const [row] = list.json<{ data: { id: number; version: string; refundable: number }[] }>().data
      const { refunded } = await readOrder(number)
      const body = { status: 'received', answer: '', version: row?.version, refund: { reason: 'Recesso' } }
      const done = await admin('PATCH', `/returns/${row?.id}`, body)
      expect(done.body.refunded - refunded).toBe(row?.refundable)
      return done.body
    }
    const part = await receive([{ line_id: first, quantity: 3 }])
    expect(part).toMatchObject({ payment_status: 'partly_refunded', refunded: shown.lines[0]?.total })
    expect(shown.shipping).toBeGreaterThan(0)
    const rest = await receive([{ line_id: second, quantity: 1 }])
    expect(rest).toMatchObject({ payment_status: 'refunded', refunded: shown.due })
  })

  it('until thirty days after the last delivery, and not for pieces given back or withdrawn already', async () => {
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

  it('from an unpaid order: it goes on without these pieces and costs less', async () => {
    for (const payment of ['transfer', 'cash'] as const) {
      const { number, shown, one, first } = await order(payment)
      await withdraw(number, [{ line_id: first, quantity: 2 }])
      const after = await readOrder(number)
      const price = shown.lines[0]?.unit_price ?? 0
      expect(after.subtotal).toBe(shown.subtotal - 2 * price)
      expect(after.lines[0]).toMatchObject({ quantity: 1, withdrawn: 0 })
      expect(await shop.stockOf(one.id)).toBe(19)
      const paid = await admin('POST', `/orders/${await idOf(number)}/payments`, { amount: after.due })
      expect(paid.body).toMatchObject({ payment_status: 'paid', refunded: 0 })
    }
  })

  it('from cash on delivery that is partly on its way: its money goes back with the payment', async () => {
    const { number, id, first, second } = await order('cash')
    await admin('POST', `/orders/${id}/parcels`, {
      carrier: 'DHL',
      lines: [{ line_id: second, quantity: 1 }],
    })
    await withdraw(number, [{ line_id: first, quantity: 3 }])
    const waiting = await readOrder(number)
    expect(waiting).toMatchObject({ parcel_status: 'shipped', refunded: 0 })
    await admin('POST', `/orders/${id}/payments`, { amount: waiting.due })
    const after = await readOrder(number)
    expect(after.refunded).toBeGreaterThan(0)
    expect(after.withdrawals[0]?.refund).toBe(after.refunded)
  })

  it('from sealed packs, and not from opened ones', async () => {
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
    const { number, first, shown } = await order()
    const response = await withdraw(number, [{ line_id: first, quantity: 1 }])
    const sent = await shop.context.db.select().from(mails).where(eq(mails.letter, 'order-withdrawn'))
    expect(sent).toHaveLength(1)
    const at = new Date(response.json<{ declared_at: string }>().declared_at)
    const hour = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(at)
    expect(sent[0]?.text).toContain(hour)
    expect(sent[0]?.text).toContain(`${shown.lines[0]?.title}`)
    expect(sent[0]?.subject).toContain(number)
    expect((await readOrder(number)).withdrawals).toMatchObject([{ declared_at: at.toISOString() }])
  })

  it('is nobody else’s, wants a key, and the same key twice is one', async () => {
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
