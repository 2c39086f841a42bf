/** docs/failure-cases.md C17, C19, C20: guests who buy without an account, and attackers who want a guest's order. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGuestOrders, orderKeyDays } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { mails } from '../db/schema/mail.ts'
import { orders } from '../db/schema/orders.ts'
import { emailsADay } from '../modules/auth/email-limits.ts'
import { accountOffersJob, orderLinksJob } from '../modules/orders/people/guest-links.ts'
import { orderKey } from '../modules/orders/place/order-key.ts'
import { home, line, newKey } from '../modules/orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../modules/orders/testing/guest-fixture.ts'
import { storeSettings } from '../modules/settings/settings-repo.ts'
import { openTestServer } from '../testing/test-server.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const billed = { ...home, phone: '+39 02 1234567', codice_fiscale: 'RSSMRA85T10A562S' }

let guests = 0
async function bought(email = `stranger-${++guests}@example.com`) {
  const product = await shop.shelve(50)
  const cart = {
    lines: [{ ...line(product.id), note_worksheet: 'Per Bianca' }],
    payment_method: 'card' as const,
  }
  const { totals } = await shop.quote(cart)
  const changes = {
    expected_due: totals.due,
    shipping_address: billed,
    billing_address: billed,
    note: 'Citofono Montecchi',
  }
  const { status, body } = await shop.placeAsGuest(cart, { email, changes })
  expect(status).toBe(201)
  return { number: body.order.number, key: body.key, line: body.order.lines[0]!.id, fresh: body.order }
}

const settle = (key: string, number: string) =>
  shop.withKey(key, 'POST', `/payments/test/test_${number}`, { outcome: 'approve' })

/** Every call that a key grants, with a valid body. */
const callsOf = (number: string, lineId: number): ['GET' | 'POST', string, object?][] => {
  const lines = [{ line_id: lineId, quantity: 1 }]
  const path = `/me/orders/${number}`
  return [
    ['GET', path],
    ['POST', `${path}/pay`],
    ['POST', `${path}/confirm`],
    ['POST', `${path}/abandon`],
    ['POST', `/payments/test/test_${number}`, { outcome: 'approve' }],
    ['POST', `${path}/returns`, { reason: 'damaged', text: '', lines }],
    ['POST', `${path}/withdrawals`, { lines }],
    ['POST', `${path}/ticket`, { text: 'Ciao' }],
    ['POST', `${path}/documents/1/email`],
    ['POST', `${path}/account`],
    ['POST', `${path}/cancel`],
  ]
}

const row = async (number: string) => {
  const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  return order!
}

describe('C17: the key of a guest’s order', () => {
  it('C17: is required: every call is 401 without it, and a wrong one is treated like a missing order', async () => {
    const order = await bought()
    const two = await bought()
    const flipped = `${order.key.slice(0, -2)}${order.key.at(-2) === 'A' ? 'B' : 'A'}${order.key.at(-1)}`
    const before = await row(order.number)
    for (const [method, path, body] of callsOf(order.number, order.line)) {
      const headers = { 'idempotency-key': newKey() }
      expect((await shop.call(method, path, { body, headers })).statusCode, path).toBe(401)
      const nowhere = path.replace(order.number, 'BA-99999999')
      const missing = (await shop.withKey(order.key, method, nowhere, body)).json<{ code: string }>()
      for (const key of [two.key, flipped, 'A'.repeat(43)]) {
        const refused = await shop.withKey(key, method, path, body)
        expect([refused.statusCode, refused.json<{ code: string }>().code], path).toEqual([404, missing.code])
      }
    }
    expect(await row(order.number)).toEqual(before)
  })

  it('C17: is refused with 401 if it is shortened, empty or of another order', async () => {
    const { number, key } = await bought()
    for (const bad of [key.slice(0, 42), `${key}A`, '', `${key.slice(0, 42)}!`]) {
      const headers = { 'x-order-key': bad }
      expect((await shop.call('GET', `/me/orders/${number}`, { headers })).statusCode).toBe(401)
    }
  })

  it('C17: opens only that order: no list, no conversation, no file, no account', async () => {
    const { number, key } = await bought()
    await settle(key, number)
    const closed: ['GET' | 'POST', string][] = [
      ['GET', '/me/orders'],
      ['GET', `/me/orders/${number}/ticket`],
      ['POST', `/me/orders/${number}/documents/1`],
      ['GET', '/me/addresses'],
      ['GET', '/me/export'],
      ['GET', '/auth/user'],
      ['GET', '/admin/orders'],
    ]
    for (const [method, path] of closed)
      expect((await shop.withKey(key, method, path)).statusCode, path).toBe(401)
  })

  it('C17: opens no order of an account and no draft', async () => {
    const product = await shop.shelve(10)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' })
    const orderRow = await row(body.order.number)
    const key = orderKey(orderRow, shop.context.config)
    expect((await shop.withKey(key, 'GET', `/me/orders/${orderRow.number}`)).statusCode).toBe(404)
    const otherOrder = await bought()
    await shop.context.db.update(orders).set({ status: 'draft' }).where(eq(orders.number, otherOrder.number))
    expect((await shop.withKey(otherOrder.key, 'GET', `/me/orders/${otherOrder.number}`)).statusCode).toBe(
      404,
    )
  })

  it('C17: reveals only the data on a shipping label, from the first response on', async () => {
    const { number, key, fresh } = await bought('montecchi@example.com')
    const shownOrder = (await shop.withKey(key, 'GET', `/me/orders/${number}`)).json<Order>()
    for (const order of [fresh, shownOrder]) {
      expect(order.shipping_address).toEqual({ ...billed, phone: '', codice_fiscale: '' })
      expect([order.billing_address, order.contact_email, order.note]).toEqual([null, 'm…@example.com', ''])
      const text = JSON.stringify(order)
      for (const privateText of ['montecchi@', 'Citofono', 'Bianca', billed.phone, billed.codice_fiscale])
        expect(text).not.toContain(privateText)
    }
    const paid = (await settle(key, number)).json<{ order: Order }>()
    expect(JSON.stringify(paid)).not.toContain(billed.codice_fiscale)
    const cancelled = await shop.withKey(key, 'POST', `/me/orders/${number}/cancel`)
    expect(cancelled.body).not.toContain(billed.codice_fiscale)
  })

  it('C17: opens a page and responses that are neither stored nor indexed', async () => {
    const { number, key } = await bought()
    const read = await shop.withKey(key, 'GET', `/me/orders/${number}`)
    expect(read.headers['cache-control']).toBe('no-store')
    const page = await shop.app.inject({ url: `/order/${number}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch(/<meta name="robots" content="noindex/)
    expect(page.headers['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/)
  })

  it('C17: is sent only to the order’s mailbox, and the call reveals nothing', async () => {
    const { number } = await bought('owner@example.com')
    const requestLink = (email: string, of = number) =>
      shop.call('POST', '/guest/orders/link', { body: { number: of, email } })
    const sentCount = () => shop.context.db.$count(mails, eq(mails.letter, 'order-link'))
    const [right, wrong, nothing] = [
      await requestLink('owner@example.com'),
      await requestLink('thief@example.com'),
      await requestLink('owner@example.com', 'BA-99999999'),
    ]
    expect(new Set([right, wrong, nothing].map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(
      1,
    )
    expect(await sentCount()).toBe(0) // decided by a job, so that the response time reveals nothing
    await shop.context.jobs.nudge(orderLinksJob)
    expect(await sentCount()).toBe(1)
    const [letter] = await shop.context.db.select().from(mails).where(eq(mails.letter, 'order-link'))
    expect(letter?.recipient).toBe('owner@example.com')
  })

  it('sends at most ten emails of a kind a day to the address of an order, from any networks', async () => {
    const { number, key } = await bought('flooded@example.com')
    const sentCount = (name: string) =>
      shop.context.db.$count(mails, and(eq(mails.recipient, 'flooded@example.com'), eq(mails.letter, name)))
    const statuses = { account: [] as number[], 'data-email': [] as number[] }
    for (let at = 0; at < emailsADay + 2; at += 1) {
      const body = { number, email: 'flooded@example.com' }
      expect((await shop.call('POST', '/guest/orders/link', { body })).statusCode).toBe(200)
      for (const path of ['account', 'data-email'] as const)
        statuses[path].push((await shop.withKey(key, 'POST', `/me/orders/${number}/${path}`)).statusCode)
    }
    for (const job of [orderLinksJob, accountOffersJob]) await shop.context.jobs.nudge(job)
    const limited = [...Array(emailsADay).fill(200), 429, 429]
    expect(statuses).toEqual({ account: limited, 'data-email': limited })
    for (const name of ['order-link', 'order-save', 'order-data'])
      expect([name, await sentCount(name)]).toEqual([name, emailsADay])
  })
})

describe('C19: fields that a guest’s page sends', () => {
  it.each(['price', 'final_price', 'tier', 'vat', 'total'])(
    'C19: are refused: a %s of a line',
    async field => {
      const product = await shop.shelve(10)
      const cart = { lines: [{ ...line(product.id), [field]: 1 }] }
      expect(await shop.placeAsGuest(cart)).toMatchObject({ status: 422, body: { code: 'validation' } })
      expect(await shop.stockOf(product.id)).toBe(10)
    },
  )

  it('C19: are refused: an account, a role, a VAT rate or a sum', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const expected_due = totals.due
    for (const field of ['user_id', 'role', 'tier', 'status', 'placed_by'])
      expect(await shop.placeAsGuest(cart, { changes: { expected_due, [field]: 1 } })).toMatchObject({
        status: 422,
      })
    const free = await shop.placeAsGuest(cart, { changes: { expected_due, vat_percent: 0 } })
    expect(free).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const cheap = await shop.placeAsGuest(cart, { changes: { expected_due: 1 } })
    expect(cheap).toMatchObject({ status: 409, body: { code: 'total_changed', quote: { totals } } })
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it('C19: get 401 from a shop for accounts only, and no order from a closed shop', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { db } = shop.context
    await storeSettings(db, { enable_guest_checkout: false }, new Date())
    expect(await shop.buyAsGuest(cart)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    await storeSettings(db, { enable_guest_checkout: true, product_addtocart: false }, new Date())
    expect(await shop.buyAsGuest(cart)).toMatchObject({ status: 409, body: { code: 'shop_closed' } })
    await storeSettings(db, { product_addtocart: true }, new Date())
    expect(await shop.stockOf(product.id)).toBe(10)
    const asMember = { expected_due: 0, shipping_address: home, ...cart }
    expect((await shop.call('POST', '/orders', { body: asMember })).statusCode).toBe(401)
  })

  it('C19: place no guest order for a signed-in user', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const body = { expected_due: 0, shipping_address: home, contact_email: 'user@example.com', ...cart }
    const headers = { 'idempotency-key': newKey() }
    const refused = await shop.call('POST', '/guest/orders', { as: 'reseller', body, headers })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
  })
})

describe('C20: too many orders and emails', () => {
  it('C20: allows ten unpaid orders per address; paying one allows another', async () => {
    const product = await shop.shelve(50)
    const cart = { lines: [line(product.id)], payment_method: 'transfer' as const }
    const email = 'hoarder@example.com'
    for (let at = 0; at < openGuestOrders; at += 1)
      expect((await shop.buyAsGuest(cart, email)).status).toBe(201)
    const refused = await shop.buyAsGuest(cart, email)
    expect(refused).toMatchObject({ status: 422, body: { code: 'too_many' } })
    expect(await shop.stockOf(product.id)).toBe(50 - openGuestOrders)
    const [order] = await shop.context.db
      .select()
      .from(orders)
      .where(eq(orders.contact_email, email))
      .limit(1)
    const key = orderKey(order!, shop.context.config)
    await shop.withKey(key, 'POST', `/me/orders/${order!.number}/cancel`)
    expect((await shop.buyAsGuest(cart, email)).status).toBe(201)
  })

  it('C20: limits placed orders and requested emails separately with 429', async () => {
    const guarded = await openTestServer({}, { areLimitsOff: false })
    const knocks = async (path: string, body: object) => {
      for (let at = 1; at <= 40; at += 1) {
        const { statusCode } = await guarded.call('POST', path, { body })
        if (statusCode === 429) return at
      }
      return undefined
    }
    const link = { number: 'BA-1001', email: 'stranger@example.com' }
    expect(await knocks('/guest/orders/link', link)).toBe(6)
    expect(await knocks('/guest/orders', {})).toBe(21)
    await guarded.close()
  })
})

// Last, because it advances the clock.
it('C17: expires with the period of guarantee', async () => {
  const { number, key } = await bought()
  const day = 24 * 60 * 60_000
  shop.pass((orderKeyDays - 1) * day)
  expect((await shop.withKey(key, 'GET', `/me/orders/${number}`)).statusCode).toBe(200)
  shop.pass(2 * day)
  expect((await shop.withKey(key, 'GET', `/me/orders/${number}`)).statusCode).toBe(404)
})
