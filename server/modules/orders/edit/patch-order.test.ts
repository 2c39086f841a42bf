/** `PATCH /admin/orders/:id` with an API token: parts of an order that move no money (decision 0071). */
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let paid: PaidOrders
let token: string
beforeAll(async () => {
  shop = await openCheckoutFixture()
  paid = paidOrders(shop)
  const body = { name: 'Warehouse', scopes: ['write_orders'], days: 1 }
  const created = await shop.call('POST', '/admin/api-tokens', { as: 'admin', body })
  ;({ token } = created.json<{ token: string }>())
})
afterAll(() => shop.close())

const call = async <T = AdminOrder & { code?: string; current?: AdminOrder }>(
  method: 'GET' | 'PATCH',
  path: string,
  body?: object,
) => {
  const response = await shop.call(method, `/admin${path}`, {
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.json<T>() }
}
const patch = (id: number, body: object) => call('PATCH', `/orders/${id}`, body)
const read = async (id: number) => (await call('GET', `/orders/${id}`)).body

describe('the change of an order by a program', () => {
  it('changes address, note and tags together, and neither amounts nor stock', async () => {
    const { id, one } = await paid.paidOrder()
    const before = (await paid.admin('GET', `/orders/${id}`)).body
    const stock = await shop.stockOf(one.id)
    const { body } = await patch(id, {
      version: (await read(id)).version,
      shipping_address: { ...before.shipping_address, street: 'Via Nuova 3' },
      note: 'Ring twice',
      add_tags: ['gift'],
    })
    expect(body).toMatchObject({
      shipping_address: { street: 'Via Nuova 3' },
      note: 'Ring twice',
      tags: ['gift'],
      due: null,
    })
    const after = (await paid.admin('GET', `/orders/${id}`)).body
    expect(after).toMatchObject({ due: before.due, subtotal: before.subtotal, shipping: before.shipping })
    expect(await shop.stockOf(one.id)).toBe(stock)
  })

  it('rejects an outdated version with the current order, and changes nothing', async () => {
    const { id } = await paid.paidOrder()
    const { version } = await read(id)
    await patch(id, { version, note: 'First' })
    const { status, body } = await patch(id, { version, note: 'Second', add_tags: ['late'] })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'conflict', current: { id, note: 'First' } })
    expect(await read(id)).toMatchObject({ note: 'First', tags: [] })
  })

  it.each([
    ['a price', { unit_price: 1 }],
    ['a quantity', { quantity: 9 }],
  ])(
    'rejects a version from before a change of %s, which the program does not receive',
    async (_, change) => {
      const { id, order } = await paid.paidOrder()
      const { version } = await read(id)
      const { db } = shop.context
      await db
        .update(orderLines)
        .set(change)
        .where(and(eq(orderLines.order_id, id), eq(orderLines.position, 0)))
      expect((await patch(id, { version, note: 'Late' })).body).toMatchObject({ code: 'conflict' })
      await db
        .update(orders)
        .set({ shipping: order.shipping + 5 })
        .where(eq(orders.id, id))
      const next = (await read(id)).version
      await db.update(orders).set({ shipping: order.shipping }).where(eq(orders.id, id))
      expect((await patch(id, { version: next, note: 'Late' })).body).toMatchObject({ code: 'conflict' })
    },
  )

  it('accepts the version after tags or promised delivery of an order changed', async () => {
    const { id } = await paid.paidOrder()
    const { version } = await read(id)
    await shop.context.db
      .update(orders)
      .set({ tags: ['gift'], ship_by: '2030-01-01' })
      .where(eq(orders.id, id))
    expect((await patch(id, { version, note: 'In time' })).body.note).toBe('In time')
  })

  it('gives orders with the same content different versions', async () => {
    const [first, second] = [await paid.paidOrder(), await paid.paidOrder()]
    const { db } = shop.context
    await db.delete(orderLines).where(inArray(orderLines.order_id, [first.id, second.id]))
    expect((await read(first.id)).version).not.toBe((await read(second.id)).version)
  })

  it('lets exactly one of two programs win that read the same version', async () => {
    const { id } = await paid.paidOrder()
    const { version } = await read(id)
    const both = await Promise.all(['A', 'B'].map(note => patch(id, { version, note })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('requires the version for everything but tags', async () => {
    const { id } = await paid.paidOrder()
    expect((await patch(id, { note: 'Blind' })).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'version' }],
    })
    expect((await patch(id, { add_tags: ['a', 'b'] })).body.tags).toEqual(['a', 'b'])
    expect((await patch(id, { remove_tags: ['a'] })).body.tags).toEqual(['b'])
  })

  it('rejects amounts and states in the body', async () => {
    const { id } = await paid.paidOrder()
    const { version } = await read(id)
    for (const part of [{ shipping: 0 }, { lines: [] }, { due: 1 }, { status: 'completed' }])
      expect((await patch(id, { version, ...part })).body).toMatchObject({ code: 'validation' })
  })

  it('rejects address and tags together after the parcel was shipped', async () => {
    const { id } = await paid.paidOrder()
    await paid.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT' })
    const { version } = await read(id)
    expect((await patch(id, { version, note: 'Too late', add_tags: ['x'] })).body).toMatchObject({
      code: 'order_refused',
    })
    expect((await read(id)).tags).toEqual([])
  })

  it('appears in the list of changes', async () => {
    const { id } = await paid.paidOrder()
    const changes = (cursor: string) =>
      call<{ data: { id: number }[]; cursor: string; has_more: boolean }>(
        'GET',
        `/changes/orders?limit=500${cursor && `&cursor=${cursor}`}`,
      )
    let { body } = await changes('')
    while (body.has_more) ({ body } = await changes(body.cursor))
    await patch(id, { add_tags: ['changed'] })
    await expect
      .poll(async () => (await changes(body.cursor)).body.data, { timeout: 10_000 }) // after older transactions of other tests
      .toContainEqual({ id, is_deleted: false })
  })
})
