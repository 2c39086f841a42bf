import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../../db/schema/orders.ts'
import { demoPassword } from '../../../seed/demo-people.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { documentsOf } from '../../invoices/sale-documents-repo.ts'
import { applyPaymentReport } from '../pay/online-payments.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

async function paidOrder(): Promise<{ number: string }> {
  const product = await shop.shelve(20)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' })
  const { number } = body.order
  await shop.call('POST', `/payments/test/test_${number}`, { as: 'user', body: { outcome: 'approve' } })
  return { number }
}

describe('deleting an account (decision 0009)', () => {
  it('removes texts, buyer and summaries of its orders', async () => {
    const paid = await paidOrder()
    const product = await shop.shelve(5)
    const unpaid = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    await shop.call('POST', `/me/orders/${paid.number}/ticket`, {
      as: 'user',
      body: { text: 'Sono io, Ada' },
    })
    const copy = (await shop.call('GET', '/me/export', { as: 'user' })).json<{ questions: unknown[] }>()
    expect(copy.questions).toContainEqual(
      expect.objectContaining({ order: paid.number, text: 'Sono io, Ada' }),
    )
    const [{ user_id } = {}] = await shop.context.db
      .select({ user_id: orders.user_id })
      .from(orders)
      .where(eq(orders.number, paid.number))
    await shop.context.db.transaction(tx =>
      shop.context.events.publish('account-deleted', { userId: user_id ?? 0 }, tx),
    )
    const remainingData = async (number: string) => {
      const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
      return row
    }
    const order = await remainingData(paid.number)
    expect(order).toMatchObject({ shipping_address: null, billing_address: null })
    expect(await documentsOf(shop.context.db, order?.id ?? 0)).toEqual([])
    expect(await remainingData(unpaid.body.order.number)).toMatchObject({
      shipping_address: null,
      billing_address: null,
    })
    const exported = (await shop.call('GET', '/me/export', { as: 'user' })).json<{
      questions: { is_staff: boolean; text: string }[]
    }>()
    expect(exported.questions.every(({ is_staff, text }) => is_staff || text === '')).toBe(true)
  })
})

it('succeeds while a payment of its order arrives, in either order', async () => {
  const product = await shop.shelve(5)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' }, 'other')
  const { due } = body.order
  const captured = {
    reference: body.payment.reference ?? '',
    kind: 'captured',
    amount: due,
    key: 'paid',
  } as const
  const account = sql`select from users where email = 'other@example.com' for update`
  const [deletion, paid] = await heldUp(shop.context.db, account, [
    () => shop.call('POST', '/me/delete', { as: 'other', body: { password: demoPassword } }),
    () => applyPaymentReport(shop.context, 'test', captured),
  ])
  expect([deletion.statusCode, paid?.status]).toEqual([200, 'confirmed'])
  expect(paid).toMatchObject({ shipping_address: null })
})
