import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/auth.ts'
import { customers, customerTotals } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { line, newKey } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { mergeVerifiedGuest } from './merge-guest.ts'
import { wrongTotals } from './testing/wrong-totals.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const admin = (path: string, body: object) =>
  shop.call('POST', `/admin/${path}`, { as: 'admin', body, headers: { 'idempotency-key': newKey() } })

const orderIds = async () =>
  (await shop.context.db.select({ id: orders.id }).from(orders)).map(({ id }) => id)

/** Buyers of one walk: guests, and an account with the verified email of the first guest. */
async function openWalk() {
  const product = await shop.shelve(1000)
  const emails = [0, 1].map(n => `walk-${newKey()}-${n}@example.com`)
  const body = { name: 'Vera Salvi', email: emails[0], role: 'user', locale: 'it' }
  const { id } = (await admin('users', body)).json<{ id: number }>()
  await shop.context.db.update(users).set({ email_verified_at: shop.context.now() }).where(eq(users.id, id))
  const before = new Set(await orderIds())
  const pick = async (at: number) => {
    const own = (await orderIds()).filter(orderId => !before.has(orderId))
    return own[at % Math.max(1, own.length)] ?? 0
  }
  const cart = (payment_method: 'cash' | 'card' | 'transfer') => ({
    lines: [line(product.id, 2)],
    payment_method,
  })
  const acts = {
    'guest orders': (at: number) => shop.buyAsGuest(cart('cash'), emails[at % 2]!),
    'guest pays by card': async (at: number) => {
      const { body } = await shop.buyAsGuest(cart('card'), emails[at % 2]!)
      if (body.order)
        await shop.withKey(body.key, 'POST', `/payments/test/test_${body.order.number}`, {
          outcome: 'approve',
        })
    },
    'account orders': () => shop.buy(cart('transfer'), 'other'),
    'shop counts money': async (at: number) => {
      const [order] = await shop.context.db
        .select()
        .from(orders)
        .where(eq(orders.id, await pick(at)))
      return order && admin(`orders/${order.id}/payments`, { amount: order.due })
    },
    'shop cancels': async (at: number) => admin(`orders/${await pick(at)}/status`, { status: 'cancelled' }),
    'shop refunds the shipping': async (at: number) =>
      admin(`orders/${await pick(at)}/refunds`, { shipping: true }),
    'refunds are sent': () => shop.context.jobs.nudge('send-refunds'),
    'account logs in': () => shop.context.db.transaction(tx => mergeVerifiedGuest(tx, id, shop.context)),
    'guest is erased': async (at: number) => {
      const email = emails[at % 2]!
      const [guest] = await shop.context.db.select().from(customers).where(eq(customers.email, email))
      return guest && admin(`customers/${guest.id}/erase`, { email })
    },
  }
  return { acts, ordersPlaced: async () => (await orderIds()).length - before.size }
}

const names = [
  'guest orders',
  'guest pays by card',
  'account orders',
  'shop counts money',
  'shop cancels',
  'shop refunds the shipping',
  'refunds are sent',
  'account logs in',
  'guest is erased',
] as const

describe('the stored totals of customers', () => {
  it('equal the sums of orders after random sales, cancellations, refunds, merges and erasures, two at a time', async () => {
    let placed = 0
    const step = fc.tuple(fc.constantFrom(...names), fc.nat(20))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 6, maxLength: 12 }), async walk => {
        const { acts, ordersPlaced } = await openWalk()
        for (const pair of walk) {
          await Promise.all(pair.map(([name, at]) => acts[name](at)))
          expect(await wrongTotals(shop.context.db)).toEqual([])
        }
        placed += await ordersPlaced()
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect(placed).toBeGreaterThan(12)
  }, 180_000)

  it('count both of two orders of one account that are committed at the same time', async () => {
    const { db } = shop.context
    const [retailer] = await db.select().from(users).where(eq(users.email, 'retailer@example.com'))
    const ofAccount = sql`select from customer_totals where customer_id = (select id from customers where user_id = ${retailer!.id}) for update`
    const order = async () => {
      await db.execute(sql`insert into orders (user_id, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due, vat_percent,
          payment_method, payment_name, idempotency_key, request_hash, placed_at)
        values (${retailer!.id}, 'it', 'base', 'euro', 'placed', 0, 0, 0, 0, 0, 0, 22, 'cash', '', ${newKey()}, '', now())`)
    }
    await heldUp(db, ofAccount, [order, order])
    expect(await wrongTotals(db)).toEqual([])
  })

  it('are zero for a new customer, and deleted with the customer', async () => {
    const { db } = shop.context
    const [guest] = await db.insert(customers).values({ email: 'zero@example.com' }).returning()
    const ofGuest = () => db.select().from(customerTotals).where(eq(customerTotals.customer_id, guest!.id))
    expect(await ofGuest()).toMatchObject([{ orders: 0, value: 0 }])
    await db.delete(customers).where(eq(customers.id, guest!.id))
    expect(await ofGuest()).toEqual([])
  })

  it('follow orders and payments that are deleted', async () => {
    const { db } = shop.context
    const product = await shop.shelve(5)
    const { body } = await shop.buyAsGuest(
      { lines: [line(product.id)], payment_method: 'cash' },
      'gone@example.com',
    )
    expect(await wrongTotals(db)).toEqual([])
    await db.transaction(async tx => {
      await tx.execute(
        sql`create temp table one on commit drop as select id from orders where number = ${body.order.number}`,
      )
      for (const table of ['order_lines', 'order_events', 'stock_movements', 'refunds', 'coupon_uses'])
        await tx.execute(sql`delete from ${sql.identifier(table)} where order_id in (select id from one)`)
      await tx.execute(
        sql`delete from payment_events where payment_id in (select id from payments where order_id in (select id from one))`,
      )
      await tx.execute(sql`delete from payments where order_id in (select id from one)`)
      await tx.execute(sql`delete from orders where id in (select id from one)`)
    })
    expect(await wrongTotals(db)).toEqual([])
  })
})
