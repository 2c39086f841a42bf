/** Shipping costs of a placed order, set by an edit. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payments } from '../../../db/schema/orders.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
})
afterAll(() => shop.close())

const readOrder = async (id: number) => (await desk.admin('GET', `/orders/${id}`)).body
async function unpaidOrder() {
  const product = await shop.shelve(20)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
  return readOrder(await desk.idOf(body.order.number))
}
const edit = (id: number, version: string, shipping: number) =>
  desk.admin('POST', `/orders/${id}/edit`, { version, shipping })

it.each([0, 1234, 1_000_000])(
  'sets shipping to %i cents, with total, VAT and expected payment',
  async cents => {
    const order = await unpaidOrder()
    const { status, body } = await edit(order.id, order.version, cents)
    expect(status).toBe(200)
    const due = Number(order.due) - Number(order.shipping) + cents
    expect(body).toMatchObject({ shipping: cents, due, subtotal: order.subtotal })
    expect(Number(body.taxable) + Number(body.vat)).toBe(due)
    const [payment] = await shop.context.db.select().from(payments).where(eq(payments.order_id, order.id))
    expect(payment?.amount).toBe(due)
  },
)

it.each([-1, 1.5, 1_000_001])('refuses shipping of %d cents and changes nothing', async cents => {
  const order = await unpaidOrder()
  expect((await edit(order.id, order.version, cents)).status).toBe(422)
  expect(await readOrder(order.id)).toEqual(order)
})

it('refuses to change the shipping costs of a paid order', async () => {
  const { id } = await desk.paidOrder(1)
  const order = await readOrder(id)
  const refused = await edit(id, order.version, Number(order.shipping) + 100)
  expect(refused).toMatchObject({ status: 409, body: { code: 'order_refused' } })
  expect(await readOrder(id)).toEqual(order)
})
