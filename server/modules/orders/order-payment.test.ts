import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'
import { orders, paymentEvents, payments, stockMovements } from '../../db/schema/orders.ts'
import { payPromisedTransfers } from './late-bank.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from './testing/checkout-fixture.ts'

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

  it('approved ten times at once confirms the order once', async () => {
    const { number, reference } = await waiting()
    await Promise.all(Array.from({ length: 10 }, () => settle(reference, 'approve')))
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid', can_cancel: true })
    expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  })

  it('declined, then approved: the order is paid', async () => {
    const { number, reference } = await waiting()
    await settle(reference, 'decline')
    expect(await readOrder(number)).toMatchObject({ status: 'placed', payment_status: 'failed' })
    expect((await settle(reference, 'confirm')).json()).toMatchObject({ needs_confirmation: true })
    await settle(reference, 'approve')
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it('a bank that takes its time answers by itself, also after a restart, once', async () => {
    const product = await shop.shelve(10)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' })
    const { number } = body.order
    expect((await settle(body.payment.reference, 'late')).json()).toMatchObject({
      order: { status: 'placed' },
    })
    await settle(body.payment.reference, 'late')
    await shop.context.jobs.nudge('test-bank')
    expect((await readOrder(number)).payment_status).toBe('unpaid')
    shop.pass(5000)
    await Promise.all([shop.context.jobs.nudge('test-bank'), payPromisedTransfers(shop.context)])
    const order = await readOrder(number)
    expect(order.payment_status).toBe('paid')
    expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  })

  it('not made expires each order alone: one that cannot be released holds up no other', async () => {
    const [broken, sound] = [await waiting(), await waiting(3)]
    await shop.context.db.execute(
      sql.raw(
        `alter table orders add constraint broken check (number <> '${broken.number}' or status <> 'expired')`,
      ),
    )
    shop.pass(31 * minute)
    await shop.context.jobs.nudge('release-expired-orders')
    await shop.context.db.execute(sql`alter table orders drop constraint broken`)
    expect(await readOrder(broken.number)).toMatchObject({ status: 'placed' })
    expect(await readOrder(sound.number)).toMatchObject({ status: 'expired' })
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(broken.number)).toMatchObject({ status: 'expired' })
  })

  it('of another is not there', async () => {
    const { number, reference } = await waiting()
    expect((await settle(reference, 'approve', 'other')).statusCode).toBe(404)
    expect((await shop.call('GET', `/me/orders/${number}`, { as: 'other' })).statusCode).toBe(404)
    expect((await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'other' })).statusCode).toBe(404)
    expect(await readOrder(number)).toMatchObject({ status: 'placed' })
  })

  it('not made within 30 minutes gives the pieces back once; money that comes later goes back once', async () => {
    const { product, number, reference } = await waiting(3)
    expect(await shop.stockOf(product.id)).toBe(8)
    shop.pass(31 * minute)
    await Promise.all([
      shop.context.jobs.nudge('release-expired-orders'),
      shop.context.jobs.nudge('release-expired-orders'),
    ])
    expect(await shop.stockOf(product.id)).toBe(10)
    expect(await readOrder(number)).toMatchObject({ status: 'expired', can_pay: false })
    await Promise.all([settle(reference, 'approve'), settle(reference, 'approve')])
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'expired', payment_status: 'refunded' })
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

  it('a cancel and an approval at once: whichever comes first, the money is back once and the pieces too', async () => {
    for (let round = 0; round < 5; round++) {
      const { product, number, reference } = await waiting()
      await Promise.all([
        shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' }),
        settle(reference, 'approve'),
      ])
      const order = await readOrder(number)
      expect([order.status, order.payment_status]).toEqual(['cancelled', 'refunded'])
      const back = order.timeline.filter(
        ({ kind }) => kind === 'refunded' || kind === 'late_payment_refunded',
      )
      expect(back).toHaveLength(1)
      expect(await shop.stockOf(product.id)).toBe(10)
    }
  })

  it('by transfer waits seven days and says where to; cash is confirmed at once with its surcharge', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)] }
    const transfer = await shop.buy({ ...cart, payment_method: 'transfer' })
    expect(transfer.body.order.transfer).toMatchObject({ reason: transfer.body.order.number })
    expect(transfer.body.payment).toEqual({ kind: 'none' })
    const cash = await shop.buy({ ...cart, payment_method: 'cash' })
    expect(cash.body.order).toMatchObject({ status: 'confirmed', payment_status: 'unpaid', expires_at: null })
    expect(cash.body.order.shipping - transfer.body.order.shipping).toBe(350)
    expect([cash.body.order.surcharge, transfer.body.order.surcharge]).toEqual([350, 0]) // shop 16: distinguished
  })
})
