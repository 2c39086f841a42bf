import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Customer, CustomerDetail } from '@/contract/endpoints/account/customers.ts'
import { retailerCustomers } from '../../db/schema/after-sale.ts'
import { mails } from '../../db/schema/mail.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const invite = (email: string) => shop.call('POST', '/me/customers', { as: 'retailer', body: { email } })
const tokenOfEmail = async (): Promise<string> => {
  const [mail] = await shop.context.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const accept = (token: string, as: 'user' | 'other' | 'retailer') =>
  shop.call('POST', '/me/retailers', { as, body: { token } })
const list = async () => (await shop.call('GET', '/me/customers', { as: 'retailer' })).json<Customer[]>()

it('accepts an invitation once, for its own email only, and shows nothing before', async () => {
  expect((await invite('nobody@example.com')).statusCode).toBe(201)
  const { id } = (await invite('User@Example.com')).json<Customer>()
  const token = await tokenOfEmail()
  expect((await shop.call('GET', `/me/customers/${id}`, { as: 'retailer' })).statusCode).toBe(404)
  expect((await accept(token, 'other')).json()).toMatchObject({ code: 'token_invalid' })
  const responses = await Promise.all([accept(token, 'user'), accept(token, 'user')])
  expect(responses.map(response => response.statusCode).sort()).toEqual([201, 422])
  expect((await list()).find(customer => customer.id === id)).toMatchObject({
    name: 'Ugo Carta',
    email: null,
  })
  expect((await invite('user@example.com')).json()).toMatchObject({ code: 'conflict' })
})

it('shows name, note, addresses and later orders, and never email, password or role (decision 0012)', async () => {
  const id = (await list()).find(customer => customer.name === 'Ugo Carta')?.id
  const product = await shop.shelve(5)
  await shop.call('POST', '/me/addresses', { as: 'user', body: { address: home } })
  const placed = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
  await shop.call('PATCH', `/me/customers/${id}`, { as: 'retailer', body: { note: 'Preferisce i dadi' } })
  const response = await shop.call('GET', `/me/customers/${id}`, { as: 'retailer' })
  const detail = response.json<CustomerDetail>()
  expect(detail).toMatchObject({
    name: 'Ugo Carta',
    note: 'Preferisce i dadi',
    addresses: [{ city: 'Milano' }],
  })
  expect(detail.latest.map(order => order.number)).toEqual([placed.body.order.number])
  expect(response.body).not.toMatch(/user@example\.com|password|"role"/)
})

it('hides customers of other retailers, and lets either side end the relation', async () => {
  const id = (await list()).find(customer => customer.name === 'Ugo Carta')?.id
  const retailers = (await shop.call('GET', '/me/retailers', { as: 'user' })).json<{ id: number }[]>()
  expect(retailers).toMatchObject([{ name: 'Rita Bancone' }])
  expect((await shop.call('DELETE', `/me/retailers/${retailers[0]?.id}`, { as: 'other' })).statusCode).toBe(
    404,
  )
  expect((await shop.call('DELETE', `/me/retailers/${retailers[0]?.id}`, { as: 'user' })).statusCode).toBe(
    200,
  )
  expect((await shop.call('GET', `/me/customers/${id}`, { as: 'retailer' })).statusCode).toBe(404)
})

it('refuses a link older than two weeks, or replaced by a newer email', async () => {
  await invite('user@example.com')
  const first = await tokenOfEmail()
  await invite('user@example.com')
  expect((await accept(first, 'user')).json()).toMatchObject({ code: 'token_invalid' })
  const second = await tokenOfEmail()
  shop.pass(15 * 24 * 60 * 60_000)
  expect((await accept(second, 'user')).json()).toMatchObject({ code: 'token_invalid' })
})

it('refuses a second invitation of the same retailer for a customer whose email has changed', async () => {
  await invite('user@example.com')
  const token = await tokenOfEmail()
  expect((await accept(token, 'user')).statusCode).toBe(201)
  await shop.context.db
    .update(retailerCustomers)
    .set({ email: 'earlier@example.com' })
    .where(eq(retailerCustomers.email, 'user@example.com'))
  await invite('user@example.com')
  const second = await accept(await tokenOfEmail(), 'user')
  expect([second.statusCode, second.json().code]).toEqual([409, 'conflict'])
})

it('refuses one of two concurrent invitations when only one fits the limit', async () => {
  const { db } = shop.context
  const retailer_id = (
    await db.select({ id: retailerCustomers.retailer_id }).from(retailerCustomers).limit(1)
  )[0]!.id
  const missing = 499 - (await list()).length
  const invited_at = shop.context.now()
  await db
    .insert(retailerCustomers)
    .values(
      Array.from({ length: missing }, (_, n) => ({ retailer_id, email: `full${n}@example.com`, invited_at })),
    )
  const responses = await heldUp(db, sql`lock table retailer_customers in share mode`, [
    () => invite('first@example.com'),
    () => invite('second@example.com'),
  ])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  expect(await list()).toHaveLength(500)
})
