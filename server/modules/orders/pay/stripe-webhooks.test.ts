/**
 * Effects of each Stripe webhook payload on a payment at the checkout and on an order, signed and in any order
 * (decision 0049).
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { orders, paymentEvents, payments } from '../../../db/schema/orders.ts'
import type { SignedCall, StripeFixture } from '../../../testing/stripe-fixture.ts'
import * as sent from '../../../testing/stripe-payloads.ts'
import { line } from '../testing/checkout-fixture.ts'
import { openStripeShop, type StripeShop } from '../testing/stripe-shop.ts'

let bank: StripeFixture
let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
  bank = shop.bank
})
afterAll(() => shop.close())

const buy = async (productIndex?: number) => {
  const bought = await shop.buyTwo(productIndex)
  const { reference: id, due: amount, number: order } = bought
  return { ...bought, payment: { id, amount, order } }
}
const readOrder = (number: string) => shop.readOrder(number)
const deliver = (call: SignedCall) => shop.deliver(call)
const post = async (type: string, object: object) => {
  const { statusCode } = await deliver(bank.event(type, object))
  expect(statusCode).toBe(200)
}
const ledgerOf = async (number: string) => {
  const rows = await shop.context.db
    .select({ kind: paymentEvents.kind, reason: paymentEvents.reason })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(orders.number, number))
    .orderBy(paymentEvents.id)
  return rows.map(({ kind, reason }) => (reason ? `${kind} ${reason}` : kind))
}
const asShop = async (number: string) => {
  const [row] = await shop.context.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return (await shop.call('GET', `/admin/orders/${row?.id}`, { as: 'admin' })).json<AdminOrder>()
}

describe('a payment at the checkout', () => {
  it('makes the order once on payment_intent.succeeded, however often it is reported', async () => {
    const { number, payment, product } = await buy()
    for (let times = 0; times < 3; times++) await post('payment_intent.succeeded', sent.succeeded(payment))
    const order = await readOrder(number)
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid'])
    expect(await ledgerOf(number)).toEqual(['captured'])
    expect(await shop.stockOf(product.id)).toBe(8)
  })

  it('decides nothing on payment_intent.requires_action', async () => {
    const { number, payment } = await buy()
    await post('payment_intent.requires_action', sent.requiresAction(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
  })

  it('makes a waiting order on payment_intent.processing, and pays it on .succeeded', async () => {
    const { number, payment } = await buy()
    bank.confirmCard(payment.id, 'accept')
    await post('payment_intent.processing', sent.processing(payment))
    await post('payment_intent.processing', sent.processing(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'placed', payment_status: 'pending' })
    await post('payment_intent.succeeded', sent.succeeded(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(await ledgerOf(number)).toEqual(['processing', 'captured'])
  })

  it('reverts nothing when .processing arrives after .succeeded', async () => {
    const { number, payment } = await buy()
    await post('payment_intent.succeeded', sent.succeeded(payment))
    await post('payment_intent.processing', sent.processing(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  })

  it.each([
    ['card_declined', 'generic_decline', 'card_declined'],
    ['card_declined', 'insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card', 'expired_card'],
    ['incorrect_cvc', undefined, 'incorrect_card'],
    ['payment_intent_authentication_failure', undefined, 'authentication_failed'],
    ['a_code_of_tomorrow', undefined, 'other'],
  ])('restocks on payment_intent.payment_failed (%s, %s) and reports %s', async (code, decline, reason) => {
    const { number, payment, product } = await buy()
    bank.confirmCard(payment.id, 'decline')
    await post('payment_intent.payment_failed', sent.failed(payment, code, decline))
    expect((await ledgerOf(number))[0]).toBe(`failed ${reason}`)
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned', payment_status: 'failed' })
    expect(await shop.stockOf(product.id)).toBe(10)
    const methods = bank.calls.filter(call => call.includes(payment.id)).map(call => call.split(' ')[0])
    expect(methods.slice(0, 2)).toEqual(['POST', 'GET']) // cancelled first, then queried: nothing can be paid in between
    expect(bank.intents.get(payment.id)?.status).toBe('canceled')
  })

  it('keeps the order when .payment_failed arrives after the payment has succeeded', async () => {
    const { number, payment } = await buy()
    bank.confirmCard(payment.id, 'approve')
    await post('payment_intent.payment_failed', sent.failed(payment, 'card_declined'))
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    await post('payment_intent.succeeded', sent.succeeded(payment))
    expect(await ledgerOf(number)).toEqual(['failed card_declined', 'captured'])
    expect(bank.refunds.filter(refund => refund.payment_intent === payment.id)).toEqual([])
  })

  it('restocks on payment_intent.canceled in the dashboard', async () => {
    const { number, payment, product } = await buy()
    bank.confirmCard(payment.id, 'cancel')
    await post('payment_intent.canceled', sent.canceled(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'abandoned', payment_failure: 'not_completed' })
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('keeps the order when the buyer abandons it after the bank has accepted it', async () => {
    const { number, payment } = await buy()
    bank.confirmCard(payment.id, 'accept')
    const ended = await shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' })
    expect(ended.json()).toMatchObject({ status: 'placed', payment_status: 'pending' })
    expect(bank.intents.get(payment.id)?.status).toBe('processing')
  })

  it('changes nothing and reports it when the buyer abandons it while Stripe does not respond', async () => {
    const { number, product } = await buy()
    bank.mood = 'broken'
    const ended = await shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' })
    bank.mood = 'well'
    expect(ended.json()).toMatchObject({ code: 'unavailable' })
    expect(await readOrder(number)).toMatchObject({ status: 'paying' })
    expect(await shop.stockOf(product.id)).toBe(8)
  })

  it.each([
    ['another sum', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
  ])('refuses %s and records it, paid or pending', async (_, change) => {
    const { number, payment, product } = await buy()
    const wrong = { ...payment, ...change }
    await post('payment_intent.processing', sent.processing(wrong))
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
    await post('payment_intent.succeeded', sent.succeeded(wrong))
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
    expect(await ledgerOf(number)).toEqual(['mismatched'])
    expect(await shop.stockOf(product.id)).toBe(8)
  })
})

describe('an order', () => {
  it.each([
    ['a card', sent.wallet('apple_pay'), 'apple_pay', 'Visa •••• 4242'],
    ['a card of Google Pay', sent.wallet('google_pay'), 'google_pay', 'Visa •••• 4242'],
    ['PayPal', { type: 'paypal', paypal: { payer_email: 'ada@example.com' } }, 'paypal', ''],
    ['Satispay', { type: 'satispay', satispay: {} }, 'satispay', ''],
    ['a way of tomorrow', { type: 'pay_by_thought' }, 'other', ''],
  ])('stores the payment method of charge.succeeded: %s', async (_, details, kind, detail) => {
    const { number, payment } = await buy()
    await post('charge.succeeded', sent.charge(payment, { payment_method_details: details }))
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
    await post('payment_intent.succeeded', sent.succeeded(payment))
    expect((await asShop(number)).paid_by).toEqual({ kind, detail })
    expect(await ledgerOf(number)).toEqual(['captured'])
  })

  it('records charge.refunded in the dashboard once', async () => {
    const { number, due, payment } = await buy()
    await post('payment_intent.succeeded', sent.succeeded(payment))
    const refunded = bank.event(
      'charge.refunded',
      sent.charge(payment, { amount_refunded: due, refunded: true }),
    )
    for (let times = 0; times < 3; times++) await deliver(refunded)
    const order = await readOrder(number)
    expect(order).toMatchObject({ payment_status: 'refunded', refunded: due })
    expect(order.timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })

  it('shows charge.dispute.created to the shop and changes nothing else', async () => {
    const { number, payment } = await buy()
    await post('payment_intent.succeeded', sent.succeeded(payment))
    for (let times = 0; times < 2; times++) await post('charge.dispute.created', sent.dispute(payment))
    expect(await readOrder(number)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect((await asShop(number)).ledger.map(({ kind }) => kind)).toEqual(['opened', 'captured', 'disputed'])
  })

  it('accepts events of unused kinds and of unknown payments', async () => {
    const { number, payment } = await buy()
    await post('customer.created', { id: 'cus_1', object: 'customer' })
    await post('payment_intent.created', sent.paymentIntent(payment))
    await post('payment_intent.tomorrow', sent.succeeded(payment))
    await post('payment_intent.succeeded', sent.succeeded({ ...payment, id: 'pi_unknown' }))
    await post('charge.dispute.created', { ...sent.dispute(payment), payment_intent: null })
    expect(await readOrder(number)).toMatchObject({ status: 'paying', payment_status: 'unpaid' })
  })

  it.each([
    ['another secret', { secret: 'whsec_of_a_thief' }],
    ['an old signature', { signedAt: new Date(Date.now() - 301_000) }],
  ])('refuses %s for every kind, and changes nothing', async (_, forged) => {
    const { number, payment } = await buy()
    const calls = [
      bank.event('payment_intent.succeeded', sent.succeeded(payment), forged),
      bank.event('payment_intent.processing', sent.processing(payment), forged),
      bank.event('payment_intent.payment_failed', sent.failed(payment, 'card_declined'), forged),
      bank.event('payment_intent.canceled', sent.canceled(payment), forged),
      bank.event('charge.refunded', sent.charge(payment, { amount_refunded: 1 }), forged),
      bank.event('charge.dispute.created', sent.dispute(payment), forged),
    ]
    for (const call of calls) expect((await deliver(call)).statusCode).toBe(400)
    expect(await ledgerOf(number)).toEqual([])
  })

  it('requests from Stripe, and quotes, the payment kinds that the administration has chosen', async () => {
    const read = async () =>
      (await shop.call('GET', '/admin/payment-methods', { as: 'admin' })).json().data[0]
    const { code, position: _, orders: __, is_ready: ___, provider: ____, ...method } = await read()
    const kinds = ['card', 'google_pay', 'paypal', 'satispay']
    const saved = await shop.call('PUT', `/admin/payment-methods/${code}`, {
      as: 'admin',
      body: { ...method, kinds },
    })
    expect(saved.statusCode).toBe(200)
    const product = await shop.shelve(10)
    const { payments: offers } = await shop.quote({ lines: [line(product.id)] }, 'user')
    const online = { provider: 'stripe', kinds, publishable_key: 'pk_test_bank', currency: 'eur' }
    expect(offers.find(offer => offer.code === 'card')).toMatchObject({ online })
    expect(offers.find(offer => offer.code === 'transfer')).toMatchObject({ online: null })
    const { payment } = await buy()
    expect(bank.intents.get(payment.id)?.allowed_payment_method_types).toEqual(['card', 'paypal', 'satispay'])
  })
})
