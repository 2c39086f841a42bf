/** Filters, counts, sorting, search and tags of the order desk (decision 0066). */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@/contract/endpoints/admin/audit.ts'
import type { AdminOrderRow, OrderCounts } from '@/contract/endpoints/admin/order-list.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { orderReturns } from '../../../db/schema/after-sale.ts'
import { orders, parcels } from '../../../db/schema/orders.ts'
import { saleDocuments } from '../../../db/schema/sale-documents.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrder, type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
let [late, abroad, returned] = [] as unknown as [PaidOrder, PaidOrder, PaidOrder]
const change = (id: number, part: Partial<typeof orders.$inferInsert>) =>
  shop.context.db.update(orders).set(part).where(eq(orders.id, id))

beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
  late = await desk.paidOrder(1)
  abroad = await desk.paidOrder(2)
  returned = await desk.paidOrder(3)
  await change(late.id, { ship_by: '2020-01-02' })
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, abroad.id))
  await change(abroad.id, { shipping_address: { ...row!.shipping_address!, country: 'FR' }, due: 999_999 })
  await shop.context.db.insert(parcels).values({
    order_id: returned.id,
    carrier: 'BRT',
    tracking_code: 'DESK-4711',
    lines: [],
    shipped_at: shop.context.now(),
  })
  const request = { reason: 'damaged' as const, lines: [], created_at: shop.context.now() }
  await shop.context.db.insert(orderReturns).values([
    { order_id: returned.id, ...request },
    { order_id: returned.id, ...request, status: 'approved' },
    { order_id: abroad.id, ...request, status: 'received' },
  ])
})
afterAll(() => shop.close())

const list = async (query: string) =>
  (await shop.call('GET', `/admin/orders?per_page=100&${query}`, { as: 'admin' })).json<{
    data: AdminOrderRow[]
    meta: { total: number }
    counts: OrderCounts
  }>()
const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number)
const tag = (id: number, body: object, as: 'admin' | 'user' = 'admin') =>
  shop.call('POST', `/admin/orders/${id}/tags`, { as, body })

describe('filters of the order list', () => {
  it.each(['late=true', 'has_return=true', 'is_abroad=true', 'country=FR', 'buyer=guest', 'has_note=true'])(
    'counts as many orders as the filter %s returns',
    async filter => {
      const { data, meta, counts } = await list(filter)
      expect(meta.total).toBe(data.length)
      if (filter === 'late=true') expect(counts.late).toBe(data.length)
      if (filter === 'has_return=true') expect(counts.returns).toBe(data.length)
    },
  )

  it('lists late orders, orders with an open return and orders to other countries', async () => {
    expect(await numbers('late=true')).toEqual([late.number])
    const withReturn = await numbers('has_return=true')
    expect(withReturn.filter(number => number === returned.number)).toHaveLength(1)
    expect(withReturn).not.toContain(abroad.number)
    expect(await numbers('is_abroad=true')).toContain(abroad.number)
    expect(await numbers('is_abroad=true')).not.toContain(late.number)
  })

  it('filters by country, shipping method, kind of buyer and note', async () => {
    await change(abroad.id, { shipping_method: 'drone', note: 'Suonare due volte', tier: 'reseller' })
    await change(returned.id, { user_id: null })
    for (const filter of ['country=FR', 'shipping_method=drone', 'has_note=true', 'buyer=reseller']) {
      const found = await numbers(`${filter}&to_prepare=true`)
      expect(found, filter).toContain(abroad.number)
      expect(found, filter).not.toContain(late.number)
    }
    const guests = await numbers('buyer=guest')
    expect(guests).toContain(returned.number)
    expect(guests).not.toContain(late.number)
    expect(await numbers('country=IT')).toContain(late.number)
    expect(await numbers('country=IT')).not.toContain(abroad.number)
    expect(await numbers('country=FR&shipping_method=drone&buyer=other')).toEqual([])
  })

  it('rejects an unknown country', async () => {
    const { statusCode } = await shop.call('GET', '/admin/orders?country=XX', { as: 'admin' })
    expect(statusCode).toBe(422)
  })

  it('counts an order no longer as late when nothing is left to ship', async () => {
    await change(late.id, { parcel_status: 'shipped' })
    expect((await list('')).counts.late).toBe(0)
    await change(late.id, { parcel_status: 'preparing' })
    expect((await list('')).counts.late).toBe(1)
  })

  it('filters by payment method together with other filters', async () => {
    expect(await numbers('payment_method=card&late=true')).toEqual([late.number])
    expect(await numbers('payment_method=transfer&late=true')).toEqual([])
  })
})

describe('sorting of the order list', () => {
  it.each([
    ['-due', (a: AdminOrderRow, b: AdminOrderRow) => (b.due ?? 0) - (a.due ?? 0)],
    ['due', (a: AdminOrderRow, b: AdminOrderRow) => (a.due ?? 0) - (b.due ?? 0)],
    ['placed_at', (a: AdminOrderRow, b: AdminOrderRow) => a.placed_at.localeCompare(b.placed_at)],
  ] as const)('sorts by %s', async (sort, compare) => {
    const { data } = await list(`status=confirmed&sort=${sort}`)
    expect(data.length).toBeGreaterThan(2)
    expect(data).toEqual([...data].sort(compare))
  })

  it('lists orders without a shipping day last in both directions', async () => {
    await change(abroad.id, { ship_by: null })
    for (const sort of ['ship_by', '-ship_by']) {
      const days = (await list(`to_prepare=true&sort=${sort}`)).data.map(({ ship_by }) => ship_by)
      expect(days).toContain(null)
      expect(days.slice(days.indexOf(null)).every(day => day === null)).toBe(true)
    }
  })

  it('rejects an unknown sort field', async () => {
    const { statusCode } = await shop.call('GET', '/admin/orders?sort=colour', { as: 'admin' })
    expect(statusCode).toBe(422)
  })
})

describe('search of the order list', () => {
  it('finds an order by tracking code and name, in any order and case', async () => {
    expect(await numbers('search=desk-4711%20conti')).toEqual([returned.number])
    expect(await numbers('search=conti%20DESK-4711')).toEqual([returned.number])
    expect(await numbers('search=unknown%20DESK-4711')).toEqual([])
  })

  it('finds an order by the number of its credit note', async () => {
    await shop.context.db.insert(saleDocuments).values({
      order_id: abroad.id,
      kind: 'credit_note',
      year: 2019,
      serial: 77,
      taxable: 0,
      vat: 0,
      due: 0,
      content: {} as never,
      issued_at: shop.context.now(),
    })
    expect(await numbers('search=NC-2019%2F77')).toEqual([abroad.number])
    expect(await numbers('search=2019%2F77')).toEqual([])
  })
})

describe('tags of an order', () => {
  it('adds and removes tags without changing the others, and audits it', async () => {
    expect((await tag(late.id, { add: ['Regalo', 'Fragile'] })).json<AdminOrder>().tags).toEqual([
      'Fragile',
      'Regalo',
    ])
    await Promise.all([tag(late.id, { add: ['Urgente'] }), tag(late.id, { remove: ['Regalo'] })])
    expect(await numbers('tag=Urgente')).toEqual([late.number])
    expect(await numbers('tag=Regalo')).toEqual([])
    expect((await list('tag=Fragile')).data[0]?.tags).toEqual(['Fragile', 'Urgente'])
    const { data } = (
      await shop.call('GET', `/admin/audit?record=order&record_id=${late.id}`, { as: 'admin' })
    ).json<{ data: AuditEntry[] }>()
    expect(data.filter(({ changes }) => changes.some(({ path }) => path.startsWith('tags')))).toHaveLength(3)
  })

  it('suggests every tag that was used', async () => {
    const { tags } = (await shop.call('GET', '/admin/order-tags', { as: 'admin' })).json<{ tags: string[] }>()
    expect(tags).toEqual(['Fragile', 'Regalo', 'Urgente'])
  })

  it('refuses more than twenty tags and changes none', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `T${at}`)
    expect((await tag(late.id, { add: many })).statusCode).toBe(422)
    expect((await list('tag=Fragile')).data[0]?.tags).toEqual(['Fragile', 'Urgente'])
  })
})
