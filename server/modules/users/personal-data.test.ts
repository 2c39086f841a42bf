import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCustomerRow } from '@/contract/endpoints/admin/customers.ts'
import { customers } from '../../db/schema/customers.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { orders } from '../../db/schema/orders.ts'
import { line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const call = (path: string, body?: object, as: 'admin' | 'user' = 'admin') =>
  shop.call('POST', `/admin/customers/${path}`, { as, ...(body && { body }) })

async function guest(email: string) {
  const product = await shop.shelve(20)
  const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'cash' }, email)
  const list = await shop.call('GET', `/admin/customers?search=${email}`, { as: 'admin' })
  return { id: list.json<{ data: AdminCustomerRow[] }>().data[0]!.id, number: body.order.number }
}
const complete = (number: string) =>
  shop.context.db.update(orders).set({ status: 'completed' }).where(eq(orders.number, number))

describe('the data of a guest', () => {
  it('is exported with orders and notes, and the audit log shows who did it', async () => {
    const { id, number } = await guest('export@example.com')
    await call(`${id}/notes`, { text: 'Chiede sempre la fattura' })
    const data = (await call(`${id}/export`)).json()
    expect(data).toMatchObject({
      email: 'export@example.com',
      orders: [{ number }],
      shop_notes: { notes: [{ text: 'Chiede sempre la fattura' }] },
    })
    const audit = await shop.call('GET', `/admin/audit?record=customer&record_id=${id}`, { as: 'admin' })
    expect(audit.json().data[0]).toMatchObject({ title: `#${id}`, changes: [{ path: 'exported', to: true }] })
  })

  it('is erased with subscription and notes, while amounts and items stay', async () => {
    const email = 'erase@example.com'
    const { id, number } = await guest(email)
    await call(`${id}/notes`, { text: 'Abita sopra la bottega' })
    await shop.context.db.insert(newsletterSubscribers).values({ email, locale: 'it', status: 'confirmed' })
    expect((await call(`${id}/erase`, { email })).json()).toMatchObject({ code: 'order_state' })
    await complete(number)
    expect((await call(`${id}/erase`, { email: 'other@example.com' })).json()).toMatchObject({
      code: 'conflict',
    })
    expect((await call(`${id}/erase`, { email })).json()).toEqual({ done: true })
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
    expect(order).toMatchObject({ contact_email: null, shipping_address: null, due: expect.any(Number) })
    expect(await shop.context.db.$count(customers, eq(customers.id, id))).toBe(0)
    expect(await shop.context.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(
      0,
    )
    const { rows } = await shop.context.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entries where changes::text like '%sopra la bottega%' or title like '%erase@%'`,
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('is exported and erased by roles with the permission only', async () => {
    const { id } = await guest('mine@example.com')
    expect((await call(`${id}/export`, undefined, 'user')).statusCode).toBe(403)
    expect((await call(`${id}/erase`, { email: 'mine@example.com' }, 'user')).statusCode).toBe(403)
  })
})

describe('the data of an account', () => {
  it('is erased like by its owner, and never for the caller', async () => {
    const body = { name: 'Piero Da Cancellare', email: 'piero@example.com', role: 'user', locale: 'it' }
    const made = (await shop.call('POST', '/admin/users', { as: 'admin', body })).json()
    const exported = (await call(`${made.customer_id}/export`)).json()
    expect(exported).toMatchObject({ email: 'piero@example.com', account: { locale: 'it' } })
    expect((await call(`${made.customer_id}/erase`, { email: 'piero@example.com' })).statusCode).toBe(200)
    expect((await shop.call('GET', `/admin/users/${made.id}`, { as: 'admin' })).statusCode).toBe(404)
    const own = (await shop.call('GET', '/admin/customers?search=admin@example.com', { as: 'admin' })).json()
    const refused = await call(`${own.data[0].id}/erase`, { email: 'admin@example.com' })
    expect(refused.json()).toMatchObject({ code: 'own_account' })
  })
})
