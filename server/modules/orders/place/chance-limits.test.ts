/** Rules of chance goods at every way to buy (decision 0064). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { ChanceLimits } from '@/contract/endpoints/shop/chance-limits.ts'
import { startOfPeriod } from '@/domain/chance-limits.ts'
import { products } from '../../../db/schema/catalog.ts'
import { chanceBuyers } from '../../../db/schema/chance-buyers.ts'
import { orders } from '../../../db/schema/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { home, line } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'

const hour = 3_600_000
let shop: GuestFixture
let pack: { id: number; base_price: number }

beforeAll(async () => {
  shop = await openGuestFixture()
  pack = await shop.shelve(null, 4)
  const columns = { is_digital: true, pack_rarity: 'rare' as const, pack_count: 1 }
  await shop.context.db.update(products).set(columns).where(eq(products.id, pack.id))
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.context.db.delete(chanceBuyers)
  await shop.context.db.execute(sql`update orders set status = 'cancelled' where status <> 'draft'`)
})

const cartOf = (pieces = 1, changes: { country?: 'IT' | 'BE' } = {}) => ({
  lines: [line(pack.id, pieces)],
  payment_method: 'card' as const,
  ...changes,
})
const declared = { digital_consent: true, adult_declaration: true, shipping_address: null }

async function buy(pieces = 1, changes: object = {}) {
  const cart = cartOf(pieces)
  const { totals } = await shop.quote(cart, 'user')
  return shop.place(cart, { changes: { expected_due: totals.due, ...declared, ...changes } })
}

async function setLimits(day: number | null, month: number | null): Promise<ChanceLimits> {
  const response = await shop.call('PUT', '/me/chance-limits', { as: 'user', body: { day, month } })
  return response.json<ChanceLimits>()
}

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/admin${path}`, { as: 'admin', body })

const ownId = async () => (await shop.call('GET', '/auth/user', { as: 'user' })).json<{ id: number }>().id

/** Saves a draft of the shop for the user, with this number of packs. */
async function entered(quantity: number): Promise<OrderEntry> {
  const begun = (await admin('POST', '/drafts', { user_id: await ownId() })).json<OrderEntry>()
  const lines = [{ ...line(pack.id, quantity), unit_price: null, price_reason: '' }]
  const draft = { ...begun.draft, lines, billing_address: home, payment_method: 'transfer' }
  const saved = await admin('PUT', `/drafts/${begun.id}`, { version: begun.version, draft })
  return saved.json<OrderEntry>()
}

const limits = async () => (await shop.call('GET', '/me/chance-limits', { as: 'user' })).json<ChanceLimits>()
const declare = (age: 'adult' | 'minor') =>
  shop.call('POST', '/me/age-declaration', { as: 'user', body: { age } })
const problemsOf = async (pieces = 1, changes: Parameters<typeof cartOf>[1] = {}) =>
  (await shop.quote(cartOf(pieces, changes), 'user')).problems.map(({ code }) => code)
const orderedAt = (number: string, at: Date) =>
  shop.context.db.update(orders).set({ status: 'placed', placed_at: at }).where(eq(orders.number, number))

describe('the spending limit', () => {
  it('permits an order up to the last cent and refuses one cent more', async () => {
    await setLimits(2 * pack.base_price, null)
    expect((await buy(2)).status).toBe(201)
    await shop.context.db.execute(sql`update orders set status = 'cancelled' where status = 'paying'`)
    await setLimits(2 * pack.base_price - 1, null)
    expect(await buy(2)).toMatchObject({ status: 409, body: { code: 'order_refused' } })
  })

  it('reports the remaining amount of the day, then that of the month, in the quote', async () => {
    await setLimits(3 * pack.base_price, 2 * pack.base_price)
    await buy(1)
    const { problems } = await shop.quote(cartOf(2), 'user')
    expect(problems).toMatchObject([{ code: 'chance_limit_month', amount: pack.base_price }])
    await setLimits(pack.base_price, 2 * pack.base_price)
    expect(await problemsOf(1)).toEqual(['chance_limit_day'])
  })

  it('counts the prices before a coupon and only chance goods', async () => {
    const card = await shop.shelve(50, 5)
    await setLimits(pack.base_price, null)
    const cart = { ...cartOf(1), lines: [line(pack.id), line(card.id, 3)] }
    expect((await shop.quote(cart, 'user')).problems).toEqual([])
  })

  it('is not exceeded by two purchases at the same time', async () => {
    await setLimits(pack.base_price, null)
    const cart = cartOf(1)
    const { totals } = await shop.quote(cart, 'user')
    const act = () => shop.place(cart, { changes: { ...declared, expected_due: totals.due } })
    const placed = await heldUp(shop.context.db, sql`lock table order_lines in share mode`, [act, act, act])
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await limits()).day).toMatchObject({ spent: pack.base_price, remaining: 0 })
  })

  it('is not exceeded by orders that the shop places at the same time', async () => {
    await setLimits(pack.base_price, null)
    const drafts = [await entered(1), await entered(1), await entered(1)]
    const acts = drafts.map(
      ({ id, version, quote }) =>
        () =>
          admin('POST', `/drafts/${id}/place`, {
            version,
            expected_due: quote?.totals.due ?? 0,
            tell: false,
          }),
    )
    const placed = await heldUp(shop.context.db, sql`lock table audit_entries in share mode`, acts)
    expect(placed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('counts an order of the previous day no longer from midnight of the shop’s clock on', async () => {
    await setLimits(pack.base_price, 2 * pack.base_price)
    const { order } = (await buy(1)).body
    const midnight = startOfPeriod('day', shop.context.now())
    await orderedAt(order.number, midnight)
    expect(await problemsOf(1)).toEqual(['chance_limit_day'])
    await orderedAt(order.number, new Date(midnight.getTime() - 1))
    expect(await problemsOf(1)).toEqual([])
  })

  it('counts an order of the previous month no longer', async () => {
    await setLimits(null, pack.base_price)
    const { order } = (await buy(1)).body
    const first = startOfPeriod('month', shop.context.now())
    await orderedAt(order.number, first)
    expect(await problemsOf(1)).toEqual(['chance_limit_month'])
    await orderedAt(order.number, new Date(first.getTime() - 1))
    expect(await problemsOf(1)).toEqual([])
  })

  it('counts an open payment also when its day has ended', async () => {
    await setLimits(pack.base_price, null)
    const { order } = (await buy(1)).body
    const yesterday = new Date(startOfPeriod('day', shop.context.now()).getTime() - 1)
    await shop.context.db.update(orders).set({ placed_at: yesterday }).where(eq(orders.number, order.number))
    expect(await problemsOf(1)).toEqual(['chance_limit_day'])
  })

  it('is free again after a cancelled order', async () => {
    await setLimits(pack.base_price, null)
    const { order } = (await buy(1)).body
    await shop.context.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.number, order.number))
    expect((await buy(1)).status).toBe(201)
  })

  it('is lowered immediately and raised after 24 hours', async () => {
    await setLimits(2 * pack.base_price, null)
    await setLimits(pack.base_price, null)
    expect(await problemsOf(2)).toEqual(['chance_limit_day'])
    expect((await setLimits(3 * pack.base_price, null)).day.next?.amount).toBe(3 * pack.base_price)
    expect(await problemsOf(2)).toEqual(['chance_limit_day'])
    shop.pass(24 * hour - 1)
    expect(await problemsOf(2)).toEqual(['chance_limit_day'])
    shop.pass(1)
    expect(await problemsOf(2)).toEqual([])
  })

  it('applies to an order that the shop enters', async () => {
    await setLimits(pack.base_price, null)
    expect((await entered(2)).quote?.problems).toMatchObject([{ code: 'chance_limit_day' }])
    expect((await entered(1)).quote?.problems).toEqual([])
  })

  it('applies to an order that the shop edits', async () => {
    await setLimits(pack.base_price, null)
    const { id, version, quote } = await entered(1)
    const body = { version, expected_due: quote?.totals.due ?? 0, tell: false }
    expect((await admin('POST', `/drafts/${id}/place`, body)).statusCode).toBe(200)
    const order = (await admin('GET', `/orders/${id}`)).json<AdminOrder>()
    const lines = [{ id: order.lines[0]?.id, quantity: 2 }]
    const edited = await admin('POST', `/orders/${id}/edit`, { version: order.version, lines })
    expect(edited.json()).toMatchObject({ code: 'order_refused', fields: [{ code: 'chance_limit' }] })
  })
})

describe('the age of the buyer', () => {
  it('must be declared with the first chance goods, and not again', async () => {
    const refused = await buy(1, { adult_declaration: false })
    expect(refused.body).toMatchObject({ code: 'validation', fields: [{ path: 'adult_declaration' }] })
    expect((await buy(1)).status).toBe(201)
    expect((await limits()).age).toBe('adult')
    expect((await buy(1, { adult_declaration: false })).status).toBe(201)
  })

  it('prevents the purchase of a declared minor, who cannot declare to be an adult', async () => {
    await declare('minor')
    expect(await problemsOf()).toEqual(['chance_minor'])
    expect((await buy(1)).body.code).toBe('order_refused')
    expect((await declare('adult')).json()).toMatchObject({ code: 'age_declared' })
    expect((await limits()).age).toBe('minor')
  })

  it('is undeclared again after the shop has removed the declaration', async () => {
    await declare('minor')
    const cleared = await admin('POST', `/users/${await ownId()}/age/clear`, {})
    expect(cleared.json()).toMatchObject({ declared_age: null })
    expect(await problemsOf()).toEqual([])
  })

  it('prevents the purchase of a minor who declares it while the order is placed', async () => {
    const cart = cartOf(1)
    const { totals } = await shop.quote(cart, 'user')
    const [, placed] = await heldUp(shop.context.db, sql`lock table order_lines in share mode`, [
      () => declare('minor'),
      () => shop.place(cart, { changes: { ...declared, expected_due: totals.due } }),
    ])
    expect(placed.status).toBe(409)
  })

  it('requires an account', async () => {
    const { problems, totals } = await shop.quote(cartOf(1))
    expect(problems.map(({ code }) => code)).toEqual(['chance_account'])
    const changes = { ...declared, expected_due: totals.due }
    expect((await shop.placeAsGuest(cartOf(1), { changes })).body.code).toBe('order_refused')
  })
})

describe('the countries of chance goods', () => {
  it('exclude Belgium until the shop adds it', async () => {
    expect(await problemsOf(1, { country: 'BE' })).toEqual(['chance_country'])
    await storeSettings(shop.context.db, { chance_countries: ['IT', 'BE'] }, shop.context.now())
    shop.pass(60_000)
    expect(await problemsOf(1, { country: 'BE' })).toEqual([])
    await storeSettings(shop.context.db, { chance_countries: ['IT'] }, shop.context.now())
    shop.pass(60_000)
    expect(await problemsOf(1, { country: 'BE' })).toEqual(['chance_country'])
  })

  it('apply to the billing address', async () => {
    const billing_address = { ...home, country: 'BE', province: '', zip: '1000' }
    expect((await buy(1, { billing_address })).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'billing_address.country', code: 'chance_country' }],
    })
  })
})

it('applies to goods that the shop has marked as random', async () => {
  const box = await shop.shelve(50, 6)
  await shop.context.db.update(products).set({ is_chance: true }).where(eq(products.id, box.id))
  const cart = { lines: [line(box.id)] }
  expect((await shop.quote(cart)).problems.map(({ code }) => code)).toEqual(['chance_account'])
  await setLimits(box.base_price - 1, null)
  expect((await shop.quote(cart, 'user')).problems.map(({ code }) => code)).toEqual(['chance_limit_day'])
})
