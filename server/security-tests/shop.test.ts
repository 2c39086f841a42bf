/** docs/failure-cases.md group C: attacks on quantities, stock, coupons, payments and orders. Only PostgreSQL runs real races. */
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAccountOrders } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { coupons } from '../db/schema/content.ts'
import { orders, paymentEvents, payments } from '../db/schema/orders.ts'
import {
  type CheckoutFixture,
  line,
  newKey,
  openCheckoutFixture,
  type Placed,
} from '../modules/orders/testing/checkout-fixture.ts'
import { openStripeFixture, type StripeFixture } from '../testing/stripe-fixture.ts'

const atOnce = process.env.TEST_DATABASE_URL ? 200 : 60

let bank: StripeFixture
let shop: CheckoutFixture
beforeAll(async () => {
  bank = await openStripeFixture()
  shop = await openCheckoutFixture({ stripe: bank.config, testPayments: false })
  for (const as of ['user', 'retailer'] as const) await shop.call('GET', '/auth/user', { as }) // one login each
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})
beforeEach(async () => {
  bank.mood = 'well'
  const waiting = ['paying', 'placed', 'confirmed'] as const // they would count in later orders of the same buyer
  await shop.context.db.update(orders).set({ status: 'cancelled' }).where(inArray(orders.status, waiting))
})

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const tally = (responses: readonly Placed[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of responses) {
    const isLate = body.code === 'sold_out' || body.code === 'order_refused' || body.code === 'total_changed'
    const key = status === 201 ? 'placed' : isLate ? `${status} sold_out or gone` : `${status} ${body.code}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const byTransfer = { payment_method: 'transfer' as const }
const dueOf = async (cart: Parameters<CheckoutFixture['quote']>[0], as: 'user' | 'retailer' = 'user') =>
  (await shop.quote(cart, as)).totals.due

describe('C1: invalid quantities', () => {
  it.each([-1, 0, 1.5, 1e9, '1', null, 2 ** 53, [2], { $gt: 0 }])(
    'C1: are refused by quote and order, and sell nothing: %j',
    async quantity => {
      const product = await shop.shelve(10)
      const cart = { lines: [{ ...line(product.id), quantity }], ...byTransfer } as never
      const quote = await shop.call('POST', '/checkout/quote', { as: 'user', body: cart })
      expect([quote.statusCode, (await shop.place(cart)).status]).toEqual([422, 422])
      expect(await shop.stockOf(product.id)).toBe(10)
    },
  )
})

describe('C3, C4, C5: contended stock', () => {
  it.each([1, 7, 50])('C3: sells %i items exactly once each to concurrent orders', async pieces => {
    const product = await shop.shelve(pieces)
    const cart = { lines: [line(product.id)], ...byTransfer }
    const expected_due = await dueOf(cart)
    const responses = await times(atOnce, at =>
      shop.place(cart, { as: at % 2 ? 'user' : 'retailer', changes: { expected_due } }),
    )
    expect(tally(responses)).toEqual({ placed: pieces, '409 sold_out or gone': atOnce - pieces })
    expect(await shop.stockOf(product.id)).toBe(0)
  })

  it('C4: sums a product over several lines in the order, not only in the quote', async () => {
    const product = await shop.shelve(3)
    const note = { note_production: 'con un fiocco' }
    const cart = { lines: [line(product.id, 2), { ...line(product.id, 2), ...note }], ...byTransfer }
    const response = await shop.place(cart, { changes: { expected_due: await dueOf(cart) } })
    expect(response.status).toBe(409)
    expect(await shop.stockOf(product.id)).toBe(3)
    await shop.shelve(4)
    expect((await shop.place(cart, { changes: { expected_due: await dueOf(cart) } })).status).toBe(201)
    expect(await shop.stockOf(product.id)).toBe(0)
  })

  it('C5: does not deadlock for carts with the same products in opposite order', async () => {
    const [firstProduct, two] = [await shop.shelve(500, 0), await shop.shelve(500, 1)]
    const carts = [
      { lines: [line(firstProduct.id), line(two.id)], ...byTransfer },
      { lines: [line(two.id), line(firstProduct.id)], ...byTransfer },
    ]
    const expected_due = await dueOf(carts[0]!)
    const many = openAccountOrders - 2
    const responses = await times(many, at => shop.place(carts[at % 2]!, { changes: { expected_due } }))
    expect(tally(responses)).toEqual({ placed: many })
    expect(await shop.stockOf(firstProduct.id)).toBe(500 - many)
  })
})

describe('C7, C8: coupons', () => {
  const place = (cart: Parameters<CheckoutFixture['place']>[0], expected_due: number) =>
    shop.place(cart, { changes: { expected_due } })

  it('C7: can be used once per customer, also in concurrent orders of one customer', async () => {
    const product = await shop.shelve(200)
    await shop.context.db.insert(coupons).values({ code: 'UNAVOLTA', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'UNAVOLTA', ...byTransfer }
    const expected_due = await dueOf(cart)
    const responses = await times(atOnce / 4, () => place(cart, expected_due))
    expect(tally(responses).placed).toBe(1)
    const { rows } = await shop.context.db.execute<{ n: number }>(
      sql`select count(*)::int as n from coupon_uses u join coupons c on c.id = u.coupon_id where c.code = 'UNAVOLTA'`,
    )
    expect(rows[0]?.n).toBe(1)
  })

  it('C8: are refused if they expired between quote and order, by the server’s clock only', async () => {
    const product = await shop.shelve(20)
    const ends_at = new Date(shop.context.now().getTime() + 60_000)
    await shop.context.db.insert(coupons).values({ code: 'SCADE', percent: 50, ends_at })
    const cart = { lines: [line(product.id)], coupon_code: 'scade', ...byTransfer }
    const expected_due = await dueOf(cart)
    shop.pass(61_000)
    const headers = { date: 'Sat, 01 Jan 2000 00:00:00 GMT' }
    const response = await shop.call('POST', '/orders', {
      as: 'user',
      headers: { 'idempotency-key': newKey(), ...headers },
      body: { ...cart, expected_due, shipping_address: null },
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(409)
    expect((await place(cart, expected_due)).status).toBe(409)
    expect(await shop.stockOf(product.id)).toBe(20)
  })

  it('C8: are checked again if the cart falls below their minimum', async () => {
    const product = await shop.shelve(20)
    const minimum = product.base_price * 3
    await shop.context.db.insert(coupons).values({ code: 'MOLTI', percent: 20, minimum })
    const full = { lines: [line(product.id, 3)], coupon_code: 'MOLTI', ...byTransfer }
    expect((await shop.quote(full, 'user')).problems).toEqual([])
    const drained = { ...full, lines: [line(product.id)] }
    const quote = await shop.quote(drained, 'user')
    expect(quote).toMatchObject({ coupon_refusal: { code: 'minimum' }, totals: { discount: 0 } })
    expect((await place(drained, await dueOf(full))).status).toBe(409)
    expect(await shop.stockOf(product.id)).toBe(20)
  })

  it.each([' scade2 ', 'ＳＣＡＤＥ２', 'sca\u00a0de2', 'Scade2'])(
    'C8: count %j as one coupon and one use, in any spelling',
    async coupon_code => {
      const product = await shop.shelve(20)
      await shop.context.db
        .insert(coupons)
        .values({ code: 'SCADE2', amount: 100, max_uses: 1 })
        .onConflictDoUpdate({ target: coupons.code, set: { uses: 1 } })
      await shop.context.db.update(coupons).set({ uses: 1 }).where(eq(coupons.code, 'SCADE2'))
      const cart = { lines: [line(product.id)], coupon_code, ...byTransfer }
      const { coupon_refusal, totals } = await shop.quote(cart, 'user')
      expect(coupon_refusal?.code).toBe('used_up')
      expect((await place(cart, totals.due - 1)).status).toBe(409)
      expect(await place(cart, totals.due)).toMatchObject({
        status: 201,
        body: { order: { coupon_code: null } },
      })
      const [coupon] = await shop.context.db.select().from(coupons).where(eq(coupons.code, 'SCADE2'))
      expect(coupon?.uses).toBe(1)
    },
  )

  it('C8: cannot be combined in one order', async () => {
    const product = await shop.shelve(20)
    const cart = { lines: [line(product.id)], coupon_code: ['BENVENUTO10', 'BENVENUTO10'] } as never
    expect((await shop.place(cart)).status).toBe(422)
  })
})

const buyByCard = async () => {
  const product = await shop.shelve(10, 2)
  const { body } = await shop.buy({ lines: [line(product.id, 2)], payment_method: 'card' })
  return { product, number: body.order.number, due: body.order.due, reference: body.payment.reference ?? '' }
}
const readOrder = async (number: string) =>
  (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>()
const hook = ({ payload, headers }: ReturnType<StripeFixture['webhook']>) =>
  shop.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
const eventsOf = async (number: string) =>
  (
    await shop.context.db
      .select({ kind: paymentEvents.kind, amount: paymentEvents.amount })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(eq(orders.number, number))
      .orderBy(paymentEvents.id)
  ).map(({ kind, amount }) => `${kind} ${amount}`)

describe('C6, C10, C12, C13: messages of bank and browser', () => {
  it('C6: release reserved stock of an unpaid order once, however often the job runs', async () => {
    const { product, number } = await buyByCard()
    expect(await shop.stockOf(product.id)).toBe(8)
    shop.pass(31 * 60_000)
    await times(5, () => shop.context.jobs.nudge('release-expired-orders'))
    expect(await shop.stockOf(product.id)).toBe(10)
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned' })
  })

  it('C10: create separate orders for the same key of two buyers, each visible to its own buyer only', async () => {
    const product = await shop.shelve(20)
    const cart = { lines: [line(product.id)], ...byTransfer }
    const key = newKey()
    const changes = { expected_due: await dueOf(cart) }
    const userOrder = await shop.place(cart, { as: 'user', key, changes })
    const retailerOrder = await shop.place(cart, { as: 'retailer', key, changes })
    expect([userOrder.status, retailerOrder.status]).toEqual([201, 201])
    expect(userOrder.body.order.number).not.toBe(retailerOrder.body.order.number)
    expect(await shop.stockOf(product.id)).toBe(18)
  })

  it('C12: records one transition and one ledger entry for twenty concurrent copies of a message', async () => {
    const { number, due, reference } = await buyByCard()
    bank.confirmCard(reference, 'approve')
    const report = bank.webhook(reference, 'payment_intent.succeeded')
    const responses = await times(20, () => hook(report))
    expect(new Set(responses.map(response => response.statusCode))).toEqual(new Set([200]))
    const order = await readOrder(number)
    expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect(await eventsOf(number)).toEqual([`captured ${due}`])
  })

  it('C12: fulfil no order if the refund is reported before the payment', async () => {
    const { number, due, reference } = await buyByCard()
    bank.confirmCard(reference, 'approve')
    await hook(bank.webhook(reference, 'charge.refunded', { amount: due }))
    await hook(bank.webhook(reference, 'payment_intent.succeeded'))
    const order = await readOrder(number)
    expect([order.payment_status, order.refunded]).toEqual(['refunded', due])
    expect(order.status).not.toBe('in_production')
  })

  it.each([-1, 1, 100_000])(
    'C12: record an amount that differs by %i cents and fulfil nothing',
    async off => {
      const { number, due, reference } = await buyByCard()
      bank.confirmCard(reference, 'approve')
      await hook(bank.webhook(reference, 'payment_intent.succeeded', { amount: due + off }))
      expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
      expect(await eventsOf(number)).toEqual([`mismatched ${due + off}`])
    },
  )

  it.each(['usd', 'jpy'])(
    'C12: record the right amount in another currency (%s) and fulfil nothing',
    async currency => {
      const { number, due, reference } = await buyByCard()
      bank.confirmCard(reference, 'approve')
      await hook(bank.webhook(reference, 'payment_intent.succeeded', { currency }))
      expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
      expect(await eventsOf(number)).toEqual([`mismatched ${due}`])
    },
  )

  it('C11: are accepted with two signatures if one is valid while a secret is rotated, and refused if none is', async () => {
    const { number, reference } = await buyByCard()
    bank.confirmCard(reference, 'approve')
    const good = bank.webhook(reference, 'payment_intent.succeeded')
    const [time = '', mark = ''] = (good.headers['stripe-signature'] ?? '').split(',')
    const bad = `v1=${'0'.repeat(64)}`
    const signed = (...marks: string[]) => ({
      ...good,
      headers: { ...good.headers, 'stripe-signature': [time, ...marks].join(',') },
    })
    expect((await hook(signed(bad, bad))).statusCode).toBe(400)
    expect(await readOrder(number)).toMatchObject({ payment_status: 'unpaid' })
    expect((await hook(signed(bad, mark))).statusCode).toBe(200)
    expect(await readOrder(number)).toMatchObject({ payment_status: 'paid' })
  })

  it('C13: are verified at the bank if a browser reports a payment', async () => {
    const { number } = await buyByCard()
    for (const body of [{ paid: true }, { status: 'succeeded' }, {}])
      await shop.call('POST', `/me/orders/${number}/confirm?redirect_status=succeeded`, { as: 'user', body })
    await shop.app.inject({ url: `/checkout/complete?order=${number}&redirect_status=succeeded&paid=true` })
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
  })
})
