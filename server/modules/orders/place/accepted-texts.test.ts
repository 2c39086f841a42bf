/** The legal texts that an order accepts (decision 0062). */
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminPage, emptyPage } from '@/contract/endpoints/admin/pages.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import { pickLike } from '@/lib/pick.ts'
import { mails } from '../../../db/schema/mail.ts'
import { mailJob, renderJob } from '../../../email/mailer.ts'
import { translate } from '../../../email/words.ts'
import { legalTextsJob } from '../../pages/legal/publish-legal.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
  await shop.context.jobs.nudge(legalTextsJob)
})
afterAll(() => shop.close())

const inForce = async () => {
  shop.pass(6000)
  return (await shop.call('GET', '/legal/in-force')).json<LegalVersionHead[]>()
}
const idsOf = (heads: readonly LegalVersionHead[]) => heads.map(({ id }) => id)

async function buyWith(legal_version_ids: readonly number[]) {
  const { id } = await shop.shelve(20)
  const cart = { lines: [line(id)], payment_method: 'transfer' as const }
  const { totals } = await shop.quote(cart)
  return shop.place(cart, { changes: { expected_due: totals.due, legal_version_ids } })
}

async function publishTerms(body: string): Promise<void> {
  const list = await shop.call('GET', '/admin/pages?per_page=100', { as: 'admin' })
  const page = list.json<{ data: AdminPage[] }>().data.find(({ legal_kind }) => legal_kind === 'terms')!
  page.translations.it.body = body
  const sent = { ...pickLike(page, emptyPage()), version: page.version }
  await shop.call('PUT', `/admin/pages/${page.id}`, { as: 'admin', body: sent })
}

it('stores the versions with the order and shows them to the buyer', async () => {
  const heads = await inForce()
  const { status, body } = await buyWith(idsOf(heads))
  expect(status).toBe(201)
  expect(body.order.legal_versions).toEqual(heads)
  const later = await shop.call('GET', `/me/orders/${body.order.number}`, { as: 'user' })
  expect(later.json().legal_versions).toEqual(heads)
})

it('refuses an order that accepts no version, a part of them, or a former one', async () => {
  const former = idsOf(await inForce())
  await publishTerms('<p>Condizioni nuove.</p>')
  const current = idsOf(await inForce())
  expect(current).not.toEqual(former)
  for (const ids of [[], current.slice(1), former, [...current, former[0]!]]) {
    const { status, body } = await buyWith(ids)
    expect([status, body.code]).toEqual([409, 'terms_changed'])
  }
  expect((await buyWith(current)).status).toBe(201)
})

it('keeps the versions of an order when newer ones are published', async () => {
  const heads = await inForce()
  const { body } = await buyWith(idsOf(heads))
  await publishTerms('<p>Ancora nuove.</p>')
  const later = await shop.call('GET', `/me/orders/${body.order.number}`, { as: 'user' })
  expect(later.json().legal_versions).toEqual(heads)
})

it('attaches the accepted versions to the confirmation, which names them with their days', async () => {
  const heads = await inForce()
  await buyWith(idsOf(heads))
  const { db, jobs } = shop.context
  await jobs.nudge(renderJob)
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.letter, 'order-placed-transfer')))
    .orderBy(desc(mails.id))
    .limit(1)
  expect(mail?.legal_version_ids.toSorted()).toEqual(idsOf(heads).toSorted())
  for (const { title, id } of heads) {
    expect(mail?.text).toContain(title)
    expect(mail?.text).toContain(`/legal/${id}`)
  }
  await jobs.nudge(mailJob)
})

it('contains the notice on the legal guarantee in the confirmation, but not in the email about the payment', async () => {
  const { body } = await buyWith(idsOf(await inForce()))
  const { admin, idOf } = paidOrders(shop)
  await admin('POST', `/orders/${await idOf(body.order.number)}/payments`, { amount: body.order.due })
  const { db, jobs } = shop.context
  await jobs.nudge(renderJob)
  const textOf = async (letter: string) => {
    const sent = await db.select().from(mails).where(eq(mails.letter, letter))
    return sent.find(({ text }) => text?.includes(body.order.number))?.text ?? ''
  }
  const notice = translate('it', 'shop.guarantee.title')
  expect(await textOf('order-placed-transfer')).toContain(notice)
  const paid = await textOf('order-paid')
  expect(paid).toContain(body.order.number)
  expect(paid).not.toContain(notice)
})
