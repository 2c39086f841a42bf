import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../../db/schema/mail.ts'
import { mailJob, renderJob } from '../../email/mailer.ts'
import { dropCopies } from '../../email/outbox.ts'
import { type CheckoutFixture, openCheckoutFixture } from './testing/checkout-fixture.ts'
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
