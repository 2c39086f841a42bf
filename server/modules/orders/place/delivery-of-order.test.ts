import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { mails } from '../../../db/schema/mail.ts'
import { paymentMethods, shippingMethods } from '../../../db/schema/order-methods.ts'
import { orders } from '../../../db/schema/orders.ts'
import { renderJob } from '../../../email/mailer.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { type CheckoutFixture, home, line, newKey, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture() // Saturday 21 November 2026
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.delete(mails))

const day = 24 * 3600_000
const readOrder = async (number: string) =>
  (await shop.call('GET', `/me/orders/${number}`, { as: 'user' })).json<Order>()
const idOf = async (number: string) => {
  const [row] = await shop.context.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return row?.id ?? 0
}
const admin = async (method: 'POST' | 'PATCH' | 'GET', path: string, body?: object) => {
  const headers = { 'idempotency-key': newKey() }
  const response = await shop.call(method, `/admin${path}`, { as: 'admin', body, headers })
  return {
    status: response.statusCode,
    body: response.json<AdminOrder & { code: string; fields: unknown }>(),
  }
}
const approve = (number: string) =>
  shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
const emailText = async (template: string) => {
  await shop.context.jobs.nudge(renderJob)
  return (await shop.context.db.select().from(mails).where(eq(mails.letter, template)))[0]?.text ?? ''
}
const change = (code: string, to: Partial<typeof shippingMethods.$inferInsert>) =>
  shop.context.db.update(shippingMethods).set(to).where(eq(shippingMethods.code, code))

describe('delivery window of an order (decision 0045)', () => {
  it('is the one shown in the quote and does not change with the shipping method', async () => {
    const { id } = await shop.shelve(5)
    const cart = { lines: [line(id)], shipping_method: 'standard', payment_method: 'card' as const }
    const quoted = (await shop.quote(cart, 'user')).shipping.find(({ code }) => code === 'standard')
    expect(quoted?.delivery).toMatchObject({ from: '2026-11-25', to: '2026-11-26' })
    const { body } = await shop.buy(cart)
    expect(body.order.delivery).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    await change('standard', { min_days: 8, max_days: 9 })
    shop.pass(2 * 60_000)
    await approve(body.order.number)
    await change('standard', { min_days: 2, max_days: 3 })
    const paid = await readOrder(body.order.number)
    expect([paid.payment_status, paid.delivery]).toEqual(['paid', { from: '2026-11-25', to: '2026-11-26' }])
    expect(await emailText('order-paid')).toContain('Consegna prevista:\nmer 25 – gio 26 nov')
    const { body: desk } = await admin('GET', `/orders/${await idOf(body.order.number)}`)
    expect(desk.delivery).toEqual(paid.delivery)
  })

  it('counts from the day the money arrives for a bank transfer', async () => {
    const { id } = await shop.shelve(5)
    const cart = { lines: [line(id)], shipping_method: 'standard', payment_method: 'transfer' as const }
    const { body } = await shop.buy(cart)
    expect(body.order.delivery).toBeNull()
    shop.pass(4 * day) // Wednesday
    const orderId = await idOf(body.order.number)
    await admin('POST', `/orders/${orderId}/payments`, { amount: body.order.due })
    expect((await readOrder(body.order.number)).delivery).toEqual({ from: '2026-11-27', to: '2026-11-30' })
  })

  it('is absent for a method without a promise and for items that are not shipped', async () => {
    const { id } = await shop.shelve(5)
    await change('standard', { min_days: null, max_days: null })
    const { body } = await shop.buy({
      lines: [line(id)],
      shipping_method: 'standard',
      payment_method: 'cash',
    })
    expect(body.order.delivery).toBeNull()
    await change('standard', { min_days: 2, max_days: 3 })
    expect(await emailText('order-placed-cash')).not.toContain('Consegna prevista')
  })
})

describe('cash on delivery (decision 0045)', () => {
  const byCash = (id: number, shipping_method: string, pieces = 1) => ({
    lines: [line(id, pieces)],
    shipping_method,
    payment_method: 'cash' as const,
  })

  beforeAll(async () => {
    const { db } = shop.context
    await db.update(paymentMethods).set({ surcharge: 350 }).where(eq(paymentMethods.code, 'cash'))
    await db.update(paymentMethods).set({ surcharge: 90 }).where(eq(paymentMethods.code, 'card'))
    await change('express', { cash_fee: 500 })
  })

  it('costs a business the courier’s fee, as a separate row in quote, order and email', async () => {
    const { id } = await shop.shelve(9)
    expect((await shop.quote(byCash(id, 'standard'), 'reseller')).surcharge).toBe(350)
    const quote = await shop.quote(byCash(id, 'express'), 'reseller')
    expect(quote.surcharge).toBe(500)
    expect(quote.totals.shipping).toBe(1190 + 500)
    expect(quote.totals.due).toBe(quote.totals.subtotal + 1690)
    const { body } = await shop.buy(byCash(id, 'express'), 'reseller')
    expect(body.order).toMatchObject({ shipping: 1690, surcharge: 500, due: quote.totals.due })
    expect(await emailText('order-placed-cash')).toMatch(/Supplemento: Contrassegno.*5,00/)
    const paid = await admin('POST', `/orders/${await idOf(body.order.number)}/payments`, {
      amount: body.order.due,
    })
    expect(paid.body).toMatchObject({ surcharge: 500, shipping: 1690 })
  })

  it('charges consumers no surcharge for any method, even if one is set (decision 0060)', async () => {
    const { id } = await shop.shelve(9)
    for (const role of ['user', undefined] as const)
      for (const payment_method of ['cash', 'card', 'transfer'] as const) {
        const quote = await shop.quote({ ...byCash(id, 'express'), payment_method }, role)
        expect(quote.payments.map(({ surcharge }) => surcharge)).toEqual([0, 0, 0])
        expect([quote.surcharge, quote.totals.shipping]).toEqual([0, 1190])
      }
    const { body } = await shop.buy(byCash(id, 'express'))
    expect(body.order).toMatchObject({ shipping: 1190, surcharge: 0 })
  })

  it('is not offered for a courier without it: the quote reports a problem and placing is refused', async () => {
    const { id } = await shop.shelve(5)
    const cart = { ...byCash(id, 'europe'), country: 'DE' as const }
    const quote = await shop.quote(cart, 'user')
    expect(quote.payments.map(({ code }) => code)).not.toContain('cash')
    expect(quote.problems).toContainEqual(expect.objectContaining({ code: 'payment_unavailable' }))
    const address = { ...home, country: 'DE', zip: '10115', city: 'Berlin', province: '' }
    const { status, body } = await shop.place(cart, {
      changes: { shipping_address: address, expected_due: quote.totals.due },
    })
    expect([status, body.code]).toEqual([409, 'order_refused'])
  })

  it('is refunded with the shipping of a cancelled order, and not with one of several items', async () => {
    const { id } = await shop.shelve(9)
    const { body } = await shop.buy(byCash(id, 'express', 2))
    const orderId = await idOf(body.order.number)
    await admin('POST', `/orders/${orderId}/payments`, { amount: body.order.due })
    const lines = [{ line_id: body.order.lines[0]?.id, quantity: 1 }]
    const partial = await admin('POST', `/orders/${orderId}/refunds`, { lines })
    expect(partial.body.refunded).toBe(body.order.lines[0]?.unit_price)
    const rest = await admin('POST', `/orders/${orderId}/status`, { status: 'cancelled' })
    expect(rest.body.refunded).toBe(body.order.due)
    expect(rest.body.refunds.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(body.order.due)
  })
})

describe('collection from the shop (decision 0045)', () => {
  const collected = (id: number, payment_method: 'card' | 'cash' | 'transfer' = 'card') => ({
    lines: [line(id)],
    shipping_method: 'shop',
    payment_method,
  })
  const noParcel = { shipping_address: null, billing_address: home }

  it('is never preselected, although it is the cheapest method', async () => {
    const { id } = await shop.shelve(5)
    const quote = await shop.quote({ lines: [line(id)] }, 'user')
    expect(quote.shipping.find(({ is_pickup }) => is_pickup)?.price).toBe(0)
    expect([quote.shipping_method, quote.needs_address, quote.pickup]).toEqual(['standard', true, null])
  })

  it('needs no address, takes no cash, shows place and hours, and stores no address from the request', async () => {
    const { id } = await shop.shelve(5)
    const quote = await shop.quote(collected(id), 'user')
    expect(quote).toMatchObject({
      needs_shipping: true,
      needs_address: false,
      pickup: {
        address: 'Bottega Arcana S.r.l., Via dei Folletti 7, 37121 Verona VR, Italia',
        hours: 'Da lunedì a venerdì, 10–13 e 15–19',
      },
      problems: [],
    })
    expect(quote.payments.map(({ code }) => code)).toEqual(['card', 'transfer'])
    const expected_due = quote.totals.due
    const { body } = await shop.place(collected(id), { changes: { ...noParcel, expected_due } })
    expect(body.order).toMatchObject({ is_pickup: true, shipping_address: null, parcel_status: 'preparing' })
    expect(body.order.pickup?.address).toContain('Via dei Folletti 7')
    const sent = await shop.place(collected(id), { changes: { expected_due } })
    expect(sent.body.order.shipping_address).toBeNull()
  })

  it('emails when the order is ready; after collection the order is complete and can be returned', async () => {
    await storeSettings(shop.context.db, { pickup_address: 'Piazza Erbe 1, Verona' }, shop.context.now())
    const { id } = await shop.shelve(5)
    const { totals } = await shop.quote(collected(id), 'user')
    const changes = { ...noParcel, expected_due: totals.due }
    const { number } = (await shop.place(collected(id), { changes })).body.order
    await approve(number)
    const orderId = await idOf(number)
    const ready = await admin('POST', `/orders/${orderId}/parcels`, {})
    expect(ready.body).toMatchObject({ is_pickup: true, parcel_status: 'shipped' })
    const email = await emailText('order-ready')
    expect(email).toContain(number)
    expect(email).toContain('Piazza Erbe 1, Verona')
    expect(email).toContain('Da lunedì a venerdì')
    const collectedParcel = await admin('PATCH', `/parcels/${ready.body.parcels[0]?.id}`, {
      status: 'delivered',
    })
    expect(collectedParcel.body).toMatchObject({ status: 'completed', parcel_status: 'delivered' })
    const { timeline, lines, return_until } = await readOrder(number)
    expect(timeline.map(({ kind }) => kind)).toEqual([
      'placed',
      'paid',
      'ready_for_pickup',
      'collected',
      'completed',
    ])
    expect(lines[0]?.returnable).toBe(1)
    expect(return_until).not.toBeNull()
    expect(await emailText('order-shipped')).toBe('')
  })

  it('still requires a carrier for an order that is shipped', async () => {
    const { id } = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(id)], payment_method: 'cash' })
    const refused = await admin('POST', `/orders/${await idOf(body.order.number)}/parcels`, {})
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'carrier', code: 'required' })],
    ])
    expect((await readOrder(body.order.number)).parcel_status).toBe('preparing')
  })
})
