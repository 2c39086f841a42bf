/** Unpaid orders are limited in number, emails, stock and time, for guests and accounts (decisions 0020 and 0047). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openAccountOrders, openGuestOrders } from '@/contract/endpoints/shop/guest-orders.ts'
import { users } from '../../../db/schema/auth.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orders } from '../../../db/schema/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { line, newKey } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const account = { email: 'user@example.com', id: 0 }
const verify = (at: Date | null) =>
  shop.context.db.update(users).set({ email_verified_at: at }).where(eq(users.email, account.email))
afterEach(async () => {
  await verify(new Date(0))
  await shop.context.db.execute(
    sql`update orders set status = 'cancelled' where status in ('placed', 'confirmed', 'paying')`,
  )
})

const day = 24 * 60 * 60_000
const cartOf = (id: number, pieces = 1, payment_method: 'card' | 'cash' | 'transfer' = 'cash') => ({
  lines: [line(id, pieces)],
  payment_method,
})
const countOf = (statuses: { status: number }[], status: number) =>
  statuses.filter(row => row.status === status).length

describe('the number of unpaid orders', () => {
  it('is limited for a guest’s email even when orders are placed concurrently', async () => {
    const product = await shop.shelve(null) // its stock is not counted, so no stock lock serialises the orders
    const cart = cartOf(product.id)
    const email = 'racing@example.com'
    for (let at = 1; at < openGuestOrders; at += 1) await shop.buyAsGuest(cart, email)
    const { totals } = await shop.quote(cart)
    const options = { email, changes: { expected_due: totals.due } }
    const acts = Array.from({ length: 6 }, () => () => shop.placeAsGuest(cart, options))
    const responses = await heldUp(shop.context.db, sql`lock table orders in share mode`, acts)
    expect([countOf(responses, 201), countOf(responses, 422)]).toEqual([1, 5])
  })

  it('is limited for an account with an unverified email, together with a guest’s orders', async () => {
    const product = await shop.shelve(500)
    await verify(null)
    const cart = cartOf(product.id)
    for (let at = 0; at < openGuestOrders; at += 1)
      expect((await (at % 2 ? shop.buy(cart) : shop.buyAsGuest(cart, account.email))).status).toBe(201)
    for (const refused of [await shop.buy(cart), await shop.buyAsGuest(cart, account.email)])
      expect(refused).toMatchObject({ status: 422, body: { code: 'too_many' } })
  })

  it('is limited for a verified account, and a guest with the same email does not use up its limit', async () => {
    const product = await shop.shelve(500)
    const cart = cartOf(product.id, 1, 'card')
    for (let at = 0; at < openGuestOrders; at += 1)
      expect((await shop.buyAsGuest(cart, account.email)).status).toBe(201)
    const { totals } = await shop.quote(cart, 'user')
    const changes = { expected_due: totals.due }
    const statuses: number[] = []
    for (let at = 0; at < openAccountOrders + 2; at += 1)
      statuses.push((await shop.place(cart, { changes })).status)
    expect(statuses).toEqual([...Array(openAccountOrders).fill(201), 422, 422])
  })

  it('counts a repeated request once', async () => {
    const product = await shop.shelve(500)
    const cart = cartOf(product.id)
    const { totals } = await shop.quote(cart)
    const options = { email: 'again@example.com', changes: { expected_due: totals.due } }
    const key = newKey()
    expect((await shop.placeAsGuest(cart, { ...options, key })).status).toBe(201)
    for (let at = 1; at < openGuestOrders; at += 1)
      expect((await shop.placeAsGuest(cart, options)).status).toBe(201)
    expect((await shop.placeAsGuest(cart, { ...options, key })).status).toBe(201)
    expect((await shop.placeAsGuest(cart, options)).status).toBe(422)
  })

  it('is limited per day for an unverified email, although orders are cancelled', async () => {
    const product = await shop.shelve(500)
    const cart = cartOf(product.id)
    const email = 'bombed@example.com'
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) {
      const { status, body } = await shop.buyAsGuest(cart, email)
      statuses.push(status)
      if (status === 201) await shop.withKey(body.key, 'POST', `/me/orders/${body.order.number}/cancel`)
    }
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(422)])
    expect(await shop.context.db.$count(mails, eq(mails.recipient, email))).toBe(40)
    shop.pass(day)
    expect((await shop.buyAsGuest(cart, email)).status).toBe(201)
  })
})

describe('the stock of unpaid orders', () => {
  it('is at most half of an item, as quoted, while a card payment may take all of it', async () => {
    const product = await shop.shelve(455)
    const { problems } = await shop.quote(cartOf(product.id, 455))
    expect(problems).toMatchObject([{ code: 'unpaid_share', name: product.title, left: 227 }])
    const refused = await shop.buyAsGuest(cartOf(product.id, 455, 'transfer'), 'all@example.com')
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    expect((await shop.quote(cartOf(product.id, 455, 'card'))).problems).toEqual([])
    expect((await shop.buyAsGuest(cartOf(product.id, 227), 'half@example.com')).status).toBe(201)
    const second = await shop.quote(cartOf(product.id, 114))
    expect(second.problems).toMatchObject([{ code: 'unpaid_share', left: 10 }])
  })

  it('is checked again under the lock of the stock', async () => {
    const product = await shop.shelve(100)
    const cart = cartOf(product.id, 50)
    const { totals } = await shop.quote(cart)
    const buy = (email: string) => () =>
      shop.placeAsGuest(cart, { email, changes: { expected_due: totals.due } })
    const responses = await heldUp(
      shop.context.db,
      sql`select from products where id = ${product.id} for no key update`,
      [buy('one@example.com'), buy('two@example.com')],
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body.quote?.problems).toMatchObject([{ code: 'unpaid_share' }])
    expect(await shop.stockOf(product.id)).toBe(50)
  })

  it('leaves the last piece in a small stock to a buyer on delivery', async () => {
    const product = await shop.shelve(1)
    expect((await shop.buyAsGuest(cartOf(product.id), 'last@example.com')).status).toBe(201)
    expect(await shop.stockOf(product.id)).toBe(0)
  })

  it('is not limited for a reseller, whose role the shop has assigned', async () => {
    const product = await shop.shelve(400)
    expect((await shop.quote(cartOf(product.id, 400, 'transfer'), 'reseller')).problems).toEqual([])
  })
})

describe('an order on delivery that the shop does not begin', () => {
  const release = () => shop.context.jobs.nudge('release-expired-orders')
  const rowOf = async (number: string) => {
    const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
    return row!
  }

  it('is cancelled and restocked after fourteen days unless it was begun or paid', async () => {
    const product = await shop.shelve(20)
    const numbers = []
    for (const email of ['idle@example.com', 'made@example.com', 'line@example.com', 'paid@example.com'])
      numbers.push((await shop.buyAsGuest(cartOf(product.id, 2), email)).body.order.number)
    const [idle, made, inWork, paid] = await Promise.all(numbers.map(rowOf))
    const admin = (path: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
      shop.call(method, path, { as: 'admin', body })
    await shop.beginLines(made!.id)
    await admin(`/admin/orders/${made!.id}/status`, { status: 'in_production' })
    await admin(`/admin/orders/${paid!.id}/payments`, { amount: paid!.due })
    await shop.beginLines(inWork!.id)
    shop.pass(13 * day)
    await release()
    expect((await rowOf(idle!.number)).status).toBe('confirmed')
    shop.pass(2 * day)
    await release()
    const states = await Promise.all(numbers.map(async number => (await rowOf(number)).status))
    expect(states).toEqual(['cancelled', 'in_production', 'confirmed', 'confirmed'])
    expect(await shop.stockOf(product.id)).toBe(14)
  })
})
