/**
 * A page was reloaded while its order request was running. Abandoning the attempt frees the reserved stock and prevents
 * a second order (decision 0049).
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { line, newKey } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

type Person = 'user' | 'other'
interface Ended {
  order: Order | null
  key: string | null
}

async function giveUp(key: string, { as, email = null }: { as?: Person; email?: string | null }) {
  const response = await shop.call('POST', '/orders/abandon', {
    ...(as && { as }),
    body: { contact_email: email },
    headers: { 'idempotency-key': key },
  })
  return { status: response.statusCode, body: response.json<Ended>() }
}

async function lastPiece() {
  const { id } = await shop.shelve(1)
  const cart = { lines: [line(id)], payment_method: 'card' as const }
  const quotedDue = async (as?: Person) => ({ expected_due: (await shop.quote(cart, as)).totals.due })
  return {
    id,
    by: async (as: Person, key = newKey()) => shop.place(cart, { as, key, changes: await quotedDue(as) }),
    byGuest: async (email: string, key = newKey()) =>
      shop.placeAsGuest(cart, { email, key, changes: await quotedDue() }),
  }
}

describe('two shoppers and the last piece', () => {
  it('C22: waits for an order that is being written, then frees its piece for the other shopper', async () => {
    const piece = await lastPiece()
    await shop.quote({ lines: [line(piece.id)] }, 'user') // log in before the row is locked
    const key = newKey()
    const rowLock = sql`select from products where id = ${piece.id} for no key update`
    const [placed, ended] = await heldUp(shop.context.db, rowLock, [
      () => piece.by('user', key),
      () => giveUp(key, { as: 'user' }),
    ])
    expect(placed.status).toBe(201)
    expect(ended.body.order).toMatchObject({ number: placed.body.order.number, status: 'abandoned' })
    expect(await shop.stockOf(piece.id)).toBe(1)
    expect((await piece.by('other')).status).toBe(201)
  })

  it('C22: refuses an order that arrives after its key was abandoned; the next attempt needs a new key', async () => {
    const piece = await lastPiece()
    const key = newKey()
    expect(await giveUp(key, { as: 'user' })).toEqual({ status: 200, body: { order: null, key: null } })
    expect(await piece.by('user', key)).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
    expect(await shop.stockOf(piece.id)).toBe(1)
    expect((await piece.by('user')).status).toBe(201)
  })

  it('C22: finds a guest’s order by key and email only; the key alone returns and ends nothing', async () => {
    const piece = await lastPiece()
    const key = newKey()
    const { body } = await piece.byGuest('reloads@example.com', key)
    for (const options of [{ email: 'stranger@example.com' }, { as: 'user' } as const])
      expect((await giveUp(key, options)).body).toEqual({ order: null, key: null })
    expect((await giveUp(key, {})).status).toBe(401)
    expect(await shop.stockOf(piece.id)).toBe(0)
    const ended = await giveUp(key, { email: 'reloads@example.com' })
    expect(ended.body).toMatchObject({ order: { status: 'abandoned', note: '' }, key: body.key })
    expect((await piece.by('other')).status).toBe(201)
  })
})

describe('an order completed before the reload', () => {
  it('C22: returns the order unchanged when the payment arrived or the order is a bank transfer', async () => {
    const piece = await lastPiece()
    const key = newKey()
    const { body } = await piece.by('user', key)
    await shop.call('POST', `/payments/test/${body.payment.reference}`, {
      as: 'user',
      body: { outcome: 'approve' },
    })
    expect((await giveUp(key, { as: 'user' })).body.order).toMatchObject({ status: 'confirmed' })
    expect(await shop.stockOf(piece.id)).toBe(0)
  })

  it('refuses a request without a key, or without an account and an email', async () => {
    expect((await giveUp('', { as: 'user' })).status).toBe(400)
    expect((await giveUp(newKey(), {})).status).toBe(401)
  })
})
