/** A page reloaded while its order was on the way: what it holds is free at once, and nothing is bought twice (decision 0049). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { line, newKey } from './testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from './testing/guest-fixture.ts'

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
  const answer = await shop.call('POST', '/orders/abandon', {
    ...(as && { as }),
    body: { contact_email: email },
    headers: { 'idempotency-key': key },
  })
  return { status: answer.statusCode, body: answer.json<Ended>() }
}

async function lastPiece() {
  const { id } = await shop.shelve(1)
  const cart = { lines: [line(id)], payment_method: 'card' as const }
  const shown = async (as?: Person) => ({ expected_due: (await shop.quote(cart, as)).totals.due })
  return {
    id,
    by: async (as: Person, key = newKey()) => shop.place(cart, { as, key, changes: await shown(as) }),
    byGuest: async (email: string, key = newKey()) =>
      shop.placeAsGuest(cart, { email, key, changes: await shown() }),
  }
}

describe('two shoppers and the last piece', () => {
  it('a reload while the order is being written waits for it and frees the piece for the other at once', async () => {
    const piece = await lastPiece()
    await shop.quote({ lines: [line(piece.id)] }, 'user') // logged in before the row is held
    const key = newKey()
    const held = sql`select from products where id = ${piece.id} for no key update`
    const [placed, ended] = await heldUp(shop.context.db, held, [
      () => piece.by('user', key),
      () => giveUp(key, { as: 'user' }),
    ])
    expect(placed.status).toBe(201)
    expect(ended.body.order).toMatchObject({ number: placed.body.order.number, status: 'abandoned' })
    expect(await shop.stockOf(piece.id)).toBe(1)
    expect((await piece.by('other')).status).toBe(201)
  })

  it('an order that arrives after its page was reloaded holds nothing; the next try has a key of its own', async () => {
    const piece = await lastPiece()
    const key = newKey()
    expect(await giveUp(key, { as: 'user' })).toEqual({ status: 200, body: { order: null, key: null } })
    expect(await piece.by('user', key)).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
    expect(await shop.stockOf(piece.id)).toBe(1)
    expect((await piece.by('user')).status).toBe(201)
  })

  it('a guest’s is found by key and address alone; whoever has only the key gets and ends nothing', async () => {
    const piece = await lastPiece()
    const key = newKey()
    const { body } = await piece.byGuest('reloads@example.com', key)
    for (const asked of [{ email: 'stranger@example.com' }, { as: 'user' } as const])
      expect((await giveUp(key, asked)).body).toEqual({ order: null, key: null })
    expect((await giveUp(key, {})).status).toBe(401)
    expect(await shop.stockOf(piece.id)).toBe(0)
    const ended = await giveUp(key, { email: 'reloads@example.com' })
    expect(ended.body).toMatchObject({ order: { status: 'abandoned', note: '' }, key: body.key })
    expect((await piece.by('other')).status).toBe(201)
  })
})

describe('what was bought meanwhile', () => {
  it('is told and stays: a payment that came counts, and a transfer is an order', async () => {
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

  it('without a key, or without an account and an address, it answers nothing', async () => {
    expect((await giveUp('', { as: 'user' })).status).toBe(400)
    expect((await giveUp(newKey(), {})).status).toBe(401)
  })
})
