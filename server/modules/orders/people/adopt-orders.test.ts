import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { products } from '../../../db/schema/catalog.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orderEvents, orderLines, orders } from '../../../db/schema/orders.ts'
import { renderJob } from '../../../email/mailer.ts'
import { home, line } from '../testing/checkout-fixture.ts'
import { type GuestFixture, type GuestPlaced, openGuestFixture } from '../testing/guest-fixture.ts'
import { accountOffersJob } from './guest-links.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const emailsOf = async (number: string) => {
  await shop.context.jobs.nudge(renderJob)
  return shop.context.db
    .select({ letter: mails.letter, text: mails.text })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.order_id))
    .where(eq(orders.number, number))
    .orderBy(mails.id)
}

const pay = (key: string, number: string) =>
  shop.withKey(key, 'POST', `/payments/test/test_${number}`, { outcome: 'approve' })

describe('adopting guest orders (decision 0047)', () => {
  const register = (address: string, extra: object = {}) =>
    shop.call('POST', '/auth/register', {
      body: { name: 'Nina Vitali', email: address, password: 'una-parola-rara-7', ...extra },
    })
  const bearer = (response: Awaited<ReturnType<typeof register>>) => ({
    authorization: `Bearer ${response.json<{ access_token: string }>().access_token}`,
  })
  const ownNumbers = async (headers: Record<string, string>) =>
    (await shop.call('GET', '/me/orders', { headers }))
      .json<{ data: Order[] }>()
      .data.map(({ number }) => number)
  const linkIn = async (number: string, template: string) => {
    const email = (await emailsOf(number)).find(email => email.letter === template)
    return new URL(/https?:\/\/\S+#\S+/.exec(email?.text ?? '')![0])
  }

  async function bought(address: string): Promise<GuestPlaced['body']> {
    const product = await shop.shelve(20)
    return (await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'card' }, address)).body
  }

  it('registers and verifies an account through the link in the email, and adopts the orders once', async () => {
    const address = 'keeps@example.com'
    const { key, order } = await bought(address)
    const second = await bought(address)
    await pay(key, order.number)
    await pay(second.key, second.order.number)
    const offered = await shop.withKey(key, 'POST', `/me/orders/${order.number}/account`)
    await shop.context.jobs.nudge(accountOffersJob)
    expect(offered.statusCode).toBe(200)
    const link = await linkIn(order.number, 'order-save')
    expect(link.pathname).toBe('/register')
    const linkParams = new URLSearchParams(link.hash.slice(1))
    expect(linkParams.get('email')).toBe(address)
    const headers = bearer(await register(address, { proof: linkParams.get('proof') }))
    expect((await ownNumbers(headers)).sort()).toEqual([order.number, second.order.number].sort())
    expect((await shop.withKey(key, 'GET', `/me/orders/${order.number}`)).statusCode).toBe(404)
    const guestOrder = (await shop.call('GET', `/me/orders/${order.number}`, { headers })).json<Order>()
    expect(guestOrder.billing_address).toMatchObject({ name: home.name })
    const events = await shop.context.db
      .select()
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.order_id))
      .where(eq(orders.number, order.number))
    expect(events.map(({ order_events }) => order_events.kind)).toEqual(['placed', 'paid'])
  })

  it('grants the packs that the orders paid for, without refunded ones', async () => {
    const address = 'packs@example.com'
    const packsPerPiece = 2
    const digital = await shop.shelve(null, 3)
    await shop.context.db.update(products).set({ is_digital: true }).where(eq(products.id, digital.id))
    const cart = { lines: [line(digital.id, 3)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart)
    const changes = { expected_due: totals.due, shipping_address: null, digital_consent: true }
    const { body } = await shop.placeAsGuest(cart, { email: address, changes })
    await shop.context.db // guests bought packs before decision 0064
      .update(orderLines)
      .set({ pack_rarity: 'rare', pack_count: packsPerPiece })
      .where(eq(orderLines.id, body.order.lines[0]!.id))
    const { order } = (await pay(body.key, body.order.number)).json<{ order: Order }>()
    expect(order.packs).toBe(3 * packsPerPiece)
    expect(order.lines[0]?.withdrawable).toBe(3)
    const lines = [{ line_id: order.lines[0]!.id, quantity: 1 }]
    const withdrawal = await shop.withKey(body.key, 'POST', `/me/orders/${order.number}/withdrawals`, {
      lines,
    })
    expect(withdrawal.json<{ refund: number }>().refund).toBeGreaterThan(0)
    await shop.withKey(body.key, 'POST', `/me/orders/${order.number}/account`)
    await shop.context.jobs.nudge(accountOffersJob)
    const { hash } = await linkIn(order.number, 'order-save')
    const proof = new URLSearchParams(hash.slice(1)).get('proof')
    const headers = bearer(await register(address, { proof }))
    const granted = () =>
      shop.context.db.execute(sql`select from user_packs p join order_lines l on l.id = p.order_line_id
        join orders o on o.id = l.order_id where o.number = ${order.number}`)
    expect((await granted()).rows).toHaveLength(2 * packsPerPiece)
    await shop.call('POST', '/auth/login', { body: { email: address, password: 'una-parola-rara-7' } })
    expect((await granted()).rows).toHaveLength(2 * packsPerPiece)
    expect((await shop.call('GET', `/me/orders/${order.number}`, { headers })).json<Order>().packs).toBe(
      2 * packsPerPiece,
    )
  })

  it('C18: adopts orders placed in the meantime when a verified account logs in; two concurrent logins adopt once', async () => {
    const { order, key } = await bought('other@example.com')
    await pay(key, order.number)
    const enter = () =>
      shop.call('POST', '/auth/login', { body: { email: 'other@example.com', password: 'bottega-demo' } })
    const [first, two] = await Promise.all([enter(), enter()])
    expect([first.statusCode, two.statusCode]).toEqual([200, 200])
    expect(await ownNumbers(bearer(first))).toContain(order.number)
    const copy = (await shop.call('GET', '/me/export', { headers: bearer(first) })).json<{
      orders: { number: string; contact_email: string }[]
    }>()
    expect(copy.orders).toContainEqual(
      expect.objectContaining({ number: order.number, contact_email: 'other@example.com' }),
    )
  })

  it('C18: links to the login for a known email, with the same response as for an unknown one', async () => {
    const registered = await bought('user@example.com')
    const unknown = await bought('nobody-yet@example.com')
    const ask = ({ key, order }: GuestPlaced['body']) =>
      shop.withKey(key, 'POST', `/me/orders/${order.number}/account`)
    const [first, two] = [await ask(registered), await ask(unknown)]
    expect([first.statusCode, first.body]).toEqual([two.statusCode, two.body])
    await shop.context.jobs.nudge(accountOffersJob)
    const templatesOf = async ({ order }: GuestPlaced['body']) =>
      (await emailsOf(order.number)).map(({ letter }) => letter)
    expect(await templatesOf(registered)).toContain('order-in-account')
    expect(await templatesOf(unknown)).toContain('order-save')
  })
})
