import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import { orders } from '../../db/schema/orders.ts'
import { demoPassword } from '../../seed/demo-people.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

type Person = 'user' | 'other' | 'retailer'
const book = async (as: Person) => (await shop.call('GET', '/me/addresses', { as })).json<SavedAddress[]>()
const add = async (as: Person, body: object = {}) =>
  (await shop.call('POST', '/me/addresses', { as, body: { address: home, ...body } })).json<SavedAddress>()

it('makes the first address the default, then a new default, and the oldest when the default is deleted', async () => {
  const first = await add('user')
  const second = await add('user', { is_default: true })
  expect((await book('user')).map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  await shop.call('DELETE', `/me/addresses/${second.id}`, { as: 'user' })
  expect(await book('user')).toEqual([{ ...first, is_default: true }])
})

it('makes one of two concurrent first addresses the default', async () => {
  expect(await book('retailer')).toEqual([]) // log in before the owner's row is locked
  const owner = sql`select from users where email = 'retailer@example.com' for update`
  await heldUp(shop.context.db, owner, [() => add('retailer'), () => add('retailer')])
  expect((await book('retailer')).map(({ is_default }) => is_default)).toEqual([true, false])
})

it('B2: responds as for an unknown address to reading, changing or deleting another account’s', async () => {
  const ownAddress = await add('user')
  const before = await book('user')
  const body = { address: { ...home, city: 'Altrove' } }
  expect(await book('other')).toEqual([])
  expect((await shop.call('PUT', `/me/addresses/${ownAddress.id}`, { as: 'other', body })).statusCode).toBe(
    404,
  )
  expect((await shop.call('DELETE', `/me/addresses/${ownAddress.id}`, { as: 'other' })).statusCode).toBe(404)
  expect(await book('user')).toEqual(before)
})

it('deletes the address book with the account, and keeps its orders without the person (decision 0009)', async () => {
  const product = await shop.shelve(5)
  await add('other')
  const placed = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' }, 'other')
  expect(placed.status).toBe(201)
  const deletion = await shop.call('POST', '/me/delete', { as: 'other', body: { password: demoPassword } })
  expect(deletion.statusCode).toBe(200)
  const [order] = await shop.context.db
    .select()
    .from(orders)
    .where(eq(orders.number, placed.body.order.number))
  expect(order).toMatchObject({ shipping_address: null, billing_address: null, due: placed.body.order.due })
})
