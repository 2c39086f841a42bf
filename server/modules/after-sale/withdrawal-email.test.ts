/** The emails about a withdrawal and its refund state what was done and what the buyer can still do. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import emails from '@/i18n/locales/it/emails.json' with { type: 'json' }
import { mails } from '../../db/schema/mail.ts'
import { renderJob } from '../../email/mailer.ts'
import {
  type CheckoutFixture,
  line,
  newKey,
  openCheckoutFixture,
} from '../orders/testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../orders/testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, paidOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, paidOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

const latest = async (template: string) => {
  await shop.context.jobs.nudge(renderJob)
  const [mail] = await shop.context.db
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.letter, template))
    .orderBy(desc(mails.id))
    .limit(1)
  return mail?.text ?? ''
}

/** Returns the text of the acknowledgement. */
async function withdraw(number: string, lines: object[]): Promise<string> {
  const response = await shop.call('POST', `/me/orders/${number}/withdrawals`, {
    as: 'user',
    body: { lines },
    headers: { 'idempotency-key': newKey() },
  })
  expect(response.statusCode).toBe(201)
  return latest('order-withdrawn')
}

it('offers a further withdrawal only while pieces can be withdrawn', async () => {
  const { number, order } = await paidOrder(2)
  const [first, two] = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  expect(await withdraw(number, [{ ...first, quantity: 1 }])).toContain(emails.order.note)
  const complete = await withdraw(number, [{ ...first, quantity: 1 }, { ...two }])
  expect(complete).not.toContain(emails.order.note)
  expect(complete).toContain(emails.order.note_over)
})

it('offers none after everything that was shipped has been withdrawn', async () => {
  const { number, id, order } = await paidOrder(2)
  await admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT' })
  const lines = order.lines.map(({ id: line_id, quantity }) => ({ line_id, quantity }))
  const text = await withdraw(number, lines)
  expect(text).not.toContain(emails.order.note)
  expect(text).toContain(emails.order.note_over)
})

it('states that a card refund was issued, and that a transfer is refunded manually', async () => {
  const sentence = (body: string) => body.split('{{number}}')[1] ?? ''
  const paid = await paidOrder(2)
  await withdraw(paid.number, [{ line_id: paid.order.lines[0]?.id, quantity: 1 }])
  expect(await latest('order-refunded')).toContain(sentence(emails['order-refunded'].body))
  const { body } = await shop.buy({
    lines: [line(paid.one.id, 2)],
    payment_method: 'transfer',
  })
  const [row] = (await shop.call('GET', `/admin/orders?search=${body.order.number}`, { as: 'admin' })).json<{
    data: { id: number }[]
  }>().data
  await admin('POST', `/orders/${row?.id}/payments`, { amount: body.order.due })
  await withdraw(body.order.number, [{ line_id: body.order.lines[0]?.id, quantity: 1 }])
  expect(await latest('order-refunded')).toContain(sentence(emails['order-refunded'].body_by_hand))
})
