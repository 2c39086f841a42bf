import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Ticket } from '@/contract/endpoints/shop/after-sale.ts'
import { ticketMessages, tickets } from '../../db/schema/after-sale.ts'
import { mails } from '../../db/schema/mail.ts'
import { orders } from '../../db/schema/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

let number: string
beforeEach(async () => {
  const product = await shop.shelve(5)
  number = (await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })).body.order.number
})

const ask = (text: string, as: 'user' | 'other' = 'user') =>
  shop.call('POST', `/me/orders/${number}/ticket`, { as, body: { text } })
const read = async () =>
  (await shop.call('GET', `/me/orders/${number}/ticket`, { as: 'user' })).json<Ticket | null>()
const admin = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/admin${path}`, { as: 'admin', body })

describe('questions about an order (decision 0022)', () => {
  it('are asked, answered by email and closed, invisible to other buyers', async () => {
    expect(await read()).toBeNull()
    await ask('Arriva per Natale?')
    expect((await ask('Io?', 'other')).statusCode).toBe(404)
    const list = (await admin('GET', '/tickets')).json<{ data: { id: number; number: string }[] }>()
    const ticket = list.data.find(row => row.number === number)
    const { version } = (await admin('GET', `/tickets/${ticket?.id}`)).json<{ version: string }>()
    await admin('POST', `/tickets/${ticket?.id}/messages`, { text: 'Sì!', closes: true, version })
    expect(await read()).toMatchObject({
      status: 'closed',
      messages: [{ is_staff: false }, { is_staff: true, text: 'Sì!' }],
    })
    const [letter] = await shop.context.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(letter?.letter).toBe('ticket-answered')
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
    expect((await admin('GET', `/orders/${order?.id}`)).json<AdminOrder>().ticket_status).toBe('closed')
  })

  it('are limited to fifty messages a day, also for two concurrent messages', async () => {
    await ask('Prima domanda')
    const { db, now } = shop.context
    const [ticket] = await db.select().from(tickets).orderBy(desc(tickets.id)).limit(1)
    const by_user_id = ticket!.user_id as number
    const written = await db.$count(ticketMessages, eq(ticketMessages.by_user_id, by_user_id))
    const message = { ticket_id: ticket!.id, by_user_id, is_staff: false, text: 'Ancora', at: now() }
    await db.insert(ticketMessages).values(Array.from({ length: 49 - written }, () => message))
    const responses = await heldUp(db, sql`lock table ticket_messages in share mode`, [
      () => ask('La cinquantesima'),
      () => ask('Una di troppo'),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    expect(await db.$count(ticketMessages, eq(ticketMessages.by_user_id, by_user_id))).toBe(50)
  })
})
