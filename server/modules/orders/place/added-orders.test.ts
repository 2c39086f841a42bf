/** More items of a paid order, as a second order that is linked to it (decision 0082). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { type Additions, additionsOf } from '../testing/additions.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let paid: PaidOrders
let added: Additions
beforeAll(async () => {
  shop = await openCheckoutFixture()
  paid = paidOrders(shop)
  added = additionsOf(shop)
})
afterAll(() => shop.close())

/** Places a second order with one piece of a product. */
const place = async (first: number, product: number, method: 'card' | 'transfer') =>
  added.place(await added.fill((await added.begin(first)).body, product, method))

describe('a second order for more items', () => {
  it('has customer, addresses and shipping method of the paid order', async () => {
    const { id, number, order } = await paid.paidOrder()
    const { status, body } = await added.begin(id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      added_to: { id, number },
      customer: { email: 'user@example.com' },
      draft: {
        lines: [],
        shipping_method: order.shipping_method?.code,
        shipping_address: order.shipping_address,
        billing_address: order.billing_address,
      },
    })
  })

  it.each(['card', 'transfer'] as const)(
    'is paid by %s, takes stock, sends its email and leaves the first order as it was',
    async method => {
      const { id, number, order } = await paid.paidOrder()
      const product = await shop.shelve(5, 2)
      const placed = await place(id, product.id, method)
      expect(placed.status).toBe(200)
      expect(await shop.stockOf(product.id)).toBe(4)
      const { rows } = await shop.context.db.execute<{ letter: string }>(
        sql`select letter from mails where order_id = ${placed.body.id}`,
      )
      expect(rows.map(({ letter }) => letter)).toEqual([`order-placed-${method}`])
      const second = await paid.readOrder(placed.body.number)
      expect(second).toMatchObject({ status: 'placed', payment_status: 'unpaid', added_to: number })
      expect(await paid.readOrder(number)).toEqual({ ...order, additions: [placed.body.number] })
    },
  )

  it('issues payment and documents like any other order', async () => {
    const { id } = await paid.paidOrder()
    const placed = await place(id, (await shop.shelve(5, 2)).id, 'transfer')
    const unpaid = (await added.call<AdminOrder>('GET', `/orders/${placed.body.id}`)).body
    const { body } = await paid.admin('POST', `/orders/${placed.body.id}/payments`, { amount: unpaid.due })
    expect(body).toMatchObject({ status: 'confirmed', payment_status: 'paid', can_add: true })
    expect(body.documents).toHaveLength(1)
    expect(body.linked_orders).toEqual([expect.objectContaining({ id })])
  })

  it('shows the link to the shop for a draft, and to the buyer only after it was placed', async () => {
    const { id, number } = await paid.paidOrder()
    const { body } = await added.begin(id)
    const first = (await added.call<AdminOrder>('GET', `/orders/${id}`)).body
    expect(first.linked_orders).toEqual([{ id: body.id, number: body.number, status: 'draft' }])
    expect((await paid.readOrder(number)).additions).toEqual([])
  })

  it('rejects unpaid, cancelled and unknown orders', async () => {
    const unpaid = await shop.buy({
      lines: [line((await shop.shelve(5)).id, 1)],
      payment_method: 'transfer',
    })
    const unpaidId = await paid.idOf(unpaid.body.order.number)
    expect(await added.begin(unpaidId)).toMatchObject({ status: 409, body: { code: 'order_state' } })
    const { id } = await paid.paidOrder()
    await paid.admin('POST', `/orders/${id}/status`, { status: 'cancelled' })
    expect((await added.begin(id)).body).toMatchObject({ code: 'order_state' })
    const cash = await shop.buy({ lines: [line((await shop.shelve(5)).id, 1)], payment_method: 'cash' })
    expect((await added.begin(await paid.idOf(cash.body.order.number))).body).toMatchObject({
      code: 'order_state',
    })
    expect(await added.begin(99_999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
