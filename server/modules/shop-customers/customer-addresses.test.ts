import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { AdminCustomer, BookAddress } from '@/contract/endpoints/admin/customers.ts'
import { addresses } from '../../db/schema/addresses.ts'
import { users } from '../../db/schema/auth.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
let customer: { id: number; userId: number }
beforeAll(async () => {
  shop = await openCheckoutFixture()
  customer = await customerOf('user@example.com')
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(addresses))

async function customerOf(email: string) {
  const { data } = (await shop.call('GET', `/admin/customers?search=${email}`, { as: 'admin' })).json()
  const [row] = data
  return { id: row.id as number, userId: row.user_id as number }
}

const read = async () =>
  (await shop.call('GET', `/admin/customers/${customer.id}`, { as: 'admin' })).json<AdminCustomer>()
const ownBook = async () => (await shop.call('GET', '/me/addresses', { as: 'user' })).json<SavedAddress[]>()
const add = (body: object = {}, id = customer.id) =>
  shop.call('POST', `/admin/customers/${id}/addresses`, { as: 'admin', body: { address: home, ...body } })
const added = async (body: object = {}) => (await add(body)).json<AdminCustomer>().address_book.at(-1)!
const change = ({ id, version }: BookAddress, city: string) =>
  shop.call('PUT', `/admin/customers/${customer.id}/addresses/${id}`, {
    as: 'admin',
    body: { address: { ...home, city }, version },
  })
const remove = ({ id, version }: BookAddress) =>
  shop.call('DELETE', `/admin/customers/${customer.id}/addresses/${id}?version=${version}`, { as: 'admin' })
const entries = async () =>
  (await shop.call('GET', `/admin/audit?record=customer&record_id=${customer.id}`, { as: 'admin' })).json()
    .data

describe('the address book of a customer', () => {
  it('is changed by the shop, as its owner sees it', async () => {
    const first = await added()
    expect(first).toMatchObject({ city: 'Milano', is_default: true })
    await add({ address: { ...home, city: 'Como', province: 'CO' }, is_default: true })
    expect((await ownBook()).map(({ city, is_default }) => [city, is_default])).toEqual(
      [
        ['Milano', false],
        ['Como', true],
      ].reverse(),
    )
    expect((await change((await read()).address_book[1]!, 'Monza')).statusCode).toBe(200)
    const removed = await remove((await read()).address_book[0]!)
    expect(removed.json<AdminCustomer>().address_book).toMatchObject([{ id: first.id, city: 'Monza' }])
    expect(await ownBook()).toMatchObject([{ id: first.id, city: 'Monza', is_default: true }])
  })

  it('names the person and the changed fields in the audit log', async () => {
    await change(await added(), 'Monza')
    await remove((await read()).address_book[0]!)
    const [removed, changed, created] = await entries()
    expect(changed).toMatchObject({
      by: { name: 'Ada Bottegaia' },
      action: 'changed',
      changes: [{ path: 'address.city', from: 'Milano', to: 'Monza' }],
    })
    expect(created.changes).toContainEqual({ path: 'address.city', from: null, to: 'Milano' })
    expect(removed.changes).toContainEqual({ path: 'address.city', from: 'Monza', to: null })
  })

  it('is shown apart from the addresses of orders, without repetitions', async () => {
    await added()
    const product = await shop.shelve(5)
    const street = 'Via Nuova 3'
    const cart = { lines: [line(product.id)], payment_method: 'transfer' as const }
    const { totals } = await shop.quote(cart, 'user')
    for (const shipping_address of [home, { ...home, street }]) {
      const changes = { shipping_address, expected_due: totals.due }
      expect((await shop.place(cart, { as: 'user', changes })).status).toBe(201)
    }
    const { address_book, addresses: others } = await read()
    expect([address_book.map(one => one.street), others.map(one => one.street)]).toEqual([
      [home.street],
      [street],
    ])
  })
})

describe('a change of an address by the shop', () => {
  it.for([
    ['a postal code that the country does not have', { zip: '20' }, 'address.zip'],
    ['a phone number with letters', { phone: 'domani' }, 'address.phone'],
    ['an unknown province of Italy', { province: 'ZZ' }, 'address.province'],
    ['an empty name', { name: ' ' }, 'address.name'],
  ] as const)('refuses %s and stores nothing', async ([, wrong, path]) => {
    const response = await add({ address: { ...home, ...wrong } })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path }] })
    expect((await read()).address_book).toEqual([])
  })

  it('refuses an old version with the stored address', async () => {
    const address = await added()
    await change(address, 'Monza')
    for (const late of [await change(address, 'Lodi'), await remove(address)]) {
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({ code: 'conflict', current: { id: address.id, city: 'Monza' } })
    }
    expect((await ownBook()).map(({ city }) => city)).toEqual(['Monza'])
  })

  it('lets one of two concurrent changes win', async () => {
    const address = await added()
    const responses = await heldUp(
      shop.context.db,
      sql`select from users where id = ${customer.userId} for update`,
      [() => change(address, 'Monza'), () => change(address, 'Lodi')],
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('refuses a guest, another customer’s address and a full address book', async () => {
    const address = await added()
    const other = await customerOf('other@example.com')
    const ofOther = await shop.call('PUT', `/admin/customers/${other.id}/addresses/${address.id}`, {
      as: 'admin',
      body: { address: home, version: address.version },
    })
    expect(ofOther.statusCode).toBe(404)
    expect((await add({}, 999_999)).statusCode).toBe(404)
    for (let count = 1; count < 30; count++) await add()
    expect((await add()).json()).toMatchObject({ code: 'too_many' })
  })

  it('refuses an account of staff to a role that does not manage staff', async () => {
    const giveRole = (staff_role: 'manager' | null) =>
      shop.context.db.update(users).set({ staff_role }).where(eq(users.email, 'other@example.com'))
    const owner = await customerOf('admin@example.com')
    await giveRole('manager')
    const path = (id: number) => `/admin/customers/${id}/addresses`
    const body = { address: home }
    const ofOwner = await shop.call('POST', path(owner.id), { as: 'other', body })
    const ofCustomer = await shop.call('POST', path(customer.id), { as: 'other', body })
    await giveRole(null)
    expect([ofOwner.statusCode, ofCustomer.statusCode]).toEqual([403, 201])
  })
})
