import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import { mails } from '../../../db/schema/mail.ts'
import { renderJob } from '../../../email/mailer.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
})
afterAll(() => shop.close())

const send = (id: number, lines: object[] = []) =>
  desk.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', tracking_code: `C${id}`, lines })
const undo = (parcelId: number | undefined) => desk.admin('DELETE', `/parcels/${parcelId}`)
const refusal = { status: 409, body: { code: 'order_state' } }

async function shippedOrder() {
  const paid = await desk.paidOrder(3)
  const { body } = await send(paid.id)
  return { ...paid, parcelId: body.parcels[0]?.id, line_id: paid.order.lines[0]?.id ?? 0 }
}

const auditOf = async (id: number) =>
  (await shop.call('GET', `/admin/audit?record=order&record_id=${id}`, { as: 'admin' })).json<{
    data: AuditEntry[]
  }>().data

const emailsOf = async (id: number) => {
  await shop.context.jobs.nudge(renderJob)
  return shop.context.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id))
}

describe('undoing a parcel', () => {
  it('makes its items ready to ship again and keeps stock and payment', async () => {
    const { id, number, parcelId, one } = await shippedOrder()
    const stock = await shop.stockOf(one.id)
    const { status, body } = await undo(parcelId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'confirmed', payment_status: 'paid', parcel_status: 'preparing' })
    expect(body.parcels).toEqual([])
    expect(body.lines).toMatchObject([{ to_ship: 3, sent: 0 }, { to_ship: 1 }])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'parcel_undone', by: 'Ada Bottegaia' })
    expect(await shop.stockOf(one.id)).toBe(stock)
    expect(await desk.readOrder(number)).toMatchObject({ parcel_status: 'preparing', can_cancel: true })
    expect((await send(id)).body.parcel_status).toBe('shipped')
  })

  it('leaves the other parcels of the order', async () => {
    const { id, order } = await desk.paidOrder(3)
    await send(id, [{ line_id: order.lines[0]?.id, quantity: 1 }])
    const { body } = await send(id)
    const undone = await undo(body.parcels[1]?.id)
    expect(undone.body).toMatchObject({
      parcel_status: 'partly_shipped',
      parcels: [{ id: body.parcels[0]?.id }],
    })
    expect(undone.body.lines).toMatchObject([{ sent: 1, to_ship: 2 }, { to_ship: 1 }])
  })

  it('audits carrier and code of the parcel', async () => {
    const { id, parcelId } = await shippedOrder()
    await undo(parcelId)
    const [entry] = await auditOf(id)
    expect(entry).toMatchObject({ by: { name: 'Ada Bottegaia' } })
    expect(entry?.changes).toContainEqual({ path: 'parcel_status', from: 'shipped', to: 'preparing' })
    expect(entry?.changes.find(({ path }) => path.startsWith(`parcels.${parcelId}`))).toBeDefined()
  })

  it('refuses to undo a parcel that was delivered or returned', async () => {
    for (const status of ['delivered', 'returned']) {
      const { id } = await shippedOrder()
      const { body } = await desk.admin('GET', `/orders/${id}`)
      await desk.admin('PATCH', `/parcels/${body.parcels[0]?.id}`, { status })
      expect(await undo(body.parcels[0]?.id)).toMatchObject(refusal)
    }
  })

  it('refuses to undo a parcel of a completed order', async () => {
    const { id, parcelId } = await shippedOrder()
    await desk.admin('POST', `/orders/${id}/status`, { status: 'completed' })
    expect(await undo(parcelId)).toMatchObject(refusal)
    expect((await desk.admin('GET', `/orders/${id}`)).body.parcels).toHaveLength(1)
  })

  it('refuses to undo a parcel whose pieces were refunded or announced as a return', async () => {
    const refunded = await shippedOrder()
    const lines = [{ line_id: refunded.line_id, quantity: 1, sent: 1 }]
    const refund = await desk.admin('POST', `/orders/${refunded.id}/refunds`, { lines, goods: 'returned' })
    expect(refund.status).toBe(200)
    expect(await undo(refunded.parcelId)).toMatchObject(refusal)
    const returned = await shippedOrder()
    const body = { reason: 'damaged', lines: [{ line_id: returned.line_id, quantity: 1 }] }
    const asked = await shop.call('POST', `/me/orders/${returned.number}/returns`, { as: 'user', body })
    expect(asked.statusCode).toBeLessThan(300)
    expect(await undo(returned.parcelId)).toMatchObject(refusal)
  })

  it('refuses to undo a parcel of an order whose amount was refunded in full', async () => {
    const { id, order, parcelId } = await shippedOrder()
    await desk.admin('POST', `/orders/${id}/refunds`, { amount: order.due })
    expect(await undo(parcelId)).toMatchObject(refusal)
  })

  it('undoes a parcel once for two requests at the same time', async () => {
    const { id, parcelId } = await shippedOrder()
    const statuses = (await Promise.all([undo(parcelId), undo(parcelId)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
    const { body } = await desk.admin('GET', `/orders/${id}`)
    expect(body.timeline.filter(({ kind }) => kind === 'parcel_undone')).toHaveLength(1)
  })

  it('refuses an unknown parcel', async () => {
    expect(await undo(2_000_000)).toMatchObject({ status: 404 })
  })
})

describe('correcting a parcel', () => {
  it('emails the new code only on request', async () => {
    const { id, parcelId } = await shippedOrder()
    const before = await emailsOf(id)
    const path = `/parcels/${parcelId}`
    await desk.admin('PATCH', path, { tracking_code: 'SILENT-1' })
    expect(await emailsOf(id)).toHaveLength(before.length)
    const corrected = await desk.admin('PATCH', path, { tracking_code: 'RIGHT-2', notify_customer: true })
    expect(corrected.status).toBe(200)
    const [email] = (await emailsOf(id)).slice(before.length)
    expect(email).toMatchObject({ letter: 'order-shipped' })
    expect(email?.text).toContain('RIGHT-2')
  })

  it('refuses to email the customer of a delivered parcel, and changes nothing', async () => {
    const { id, parcelId } = await shippedOrder()
    await desk.admin('PATCH', `/parcels/${parcelId}`, { status: 'delivered' })
    const before = await emailsOf(id)
    const change = { tracking_code: 'LATE-1', notify_customer: true }
    expect(await desk.admin('PATCH', `/parcels/${parcelId}`, change)).toMatchObject(refusal)
    expect(await emailsOf(id)).toHaveLength(before.length)
    expect((await desk.admin('GET', `/orders/${id}`)).body.parcels[0]?.tracking_code).toBe(`C${id}`)
  })
})
