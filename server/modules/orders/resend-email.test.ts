import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMoney } from '@/domain/money.ts'
import { mails } from '../../db/schema/mail.ts'
import { mailJob, renderJob } from '../../email/mailer.ts'
import { dropCopies } from '../../email/outbox.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from './testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from './testing/paid-orders.ts'

let shop: CheckoutFixture
let desk: PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  desk = paidOrders(shop)
})
afterAll(() => shop.close())

const emailsOf = (id: number) =>
  shop.context.db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id))
const deliver = async () => {
  await shop.context.jobs.nudge(renderJob)
  await shop.context.jobs.nudge(mailJob)
}
const shippedOrder = async () => {
  const { id } = await desk.paidOrder(1)
  await desk.admin('POST', `/orders/${id}/parcels`, { carrier: 'BRT', tracking_code: 'FIRST-CODE' })
  await deliver()
  return id
}
const resend = (id: number, emailId: number) => desk.admin('POST', `/orders/${id}/emails/${emailId}/resend`)

it('sends an email again with the facts of that time, although the order has changed', async () => {
  const id = await shippedOrder()
  const before = await emailsOf(id)
  const shipped = before.find(({ letter }) => letter === 'order-shipped')!
  const [parcel] = (await desk.admin('GET', `/orders/${id}`)).body.parcels
  await desk.admin('PATCH', `/parcels/${parcel!.id}`, { tracking_code: 'SECOND-CODE' })
  expect((await resend(id, shipped.id)).status).toBe(200)
  await shop.context.jobs.nudge(renderJob)
  const added = (await emailsOf(id)).slice(before.length)
  expect(added).toMatchObject([{ letter: 'order-shipped', recipient: shipped.recipient, status: 'waiting' }])
  expect(added[0]?.text).toContain('FIRST-CODE')
  expect(added[0]?.text).not.toContain('SECOND-CODE')
})

/** An order of two pieces that is paid by bank transfer, and its confirmation. */
async function confirmedOrder() {
  const product = await shop.shelve(20)
  const { body } = await shop.buy({ lines: [line(product.id, 2)], payment_method: 'transfer' })
  await deliver()
  const id = await desk.idOf(body.order.number)
  const [email] = await emailsOf(id)
  return { id, email: email!, order: (await desk.admin('GET', `/orders/${id}`)).body }
}
const resentOf = async (id: number, emailId: number) => {
  expect((await resend(id, emailId)).status).toBe(200)
  await shop.context.jobs.nudge(renderJob)
  return (await emailsOf(id)).at(-1)
}
const shown = (cents: number | null) => formatMoney(cents ?? 0, 'it-IT')

it('sends the confirmation of an edited order again with its present amounts, and leaves the first email', async () => {
  const { id, email, order } = await confirmedOrder()
  const edited = await desk.admin('POST', `/orders/${id}/edit`, {
    version: order.version,
    lines: [{ id: order.lines[0]?.id, quantity: 5 }],
  })
  expect(edited.body.due).toBeGreaterThan(order.due ?? 0)
  const resent = await resentOf(id, email.id)
  expect(resent).toMatchObject({
    letter: 'order-placed-transfer',
    legal_version_ids: email.legal_version_ids,
  })
  expect(resent?.text).toContain(shown(edited.body.due))
  expect(resent?.text).not.toContain(shown(order.due))
  expect(resent?.text).toMatch(/IBAN/)
  const [first] = await emailsOf(id)
  expect(first).toEqual(email)
})

it('keeps bank account and deadline in the confirmation of an order that is paid meanwhile', async () => {
  const { id, email, order } = await confirmedOrder()
  await desk.admin('POST', `/orders/${id}/payments`, { amount: order.due })
  const resent = await resentOf(id, email.id)
  expect(resent?.text).toMatch(/IBAN/)
  expect(resent?.text).not.toMatch(/fino al giorno \./)
})

it.each([
  ['one failed email', (id: number) => `/mails/${id}/retry`],
  ['all failed emails', () => '/mails/retry'],
])('retries %s with the order as it is now, if it was edited', async (_, path) => {
  const { id, email, order } = await confirmedOrder()
  const other = await confirmedOrder()
  await shop.context.db
    .update(mails)
    .set({ status: 'failed' })
    .where(inArray(mails.id, [email.id, other.email.id]))
  const lines = [{ id: order.lines[0]?.id, quantity: 5 }]
  const edited = await desk.admin('POST', `/orders/${id}/edit`, { version: order.version, lines })
  expect((await desk.admin('POST', path(email.id), {})).status).toBe(200)
  await shop.context.jobs.nudge(renderJob)
  const [renewed] = await emailsOf(id)
  expect(renewed?.status).toBe('waiting')
  expect(renewed?.text).toContain(shown(edited.body.due))
  expect(renewed?.text).not.toContain(shown(order.due))
  expect((await emailsOf(other.id))[0]?.html).toBe(other.email.html)
})

it('refuses to send an email again while it waits to be sent', async () => {
  const { id } = await desk.paidOrder(1)
  await shop.context.jobs.nudge(renderJob)
  const [email] = await emailsOf(id)
  expect(await resend(id, email!.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await emailsOf(id)).toHaveLength(1)
})

it('refuses an email of another order', async () => {
  const [id, other] = [await shippedOrder(), await shippedOrder()]
  const [email] = await emailsOf(other)
  expect(await resend(id, email!.id)).toMatchObject({ status: 404 })
})

it('refuses an email whose data was deleted after its storage period', async () => {
  const id = await shippedOrder()
  const [email] = await emailsOf(id)
  await dropCopies(shop.context.db, new Date(shop.context.now().getTime() + 1000))
  expect(await resend(id, email!.id)).toMatchObject({ status: 409, body: { code: 'email_gone' } })
})

it('stores no key of the order after the email was rendered', async () => {
  const id = await shippedOrder()
  for (const { resend_data, data } of await emailsOf(id)) {
    expect(data).toBeNull()
    expect(resend_data).toMatchObject({ order: { number: expect.stringMatching(/^BA-/) } })
    expect(resend_data).not.toHaveProperty('order.key')
  }
})
