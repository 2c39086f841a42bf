/** More items of a guest's paid order, paid with the key in the guest's email (decision 0082). */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { auditEntries } from '../../../db/schema/audit.ts'
import { users } from '../../../db/schema/auth.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orders } from '../../../db/schema/orders.ts'
import { renderJob } from '../../../email/mailer.ts'
import { anonymiseOrders, lockOrders, withIds } from '../people/personal-orders-repo.ts'
import { type Additions, additionsOf } from '../testing/additions.ts'
import { line } from '../testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../testing/guest-fixture.ts'
import { orderKey } from './order-key.ts'

let shop: GuestFixture
let added: Additions
beforeAll(async () => {
  shop = await openGuestFixture()
  added = additionsOf(shop)
})
afterAll(() => shop.close())

const rowOf = async (number: string) => {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.number, number))
  if (!row) throw new Error(`no order ${number}`)
  return row
}
const settle = (key: string, number: string) =>
  shop.withKey(key, 'POST', `/payments/test/test_${number}`, { outcome: 'approve' })

let guests = 0
/** A paid order of a new guest, with its key. */
async function paidByGuest() {
  const email = `second-${++guests}@example.com`
  const product = await shop.shelve(20)
  const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'card' }, email)
  await settle(body.key, body.order.number)
  return { email, key: body.key, number: body.order.number, id: (await rowOf(body.order.number)).id }
}

const begin = async (id: number) => (await added.begin(id)).body

/** A placed second order of a guest, with the key that its email contains. */
async function placedAddition(method: 'card' | 'transfer' = 'card') {
  const first = await paidByGuest()
  const product = await shop.shelve(5, 2)
  const { body } = await added.place(await added.fill(await begin(first.id), product.id, method))
  await shop.context.jobs.nudge(renderJob)
  const [letter] = await shop.context.db.select().from(mails).where(eq(mails.order_id, body.id))
  const [, key = ''] = new RegExp(`/order/${body.number}#([\\w-]{43})`).exec(letter?.text ?? '') ?? []
  return { first, product, ...body, letter, key }
}
const pay = (key: string, number: string) => shop.withKey(key, 'POST', `/me/orders/${number}/pay`)

describe('a second order for more items of a guest', () => {
  it('has the guest, address and shipping method of the paid order', async () => {
    const { id, number, email } = await paidByGuest()
    const { shipping_address, shipping_method } = await rowOf(number)
    const draft = await begin(id)
    expect(draft).toMatchObject({
      added_to: { id, number },
      customer: { id: null, name: shipping_address?.name, email, role: null },
      draft: { lines: [], shipping_method, shipping_address },
      addresses: [],
    })
    expect(await rowOf(draft.number)).toMatchObject({ user_id: null, contact_email: email, tier: 'base' })
    const { data } = (await added.call<{ data: AdminOrder[] }>('GET', '/orders?status=draft')).body
    expect(data.find(row => row.id === draft.id)?.buyer).toMatchObject({
      id: null,
      name: shipping_address?.name,
    })
  })

  it('is paid with the key in its email, takes stock and issues its document', async () => {
    const { number, key, letter, first, product } = await placedAddition()
    expect(letter).toMatchObject({ letter: 'order-placed-card', recipient: first.email })
    expect(await shop.stockOf(product.id)).toBe(4)
    expect((await pay(key, number)).statusCode).toBe(200)
    const { order } = (await settle(key, number)).json<{ order: Order }>()
    expect(order).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      added_to: first.number,
      documents: [{ kind: 'summary' }],
    })
    const earlier = await shop.withKey(first.key, 'GET', `/me/orders/${first.number}`)
    expect(earlier.json<Order>().additions).toEqual([number])
  })

  it('rejects the key of the first order, of another guest and a wrong one, and no key', async () => {
    const { number, key, first } = await placedAddition()
    const other = await placedAddition()
    const wrong = `${key.slice(0, -2)}${key.at(-2) === 'A' ? 'B' : 'A'}${key.at(-1)}`
    for (const foreign of [first.key, other.first.key, other.key, wrong]) {
      for (const path of [`/me/orders/${number}/pay`, `/me/orders/${number}/cancel`]) {
        const response = await shop.withKey(foreign, 'POST', path)
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
      }
      expect((await settle(foreign, number)).statusCode).toBe(404)
    }
    expect((await shop.call('POST', `/me/orders/${number}/pay`)).statusCode).toBe(401)
    expect(await rowOf(number)).toMatchObject({ status: 'placed', payment_status: 'unpaid' })
  })

  it('opens with no key while it is a draft', async () => {
    const { id } = await paidByGuest()
    const draft = await begin(id)
    const key = orderKey(draft, shop.context.config)
    expect((await pay(key, draft.number)).statusCode).toBe(404)
  })

  it('is not paid a second time', async () => {
    const { number, key } = await placedAddition()
    await pay(key, number)
    await settle(key, number)
    const again = await pay(key, number)
    expect([again.statusCode, again.json().code]).toEqual([409, 'order_state'])
  })

  it('is not paid after the shop or the guest has cancelled it, and its stock returns', async () => {
    const byShop = await placedAddition()
    await added.call('POST', `/orders/${byShop.id}/status`, { status: 'cancelled' })
    const byGuest = await placedAddition('transfer')
    expect((await shop.withKey(byGuest.key, 'POST', `/me/orders/${byGuest.number}/cancel`)).statusCode).toBe(
      200,
    )
    for (const { key, number, product } of [byShop, byGuest]) {
      expect((await pay(key, number)).json().code).toBe('order_state')
      expect(await shop.stockOf(product.id)).toBe(5)
    }
  })

  it('is refused for a first order that is unpaid, cancelled or without personal data', async () => {
    const product = await shop.shelve(20)
    const { body } = await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'transfer' })
    const unpaid = await rowOf(body.order.number)
    expect((await added.begin(unpaid.id)).body.code).toBe('order_state')
    const cancelled = await paidByGuest()
    await added.call('POST', `/orders/${cancelled.id}/status`, { status: 'cancelled' })
    expect((await added.begin(cancelled.id)).body.code).toBe('order_state')
    const erased = await paidByGuest()
    await shop.context.db.update(orders).set({ contact_email: null }).where(eq(orders.id, erased.id))
    expect((await added.begin(erased.id)).body.code).toBe('order_state')
    expect((await added.call<AdminOrder>('GET', `/orders/${erased.id}`)).body.can_add).toBe(false)
  })

  it('sells no goods that need an account', async () => {
    const { id } = await paidByGuest()
    const { rows } = await shop.context.db.execute<{ id: number }>(
      `select id from products where status = 'published' and pack_rarity is not null limit 1`,
    )
    const saved = await added.fill(await begin(id), rows[0]?.id ?? 0, 'card')
    expect(saved.quote?.problems.map(({ code }) => code)).toContain('chance_account')
    expect((await added.place(saved)).body.code).toBe('order_refused')
  })

  it('belongs to the account that has adopted the first order in the meantime', async () => {
    const { id } = await paidByGuest()
    const draft = await begin(id)
    const [account] = await shop.context.db.select().from(users).where(eq(users.email, 'user@example.com'))
    if (!account) throw new Error('the demo user exists')
    await shop.context.db.update(orders).set({ user_id: account.id }).where(eq(orders.id, id))
    const saved = await added.fill(draft, (await shop.shelve(5, 2)).id, 'card')
    expect(saved.customer).toMatchObject({ id: account.id, role: account.role })
    const { body } = await added.place(saved)
    expect(await rowOf(body.number)).toMatchObject({ user_id: account.id, contact_email: null })
  })

  it('is deleted as a draft together with the personal data of the first order', async () => {
    const { id } = await paidByGuest()
    const draft = await begin(id)
    const { db } = shop.context
    await db.transaction(async tx => anonymiseOrders(tx, await lockOrders(tx, withIds([id]))))
    expect((await added.call('GET', `/drafts/${draft.id}`)).status).toBe(404)
  })

  it('writes each step into the audit log', async () => {
    const { id } = await placedAddition()
    const entries = await shop.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.record, 'order'), eq(auditEntries.record_id, String(id))))
      .orderBy(auditEntries.id)
    expect(entries.map(({ action }) => action)).toEqual(['created', 'changed', 'changed'])
  })
})
