import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from './testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from './testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
})
afterAll(() => shop.close())

const produce = (id: number) => desk.admin('POST', `/orders/${id}/status`, { status: 'in_production' })
const show = async (id: number) => (await desk.admin('GET', `/orders/${id}`)).body
const refusal = { status: 409, body: { code: 'not_made_to_order' } }

describe('production', () => {
  it('refuses an order and a line that are only packed', async () => {
    const { id, order } = await desk.paidOrder(1)
    expect((await show(id)).may_become).toEqual(['completed', 'cancelled'])
    expect(await produce(id)).toMatchObject(refusal)
    const line = `/order-lines/${order.lines[0]?.id}`
    const change = { production_state: 'in_work', note_production: 'Blu' }
    expect(await desk.admin('PATCH', line, change)).toMatchObject(refusal)
    expect(await show(id)).toMatchObject({
      status: 'confirmed',
      lines: [{ production_state: 'waiting', note_production: '' }, {}],
    })
  })

  it('begins for an order with a personalised item', async () => {
    const { id, order } = await desk.paidOrder(1)
    const lineId = order.lines[0]?.id
    await shop.context.db.execute(sql`update order_lines set is_personalised = true where id = ${lineId}`)
    expect((await show(id)).may_become).toContain('in_production')
    expect((await produce(id)).body.status).toBe('in_production')
    const line = await desk.admin('PATCH', `/order-lines/${lineId}`, { production_state: 'done' })
    expect(line.body.lines[0]).toMatchObject({ production_state: 'done' })
  })

  it('refuses an order whose only personalised item was shipped', async () => {
    const { id, order } = await desk.paidOrder(1)
    const lineId = order.lines[0]?.id
    await shop.context.db.execute(sql`update order_lines set is_personalised = true where id = ${lineId}`)
    const lines = [{ line_id: lineId, quantity: 1 }]
    await desk.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', lines })
    expect(await produce(id)).toMatchObject(refusal)
  })
})
