/** Texts about a person leave the audit log with the record that they describe, because nothing finds them later. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminCustomerRow, CustomerMerge } from '@/contract/endpoints/admin/customers.ts'
import type { OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import { home, line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  shop.call(method, `/admin/${path}`, { as: 'admin', ...(body !== undefined && { body }) })

const entriesOf = async (record: string, id: number) =>
  (
    await shop.context.db.execute<{ action: string; text: string; by: number | null }>(
      sql`select action, title || changes::text as text, by_user_id as by from audit_entries
        where record = ${record} and record_id = ${String(id)} order by id`,
    )
  ).rows

it('erases names and addresses of a discarded draft, and keeps who changed it', async () => {
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select id from users where email = 'reseller@example.com'`,
  )
  const begun = (await ask('POST', 'drafts', { user_id: rows[0]!.id })).json<OrderEntry>()
  const draft = {
    ...begun.draft,
    shipping_address: { ...home, name: 'Rosa Segreta', street: 'Via Segreta 9' },
  }
  expect((await ask('PUT', `drafts/${begun.id}`, { draft, version: begun.version })).statusCode).toBe(200)
  const before = await entriesOf('order', begun.id)
  expect(JSON.stringify(before)).toContain('Via Segreta 9')
  expect((await ask('DELETE', `drafts/${begun.id}`)).statusCode).toBe(200)
  const after = await entriesOf('order', begun.id)
  expect(after.map(({ action, by }) => [action, by === null])).toEqual([
    ...before.map(({ action }) => [action, false]),
    ['deleted', false],
  ])
  expect(JSON.stringify(after)).not.toMatch(/Segreta/)
  expect(JSON.stringify(after)).toContain('draft')
})

it('erases the texts of a guest who was merged into an account', async () => {
  const email = 'segreta@example.com'
  const cart = { lines: [line((await shop.shelve(20)).id)], payment_method: 'cash' as const }
  const { totals } = await shop.quote(cart)
  await shop.placeAsGuest(cart, {
    email,
    changes: { expected_due: totals.due, shipping_address: { ...home, name: 'Rosa Segreta' } },
  })
  const guests = (await ask('GET', `customers?search=${email}`)).json<{ data: AdminCustomerRow[] }>().data
  const guest = guests[0]!
  await ask('POST', `customers/${guest.id}/tags`, { add: ['segreta'] })
  expect(JSON.stringify(await entriesOf('customer', guest.id))).toMatch(/segreta/i)
  const { rows } = await shop.context.db.execute<{ id: number }>(
    sql`select c.id from customers c join users u on u.id = c.user_id where u.email = 'reseller@example.com'`,
  )
  const into = rows[0]!.id
  const preview = (await ask('POST', `customers/${guest.id}/merge/preview`, { into })).json<CustomerMerge>()
  const merged = await ask('POST', `customers/${guest.id}/merge`, { into, version: preview.version })
  expect(merged.statusCode).toBe(200)
  const entries = await entriesOf('customer', guest.id)
  expect(entries.length).toBeGreaterThan(0)
  expect(JSON.stringify(entries)).not.toMatch(/segreta/i)
})
