import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'
import { type PaidOrder, type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'

let shop: CheckoutFixture
let orders: PaidOrders
let calls: ReturnType<typeof bulkJobCalls>
beforeAll(async () => {
  shop = await openCheckoutFixture()
  orders = paidOrders(shop)
  calls = bulkJobCalls(shop)
})
afterAll(() => shop.close())

const paid = (count: number): Promise<PaidOrder[]> => orders.paidOrders(count)

describe('prints of a bulk job', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

  it.each([
    ['packing_slips', {}, 5],
    ['labels', { size: 'a6' }, 5],
    ['labels', { size: 'a4' }, 2],
    ['invoices', {}, 5],
    ['pick_list', {}, 1],
  ] as const)('writes %s %j of five orders to one PDF', async (kind, options, pages) => {
    const placed = await paid(5)
    const ids = placed.map(({ id }) => id)
    const { body } = await calls.start({ kind, ...options, orders: { ids } } as never)
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 5, failed: 0 })
    const { type, bytes } = await calls.file(body.id)
    expect(type).toBe('application/pdf')
    expect(pagesOf(bytes)).toBe(pages)
  })

  const refund = (order: PaidOrder, body: object) =>
    orders.admin('POST', `/orders/${order.id}/refunds`, { restock: true, ...body })
  const cases = {
    unpaid: { prepare: () => unpaid(), code: 'order_state' },
    cancelled: {
      prepare: async () => {
        const [order] = await paid(1)
        await orders.admin('POST', `/orders/${order!.id}/status`, { status: 'cancelled' })
        return order!.id
      },
      code: 'not_to_ship',
    },
    'refunded by items': {
      prepare: async () => {
        const [order] = await paid(1)
        const lines = order!.order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
        await refund(order!, { lines, shipping: true })
        return order!.id
      },
      code: 'not_to_ship',
    },
    'refunded by amount': {
      prepare: async () => {
        const [order] = await paid(1)
        await refund(order!, { amount: order!.order.due, reason: 'Persa' })
        return order!.id
      },
      code: 'not_to_ship',
    },
  } as const
  const prints = [{ kind: 'packing_slips' }, { kind: 'pick_list' }, { kind: 'labels', size: 'a6' }] as const

  it.each(
    Object.keys(cases).flatMap(name => prints.map(print => [print, name as keyof typeof cases] as const)),
  )('omit from %j an order that is %s, and name the reason', async (print, name) => {
    const { prepare, code } = cases[name]
    const [open] = await paid(1)
    const left = await prepare()
    const { body } = await calls.start({ ...print, orders: { ids: [left, open!.id] } })
    await calls.run()
    const rows = await calls.rows(body.id)
    expect(rows.find(({ record_id }) => record_id === left)).toMatchObject({
      status: 'failed',
      problem: { code },
    })
    expect(rows.find(({ record_id }) => record_id === open!.id)).toMatchObject({ status: 'done' })
    expect(pagesOf((await calls.file(body.id)).bytes)).toBe(1)
  })

  it('include the parcels of an order that was refunded after shipping', async () => {
    const [sent] = await paid(1)
    await orders.admin('POST', `/orders/${sent!.id}/parcels`, { carrier: 'GLS' })
    await refund(sent!, { amount: sent!.order.due, reason: 'Persa' })
    expect(await orders.readOrder(sent!.number)).toMatchObject({ payment_status: 'refunded' })
    for (const print of [{ kind: 'packing_slips' }, { kind: 'labels', size: 'a6' }] as const) {
      const { body } = await calls.start({ ...print, orders: { ids: [sent!.id] } })
      await calls.run()
      expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 1, failed: 0 })
    }
  })

  it('produce no file if no order can be printed', async () => {
    const { body } = await calls.start({ kind: 'invoices', orders: { ids: [(await unpaid()) ?? 0] } })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', failed: 1, file: null })
  })

  const unpaid = async () => {
    const product = await shop.shelve(20)
    const placed = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    return orders.idOf(placed.body.order.number)
  }

  it('tags each order and keeps its other tags', async () => {
    const placed = await paid(2)
    await shop.call('POST', `/admin/orders/${placed[0]!.id}/tags`, { as: 'admin', body: { add: ['VIP'] } })
    const ids = placed.map(({ id }) => id)
    const { body } = await calls.start({ kind: 'tag', orders: { ids }, add: ['Regalo'], remove: [] })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 2 })
    const { data } = (await shop.call('GET', '/admin/orders?tag=Regalo', { as: 'admin' })).json<{
      data: { id: number; tags: string[] }[]
    }>()
    expect(data.map(({ tags }) => tags).sort()).toEqual([['Regalo'], ['Regalo', 'VIP']])
  })

  it('exports selected orders in the shop’s time zone and the language of the person', async () => {
    const placed = await paid(2)
    const ids = placed.map(({ id }) => id).reverse()
    const { body } = await calls.start({ kind: 'export_orders', orders: { ids } })
    await calls.run()
    const { bytes, type } = await calls.file(body.id)
    expect(type).toContain('text/csv')
    const [head, ...rows] = bytes.toString().trim().split('\r\n')
    expect(head).toMatch(/^Ordine;.*;Etichette;.*;Totale;/)
    expect(rows.map(row => row.split(';')[0]).sort()).toEqual(placed.map(({ number }) => number).sort())
    expect(rows[0]).toContain('Pagato')
    expect(rows[0]).toMatch(/;\d+,\d\d;/)
  })

  it('exports all orders of a filter', async () => {
    const { data, meta } = (await shop.call('GET', '/admin/orders?tag=Regalo', { as: 'admin' })).json<{
      data: { number: string }[]
      meta: { total: number }
    }>()
    const { body } = await calls.start({ kind: 'export_orders', orders: { filter: { tag: 'Regalo' } } })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ total: meta.total, succeeded: meta.total })
    const rows = (await calls.file(body.id)).bytes.toString().trim().split('\r\n').slice(1)
    expect(rows.map(row => row.split(';')[0])).toEqual(data.map(({ number }) => number))
  })
})
