/**
 * Two admins decide the same request. The second one gets a conflict with the current state, and nothing is
 * overwritten, written to the audit log or sent by email. One row per kind of record that is decided in one step.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldUp } from '../../testing/held-up.ts'
import { ownCard } from '../creations/testing/own-card.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const admin = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  shop.call(method, `/admin${path}`, { as: 'admin', body })

interface Asked {
  id: number | string
  version: string
}

interface Kind {
  ask(): Promise<string> // creates a request; returns the text that finds it in the list
  read(mark: string): Promise<Asked>
  answer(request: Asked, words: 'first' | 'second'): ReturnType<typeof admin>
  table: string
  first: object // the record after the first decision
}

async function shippedOrder(): Promise<{ number: string; line_id: number }> {
  const product = await shop.shelve(20)
  const { body } = await shop.buy({ lines: [line(product.id, 2)], payment_method: 'card' })
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  const list = (await admin('GET', `/orders?search=${number}`)).json<{ data: { id: number }[] }>()
  const parcel = await admin('POST', `/orders/${list.data[0]?.id}/parcels`, { carrier: 'Corriere' })
  const order = parcel.json<{ parcels: { id: number }[]; lines: { id: number }[] }>()
  await admin('PATCH', `/parcels/${order.parcels[0]?.id}`, { status: 'delivered' })
  return { number, line_id: order.lines[0]?.id ?? 0 }
}

const only = async (path: string): Promise<Asked> =>
  (await admin('GET', path)).json<{ data: Asked[] }>().data[0] as Asked

let people = 0

const kinds: Record<string, Kind> = {
  'a return': {
    table: 'order_returns',
    ask: async () => {
      const { number, line_id } = await shippedOrder()
      const body = { reason: 'damaged', lines: [{ line_id, quantity: 1 }] }
      await shop.call('POST', `/me/orders/${number}/returns`, { as: 'user', body })
      return number
    },
    read: number => only(`/returns?search=${number}`),
    answer: ({ id, version }, words) =>
      admin('PATCH', `/returns/${id}`, {
        status: words === 'first' ? 'approved' : 'refused',
        answer: words,
        version,
      }),
    first: { status: 'approved', answer: 'first' },
  },
  'a question about an order': {
    table: 'tickets',
    ask: async () => {
      const { number } = await shippedOrder()
      await shop.call('POST', `/me/orders/${number}/ticket`, { as: 'user', body: { text: 'Quando?' } })
      return number
    },
    read: async number => {
      const { id } = await only(`/tickets?search=${number}`)
      return { ...(await admin('GET', `/tickets/${id}`)).json<Asked>(), id }
    },
    answer: ({ id, version }, text) => admin('POST', `/tickets/${id}/messages`, { text, version }),
    first: { status: 'answered', messages: [{ is_staff: false }, { is_staff: true, text: 'first' }] },
  },
  'a request for a day': {
    table: 'bookings',
    ask: async () => {
      const product = await shop.shelve(5)
      const email = `second-${++people}@example.com`
      const body = { name: 'Ada', email, day: '2026-12-01' }
      await shop.call('POST', `/products/${product.id}/bookings`, { body })
      return email
    },
    read: email => only(`/bookings?search=${email}`),
    answer: ({ id, version }, words) =>
      admin('POST', `/bookings/${id}/answer`, {
        status: words === 'first' ? 'accepted' : 'declined',
        answer: words,
        version,
      }),
    first: { status: 'accepted', answer: 'first' },
  },
  'a review': {
    table: 'reviews',
    ask: async () => {
      const { rows } = await shop.context.db.execute<{ id: number }>(
        `update reviews set status = 'pending', title = 'Da leggere ${++people}'
          where id = (select min(id) from reviews where title not like 'Da leggere%') returning id`,
      )
      return `Da leggere ${rows[0] ? people : 'nessuna'}`
    },
    read: title => only(`/reviews?search=${encodeURIComponent(title)}`),
    answer: ({ id, version }, words) =>
      admin('PATCH', `/reviews/${id}`, { status: words === 'first' ? 'hidden' : 'published', version }),
    first: { status: 'hidden' },
  },
  'a card somebody made': {
    table: 'creations',
    ask: async () => {
      const nome = `Gemello ${++people}`
      const body = ownCard({ nome })
      expect((await shop.call('POST', '/me/creations', { as: 'user', body })).statusCode).toBe(201)
      return nome
    },
    read: nome => only(`/creations?search=${encodeURIComponent(nome)}`),
    answer: ({ id, version }, words) =>
      admin('PATCH', `/creations/${id}`, { hidden: true, reason: `${words} reason`, version }),
    first: { hidden: { reason: 'first reason' } },
  },
}

const written = async () => {
  const { rows } = await shop.context.db.execute<{ letters: number; audited: number }>(sql`select
    (select count(*)::int from mails) as letters, (select count(*)::int from audit_entries) as audited`)
  return rows[0]
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it('returns the first decision to the second admin, and changes nothing', async () => {
    const mark = await kind.ask()
    const record = await kind.read(mark)
    expect((await kind.answer(record, 'first')).statusCode).toBeLessThan(300)
    const writtenBefore = await written()
    const second = await kind.answer(record, 'second')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'conflict', current: kind.first })
    expect(await kind.read(mark)).toMatchObject(kind.first)
    expect(await written()).toEqual(writtenBefore)
    const { current } = second.json<{ current: Asked }>()
    expect(current.version).toBe((await kind.read(mark)).version)
    expect(current.version).not.toBe(record.version)
  })

  it('accepts one of two concurrent decisions', async () => {
    const record = await kind.read(await kind.ask())
    const row = sql`select from ${sql.raw(kind.table)} where id = ${record.id} for no key update`
    const responses = await heldUp(shop.context.db, row, [
      () => kind.answer(record, 'first'),
      () => kind.answer(record, 'second'),
    ])
    expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'conflict' })
  })
})

it('refuses a decision made before a further message of the buyer', async () => {
  const kind = kinds['a question about an order'] as Kind
  const number = await kind.ask()
  const record = await kind.read(number)
  await shop.call('POST', `/me/orders/${number}/ticket`, { as: 'user', body: { text: 'Ho già ricevuto.' } })
  const response = await kind.answer(record, 'first')
  expect(response.statusCode).toBe(409)
  expect(response.json().current.messages.at(-1)).toMatchObject({ text: 'Ho già ricevuto.' })
})
