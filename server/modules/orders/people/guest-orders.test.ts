import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { products } from '../../../db/schema/catalog.ts'
import { coupons } from '../../../db/schema/content.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orders, paymentEvents, payments } from '../../../db/schema/orders.ts'
import { stockMovements } from '../../../db/schema/stock.ts'
import { renderJob } from '../../../email/mailer.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { home, line, newKey } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const email = 'stranger@example.com'

const lettersOf = async (number: string) => {
  await shop.context.jobs.nudge(renderJob)
  const rows = await shop.context.db
    .select({ letter: mails.letter, to: mails.recipient, text: mails.text })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.order_id))
    .where(eq(orders.number, number))
    .orderBy(mails.id)
  return rows
}

const rowOf = async (number: string) => {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  return row!
}

const pay = (key: string, number: string, outcome = 'approve') =>
  shop.withKey(key, 'POST', `/payments/test/test_${number}`, { outcome })

async function paid(pieces = 1): Promise<{ key: string; order: Order; product: { id: number } }> {
  const product = await shop.shelve(20)
  const { body } = await shop.buyAsGuest({ lines: [line(product.id, pieces)], payment_method: 'card' })
  const settled = await pay(body.key, body.order.number)
  return { key: body.key, order: settled.json<{ order: Order }>().order, product }
}

describe('a guest’s order (decision 0047)', () => {
  it('is quoted, placed, paid and confirmed like an account’s, and its emails contain its key', async () => {
    const product = await shop.shelve(10)
    const { status, body } = await shop.buyAsGuest({ lines: [line(product.id, 2)], payment_method: 'card' })
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ status: 'paying', pieces: 2, subtotal: product.base_price * 2 })
    expect(await rowOf(body.order.number)).toMatchObject({
      user_id: null,
      contact_email: email,
      tier: 'base',
    })
    const { order } = (await pay(body.key, body.order.number)).json<{ order: Order }>()
    expect(order).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      documents: [{ kind: 'summary', number: body.order.number }],
    })
    expect(await shop.stockOf(product.id)).toBe(8)
    const letters = await lettersOf(order.number)
    expect(letters.map(({ letter, to }) => [letter, to])).toEqual([['order-paid', email]])
    for (const { text } of letters) expect(text).toContain(`/order/${order.number}#${body.key}`)
  })

  it('needs no postal address when all goods are digital', async () => {
    const digital = await shop.shelve(null, 3)
    await shop.context.db.update(products).set({ is_digital: true }).where(eq(products.id, digital.id))
    const cart = { lines: [line(digital.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const changes = { expected_due: totals.due, shipping_address: null, digital_consent: true }
    const { status, body } = await shop.placeAsGuest(cart, { changes })
    expect([status, body.order.shipping_address, body.order.billing_address]).toEqual([201, null, null])
    const { order } = (await pay(body.key, body.order.number)).json<{ order: Order }>()
    expect(order).toMatchObject({ status: 'completed' })
    const [letter] = await lettersOf(order.number)
    expect(letter?.text).toContain('Pagamento ricevuto\n')
  })

  it('C20: sells seven pieces to a hundred concurrent guests once each, refuses the other ninety-three, and keeps the stock ledger consistent', async () => {
    const product = await shop.shelve(7)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const buy = (_: unknown, at: number) => () =>
      shop.placeAsGuest(cart, { email: `guest-${at}@example.com`, changes: { expected_due: totals.due } })
    const responses = await heldUp(
      shop.context.db,
      sql`select from products where id = ${product.id} for no key update`,
      Array.from({ length: 100 }, buy),
    )
    const placed = responses.filter(({ status }) => status === 201)
    const refused = responses.filter(({ status, body }) => status === 409 && body.code === 'sold_out')
    expect([placed.length, refused.length]).toEqual([7, 93])
    expect(await shop.stockOf(product.id)).toBe(0)
    const moved = await shop.context.db
      .select({ delta: stockMovements.delta })
      .from(stockMovements)
      .innerJoin(orders, eq(orders.id, stockMovements.order_id))
      .where(
        sql`${stockMovements.item} = ${`product:${product.id}`} and ${orders.contact_email} like 'guest-%'`,
      )
    expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(-7)
    expect(new Set(placed.map(({ body }) => body.key)).size).toBe(7)
  })

  it('C19: is placed once for twenty concurrent requests with one key, and refused for that key with another cart', async () => {
    const product = await shop.shelve(50)
    const cart = { lines: [line(product.id, 2)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const options = { key: newKey(), changes: { expected_due: totals.due } }
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.placeAsGuest(cart, options)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ body }) => `${body.order.number} ${body.key}`)).size).toBe(1)
    expect(await shop.stockOf(product.id)).toBe(48)
    const changed = await shop.placeAsGuest({ ...cart, lines: [line(product.id, 3)] }, options)
    expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
    const unrelated = await shop.placeAsGuest(cart, { ...options, email: 'other-stranger@example.com' })
    expect(unrelated).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
  })

  it('C19: is paid once, however often the bank reports it', async () => {
    const product = await shop.shelve(10)
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'card' })
    await Promise.all(Array.from({ length: 8 }, () => pay(body.key, body.order.number)))
    const events = await shop.context.db
      .select({ kind: paymentEvents.kind, amount: paymentEvents.amount })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(eq(orders.number, body.order.number))
    expect(events).toEqual([{ kind: 'captured', amount: body.order.due }])
  })

  it('is cancelled with its key: stock and money are returned once', async () => {
    const { key, order, product } = await paid(3)
    const path = `/me/orders/${order.number}/cancel`
    const first = await shop.withKey(key, 'POST', path)
    expect(first.json()).toMatchObject({ status: 'cancelled', refunded: order.due })
    expect((await shop.withKey(key, 'POST', path)).json()).toMatchObject({ code: 'order_state' })
    expect(await shop.stockOf(product.id)).toBe(20)
    expect((await lettersOf(order.number)).map(({ letter }) => letter)).toContain('order-refunded')
  })

  it('can be withdrawn with its key alone, also for single pieces', async () => {
    const { key, order } = await paid(2)
    const lines = [{ line_id: order.lines[0]!.id, quantity: 1 }]
    const withdrawal = await shop.withKey(key, 'POST', `/me/orders/${order.number}/withdrawals`, { lines })
    expect(withdrawal.statusCode).toBe(201)
    expect(withdrawal.json<{ refund: number }>().refund).toBeGreaterThan(0)
    const [letter] = (await lettersOf(order.number)).filter(email => email.letter === 'order-withdrawn')
    expect(letter?.to).toBe(email)
  })

  it('counts a one-per-customer coupon by the email, and returns it when the order is cancelled', async () => {
    const product = await shop.shelve(50)
    await shop.context.db.insert(coupons).values({ code: 'OSPITE', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'OSPITE', payment_method: 'card' as const }
    const email = 'once@example.com'
    const first = await shop.buyAsGuest(cart, email)
    expect(first.status).toBe(201)
    const quote = { coupon: null, coupon_refusal: { code: 'used' } }
    expect(await shop.buyAsGuest(cart, email)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', quote },
    })
    expect((await shop.buyAsGuest(cart, 'twice@example.com')).status).toBe(201)
    await shop.withKey(first.body.key, 'POST', `/me/orders/${first.body.order.number}/abandon`)
    expect((await shop.buyAsGuest(cart, email)).status).toBe(201)
  })

  it.each(['guest', 'account'] as const)(
    'accepts a coupon with one use per customer only once for the same person, %s first',
    async first => {
      const product = await shop.shelve(50)
      const code = first === 'guest' ? 'PERSONA1' : 'PERSONA2'
      await shop.context.db.insert(coupons).values({ code, amount: 100, max_uses_each: 1 })
      const cart = { lines: [line(product.id)], coupon_code: code, payment_method: 'card' as const }
      const asGuest = () => shop.buyAsGuest(cart, ' User@Example.com')
      const signedIn = () => shop.buy(cart)
      const [one, two] = first === 'guest' ? [asGuest, signedIn] : [signedIn, asGuest]
      expect((await one()).status).toBe(201)
      const second = await two()
      if (first === 'guest')
        expect(second).toMatchObject({ status: 201, body: { order: { coupon_code: null, discount: 0 } } })
      // The quote of a guest without an email still counts the coupon; the order with the email does not.
      else expect(second).toMatchObject({ status: 409, body: { code: 'total_changed' } })
      expect((await shop.buyAsGuest(cart, 'user+2@example.com')).status).toBe(201)
    },
  )

  it('counts a coupon with one use per customer once when guest and account use it concurrently', async () => {
    const product = await shop.shelve(50)
    await shop.context.db.insert(coupons).values({ code: 'INSIEME', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'INSIEME', payment_method: 'card' as const }
    const row = sql`select from coupons where code = 'INSIEME' for no key update`
    const responses = await heldUp(shop.context.db, row, [
      () => shop.buyAsGuest(cart, 'user@example.com'),
      () => shop.buy(cart),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('lets its buyer ask a question, and emails the reply', async () => {
    const { key, order } = await paid()
    const path = `/me/orders/${order.number}/ticket`
    const question = await shop.withKey(key, 'POST', path, { text: 'Arriva per Natale?' })
    expect(question.json()).toMatchObject({ status: 'open', messages: [{ text: 'Arriva per Natale?' }] })
    const { data } = (await shop.call('GET', `/admin/tickets?search=${order.number}`, { as: 'admin' })).json<{
      data: { id: number; name: string }[]
    }>()
    expect(data).toMatchObject([{ name: home.name }])
    const ticket = (await shop.call('GET', `/admin/tickets/${data[0]!.id}`, { as: 'admin' })).json<{
      version: string
    }>()
    const body = { text: 'Sì, parte domani.', closes: false, version: ticket.version }
    await shop.call('POST', `/admin/tickets/${data[0]!.id}/messages`, { as: 'admin', body })
    const [letter] = (await lettersOf(order.number)).filter(email => email.letter === 'ticket-answered')
    expect(letter).toMatchObject({ to: email, text: expect.stringContaining('Sì, parte domani.') })
    const second = await shop.withKey(key, 'POST', path, { text: 'Grazie' })
    expect(second.json<{ messages: unknown[] }>().messages).toHaveLength(1)
  })
})

describe('guest orders in the administration (decision 0047)', () => {
  const search = async (search: string) =>
    (await shop.call('GET', `/admin/orders?search=${search}`, { as: 'admin' })).json<{ data: AdminOrder[] }>()
      .data

  it('lists a guest’s order with name and email and without an account, and finds it by the email', async () => {
    const product = await shop.shelve(10)
    const address = 'found-by-mail@example.com'
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'transfer' }, address)
    const [row] = await search('found-by-mail')
    expect(row).toMatchObject({
      number: body.order.number,
      buyer: { id: null, name: home.name, email: address },
    })
    const detail = (await shop.call('GET', `/admin/orders/${row!.id}`, { as: 'admin' })).json<AdminOrder>()
    expect(detail.buyer).toMatchObject({ id: null, role: null, orders: 1, spent: 0 })
    expect(detail.billing_address).toMatchObject({ name: home.name })
  })

  it('records a transfer, ships the parcel, takes a return and refunds it', async () => {
    const product = await shop.shelve(10)
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'transfer' })
    const { number, due } = body.order
    const { id } = await rowOf(number)
    const admin = (path: string, body: object) => shop.call('POST', path, { as: 'admin', body: body })
    expect((await admin(`/admin/orders/${id}/payments`, { amount: due })).statusCode).toBe(200)
    const shipped = (await admin(`/admin/orders/${id}/parcels`, { carrier: 'Corriere' })).json<AdminOrder>()
    const parcel = shipped.parcels[0]!.id
    await shop.call('PATCH', `/admin/parcels/${parcel}`, { as: 'admin', body: { status: 'delivered' } })
    const lines = [{ line_id: shipped.lines[0]!.id, quantity: 1 }]
    const request = { reason: 'damaged', text: 'Rotto', lines }
    expect((await shop.withKey(body.key, 'POST', `/me/orders/${number}/returns`, request)).statusCode).toBe(
      201,
    )
    const list = (await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })).json<{
      data: { id: number; version: string; buyer: object; refundable: number }[]
    }>()
    expect(list.data).toMatchObject([{ buyer: { id: null, name: home.name, email } }])
    const [first] = list.data
    const decide = async (body: object, version: string) =>
      shop.call('PATCH', `/admin/returns/${first!.id}`, { as: 'admin', body: { ...body, version } })
    expect((await decide({ status: 'approved', answer: '' }, first!.version)).statusCode).toBe(200)
    const [listed] = (await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })).json<{
      data: { version: string }[]
    }>().data
    const received = { status: 'received', answer: '', refund: { reason: '' } }
    const refunded = await decide(received, listed!.version)
    expect(refunded.json<AdminOrder>()).toMatchObject({
      returns: [{ status: 'received' }],
      refunded: expect.any(Number),
    })
    expect(refunded.json<AdminOrder>().refunded).toBeGreaterThan(0)
  })
})
