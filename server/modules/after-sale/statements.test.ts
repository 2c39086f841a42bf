/** Withdrawal with name, order number and email (decision 0062). */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatementRow } from '@/contract/endpoints/admin/withdrawals.ts'
import { withdrawalStatements, withdrawals } from '../../db/schema/after-sale.ts'
import { mails } from '../../db/schema/mail.ts'
import { orders, parcels } from '../../db/schema/orders.ts'
import { mailJob, renderJob } from '../../email/mailer.ts'
import { line } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { statementsJob } from './statements.ts'

let shop: GuestFixture
beforeAll(async () => {
  shop = await openGuestFixture()
})
afterAll(() => shop.close())

const email = 'chiara@example.com'

async function orderOfGuest(quantity = 2): Promise<string> {
  const { id } = await shop.shelve(50)
  const cart = { lines: [line(id, quantity)], payment_method: 'transfer' as const }
  return (await shop.buyAsGuest(cart, email)).body.order.number
}

const declare = (number: string, changes: object = {}) =>
  shop.call('POST', '/guest/withdrawals', {
    body: { name: 'Chiara Montalbano', number, email, ...changes },
  })
async function handle() {
  await shop.context.jobs.nudge(statementsJob)
  await shop.context.jobs.nudge(renderJob)
}
const rows = async () =>
  (await shop.call('GET', '/admin/withdrawals', { as: 'admin' })).json<{ data: StatementRow[] }>().data
const rowOf = async (number: string) => (await rows()).find(row => row.number === number) as StatementRow
const lastMail = async () => (await shop.context.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]
const record = (id: number, lines: object[]) =>
  shop.call('POST', `/admin/withdrawals/${id}/record`, { as: 'admin', body: { lines } })

describe('a withdrawal without an account', () => {
  it('responds the same to an existing order, to an unknown one and to another person’s email', async () => {
    const number = await orderOfGuest()
    const responses = [
      await declare(number),
      await declare('BA-999999'),
      await declare(number, { email: 'other@example.com' }),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ done: true, declared_at: shop.context.now().toISOString() })
    }
    await handle()
  })

  it('is acknowledged to the order’s address with content, day and hour', async () => {
    const number = await orderOfGuest()
    await declare(number, { goods: 'Solo le bustine' })
    await handle()
    const mail = await lastMail()
    expect(mail).toMatchObject({ letter: 'withdrawal-declared', recipient: email })
    for (const part of [number, 'Chiara Montalbano', 'Solo le bustine', '21 novembre 2026'])
      expect(mail?.text).toContain(part)
    expect((await rowOf(number)).status).toBe('open')
  })

  it('is acknowledged again from the order, with the key that is not stored', async () => {
    const number = await orderOfGuest()
    await declare(number, { goods: 'Solo le bustine' })
    await handle()
    await shop.context.jobs.nudge(mailJob)
    const receipt = await lastMail()
    expect(receipt?.resend_data).toEqual(expect.objectContaining({ number, goods: 'Solo le bustine' }))
    expect(receipt?.resend_data).not.toHaveProperty('key')
    const path = `/admin/orders/${receipt?.order_id}/emails/${receipt?.id}/resend`
    const response = await shop.call('POST', path, { as: 'admin' })
    expect(response.statusCode).toBe(200)
    await shop.context.jobs.nudge(renderJob)
    const again = await lastMail()
    expect(again).toMatchObject({ letter: 'withdrawal-declared', recipient: email })
    expect(again?.id).not.toBe(receipt?.id)
    expect(again?.text).toContain('Solo le bustine')
    expect(again?.text).toMatch(new RegExp(`/${number}#[\\w-]{43}\\s`))
  })

  it('is answered to an address without such an order with nothing that was typed freely', async () => {
    const number = await orderOfGuest()
    await declare(number, { email: 'victim@example.com', name: 'Compra qui', goods: 'evil.test' })
    await handle()
    const mail = await lastMail()
    expect(mail).toMatchObject({ letter: 'withdrawal-unmatched', recipient: 'victim@example.com' })
    expect(mail?.text).not.toMatch(/Compra qui|evil\.test/)
  })

  it('sends at most ten emails a day to one address', async () => {
    for (let turn = 0; turn < 14; turn += 1) await declare('BA-999998', { email: 'flood@example.com' })
    await handle()
    const sent = await shop.context.db.select().from(mails).where(eq(mails.recipient, 'flood@example.com'))
    expect(sent).toHaveLength(10)
  })
})

describe('the statement in the administration', () => {
  it('is recorded with the chosen pieces and the time of the statement', async () => {
    const number = await orderOfGuest(2)
    await declare(number)
    const declaredAt = shop.context.now().toISOString()
    await handle()
    const { id, order } = await rowOf(number)
    expect(order?.lines).toMatchObject([{ quantity: 2, withdrawable: 2 }])
    shop.pass(3600_000)
    const recorded = await record(id, [{ line_id: order!.lines[0]!.id, quantity: 1 }])
    expect([recorded.statusCode, recorded.json().status]).toEqual([200, 'recorded'])
    const [stored] = await shop.context.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.order_id, order!.id))
    expect(stored?.declared_at.toISOString()).toBe(declaredAt)
    expect(stored?.lines).toMatchObject([{ quantity: 1 }])
    expect((await lastMail())?.letter).toBe('order-withdrawn')
  })

  it('is recorded once', async () => {
    const number = await orderOfGuest(2)
    await declare(number)
    await handle()
    const { id, order } = await rowOf(number)
    const pieces = [{ line_id: order!.lines[0]!.id, quantity: 1 }]
    const both = await Promise.all([record(id, pieces), record(id, pieces)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('counts when it was made, also if it is recorded after the end of the period', async () => {
    const number = await orderOfGuest(1)
    await declare(number)
    await handle()
    const { id, order } = await rowOf(number)
    const day = 24 * 3600_000
    const delivered_at = new Date(shop.context.now().getTime() - 13 * day)
    await shop.context.db
      .update(orders)
      .set({ status: 'confirmed', payment_status: 'paid', expires_at: null })
      .where(eq(orders.id, order!.id))
    await shop.context.db.insert(parcels).values({
      order_id: order!.id,
      carrier: 'Corriere',
      lines: [{ line_id: order!.lines[0]!.id, quantity: 1 }],
      status: 'delivered',
      shipped_at: delivered_at,
      delivered_at,
    })
    shop.pass(60 * day)
    const late = await rowOf(number)
    expect(late.order?.statutory_until).toBe(new Date(delivered_at.getTime() + 14 * day).toISOString())
    expect(late.order?.lines[0]?.withdrawable).toBe(1)
    expect((await record(id, [{ line_id: order!.lines[0]!.id, quantity: 1 }])).statusCode).toBe(200)
  })

  it('can be closed without pieces, and refuses to be recorded then', async () => {
    await declare('BA-999997')
    await handle()
    const { id } = await rowOf('BA-999997')
    const closed = await shop.call('POST', `/admin/withdrawals/${id}/close`, { as: 'admin' })
    expect(closed.json().status).toBe('closed')
    expect((await record(id, [{ line_id: 1, quantity: 1 }])).statusCode).toBe(409)
  })

  it('is visible to the administration only', async () => {
    expect((await shop.call('GET', '/admin/withdrawals')).statusCode).toBe(401)
    expect((await shop.call('GET', '/admin/withdrawals', { as: 'user' })).statusCode).toBe(403)
    expect(await shop.context.db.select().from(withdrawalStatements)).not.toEqual([])
  })
})
