/** docs/failure-cases.md C18: attempts to add other guests' orders to one's own account. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { orders } from '../db/schema/orders.ts'
import { proveEmail } from '../modules/auth/email-proof.ts'
import { line } from '../modules/orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../modules/orders/testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

/** Paid, because an unpaid order is not adopted. */
async function bought(email: string) {
  const product = await shop.shelve(50)
  const { status, body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'card' }, email)
  expect(status).toBe(201)
  const { key, order } = body
  await shop.withKey(key, 'POST', `/payments/test/test_${order.number}`, { outcome: 'approve' })
  return { number: order.number, key }
}

const row = async (number: string) => {
  const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  return order!
}

describe('C18: orders that an account adopts', () => {
  const password = 'una-parola-rara-7'
  const register = async (email: string, more: object = {}) => {
    const body = { name: 'Nina Vitali', email, password, ...more }
    const response = await shop.call('POST', '/auth/register', { body })
    return { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` }
  }
  const owns = async (headers: Record<string, string>) =>
    (await shop.call('GET', '/me/orders', { headers }))
      .json<{ data: Order[] }>()
      .data.map(order => order.number)

  it('C18: are not adopted by an account with another person’s address and without access to its mailbox', async () => {
    const { number, key } = await bought('victim@example.com')
    const headers = await register('victim@example.com')
    await shop.call('POST', '/auth/login', { body: { email: 'victim@example.com', password } })
    expect(await owns(headers)).toEqual([])
    expect((await shop.call('GET', `/me/orders/${number}`, { headers })).statusCode).toBe(404)
    expect((await shop.withKey(key, 'GET', `/me/orders/${number}`)).statusCode).toBe(200)
  })

  it('C18: are not adopted with a proof that is forged, expired, changed or of another address', async () => {
    const { config } = shop.context
    const now = shop.context.now()
    const good = (email: string, at = now) => proveEmail(email, config, at)
    const past = new Date(now.getTime() - 8 * 24 * 60 * 60_000)
    const tries: [string, string][] = [
      ['forged-1@example.com', `${now.getTime() + 1000}.${'A'.repeat(43)}`],
      ['forged-2@example.com', good('other-mailbox@example.com')],
      ['forged-3@example.com', good('forged-3@example.com', past)],
      ['forged-4@example.com', good('forged-4@example.com').replace(/^\d{13}/, '9999999999999')],
      ['forged-5@example.com', proveEmail('forged-5@example.com', { appSecret: 'guessed' }, now)],
      ['forged-6@example.com', ''],
    ]
    for (const [email, proof] of tries) {
      const { number } = await bought(email)
      expect(await owns(await register(email, { proof })), email).toEqual([])
      expect((await row(number)).user_id).toBeNull()
    }
    const { number } = await bought('proven@example.com')
    const headers = await register('proven@example.com', { proof: good('proven@example.com') })
    expect(await owns(headers)).toEqual([number])
  })

  it('C18: are only those placed with the account’s own address', async () => {
    const { number } = await bought('somebody-else@example.com')
    const body = { email: 'reseller@example.com', password: 'bottega-demo' }
    const entered = await shop.call('POST', '/auth/login', { body })
    const headers = { authorization: `Bearer ${entered.json<{ access_token: string }>().access_token}` }
    expect(await owns(headers)).not.toContain(number)
    expect((await row(number)).user_id).toBeNull()
  })
})
