import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCustomer, AdminCustomerRow, CustomerMerge } from '@/contract/endpoints/admin/customers.ts'
import { users } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { type LegalContent, legalVersions } from '../../db/schema/legal.ts'
import { orders } from '../../db/schema/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { home, line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { mergeVerifiedGuest } from './merge-guest.ts'
import { totalsJob } from './module.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

type Page = { data: AdminCustomerRow[]; meta: { total: number }; counts: Record<string, number> }

const list = async (query: string) =>
  (await shop.call('GET', `/admin/customers?${query}`, { as: 'admin' })).json<Page>()
const found = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).data
const read = async (id: number) =>
  (await shop.call('GET', `/admin/customers/${id}`, { as: 'admin' })).json<AdminCustomer>()
const write = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
  shop.call(method, `/admin/${path}`, { as: 'admin', body })

/** Places a guest's order and returns the guest. */
async function guest(email: string, { isPaid = false, name = 'Nina Vitali' } = {}) {
  const product = await shop.shelve(20)
  const cart = { lines: [line(product.id)], payment_method: isPaid ? ('card' as const) : ('cash' as const) }
  const { totals } = await shop.quote(cart)
  const shipping_address = { ...home, name }
  const { body } = await shop.placeAsGuest(cart, {
    email,
    changes: { expected_due: totals.due, shipping_address },
  })
  if (isPaid)
    await shop.withKey(body.key, 'POST', `/payments/test/test_${body.order.number}`, { outcome: 'approve' })
  const [row] = await found(email)
  return { row: row!, order: body.order }
}

/** Creates an account with a verified email. */
async function account(email: string, isVerified = true) {
  const body = { name: 'Vera Salvi', email, role: 'user', locale: 'it' }
  const { id } = (await shop.call('POST', '/admin/users', { as: 'admin', body })).json<{ id: number }>()
  if (isVerified)
    await shop.context.db.update(users).set({ email_verified_at: shop.context.now() }).where(eq(users.id, id))
  const [own] = await shop.context.db.select().from(customers).where(eq(customers.user_id, id))
  return { userId: id, customerId: own!.id }
}

const login = (userId: number) =>
  shop.context.db.transaction(tx => mergeVerifiedGuest(tx, userId, shop.context))

describe('customers', () => {
  it('contain a guest from the first order on, once per address', async () => {
    const { row } = await guest('nina@example.com', { isPaid: true })
    expect(row).toMatchObject({ user_id: null, state: 'guest', name: 'Nina Vitali', orders: 1 })
    expect(row.value).toBeGreaterThan(0)
    await guest('NINA@example.com ', { name: 'Nina V. Rossi' })
    const again = await found('nina@example.com')
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ id: row.id, name: 'Nina V. Rossi', orders: 2, value: row.value })
  })

  it('do not contain a guest whose payment has not succeeded', async () => {
    const product = await shop.shelve(20)
    await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'card' }, 'trying@example.com')
    expect(await found('trying@example.com')).toEqual([])
  })

  it('searches, filters and counts guests and accounts together', async () => {
    await guest('filtered@example.com')
    const all = await list('per_page=1')
    expect(all.counts.all).toBe(
      all.counts.active! + all.counts.blocked! + all.counts.unconfirmed! + all.counts.guest!,
    )
    const guests = await list('state=guest&search=example.com')
    expect(guests.data.every(({ state }) => state === 'guest')).toBe(true)
    expect(guests.meta.total).toBe(guests.counts.guest)
    expect((await list('role=user&state=guest')).data).toEqual([])
  })

  it('sorts them by orders, value and last order after the job has counted them', async () => {
    await shop.context.jobs.nudge(totalsJob)
    for (const [sort, key] of [
      ['-orders', 'orders'],
      ['-value', 'value'],
      ['-last_order_at', 'last_order_at'],
    ] as const) {
      const values = (await list(`sort=${sort}&per_page=100`)).data.map(row => row[key] ?? '')
      const numbers = values.map(value => (typeof value === 'string' ? Date.parse(value) || 0 : value))
      expect(numbers, sort).toEqual([...numbers].sort((a, b) => b - a))
    }
    expect((await shop.call('GET', '/admin/customers?sort=secret', { as: 'admin' })).statusCode).toBe(422)
  })

  it('show addresses and consents of a guest’s orders', async () => {
    const { row, order } = await guest('details@example.com')
    const { db, now } = shop.context
    const content = {} as LegalContent
    const values = {
      kind: 'terms' as const,
      content,
      digest: 'test',
      effective_from: new Date('2030-01-01'),
      published_at: now(),
    }
    const [version] = await db.insert(legalVersions).values(values).returning({ id: legalVersions.id })
    await db
      .update(orders)
      .set({ legal_version_ids: [version!.id] })
      .where(eq(orders.number, order.number))
    const { addresses, consents } = await read(row.id)
    expect(addresses).toEqual([{ ...home, name: 'Nina Vitali' }])
    expect(consents).toMatchObject([{ kind: 'terms', version: version!.id, is_given: true }])
  })

  it('hide amounts from a role without the right to see them', async () => {
    const { row } = await guest('amounts@example.com', { isPaid: true })
    const role = { name: 'Assistenza', permissions: ['admin:customers:read'] }
    const made = await write('POST', 'staff/roles', role)
    expect(made.statusCode).toBe(201)
    await shop.context.db.execute(sql`update users set staff_role_id =
      (select id from staff_roles where name = 'Assistenza') where email = 'other@example.com'`)
    const seen = (await shop.call('GET', `/admin/customers/${row.id}`, { as: 'other' })).json<AdminCustomer>()
    expect([seen.orders, seen.value]).toEqual([1, null])
    await shop.context.db.execute(
      sql`update users set staff_role_id = null where email = 'other@example.com'`,
    )
  })
})

describe('notes and tags of a customer', () => {
  it('are stored with an audit entry, and a note can be deleted', async () => {
    const { row } = await guest('noted@example.com')
    const noted = await write('POST', `customers/${row.id}/notes`, { text: ' Chiama dopo le 18 ' })
    expect(noted.statusCode).toBe(201)
    const [note] = noted.json<AdminCustomer>().notes
    expect(note).toMatchObject({ text: 'Chiama dopo le 18', by: 'Ada Bottegaia' })
    const tagged = await write('POST', `customers/${row.id}/tags`, {
      add: ['fiera', 'amico'],
      remove: ['altro'],
    })
    expect(tagged.json<AdminCustomer>().tags).toEqual(['amico', 'fiera'])
    expect((await list('tag=fiera')).data.map(({ id }) => id)).toEqual([row.id])
    expect((await shop.call('GET', '/admin/customer-tags', { as: 'admin' })).json()).toMatchObject({
      tags: expect.arrayContaining(['amico', 'fiera']),
    })
    expect((await write('DELETE', `customer-notes/${note!.id}`)).json<AdminCustomer>().notes).toEqual([])
    const audit = await shop.call('GET', `/admin/audit?record=customer&record_id=${row.id}`, { as: 'admin' })
    expect(audit.json().data).toHaveLength(3)
  })

  it('refuse an empty note, a tag that is too long and an unknown customer', async () => {
    const { row } = await guest('refused@example.com')
    expect((await write('POST', `customers/${row.id}/notes`, { text: ' \n ' })).statusCode).toBe(422)
    expect((await write('POST', `customers/${row.id}/tags`, { add: ['x'.repeat(41)] })).statusCode).toBe(422)
    const many = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    await write('POST', `customers/${row.id}/tags`, { add: many })
    const tooMany = await write('POST', `customers/${row.id}/tags`, { add: ['one more'] })
    expect(tooMany.json()).toMatchObject({ code: 'too_many' })
    expect((await write('POST', 'customers/999999/notes', { text: 'Ciao' })).statusCode).toBe(404)
  })
})

describe('merging a guest into an account', () => {
  const mergeInto = async (id: number, into: number) => {
    const preview = (await write('POST', `customers/${id}/merge/preview`, { into })).json<CustomerMerge>()
    return { preview, run: () => write('POST', `customers/${id}/merge`, { into, version: preview.version }) }
  }

  it('moves orders, notes and tags when the account with the same verified address logs in', async () => {
    const { row, order } = await guest('same@example.com', { isPaid: true })
    await write('POST', `customers/${row.id}/notes`, { text: 'Da guest' })
    await write('POST', `customers/${row.id}/tags`, { add: ['fiera'] })
    const own = await account('same@example.com', false)
    await write('POST', `customers/${own.customerId}/tags`, { add: ['amico'] })
    await login(own.userId)
    expect((await read(row.id)).account).toMatchObject({ customer_id: own.customerId, is_verified: false })
    await shop.context.db
      .update(users)
      .set({ email_verified_at: shop.context.now() })
      .where(eq(users.id, own.userId))
    await login(own.userId)
    const merged = await read(own.customerId)
    expect(merged).toMatchObject({ tags: ['amico', 'fiera'], orders: 1, value: row.value })
    expect(merged.notes.map(({ text }) => text)).toEqual(['Da guest'])
    expect((await shop.call('GET', `/admin/customers/${row.id}`, { as: 'admin' })).statusCode).toBe(404)
    const own_orders = await shop.call('GET', `/admin/orders?customer_id=${own.customerId}`, { as: 'admin' })
    expect(own_orders.json().data.map(({ number }: { number: string }) => number)).toEqual([order.number])
  })

  it('shows before what it moves, and refuses the merge when that has changed since', async () => {
    const { row } = await guest('typo@example.co')
    const own = await account('typo@example.com')
    const first = await mergeInto(row.id, own.customerId)
    expect(first.preview).toMatchObject({ orders: 1, orders_left: 0, notes: 0 })
    await write('POST', `customers/${row.id}/notes`, { text: 'Nuova' })
    const stale = await first.run()
    expect([stale.statusCode, stale.json().current.notes]).toEqual([409, 1])
    const second = await mergeInto(row.id, own.customerId)
    expect((await second.run()).json()).toMatchObject({ id: own.customerId, orders: 1 })
    expect(await found('typo@example.co')).toHaveLength(1)
  })

  it('refuses an account with an unverified address, another guest and an account as the source', async () => {
    const { row } = await guest('source@example.com')
    const other = await guest('other-guest@example.com')
    const own = await account('unverified@example.com', false)
    const into = (id: number, target: number) =>
      write('POST', `customers/${id}/merge/preview`, { into: target })
    expect((await into(row.id, own.customerId)).json()).toMatchObject({ code: 'address_unverified' })
    expect((await into(row.id, other.row.id)).statusCode).toBe(404)
    expect((await into(own.customerId, own.customerId)).statusCode).toBe(404)
  })

  it('loses nothing when two logins, a note and an order happen at the same time', async () => {
    const email = 'race@example.com'
    const { row } = await guest(email)
    const own = await account(email)
    const product = await shop.shelve(20)
    const cart = { lines: [line(product.id)], payment_method: 'cash' as const }
    const { totals } = await shop.quote(cart)
    const [, , noted, placed] = await heldUp(
      shop.context.db,
      sql`select from customers where id = ${row.id} for update`,
      [
        () => login(own.userId),
        () => login(own.userId),
        () => write('POST', `customers/${row.id}/notes`, { text: 'Durante' }),
        () => shop.placeAsGuest(cart, { email, changes: { expected_due: totals.due } }),
      ],
    )
    expect(placed.status).toBe(201)
    const after = await found(email)
    expect(after.reduce((sum, customer) => sum + customer.orders, 0)).toBe(2)
    expect([201, 404]).toContain(noted.statusCode)
    await login(own.userId)
    expect((await found(email)).map(({ id, orders }) => ({ id, orders }))).toEqual([
      { id: own.customerId, orders: 2 },
    ])
  })
})

describe('an erased person', () => {
  it('is no customer any more', async () => {
    const own = await account('gone@example.com')
    await write('POST', `customers/${own.customerId}/notes`, { text: 'Da cancellare' })
    const { removeAccount } = await import('../account/remove-account.ts')
    const { findUser } = await import('../auth/users-repo.ts')
    const user = (await findUser(shop.context.db, own.userId))!
    await shop.context.db.transaction(tx => removeAccount(tx, user, shop.context))
    expect(await found('gone@example.com')).toEqual([])
    expect(await shop.context.db.$count(customers, eq(customers.user_id, own.userId))).toBe(0)
    expect(await shop.context.db.$count(orders, eq(orders.user_id, own.userId))).toBe(0)
  })
})

describe('the buyer of an order', () => {
  it('has a value only for roles that see amounts', async () => {
    const { row, order } = await guest('packed@example.com', { isPaid: true })
    const list = await shop.call('GET', `/admin/orders?customer_id=${row.id}`, { as: 'admin' })
    const { id } = list.json<{ data: { id: number; number: string }[] }>().data[0]!
    const asOwner = await shop.call('GET', `/admin/orders/${id}`, { as: 'admin' })
    expect(asOwner.json().buyer).toMatchObject({ customer_id: row.id, spent: row.value })
    const { db } = shop.context
    await db.update(users).set({ staff_role: 'packer' }).where(eq(users.email, 'other@example.com'))
    const asPacker = await shop.call('GET', `/admin/orders/${id}`, { as: 'other' })
    expect(asPacker.json()).toMatchObject({
      number: order.number,
      buyer: { email: 'packed@example.com', spent: null },
      shipping_address: { city: home.city },
    })
    expect((await shop.call('GET', `/admin/customers/${row.id}`, { as: 'other' })).statusCode).toBe(403)
    await db.update(users).set({ staff_role: null }).where(eq(users.email, 'other@example.com'))
  })
})
