import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { refunds } from '../../../db/schema/after-sale.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { StripeFixture } from '../../../testing/stripe-fixture.ts'
import { line, newKey } from '../testing/checkout-fixture.ts'
import { openStripeShop, type StripeShop } from '../testing/stripe-shop.ts'

let bank: StripeFixture
let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
  bank = shop.bank
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.mood = 'well'
})

const minute = 60_000
const buy = (productIndex?: number) => shop.buyTwo(productIndex)
const readOrder = (number: string) => shop.readOrder(number)
const comeBack = (number: string) => shop.call('POST', `/me/orders/${number}/confirm`, { as: 'user' })
const hook = (...event: Parameters<StripeFixture['webhook']>) => shop.deliver(bank.webhook(...event))
const paidTimes = (order: Order) => order.timeline.filter(({ kind }) => kind === 'paid').length

describe('a card payment through Stripe (decision 0020)', () => {
  it('is started once for the order’s amount, and exposes no secret key', async () => {
    const { number, due, reference } = await buy()
    expect(bank.intents.get(reference)).toMatchObject({
      amount: due,
      currency: 'eur',
      metadata: { order: number },
    })
    const resumed = (await shop.call('POST', `/me/orders/${number}/pay`, { as: 'user' })).json()
    expect(resumed).toMatchObject({ kind: 'stripe', reference, publishable_key: 'pk_test_bank' })
    expect(JSON.stringify(resumed)).not.toContain('sk_test')
    expect([...bank.intents.values()].filter(intent => intent.metadata.order === number)).toHaveLength(1)
  })

  it.each([
    ['the webhook before the browser', ['hook', 'back']],
    ['the browser before the webhook', ['back', 'hook']],
    ['the webhook alone', ['hook']],
    ['the browser alone', ['back']],
  ])('makes one order and one charge for %s', async (_, order) => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'approve')
    for (const step of order)
      await (step === 'hook' ? hook(reference, 'payment_intent.succeeded') : comeBack(number))
    const paidOrder = await readOrder(number)
    expect(paidOrder).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(paidTimes(paidOrder)).toBe(1)
  })

  it('makes one order when browser and webhook report it ten times each concurrently', async () => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'approve')
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? comeBack(number) : hook(reference, 'payment_intent.succeeded'),
      ),
    )
    expect(paidTimes(await readOrder(number))).toBe(1)
  })

  it('is paid after a decline and an approval whose events arrive in the wrong order', async () => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'decline')
    const failed = bank.webhook(reference, 'payment_intent.payment_failed')
    bank.confirmCard(reference, 'approve')
    await hook(reference, 'payment_intent.succeeded')
    await shop.app.inject({ method: 'POST', url: '/webhooks/stripe', ...failed })
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it('when declined makes no order, restocks and closes the payment at the bank', async () => {
    const { number, reference, product } = await buy()
    bank.confirmCard(reference, 'decline')
    await comeBack(number)
    expect(await readOrder(number)).toMatchObject({
      status: 'abandoned',
      payment_status: 'failed',
      payment_failure: 'card_declined',
      can_pay: false,
    })
    expect(await shop.stockOf(product.id)).toBe(10)
    expect(bank.intents.get(reference)?.status).toBe('canceled')
  })

  it('settles nothing while the bank requires confirmation, and captures what it reserved', async () => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'ask')
    await comeBack(number)
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
    bank.confirmCard(reference, 'reserve')
    await comeBack(number)
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it('C13: ignores the outcome that a browser claims', async () => {
    const { number } = await buy()
    await comeBack(number)
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
  })
})

describe('webhooks', () => {
  it('C11: refuses a webhook that is unsigned, wrongly signed, too old or modified, and changes nothing', async () => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'approve')
    const type = 'payment_intent.succeeded'
    const good = bank.webhook(reference, type)
    const bad = [
      { ...good, headers: { 'content-type': 'application/json' } },
      bank.webhook(reference, type, { secret: 'whsec_of_a_thief' }),
      bank.webhook(reference, type, { signedAt: new Date(Date.now() - 301_000) }),
      { ...good, payload: good.payload.replace('succeeded', 'succeedeD') },
    ]
    for (const { payload, headers } of bad) {
      const response = await shop.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
      expect(response.statusCode).toBe(400)
    }
    expect(await readOrder(number)).toMatchObject({ status: 'paying' })
    expect((await shop.app.inject({ method: 'POST', url: '/webhooks/stripe', ...good })).statusCode).toBe(200)
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed' })
  })

  it('C12: are accepted and ignored for unknown payments and unused event kinds', async () => {
    expect((await hook('pi_unknown', 'charge.refunded', { amount: 5 })).statusCode).toBe(200)
  })

  it('are ignored when the amount differs from the order’s', async () => {
    const { number, reference, due } = await buy()
    bank.confirmCard(reference, 'approve')
    await hook(reference, 'payment_intent.succeeded', { amount: due - 1 })
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
  })

  it('record a refund made in the bank’s dashboard once', async () => {
    const { number, reference, due } = await buy()
    bank.confirmCard(reference, 'approve')
    await comeBack(number)
    for (let times = 0; times < 3; times++) await hook(reference, 'charge.refunded', { amount: due })
    const order = await readOrder(number)
    expect(order).toMatchObject({ payment_status: 'refunded', refunded: due })
    expect(order.timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })
})

describe('a bank that does not respond', () => {
  it.each(['broken', 'hanging', 'garbled', 'deaf'] as const)(
    'M3: leaves the order waiting and loses nothing (%s during payment)',
    async mood => {
      const product = await shop.shelve(10)
      const cart = { lines: [line(product.id)], payment_method: 'card' as const }
      const { totals } = await shop.quote(cart, 'user')
      const options = { key: newKey(), changes: { expected_due: totals.due } }
      bank.mood = mood
      const placed = await shop.place(cart, options)
      expect(placed).toMatchObject({
        status: 201,
        body: { order: { status: 'paying' }, payment: { kind: 'later' } },
      })
      bank.mood = 'well'
      const repeated = await shop.place(cart, options)
      expect(repeated.body.order.number).toBe(placed.body.order.number)
      expect(repeated.body.payment).toMatchObject({ kind: 'stripe' })
      expect(await shop.stockOf(product.id)).toBe(9)
      const { number } = placed.body.order
      expect([...bank.intents.values()].filter(intent => intent.metadata.order === number)).toHaveLength(1)
    },
    60_000,
  )

  it.each(['broken', 'garbled', 'deaf'] as const)(
    'M3: books the refund, retries it in a job and sends it once (%s)',
    async mood => {
      const { number, reference, due } = await buy()
      bank.confirmCard(reference, 'approve')
      await comeBack(number)
      bank.mood = mood
      const cancelled = (await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })).json<Order>()
      expect(cancelled).toMatchObject({ status: 'cancelled', payment_status: 'paid', refunded: due })
      bank.mood = 'well'
      await Promise.all([shop.context.jobs.nudge('send-refunds'), shop.context.jobs.nudge('send-refunds')])
      expect(await readOrder(number)).toMatchObject({ payment_status: 'refunded' })
      expect(bank.refunds.filter(refund => refund.payment_intent === reference)).toHaveLength(1)
    },
  )

  it('M3: delays the expiry of an order, and an order that was paid in the meantime is kept', async () => {
    const { number, reference, product } = await buy(3)
    bank.confirmCard(reference, 'approve')
    shop.pass(31 * minute)
    bank.mood = 'broken'
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(number)).toMatchObject({ status: 'paying' })
    bank.mood = 'well'
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(await shop.stockOf(product.id)).toBe(8)
  })
})

describe('money that arrives too late', () => {
  it('C6: is refunded once, after the payment of an expired order was closed at the bank', async () => {
    const { number, reference, product, due } = await buy(4)
    shop.pass(31 * minute)
    await shop.context.jobs.nudge('release-expired-orders')
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned' })
    expect(bank.intents.get(reference)?.status).toBe('canceled')
    bank.confirmCard(reference, 'approve')
    for (let times = 0; times < 3; times++) await hook(reference, 'payment_intent.succeeded')
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned', payment_status: 'refunded' })
    expect(bank.refunds.filter(refund => refund.payment_intent === reference)).toMatchObject([
      { amount: due },
    ])
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('C14: is requested again for the remainder when the bank refuses the full refund after a partial one', async () => {
    const { number, reference, due } = await buy()
    bank.confirmCard(reference, 'approve')
    await comeBack(number)
    const intent = bank.intents.get(reference)
    if (intent) intent.amount_refunded = 100
    await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(intent?.amount_refunded).toBe(100)
    for (let times = 0; times < 2; times++) await hook(reference, 'charge.refunded')
    expect(intent?.amount_refunded).toBe(due)
    expect(await readOrder(number)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded: due,
    })
  })

  it('C14: does not prevent cancelling the remainder of an order that the bank refunded in part', async () => {
    const { number, reference, due } = await buy()
    bank.confirmCard(reference, 'approve')
    await comeBack(number)
    const intent = bank.intents.get(reference)
    if (intent) intent.amount_refunded = 100
    await hook(reference, 'charge.refunded')
    const cancelled = await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded: due })
    expect(intent?.amount_refunded).toBe(due)
  })

  it('leaves a refused refund visible to the admin', async () => {
    const { number, reference } = await buy()
    bank.confirmCard(reference, 'approve')
    await comeBack(number)
    const intent = bank.intents.get(reference)
    if (intent) intent.amount_refunded = intent.amount
    await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    const [row] = await shop.context.db
      .select({ status: refunds.status })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.order_id))
      .where(eq(orders.number, number))
    expect(row?.status).toBe('refused')
  })
})
