/** docs/failure-cases.md C7: races for the last use of automatic and combined discounts. Only PostgreSQL runs real races. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccountOrders } from '@/contract/endpoints/shop/guest-orders.ts'
import { coupons } from '../db/schema/content.ts'
import {
  type CheckoutFixture,
  line,
  openCheckoutFixture,
} from '../modules/orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
  await shop.call('GET', '/auth/user', { as: 'user' }) // one login
})
afterAll(() => shop.close())

type Cart = Parameters<CheckoutFixture['place']>[0]
const many = openAccountOrders - 3
const byTransfer = { payment_method: 'transfer' as const }
const names = { it: 'Primi due', en: '', es: '', fr: '', de: '', pt: '' }
const dueOf = async (cart: Cart) => (await shop.quote(cart, 'user')).totals.due
const placeAtOnce = async (carts: readonly Cart[], expected_due: number) => {
  const placing = Array.from({ length: many }, (_, at) =>
    shop.place(carts[at % carts.length]!, { changes: { expected_due } }),
  )
  return (await Promise.all(placing)).map(({ status, body }) => (status === 201 ? 'placed' : body.code))
}

describe('C7: limits of discounts', () => {
  it('C7: an automatic discount for two orders reduces two of many that arrive together', async () => {
    const product = await shop.shelve(200)
    const [discount] = await shop.context.db
      .insert(coupons)
      .values({ code: null, names, amount: 100, max_uses: 2, product_ids: [product.id] })
      .returning()
    const cart = { lines: [line(product.id)], ...byTransfer }
    const results = await placeAtOnce([cart], await dueOf(cart))
    expect(results.filter(result => result === 'placed')).toHaveLength(2)
    expect(results.filter(result => result === 'total_changed')).toHaveLength(many - 2)
    const [stored] = await shop.context.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, discount?.id ?? 0))
    expect(stored?.uses).toBe(2)
  })

  it('C7: an automatic discount for one order per customer reduces one of many of a customer', async () => {
    const product = await shop.shelve(200, 1)
    await shop.context.db
      .insert(coupons)
      .values({ code: null, names, amount: 100, max_uses_each: 1, product_ids: [product.id] })
    await shop.context.db.execute(sql`update orders set status = 'cancelled' where status <> 'draft'`)
    const cart = { lines: [line(product.id)], ...byTransfer }
    const results = await placeAtOnce([cart], await dueOf(cart))
    expect(results.toSorted()).toEqual(['placed', ...Array(many - 1).fill('total_changed')])
  })

  it('C7: orders that use the same discounts do not wait for each other in a circle', async () => {
    const product = await shop.shelve(400, 1)
    const common = { amount: 50, is_combinable: true, product_ids: [product.id] }
    await shop.context.db.insert(coupons).values([
      { ...common, code: 'PRIMAUNO' },
      { ...common, code: null, names },
      { ...common, code: 'DOPODUE' },
    ])
    const carts = ['PRIMAUNO', 'DOPODUE'].map(coupon_code => ({
      lines: [line(product.id)],
      coupon_code,
      ...byTransfer,
    }))
    await shop.context.db.execute(sql`update orders set status = 'cancelled' where status <> 'draft'`)
    expect(await placeAtOnce(carts, await dueOf(carts[0]!))).toEqual(Array(many).fill('placed'))
  })
})
