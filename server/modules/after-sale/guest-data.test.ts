/**
 * What a guest may do with their personal data, and how long the shop stores data of abandoned payments
 * (decision 0051).
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawalStatements } from '../../db/schema/after-sale.ts'
import { cartReminders } from '../../db/schema/cart-reminders.ts'
import { consents } from '../../db/schema/consents.ts'
import { mails } from '../../db/schema/mail.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { orders } from '../../db/schema/orders.ts'
import { bookings, stockWatches } from '../../db/schema/product-voices.ts'
import { proveEmail } from '../auth/email-proof.ts'
import { documentsOf } from '../invoices/sale-documents-repo.ts'
import { line, newKey } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const day = 24 * 60 * 60_000

async function bought(email: string, changes: object = {}) {
  const product = await shop.shelve(20)
  const cart = { lines: [line(product.id)], payment_method: 'card' as const }
  const { totals } = await shop.quote(cart)
  const { body } = await shop.placeAsGuest(cart, { email, changes: { expected_due: totals.due, ...changes } })
  const { key, order } = body
  await shop.withKey(key, 'POST', `/payments/test/test_${order.number}`, { outcome: 'approve' })
  return { key, number: order.number, email }
}

const rowOf = async (number: string) => {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  return row!
}
const complete = (number: string) =>
  shop.context.db.update(orders).set({ status: 'completed' }).where(eq(orders.number, number))

/** Returns email and proof from the fragment of the email's link. */
async function proofIn(number: string) {
  const { id } = await rowOf(number)
  const queued = await shop.context.db.select().from(mails).where(eq(mails.order_id, id))
  const letter = queued.findLast(({ letter }) => letter === 'order-data')
  const [, fragment = ''] = /#[\w-]{43}&(\S+)/.exec(letter?.text ?? '') ?? []
  const { email = '', proof = '' } = Object.fromEntries(new URLSearchParams(fragment))
  return { to: letter?.recipient, email, proof }
}
const ask = ({ key, number }: { key: string; number: string }) =>
  shop.withKey(key, 'POST', `/me/orders/${number}/data-email`, {})
const data = (act: 'export' | 'erase', body: object) => shop.call('POST', `/guest/data/${act}`, { body })

describe('a guest’s personal data', () => {
  it('C21: is not accessible with the key alone: the link is sent to the mailbox and not returned', async () => {
    const placed = await bought('mine@example.com')
    const response = await ask(placed)
    expect(response.json()).toEqual({ done: true })
    const proof = await proofIn(placed.number)
    expect(proof).toMatchObject({ to: 'mine@example.com', email: 'mine@example.com' })
    expect((await ask({ ...placed, key: 'k'.repeat(43) })).statusCode).toBe(404)
  })

  it('C21: is refused for a proof of another email or purpose, a changed or an expired one', async () => {
    const { config } = shop.context
    const now = shop.context.now()
    const right = proveEmail('mine@example.com', config, now, 'guest-data')
    const wrong = [
      { email: 'other@example.com', proof: right },
      { email: 'mine@example.com', proof: proveEmail('mine@example.com', config, now) },
      { email: 'mine@example.com', proof: `9${right.slice(1)}` },
      {
        email: 'mine@example.com',
        proof: proveEmail('mine@example.com', config, new Date(now.getTime() - 8 * day), 'guest-data'),
      },
    ]
    for (const body of wrong)
      for (const act of ['export', 'erase'] as const)
        expect((await data(act, body)).json()).toMatchObject({ code: 'token_invalid' })
  })

  it('C21: is exported with all orders of the email and nothing of another guest', async () => {
    const [first, second] = [await bought('copies@example.com'), await bought('copies@example.com')]
    await bought('stranger@example.com')
    await shop.withKey(first.key, 'POST', `/me/orders/${first.number}/ticket`, { text: 'Arriva per Natale?' })
    await ask(first)
    const { email, proof } = await proofIn(first.number)
    const copy = (await data('export', { email, proof })).json<Record<string, { number?: string }[]>>()
    expect(copy.orders?.map(({ number }) => number)).toEqual([first.number, second.number])
    expect(copy.questions).toMatchObject([{ order: first.number, text: 'Arriva per Natale?' }])
    expect(JSON.stringify(copy)).not.toMatch(/stranger@|idempotency|request_hash/)
  })

  it('C21: is erased completely with its summary, and the key no longer opens the order', async () => {
    const erased = await bought('leaves@example.com', { note: 'Citofono Conti' })
    const untouched = await bought('stays@example.com')
    await shop.withKey(erased.key, 'POST', `/me/orders/${erased.number}/ticket`, { text: 'Sono io' })
    await ask(erased)
    const { email, proof } = await proofIn(erased.number)
    expect((await data('erase', { email, proof })).json()).toMatchObject({ code: 'order_state' })
    await complete(erased.number)
    expect((await data('erase', { email, proof })).json()).toEqual({ done: true })
    const { id, ...row } = await rowOf(erased.number)
    expect(row).toMatchObject({ contact_email: null, shipping_address: null, note: '' })
    expect(row.billing_address).toBeNull()
    expect(await documentsOf(shop.context.db, id)).toEqual([])
    expect(await shop.context.db.$count(mails, eq(mails.order_id, id))).toBe(0)
    const { rows } = await shop.context.db.execute(
      `select m.text from ticket_messages m join tickets t on t.id = m.ticket_id where t.order_id = ${id}`,
    )
    expect(rows).toEqual([{ text: '' }])
    expect((await shop.withKey(erased.key, 'GET', `/me/orders/${erased.number}`)).statusCode).toBe(404)
    expect((await rowOf(untouched.number)).contact_email).toBe('stays@example.com')
  })
})

describe('data of an address without an account', () => {
  const tables = [
    'newsletter_subscribers',
    'cart_reminders',
    'stock_watches',
    'bookings',
    'withdrawal_statements',
  ]
  const rowsOf = async (email: string): Promise<number[]> => {
    const columns = tables.map(
      table => `(select count(*)::int from ${table} where email = '${email}') as ${table}`,
    )
    const { rows } = await shop.context.db.execute<Record<string, number>>(
      `select ${columns.join(', ')}, (select count(*)::int from mails where recipient = '${email}') as mails`,
    )
    return Object.values(rows[0]!)
  }

  /** One row in each table, with a proof of consent, and an email that is about no order. */
  async function store(email: string) {
    const { db } = shop.context
    const at = shop.context.now()
    const { id: product_id } = await shop.shelve(20)
    const [subscriber] = await db
      .insert(newsletterSubscribers)
      .values({ email, locale: 'it', status: 'confirmed', confirmed_at: at })
      .returning()
    const shown = { version: 1, locale: 'it' as const, at }
    await db.insert(consents).values({
      ...shown,
      kind: 'newsletter',
      subject: `subscriber:${subscriber!.id}`,
      choice: { newsletter: true },
    })
    await db.insert(cartReminders).values({ email, locale: 'it', bag: newKey(), lines: [], changed_at: at })
    await db.insert(stockWatches).values({ product_id, email, locale: 'it', created_at: at })
    const request = { product_id, email, locale: 'it' as const, created_at: at }
    await db.insert(bookings).values({ ...request, name: 'Ada Conti', day: '2027-01-10', quantity: 1 })
    await db.insert(withdrawalStatements).values({
      status: 'unmatched',
      name: 'Ada Conti',
      number: 'BA-0',
      email,
      goods: '',
      locale: 'it',
      declared_at: at,
    })
    await db
      .insert(mails)
      .values({ letter: 'back-in-stock', locale: 'it', recipient: email, subject: 'Torna' })
  }
  const proven = (email: string) => ({
    email,
    proof: proveEmail(email, shop.context.config, shop.context.now(), 'guest-data'),
  })

  it('C21: is exported with the orders: subscription, cart, requests, statements, emails and consents', async () => {
    const email = 'whole@example.com'
    await bought(email)
    await store(email)
    expect((await data('export', proven(email))).json()).toMatchObject({
      newsletter: { status: 'confirmed' },
      cart_reminders: [{ withdrawn_at: null }],
      stock_watches: [{ variant_id: null }],
      bookings: [{ name: 'Ada Conti', day: '2027-01-10' }],
      unmatched_statements: [{ name: 'Ada Conti' }],
      letters: expect.arrayContaining([expect.objectContaining({ letter: 'back-in-stock' })]),
      consents: expect.arrayContaining([expect.objectContaining({ kind: 'newsletter', is_given: true })]),
    })
  })

  it('C21: is erased with the orders, and data of another address stays', async () => {
    const [email, remaining] = ['ends@example.com', 'remains@example.com']
    const { number } = await bought(email)
    await store(email)
    await store(remaining)
    await complete(number)
    expect((await data('erase', proven(email))).json()).toEqual({ done: true })
    expect(await rowsOf(email)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await rowsOf(remaining)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('C21: stays with the account that has the address', async () => {
    const email = 'with-account@example.com'
    const { number } = await bought(email)
    await store(email)
    const body = { name: 'Ada Conti', email, password: 'una-parola-rara-7' }
    expect((await shop.call('POST', '/auth/register', { body })).statusCode).toBe(201)
    const exported = (await data('export', proven(email))).json()
    expect(exported.orders).toHaveLength(1)
    expect(exported).not.toHaveProperty('newsletter')
    await complete(number)
    expect((await data('erase', proven(email))).json()).toEqual({ done: true })
    expect((await rowsOf(email)).slice(0, 5)).toEqual([1, 1, 1, 1, 1])
  })

  it('C21: is not part of an account that has not verified the address', async () => {
    const email = 'squatted@example.com'
    await bought(email)
    await store(email)
    const registration = { name: 'Ada Conti', email, password: 'una-parola-rara-7' }
    const registered = await shop.call('POST', '/auth/register', { body: registration })
    const { access_token } = registered.json<{ access_token: string }>()
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await shop.call('GET', '/me/export', { headers })).json()).toMatchObject({
      account: { letters: [{ letter: 'verify-address' }] },
      newsletter: null,
      cart_reminders: [],
      stock_watches: [],
      bookings: [],
      withdrawal_statements: [],
      consents: [],
    })
  })

  it('C21: is exported and erased with an account that has verified the address', async () => {
    const email = 'verified@example.com'
    await store(email)
    const proof = proveEmail(email, shop.context.config, shop.context.now())
    const registration = { name: 'Ada Conti', email, password: 'una-parola-rara-7', proof }
    const registered = await shop.call('POST', '/auth/register', { body: registration })
    const { access_token } = registered.json<{ access_token: string }>()
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await shop.call('GET', '/me/export', { headers })).json()).toMatchObject({
      newsletter: { status: 'confirmed' },
      cart_reminders: [{ withdrawn_at: null }],
      stock_watches: [{ variant_id: null }],
      bookings: [{ name: 'Ada Conti' }],
      withdrawal_statements: [{ name: 'Ada Conti' }],
      consents: [{ kind: 'newsletter' }],
    })
    const deletion = { headers, body: { password: registration.password } }
    expect((await shop.call('POST', '/me/delete', deletion)).json()).toEqual({ done: true })
    expect(await rowsOf(email)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('an abandoned payment', () => {
  it('C21: is deleted after a week, with unused keys, and leaves orders unchanged', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buyAsGuest(
      { lines: [line(product.id)], payment_method: 'card' },
      'gave-up@example.com',
    )
    await shop.withKey(body.key, 'POST', `/me/orders/${body.order.number}/abandon`)
    const key = newKey()
    await shop.call('POST', '/orders/abandon', {
      body: { contact_email: 'gave-up@example.com' },
      headers: { 'idempotency-key': key },
    })
    const placed = await bought('buys@example.com')
    const usedKeys = () => shop.context.db.$count(orders, eq(orders.idempotency_key, key))
    shop.pass(6 * day)
    await shop.context.jobs.nudge('forget-abandoned-orders')
    expect([(await rowOf(body.order.number)).contact_email, await usedKeys()]).toEqual([
      'gave-up@example.com',
      1,
    ])
    shop.pass(2 * day)
    await shop.context.jobs.nudge('forget-abandoned-orders')
    expect([(await rowOf(body.order.number)).contact_email, await usedKeys()]).toEqual([null, 0])
    expect((await rowOf(placed.number)).contact_email).toBe('buys@example.com')
  })
})
