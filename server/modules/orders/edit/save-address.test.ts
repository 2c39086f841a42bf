import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { addresses } from '../../../db/schema/addresses.ts'
import { orders } from '../../../db/schema/orders.ts'
import { applyPaymentReport } from '../pay/online-payments.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(addresses))

const book = async () => (await shop.call('GET', '/me/addresses', { as: 'user' })).json<SavedAddress[]>()
const streets = async () => (await book()).map(({ street }) => street)
const readOrder = async (number: string) =>
  (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>()
const wishOf = async (number: string) => {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  return row?.address_wish
}

async function buy(payment_method: 'card' | 'transfer', changes: object = { save_address: true }) {
  const product = await shop.shelve(10)
  const cart = { lines: [line(product.id)], payment_method }
  const { totals } = await shop.quote(cart, 'user')
  const { body } = await shop.place(cart, { changes: { expected_due: totals.due, ...changes } })
  return { number: body.order.number, due: body.order.due, reference: body.payment.reference ?? '', body }
}

/** A webhook report, as if no page of the shop were open. */
const report = ({ reference, due }: { reference: string; due: number }, kind: 'captured' | 'processing') =>
  applyPaymentReport(shop.context, 'test', { reference, kind, amount: due, key: kind })

describe('“save in address book” is stored with the order (decision 0049)', () => {
  it.each(['captured', 'processing'] as const)(
    'saves the address once with the payment when it is paid on another page whose browser never returns (%s)',
    async kind => {
      const payment = await buy('card')
      expect(await book()).toEqual([])
      await Promise.all([report(payment, kind), report(payment, kind)])
      expect(await book()).toMatchObject([{ street: home.street, is_default: true }])
      expect(await wishOf(payment.number)).toBeNull()
    },
  )

  it('saves the address of a transfer with the order, and not again when the request is repeated', async () => {
    const { number } = await buy('transfer')
    expect(await streets()).toEqual([home.street])
    await shop.context.jobs.nudge('save-addresses')
    await buy('transfer')
    expect(await streets()).toEqual([home.street])
    expect((await readOrder(number)).is_address_unsaved).toBe(false)
  })

  it('saves nothing for an abandoned payment or without the request', async () => {
    const { number } = await buy('card')
    await shop.call('POST', `/me/orders/${number}/abandon`, { as: 'user' })
    await buy('transfer', {})
    await shop.context.jobs.nudge('save-addresses')
    expect(await book()).toEqual([])
    expect(await wishOf(number)).toBeNull()
  })

  it('leaves the order placed when the address book is full, and reports it', async () => {
    await shop.context.db.execute(sql`insert into addresses (user_id, address)
      select u.id, ${JSON.stringify({ ...home, street: 'Altrove' })}::jsonb
      from users u, generate_series(1, 30) where u.email = 'user@example.com'`)
    const { body } = await buy('transfer')
    expect(body.order).toMatchObject({ status: 'placed', is_address_unsaved: true })
    expect(await streets()).not.toContain(home.street)
  })

  it('saves in the job what a crashed process left, and nothing for a deleted account', async () => {
    const { number } = await buy('transfer', {})
    const addressWishes = () =>
      shop.context.db.update(orders).set({ address_wish: 'save' }).where(eq(orders.number, number))
    await addressWishes()
    await shop.context.jobs.nudge('save-addresses')
    expect(await streets()).toEqual([home.street])
    await shop.context.db.delete(addresses)
    await addressWishes()
    await shop.context.db.update(orders).set({ billing_address: null }).where(eq(orders.number, number))
    await shop.context.jobs.nudge('save-addresses')
    expect(await book()).toEqual([])
    expect(await wishOf(number)).toBeNull()
  })
})
