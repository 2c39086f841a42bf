import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { orders, paymentEvents, payments } from '../../../db/schema/orders.ts'
import { stockMovements } from '../../../db/schema/stock.ts'
import { type CheckoutFixture, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { deliverLateMoney } from './test-bank.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const minute = 60_000
const readOrder = async (number: string) =>
  (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>()
const settle = (reference: string | undefined, outcome: string, as: 'user' | 'other' = 'user') =>
  shop.call('POST', `/payments/test/${reference}`, { as, body: { outcome } })

describe('payment (decision 0020)', () => {
  const waiting = async (index = 2) => {
    const product = await shop.shelve(10, index)
    const { body } = await shop.buy({ lines: [line(product.id, 2)], payment_method: 'card' })
    return { product, number: body.order.number, reference: body.payment.reference }
  }

  it('confirms the order once for ten concurrent approvals', async () => {
    const { number, reference } = await waiting()
    await Promise.all(Array.from({ length: 10 }, () => settle(reference, 'approve')))
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid', can_cancel: true })
    expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  })

  const isOwn = async (number: string) => {
    const { data } = (await shop.call('GET', '/me/orders', { as: 'user' })).json<{ data: Order[] }>()
    return data.some(order => order.number === number)
  }
  const templatesOf = async (number: string) => {
    const { rows } = await shop.context.db.execute<{ letter: string }>(
      sql`select m.letter from mails m join orders o on o.id = m.order_id where o.number = ${number} order by m.id`,
    )
    return rows.map(({ letter }) => letter)
  }
  const counts = async () =>
    (await shop.call('GET', '/admin/orders', { as: 'admin' })).json<{ counts: { all: number } }>().counts.all

  it('keeps an order out of every list and sends no email until it is paid', async () => {
    const before = await counts()
    const { number, reference, product } = await waiting()
    expect(await readOrder(number)).toMatchObject({ status: 'paying', can_pay: true, can_cancel: false })
    expect([await isOwn(number), await counts(), await templatesOf(number)]).toEqual([false, before, []])
    expect(await shop.stockOf(product.id)).toBe(8)
    shop.pass(minute)
    await settle(reference, 'approve')
    expect([await isOwn(number), await counts(), await templatesOf(number)]).toEqual([
      true,
      before + 1,
      ['order-paid'],
    ])
    const { timeline, placed_at } = await readOrder(number)
    expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
    expect(new Date(placed_at)).toEqual(shop.context.now())
  })

  it.each([
    ['decline', 'card_declined'],
    ['no_funds', 'insufficient_funds'],
    ['fail_confirmation', 'authentication_failed'],
    ['cancel', 'not_completed'],
  ])('restocks once and returns the reason without an order when refused (%s)', async (outcome, reason) => {
    const { number, reference, product } = await waiting()
    await Promise.all([settle(reference, outcome), settle(reference, outcome), settle(reference, outcome)])
    expect(await readOrder(number)).toMatchObject({
      status: 'abandoned',
      payment_failure: reason,
      can_pay: false,
      shipping_address: null,
    })
    expect(await shop.stockOf(product.id)).toBe(10)
    expect([await isOwn(number), await templatesOf(number)]).toEqual([false, []])
  })

  it('decides nothing until the bank’s additional confirmation', async () => {
    const { number, reference } = await waiting()
    expect((await settle(reference, 'confirm')).json()).toMatchObject({
      needs_confirmation: true,
      order: { status: 'paying' },
    })
    await settle(reference, 'approve')
    expect(await readOrder(number)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_by: { kind: 'card', detail: 'Visa •••• 4242' },
    })
  })

  it('restocks once when abandoned, and does not restart with the same key', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id, 2)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const options = { key: newKey(), changes: { expected_due: totals.due } }
    const { number } = (await shop.place(cart, options)).body.order
    const giveUp = () => shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' })
    const ended = await Promise.all([giveUp(), giveUp(), giveUp()])
    for (const response of ended) expect(response.json()).toMatchObject({ status: 'abandoned' })
    expect(await shop.stockOf(product.id)).toBe(10)
    expect(await shop.place(cart, options)).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect((await shop.call('POST', `/me/orders/${number}/abandon`, { as: 'other' })).statusCode).toBe(404)
  })

  it('is either paid or restocked once when abandoned and approved concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const { product, number, reference } = await waiting()
      await Promise.all([
        shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' }),
        settle(reference, 'approve'),
      ])
      const { status, payment_status } = await readOrder(number)
      const isKept = status === 'confirmed'
      expect([status, payment_status]).toEqual(isKept ? ['confirmed', 'paid'] : ['abandoned', 'refunded'])
      expect(await shop.stockOf(product.id)).toBe(isKept ? 8 : 10)
    }
  })

  it('is not abandoned by returning to the checkout after it was paid', async () => {
    const { number, reference } = await waiting()
    await settle(reference, 'approve')
    const ended = await shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' })
    expect(ended.json()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it('makes an order that waits for late money, which arrives once, even after a restart', async () => {
    const { number, reference } = await waiting()
    const body = { outcome: 'late', kind: 'sepa_debit' }
    const accepted = await shop.call('POST', `/payments/test/${reference}`, { as: 'user', body })
    expect(accepted.json()).toMatchObject({
      order: { status: 'placed', payment_status: 'pending', can_pay: false, paid_by: { kind: 'sepa_debit' } },
    })
    expect((await settle(reference, 'late')).json()).toMatchObject({ code: 'order_state' })
    expect(await isOwn(number)).toBe(true)
    await shop.context.jobs.nudge('test-bank')
    expect((await readOrder(number)).payment_status).toBe('pending')
    shop.pass(5000)
    await Promise.all([shop.context.jobs.nudge('test-bank'), deliverLateMoney(shop.context)])
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
    expect(await templatesOf(number)).toEqual(['order-processing', 'order-paid'])
  })

  it('keeps the order for longer than half an hour while money is on its way; if it fails, the buyer is notified and can pay again', async () => {
    const { number, reference, product } = await waiting()
    await settle(reference, 'bounce')
    shop.pass(31 * minute)
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(number)).toMatchObject({ status: 'placed', payment_status: 'pending' })
    await shop.context.jobs.nudge('test-bank')
    expect(await readOrder(number)).toMatchObject({
      status: 'placed',
      payment_status: 'failed',
      payment_failure: 'insufficient_funds',
      can_pay: true,
    })
    expect(await templatesOf(number)).toEqual(['order-processing', 'order-payment-failed'])
    expect(await shop.stockOf(product.id)).toBe(8)
    await settle(reference, 'approve')
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it('expires each order separately: one that cannot be released does not block others', async () => {
    const [broken, sound] = [await waiting(), await waiting(3)]
    await shop.context.db.execute(
      sql.raw(
        `alter table orders add constraint broken check (number <> '${broken.number}' or status <> 'abandoned')`,
      ),
    )
    shop.pass(31 * minute)
    await shop.context.jobs.nudge('release-expired-orders')
    await shop.context.db.execute(sql`alter table orders drop constraint broken`)
    expect(await readOrder(broken.number)).toMatchObject({ status: 'paying' })
    expect(await readOrder(sound.number)).toMatchObject({ status: 'abandoned' })
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(broken.number)).toMatchObject({ status: 'abandoned' })
  })

  it('B2: is not found for an order of another user', async () => {
    const { number, reference } = await waiting()
    expect((await settle(reference, 'approve', 'other')).statusCode).toBe(404)
    expect((await shop.call('GET', `/me/orders/${number}`, { as: 'other' })).statusCode).toBe(404)
    expect((await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'other' })).statusCode).toBe(404)
    expect(await readOrder(number)).toMatchObject({ status: 'paying' })
  })

  it('C6: expires after 30 minutes and restocks once; later money is refunded once', async () => {
    const { product, number, reference } = await waiting(3)
    expect(await shop.stockOf(product.id)).toBe(8)
    shop.pass(31 * minute)
    await Promise.all([
      shop.context.jobs.nudge('release-expired-orders'),
      shop.context.jobs.nudge('release-expired-orders'),
    ])
    expect(await shop.stockOf(product.id)).toBe(10)
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned', can_pay: false })
    await Promise.all([settle(reference, 'approve'), settle(reference, 'approve')])
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'abandoned', payment_status: 'refunded' })
    expect(order.timeline.filter(({ kind }) => kind === 'late_payment_refunded')).toHaveLength(1)
    const events = await shop.context.db
      .select({ kind: paymentEvents.kind })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(eq(orders.number, number))
    expect(events.map(({ kind }) => kind).sort()).toEqual(['captured', 'refunded'])
    const moved = await shop.context.db
      .select({ delta: stockMovements.delta })
      .from(stockMovements)
      .innerJoin(orders, eq(orders.id, stockMovements.order_id))
      .where(eq(orders.number, number))
    expect(moved.map(({ delta }) => delta).sort()).toEqual([-2, 2])
  })

  it('refunds money and restocks once when an order is cancelled while the money is on its way', async () => {
    const { product, number, reference } = await waiting()
    await settle(reference, 'late')
    shop.pass(5000)
    await Promise.all([
      shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' }),
      deliverLateMoney(shop.context),
    ])
    const order = await readOrder(number)
    expect([order.status, order.payment_status]).toEqual(['cancelled', 'refunded'])
    const back = order.timeline.filter(({ kind }) => kind === 'refunded' || kind === 'late_payment_refunded')
    expect(back).toHaveLength(1)
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('waits seven days for a transfer and shows the bank account; confirms cash immediately', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)] }
    const transfer = await shop.buy({ ...cart, payment_method: 'transfer' })
    expect(transfer.body.order.transfer).toMatchObject({ reason: transfer.body.order.number })
    expect(transfer.body.payment).toEqual({ kind: 'none' })
    const cash = await shop.buy({ ...cart, payment_method: 'cash' })
    expect(cash.body.order).toMatchObject({ status: 'confirmed', payment_status: 'unpaid', expires_at: null })
  })
})
