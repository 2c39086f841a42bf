import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '../../../src/contract/endpoints/admin/orders.ts'
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'
import { products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { mails } from '../../db/schema/mail.ts'
import { orders, paymentEvents, payments, stockMovements } from '../../db/schema/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { home, line, newKey } from './testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from './testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const email = 'stranger@example.com'

const lettersOf = async (number: string) => {
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
  const done = await pay(body.key, body.order.number)
  return { key: body.key, order: done.json<{ order: Order }>().order, product }
}

describe('a guest’s order (decision 0047)', () => {
  it('is quoted, written, paid and confirmed as everybody’s, and its emails carry its key', async () => {
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
      invoice: { number: expect.stringMatching(/\d/) },
    })
    expect(await shop.stockOf(product.id)).toBe(8)
    const letters = await lettersOf(order.number)
    expect(letters.map(({ letter, to }) => [letter, to])).toEqual([['order-paid', email]])
    for (const { text } of letters) expect(text).toContain(`/order/${order.number}#${body.key}`)
  })

  it('of digital goods asks no postal address', async () => {
    const [digital] = await shop.context.db
      .select()
      .from(products)
      .where(eq(products.is_digital, true))
      .limit(1)
    const cart = { lines: [line(digital!.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const changes = { expected_due: totals.due, shipping_address: null, digital_consent: true }
    const { status, body } = await shop.placeAsGuest(cart, { changes })
    expect([status, body.order.shipping_address, body.order.billing_address]).toEqual([201, null, null])
    const { order } = (await pay(body.key, body.order.number)).json<{ order: Order }>()
    expect(order).toMatchObject({ status: 'completed', packs: expect.any(Number) })
    expect(order.packs).toBeGreaterThan(0)
    const [letter] = await lettersOf(order.number)
    expect(letter?.text).toContain('Pagamento ricevuto\n')
  })

  it('a hundred guests for seven pieces: seven orders, ninety-three clear refusals, and books that agree', async () => {
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

  it('the same key twenty times at once is one order; with another cart it is refused', async () => {
    const product = await shop.shelve(50)
    const cart = { lines: [line(product.id, 2)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const options = { key: newKey(), changes: { expected_due: totals.due } }
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.placeAsGuest(cart, options)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ body }) => `${body.order.number} ${body.key}`)).size).toBe(1)
    expect(await shop.stockOf(product.id)).toBe(48)
    const other = await shop.placeAsGuest({ ...cart, lines: [line(product.id, 3)] }, options)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
    const stranger = await shop.placeAsGuest(cart, { ...options, email: 'other-stranger@example.com' })
    expect(stranger).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
  })

  it('is paid once, however often the bank says so', async () => {
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

  it('is cancelled with its key: stock and money go back once', async () => {
    const { key, order, product } = await paid(3)
    const path = `/me/orders/${order.number}/cancel`
    const first = await shop.withKey(key, 'POST', path)
    expect(first.json()).toMatchObject({ status: 'cancelled', refunded: order.due })
    expect((await shop.withKey(key, 'POST', path)).json()).toMatchObject({ code: 'order_state' })
    expect(await shop.stockOf(product.id)).toBe(20)
    expect((await lettersOf(order.number)).map(({ letter }) => letter)).toContain('order-refunded')
  })

  it('can be withdrawn from with its key alone, for single pieces too', async () => {
    const { key, order } = await paid(2)
    const lines = [{ line_id: order.lines[0]!.id, quantity: 1 }]
    const told = await shop.withKey(key, 'POST', `/me/orders/${order.number}/withdrawals`, { lines })
    expect(told.statusCode).toBe(201)
    expect(told.json<{ refund: number }>().refund).toBeGreaterThan(0)
    const [letter] = (await lettersOf(order.number)).filter(one => one.letter === 'order-withdrawn')
    expect(letter?.to).toBe(email)
  })

  it('a coupon for once each counts by the address, and comes back with a cancelled order', async () => {
    const product = await shop.shelve(50)
    await shop.context.db.insert(coupons).values({ code: 'OSPITE', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'OSPITE', payment_method: 'card' as const }
    const once = 'once@example.com'
    const first = await shop.buyAsGuest(cart, once)
    expect(first.status).toBe(201)
    const quote = { coupon: null, coupon_refusal: { code: 'used' } }
    expect(await shop.buyAsGuest(cart, once)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', quote },
    })
    expect((await shop.buyAsGuest(cart, 'twice@example.com')).status).toBe(201)
    await shop.withKey(first.body.key, 'POST', `/me/orders/${first.body.order.number}/abandon`)
    expect((await shop.buyAsGuest(cart, once)).status).toBe(201)
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
      // The quote of a guest without an address counts the coupon, the order with the address does not.
      else expect(second).toMatchObject({ status: 409, body: { code: 'total_changed' } })
      expect((await shop.buyAsGuest(cart, 'user+2@example.com')).status).toBe(201)
    },
  )

  it('counts a coupon with one use per customer once when guest and account use it concurrently', async () => {
    const product = await shop.shelve(50)
    await shop.context.db.insert(coupons).values({ code: 'INSIEME', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'INSIEME', payment_method: 'card' as const }
    const row = sql`select from coupons where code = 'INSIEME' for no key update`
    const done = await heldUp(shop.context.db, row, [
      () => shop.buyAsGuest(cart, 'user@example.com'),
      () => shop.buy(cart),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('its buyer asks the shop, and reads the reply in the mailbox', async () => {
    const { key, order } = await paid()
    const path = `/me/orders/${order.number}/ticket`
    const asked = await shop.withKey(key, 'POST', path, { text: 'Arriva per Natale?' })
    expect(asked.json()).toMatchObject({ status: 'open', messages: [{ text: 'Arriva per Natale?' }] })
    const { data } = (await shop.call('GET', `/admin/tickets?search=${order.number}`, { as: 'admin' })).json<{
      data: { id: number; name: string }[]
    }>()
    expect(data).toMatchObject([{ name: home.name }])
    const ticket = (await shop.call('GET', `/admin/tickets/${data[0]!.id}`, { as: 'admin' })).json<{
      version: string
    }>()
    const body = { text: 'Sì, parte domani.', closes: false, version: ticket.version }
    await shop.call('POST', `/admin/tickets/${data[0]!.id}/messages`, { as: 'admin', body })
    const [letter] = (await lettersOf(order.number)).filter(one => one.letter === 'ticket-answered')
    expect(letter).toMatchObject({ to: email, text: expect.stringContaining('Sì, parte domani.') })
    const second = await shop.withKey(key, 'POST', path, { text: 'Grazie' })
    expect(second.json<{ messages: unknown[] }>().messages).toHaveLength(1)
  })
})

describe('the administration (decision 0047)', () => {
  const found = async (search: string) =>
    (await shop.call('GET', `/admin/orders?search=${search}`, { as: 'admin' })).json<{ data: AdminOrder[] }>()
      .data

  it('lists a guest’s order with name and address and no account, and finds it by the address', async () => {
    const product = await shop.shelve(10)
    const mine = 'found-by-mail@example.com'
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'transfer' }, mine)
    const [row] = await found('found-by-mail')
    expect(row).toMatchObject({
      number: body.order.number,
      buyer: { id: null, name: home.name, email: mine },
    })
    const shown = (await shop.call('GET', `/admin/orders/${row!.id}`, { as: 'admin' })).json<AdminOrder>()
    expect(shown.buyer).toMatchObject({ id: null, role: null, orders: 1, spent: 0 })
    expect(shown.billing_address).toMatchObject({ name: home.name })
  })

  it('records a transfer, sends the parcel, takes a return and gives the money back', async () => {
    const product = await shop.shelve(10)
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'transfer' })
    const { number, due } = body.order
    const { id } = await rowOf(number)
    const admin = (path: string, sent: object) => shop.call('POST', path, { as: 'admin', body: sent })
    expect((await admin(`/admin/orders/${id}/payments`, { amount: due })).statusCode).toBe(200)
    const left = (await admin(`/admin/orders/${id}/parcels`, { carrier: 'Corriere' })).json<AdminOrder>()
    const parcel = left.parcels[0]!.id
    await shop.call('PATCH', `/admin/parcels/${parcel}`, { as: 'admin', body: { status: 'delivered' } })
    const lines = [{ line_id: left.lines[0]!.id, quantity: 1 }]
    const wish = { reason: 'damaged', text: 'Rotto', lines }
    expect((await shop.withKey(body.key, 'POST', `/me/orders/${number}/returns`, wish)).statusCode).toBe(201)
    const list = (await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })).json<{
      data: { id: number; version: string; buyer: object; refundable: number }[]
    }>()
    expect(list.data).toMatchObject([{ buyer: { id: null, name: home.name, email } }])
    const [first] = list.data
    const decide = async (sent: object, version: string) =>
      shop.call('PATCH', `/admin/returns/${first!.id}`, { as: 'admin', body: { ...sent, version } })
    expect((await decide({ status: 'approved', answer: '' }, first!.version)).statusCode).toBe(200)
    const [again] = (await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })).json<{
      data: { version: string }[]
    }>().data
    const received = { status: 'received', answer: '', refund: { reason: '' } }
    const done = await decide(received, again!.version)
    expect(done.json<AdminOrder>()).toMatchObject({
      returns: [{ status: 'received' }],
      refunded: expect.any(Number),
    })
    expect(done.json<AdminOrder>().refunded).toBeGreaterThan(0)
  })
})
