import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/auth.ts'
import { customerChanges, customers, customerTotals, customerTotalsState } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { heldUp } from '../../testing/held-up.ts'
import { outsideTransaction } from '../../testing/one-connection.ts'
import { line, newKey } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { countCustomers } from './customer-totals-repo.ts'
import { mergeVerifiedGuest } from './merge-guest.ts'
import { totalsJob } from './module.ts'
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

const runJob = () => shop.context.jobs.nudge(totalsJob)
const wrong = () => wrongTotals(shop.context.db)
const isOnServer = Boolean(process.env.TEST_DATABASE_URL)

/** Inserts an order of a guest without a payment. Returns its id. */
async function insertOrder(tx: Queryable, email: string): Promise<number> {
  const { rows } = await tx.execute<{
    id: number
  }>(sql`insert into orders (contact_email, locale, tier, currency, status, subtotal, shipping,
      discount, taxable, vat, due, vat_percent, payment_method, payment_name, idempotency_key, request_hash, placed_at)
    values (${email}, 'it', 'base', 'euro', 'placed', 0, 0, 0, 0, 0, 0, 22, 'cash', '', ${newKey()}, '', now()) returning id`)
  return rows[0]!.id
}

/** Stored totals of the guest, without running the job. */
async function totalsOf(email: string) {
  const [row] = await shop.context.db
    .select({ orders: customerTotals.orders, value: customerTotals.value })
    .from(customerTotals)
    .innerJoin(customers, eq(customers.id, customerTotals.customer_id))
    .where(eq(customers.email, email))
  return row
}

describe('the job that counts customers', () => {
  it('stores the sums of the orders after random sales, cancellations, refunds, merges and erasures in pairs of transactions', async () => {
    let placed = 0
    const step = fc.tuple(fc.constantFrom(...names), fc.nat(20))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 6, maxLength: 12 }), async walk => {
        const { acts, ordersPlaced } = await openWalk()
        for (const pair of walk) {
          await Promise.all([...pair.map(([name, at]) => acts[name](at)), runJob()])
          await runJob()
          expect(await wrong()).toEqual([])
        }
        placed += await ordersPlaced()
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect(placed).toBeGreaterThan(12)
  }, 180_000)

  it('counts all orders at its first run, and after a restore from another database', async () => {
    const { db } = shop.context
    await insertOrder(db, 'restored@example.com')
    await runJob()
    expect(await wrong()).toEqual([])
    const [guest] = await db.select().from(customers).where(eq(customers.email, 'restored@example.com'))
    await db.update(customerTotals).set({ orders: 7 }).where(eq(customerTotals.customer_id, guest!.id))
    await db.update(customerTotalsState).set({ transaction: '9000000000000' })
    await runJob()
    expect(await wrong()).toEqual([])
  })

  it('counts both customers again when an order moves from one to the other', async () => {
    const { db } = shop.context
    const id = await insertOrder(db, 'from@example.com')
    await insertOrder(db, 'from@example.com')
    await insertOrder(db, 'to@example.com')
    await runJob()
    await db.update(orders).set({ contact_email: 'to@example.com' }).where(eq(orders.id, id))
    await runJob()
    expect([await totalsOf('from@example.com'), await totalsOf('to@example.com')]).toMatchObject([
      { orders: 1 },
      { orders: 2 },
    ])
  })

  it('counts a payment and a refund that change nothing else of their order', async () => {
    const { db } = shop.context
    const id = await insertOrder(db, 'ledger@example.com')
    await runJob()
    await db.execute(sql`with p as (insert into payments (order_id, provider, reference, amount, created_at)
        values (${id}, 'transfer', ${newKey()}, 900, now()) returning id)
      insert into payment_events (payment_id, kind, amount, provider_event, at) select id, 'captured', 900, 'captured', now() from p`)
    await runJob()
    expect(await totalsOf('ledger@example.com')).toEqual({ orders: 1, value: 900 })
    await db.execute(sql`insert into refunds (order_id, payment_id, key, amount, status, created_at, done_at)
      select order_id, id, ${newKey()}, 300, 'done', now(), now() from payments where order_id = ${id}`)
    await runJob()
    expect(await totalsOf('ledger@example.com')).toEqual({ orders: 1, value: 600 })
    await db.execute(sql`delete from refunds where order_id = ${id}`)
    await db.execute(
      sql`delete from payment_events where payment_id in (select id from payments where order_id = ${id})`,
    )
    await runJob()
    expect(await totalsOf('ledger@example.com')).toEqual({ orders: 1, value: 0 })
  })

  it('subtracts a deleted order', async () => {
    const { db } = shop.context
    const id = await insertOrder(db, 'deleted@example.com')
    await runJob()
    await db.execute(sql`delete from stock_movements where order_id = ${id}`)
    await db.delete(orders).where(eq(orders.id, id))
    await runJob()
    expect(await totalsOf('deleted@example.com')).toEqual({ orders: 0, value: 0 })
  })

  it.runIf(isOnServer)('counts an order that is committed after a later one was counted', async () => {
    const { db } = shop.context
    await insertOrder(db, 'late@example.com')
    await runJob()
    await db.transaction(async tx => {
      await insertOrder(tx, 'late@example.com')
      await outsideTransaction(async () => {
        await insertOrder(db, 'later@example.com')
        await runJob()
      })
    })
    expect([await totalsOf('late@example.com'), await totalsOf('later@example.com')]).toMatchObject([
      { orders: 1 },
      { orders: 1 },
    ])
    await runJob()
    expect(await totalsOf('late@example.com')).toMatchObject({ orders: 2 })
  })

  it('repeats a run that was interrupted before its commit', async () => {
    const { db } = shop.context
    const id = await insertOrder(db, 'crash@example.com')
    await runJob()
    await insertOrder(db, 'crash@example.com')
    await db.update(orders).set({ contact_email: 'crashed@example.com' }).where(eq(orders.id, id))
    const crashing = db.transaction(async tx => {
      await countCustomers(tx)
      throw new Error('crash')
    })
    await expect(crashing).rejects.toThrow('crash')
    expect(await totalsOf('crashed@example.com')).toMatchObject({ orders: 0 })
    await runJob()
    expect(await wrong()).toEqual([])
    expect(await totalsOf('crashed@example.com')).toMatchObject({ orders: 1 })
  })

  it('runs in one of two processes at the same time', async () => {
    const { db } = shop.context
    await insertOrder(db, 'twice@example.com')
    const totals = sql`select from customer_totals where customer_id in (select id from customers where email = 'twice@example.com') for update`
    const pass = () => countCustomers(db)
    await heldUp(db, totals, [pass, pass])
    expect(await totalsOf('twice@example.com')).toEqual({ orders: 1, value: 0 })
    expect(await wrong()).toEqual([])
    expect(await db.select().from(customerChanges)).toEqual([])
  })

  it.runIf(isOnServer)('counts nothing while another process counts', async () => {
    const { db } = shop.context
    await insertOrder(db, 'locked@example.com')
    await db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('customer totals'))`)
      await outsideTransaction(runJob)
    })
    expect(await totalsOf('locked@example.com')).toMatchObject({ orders: 0 })
    await runJob()
    expect(await totalsOf('locked@example.com')).toMatchObject({ orders: 1 })
  })

  it('stores zeros for a new customer, and deletes them with the customer', async () => {
    const { db } = shop.context
    const [guest] = await db.insert(customers).values({ email: 'zero@example.com' }).returning()
    expect(await totalsOf('zero@example.com')).toEqual({ orders: 0, value: 0 })
    await db.delete(customers).where(eq(customers.id, guest!.id))
    await runJob()
    expect(await totalsOf('zero@example.com')).toBeUndefined()
  })
})
