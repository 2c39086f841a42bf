import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { refunds } from '../../../db/schema/after-sale.ts'
import { mails } from '../../../db/schema/mail.ts'
import { renderJob } from '../../../email/mailer.ts'
import { type CheckoutFixture, home, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, emails, idOf, paidOrder, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, emails, idOf, paidOrder, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(mails))

const day = 24 * 60 * 60_000

describe('emails of an order (decision 0021)', () => {
  it('sends one email when placed and one when paid, in the language of the order', async () => {
    const product = await shop.shelve(5)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const response = await shop.call('POST', '/orders', {
      as: 'user',
      headers: { 'x-locale': 'de', 'idempotency-key': newKey() },
      body: { ...cart, expected_due: totals.due, shipping_address: home },
    })
    const { number } = response.json<{ order: Order }>().order
    const pay = () =>
      shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
    await Promise.all([pay(), pay(), pay()])
    await shop.context.jobs.nudge(renderJob)
    const queued = await shop.context.db.select().from(mails).orderBy(mails.id)
    expect(queued.map(row => row.letter)).toEqual(['order-paid'])
    for (const row of queued) expect(row).toMatchObject({ recipient: 'user@example.com', locale: 'de' })
    expect(queued[0]?.subject).toContain(`Bestellung ${number}`)
    expect(queued[0]?.text).toContain('Ada Conti')
  })

  it('sends none for a refused order, and includes the bank account and reference for a transfer', async () => {
    const product = await shop.shelve(1)
    const cart = { lines: [line(product.id)], payment_method: 'transfer' as const }
    await shop.place(cart, { changes: { expected_due: 1 } })
    expect(await emails()).toEqual([])
    const { body } = await shop.buy(cart)
    await shop.context.jobs.nudge(renderJob)
    const [email] = await shop.context.db.select().from(mails)
    expect(email?.letter).toBe('order-placed-transfer')
    expect(email?.text).toContain(`Causale: ${body.order.number}`)
    expect(email?.text).toContain('IT60 X054')
  })
})

describe('refunds per line (decision 0022)', () => {
  it('refunds pieces at the price paid, to the cent, and never more than were sold', async () => {
    const { id, order, one: product, number } = await paidOrder(3)
    const line_id = order.lines[0]?.id
    const back = (quantity: number) =>
      admin('POST', `/orders/${id}/refunds`, { lines: [{ line_id, quantity }], restock: true })
    expect((await back(1)).body).toMatchObject({ payment_status: 'partly_refunded' })
    expect((await back(3)).body).toMatchObject({ code: 'not_refundable' })
    const { body } = await back(2)
    expect(body.refunds).toHaveLength(2)
    expect(await shop.stockOf(product.id)).toBe(20)
    const rest = await admin('POST', `/orders/${id}/refunds`, {
      lines: [{ line_id: order.lines[1]?.id, quantity: 1 }],
      shipping: true,
    })
    expect(rest.body).toMatchObject({ payment_status: 'refunded', refunded: order.due })
    expect((await readOrder(number)).timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(3)
    expect((await emails()).filter(name => name === 'order-refunded')).toHaveLength(3)
  })

  it('books one refund for ten concurrent identical requests', async () => {
    const { id, order } = await paidOrder(3)
    const request = { lines: [{ line_id: order.lines[0]?.id, quantity: 1 }] }
    const key = newKey()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => admin('POST', `/orders/${id}/refunds`, request, key)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await shop.context.db.select().from(refunds).where(eq(refunds.order_id, id))).toHaveLength(1)
  })

  it('C14: never refunds more than was paid when different requests run concurrently', async () => {
    const { id, order } = await paidOrder(3)
    const request = { lines: [{ line_id: order.lines[0]?.id, quantity: 2 }] }
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => admin('POST', `/orders/${id}/refunds`, request)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'not_refundable')).toHaveLength(5)
  })

  it('refuses a refund of an unpaid order', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const request = { lines: [{ line_id: body.order.lines[0]?.id, quantity: 1 }] }
    const response = await admin('POST', `/orders/${await idOf(body.order.number)}/refunds`, request)
    expect(response.body.code).toBe('not_refundable')
  })
})

describe('cancelling an order (decision 0022)', () => {
  it('refunds a paid order before production, restocks it and emails the buyer', async () => {
    const { number, order, one: product } = await paidOrder(2)
    const response = await shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    expect(response.json()).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded: order.due,
    })
    expect(await shop.stockOf(product.id)).toBe(20)
    expect(await emails()).toEqual(['order-paid', 'order-cancelled', 'order-refunded'])
  })

  it('is refused for buyer and admin once a parcel was shipped', async () => {
    const { number, id } = await paidOrder()
    await shop.beginLines(id)
    await admin('POST', `/orders/${id}/status`, { status: 'in_production' })
    const cancel = () => shop.call('POST', `/me/orders/${number}/cancel`, { as: 'user' })
    await admin('POST', `/orders/${id}/parcels`, { carrier: 'Corriere' })
    expect((await cancel()).json()).toMatchObject({ code: 'order_state' })
    expect((await admin('POST', `/orders/${id}/status`, { status: 'cancelled' })).body.code).toBe(
      'order_state',
    )
    expect(await readOrder(number)).toMatchObject({ status: 'in_production', payment_status: 'paid' })
  })
})

describe('parcels (decision 0021)', () => {
  it('advance an order from partly shipped to completed, with one email per step', async () => {
    const { number, id, order } = await paidOrder(3)
    const line_id = order.lines[0]?.id
    const send = (lines: object[] = []) =>
      admin('POST', `/orders/${id}/parcels`, {
        carrier: 'Corriere',
        tracking_code: '1Z88412',
        tracking_url: 'https://courier.test/1Z88412',
        lines,
      })
    expect((await send([{ line_id, quantity: 4 }])).body.code).toBe('order_state')
    expect((await send([{ line_id, quantity: 2 }])).body.parcel_status).toBe('partly_shipped')
    const { body } = await send()
    expect(body).toMatchObject({ parcel_status: 'shipped', can_cancel: false })
    expect(body.may_become).toEqual(['completed'])
    const inStatus = async (status: string) =>
      (await shop.call('GET', `/admin/orders?status=${status}&search=${number}`, { as: 'admin' })).json().data
    expect(await inStatus('shipped')).toHaveLength(1)
    expect(await inStatus('confirmed')).toHaveLength(0)
    expect((await send()).body.code).toBe('already_shipped')
    for (const parcel of body.parcels) await admin('PATCH', `/parcels/${parcel.id}`, { status: 'delivered' })
    expect(await readOrder(number)).toMatchObject({ status: 'completed', parcel_status: 'delivered' })
    expect((await emails()).filter(name => name === 'order-shipped')).toHaveLength(2)
  })

  it('accept a tracking page without its scheme and allow corrections of a sent parcel', async () => {
    const { id } = await paidOrder()
    const parcel = { carrier: 'BRT', tracking_code: 'X1', tracking_url: ' brt.it/x1 ' }
    const { body } = await admin('POST', `/orders/${id}/parcels`, parcel)
    expect(body.parcels[0]?.tracking_url).toBe('https://brt.it/x1')
    expect(body.last_carrier).toBe('BRT')
    const path = `/parcels/${body.parcels[0]?.id}`
    const corrected = await admin('PATCH', path, { carrier: 'GLS', tracking_code: 'X2', tracking_url: '' })
    expect(corrected.body.parcels[0]).toMatchObject({
      status: 'shipped',
      carrier: 'GLS',
      tracking_code: 'X2',
      tracking_url: null,
    })
    expect((await admin('PATCH', path, { carrier: '' })).body.code).toBe('validation')
  })

  it('report an invalid tracking address at its field', async () => {
    const { id } = await paidOrder()
    const wrong = { carrier: 'Corriere', tracking_url: 'javascript:alert(1)' }
    expect((await admin('POST', `/orders/${id}/parcels`, wrong)).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'tracking_url' }],
    })
  })
})

describe('returns (decision 0022)', () => {
  const sent = async () => {
    const paid = await paidOrder(3)
    const { body } = await admin('POST', `/orders/${paid.id}/parcels`, { carrier: 'Corriere' })
    await admin('PATCH', `/parcels/${body.parcels[0]?.id}`, { status: 'delivered' })
    return { ...paid, line_id: paid.order.lines[0]?.id ?? 0 }
  }
  const ask = (number: string, line_id: number, quantity: number, as: 'user' | 'other' = 'user') =>
    shop.call('POST', `/me/orders/${number}/returns`, {
      as,
      body: { reason: 'damaged', lines: [{ line_id, quantity }] },
    })

  it('can be requested, accepted and received, each piece once and only by the buyer', async () => {
    const { number, line_id } = await sent()
    expect((await ask(number, line_id, 1, 'other')).statusCode).toBe(404)
    const requested = await ask(number, line_id, 2)
    expect(requested.statusCode).toBe(201)
    expect((await ask(number, line_id, 2)).json()).toMatchObject({ code: 'order_state' })
    expect((await readOrder(number)).lines[0]?.returnable).toBe(1)
    const { id } = requested.json<{ id: number }>()
    const versionNow = async () => {
      const list = await shop.call('GET', `/admin/returns?search=${number}`, { as: 'admin' })
      return list.json<{ data: { version: string }[] }>().data[0]?.version
    }
    const decide = async (status: string) =>
      admin('PATCH', `/returns/${id}`, { status, answer: 'Mandalo a Verona.', version: await versionNow() })
    expect((await decide('received')).body.code).toBe('order_state')
    expect((await decide('approved')).body.returns[0]).toMatchObject({ status: 'approved' })
    expect((await decide('received')).body.returns[0]).toMatchObject({ status: 'received' })
    expect((await emails()).slice(-2)).toEqual(['return-requested', 'return-approved'])
  })

  it('cover only shipped pieces, for thirty days', async () => {
    const waiting = await paidOrder()
    expect((await ask(waiting.number, waiting.order.lines[0]?.id ?? 0, 1)).json()).toMatchObject({
      code: 'order_state',
    })
    const { number, line_id } = await sent()
    shop.pass(31 * day)
    expect((await readOrder(number)).return_until).toBeNull()
    expect((await ask(number, line_id, 1)).json()).toMatchObject({ code: 'order_state' })
  })
})
