/** Edits of unpaid orders that are paid by card through a link (decision 0086). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { home, line } from '../testing/checkout-fixture.ts'
import { openStripeShop, type StripeShop } from '../testing/stripe-shop.ts'

let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.bank.mood = 'well'
})

const admin = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const response = await shop.call(method, `/admin${path}`, { as: 'admin', body })
  return { status: response.statusCode, body: response.json<T & { code?: string }>() }
}
const ownId = async () => (await shop.call('GET', '/auth/user', { as: 'user' })).json<{ id: number }>().id
const readOrder = async (id: number) => (await admin<AdminOrder>('GET', `/orders/${id}`)).body

/** An order that the shop has entered, and a product to add. */
async function entered(): Promise<{ order: AdminOrder; added: { product_id: number; quantity: number }[] }> {
  const [ordered, other] = [await shop.shelve(20, 0), await shop.shelve(5, 1)]
  const begun = (await admin<OrderEntry>('POST', '/drafts', { user_id: await ownId() })).body
  const lines = [{ ...line(ordered.id, 2), unit_price: null, price_reason: '' }]
  const draft = { ...begun.draft, lines, shipping_address: home, payment_method: 'card' }
  const { version, quote } = (
    await admin<OrderEntry>('PUT', `/drafts/${begun.id}`, { draft, version: begun.version })
  ).body
  await admin('POST', `/drafts/${begun.id}/place`, { version, expected_due: quote?.totals.due })
  return { order: await readOrder(begun.id), added: [{ product_id: other.id, quantity: 1 }] }
}
const edit = ({ id, version }: AdminOrder, added: object[]) =>
  admin<AdminOrder>('POST', `/orders/${id}/edit`, { version, added })
const pay = async ({ number }: AdminOrder) =>
  (await shop.call('POST', `/me/orders/${number}/pay`, { as: 'user' })).json<{
    kind: string
    reference: string
    amount: number
  }>()
const deliver = (reference: string, type: 'payment_intent.canceled' | 'payment_intent.succeeded') =>
  shop.deliver(shop.bank.webhook(reference, type))

describe('an edit of an unpaid card order', () => {
  it('changes the amount of the payment that begins afterwards', async () => {
    const { order, added } = await entered()
    expect(order).toMatchObject({ can_edit_lines: true, payment_status: 'unpaid' })
    const { status, body } = await edit(order, added)
    expect(status).toBe(200)
    expect(await pay(order)).toMatchObject({ kind: 'stripe', amount: body.due })
  })

  it('cancels the payment that has begun, and the next one has the new amount', async () => {
    const { order, added } = await entered()
    const { reference } = await pay(order)
    const { body } = await edit(order, added)
    expect(shop.bank.intents.get(reference)?.status).toBe('canceled')
    await deliver(reference, 'payment_intent.canceled')
    const next = await pay(order)
    expect(next).toMatchObject({ amount: body.due })
    expect(next.reference).not.toBe(reference)
    const open = await readOrder(order.id)
    expect(open.payment_status).toBe('unpaid')
    expect(open.timeline.map(({ kind }) => kind)).toEqual(['placed', 'edited'])
    shop.bank.confirmCard(next.reference, 'approve')
    await deliver(next.reference, 'payment_intent.succeeded')
    expect(await readOrder(order.id)).toMatchObject({ payment_status: 'paid', due: body.due })
  })

  it('refuses an edit if the buyer has paid in the meantime', async () => {
    const { order, added } = await entered()
    const { reference } = await pay(order)
    shop.bank.confirmCard(reference, 'approve')
    expect((await edit(order, added)).status).toBe(409)
    const paid = await readOrder(order.id)
    expect(paid).toMatchObject({ payment_status: 'paid', due: order.due, lines: [{ quantity: 2 }] })
  })

  it('refuses an edit and changes nothing if the provider does not respond', async () => {
    const { order, added } = await entered()
    await pay(order)
    const before = await readOrder(order.id)
    shop.bank.mood = 'broken'
    expect((await edit(before, added)).body.code).toBe('unavailable')
    expect(await readOrder(order.id)).toEqual(before)
  })

  it('accepts an edit after a failed payment', async () => {
    const { order, added } = await entered()
    const { reference } = await pay(order)
    shop.bank.confirmCard(reference, 'decline')
    await shop.deliver(shop.bank.webhook(reference, 'payment_intent.payment_failed'))
    const failed = await readOrder(order.id)
    expect(failed).toMatchObject({ payment_status: 'failed', can_edit_lines: true })
    const { body } = await edit(failed, added)
    expect(await pay(order)).toMatchObject({ amount: body.due })
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'never leaves a payment with another amount if the payment begins while the edit is written',
    async () => {
      const { order, added } = await entered()
      const stock = sql`select from products where id = ${added[0]?.product_id} for no key update`
      const results = await heldUp(shop.context.db, stock, [
        async () => (await edit(order, added)).status,
        async () => (await pay(order)).kind,
      ])
      expect(results).toEqual([200, 'later'])
      const { due } = await readOrder(order.id)
      expect(await pay(order)).toMatchObject({ kind: 'stripe', amount: due })
      const open = [...shop.bank.intents.values()].filter(
        ({ metadata, status }) => metadata.order === order.number && status !== 'canceled',
      )
      expect(open.map(({ amount }) => amount)).toEqual([due])
    },
  )
})
