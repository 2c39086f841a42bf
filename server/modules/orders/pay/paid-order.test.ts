/** Effects of a paid order: manually counted money and packs. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../../db/schema/catalog.ts'
import { userPacks } from '../../../db/schema/game.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { type PaidOrders, paidOrders } from '../testing/paid-orders.ts'

let shop: CheckoutFixture
let { admin, idOf, readOrder } = {} as PaidOrders
beforeAll(async () => {
  shop = await openCheckoutFixture()
  ;({ admin, idOf, readOrder } = paidOrders(shop))
})
afterAll(() => shop.close())

describe('manually counted money', () => {
  it('confirms the order once for the full amount and is refused for any other', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const id = await idOf(body.order.number)
    const count = (amount: number) => admin('POST', `/orders/${id}/payments`, { amount })
    expect((await count(body.order.due - 1)).body.code).toBe('order_state')
    const responses = await Promise.all([count(body.order.due), count(body.order.due)])
    expect(responses.some(({ status }) => status === 200)).toBe(true)
    const order = await readOrder(body.order.number)
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(order.timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  })

  it('accepts cash at delivery: production goes on before, and the summary follows the payment', async () => {
    const product = await shop.shelve(5)
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'cash' })
    const id = await idOf(body.order.number)
    expect((await admin('POST', `/orders/${id}/parcels`, { carrier: 'Corriere' })).status).toBe(200)
    expect((await admin('POST', `/orders/${id}/status`, { status: 'completed' })).body.code).toBe(
      'order_state',
    )
    const paid = await admin('POST', `/orders/${id}/payments`, { amount: body.order.due })
    expect(paid.body.documents).toMatchObject([{ kind: 'summary', number: body.order.number }])
  })
})

describe('digital packs (decision 0034)', () => {
  const buyPacks = async (pieces: number) => {
    const product = await shop.shelve(null, 4)
    await shop.context.db
      .update(products)
      .set({ is_digital: true, pack_rarity: 'rare', pack_count: 2 })
      .where(eq(products.id, product.id))
    const cart = { lines: [line(product.id, pieces)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const changes = {
      expected_due: totals.due,
      shipping_address: null,
      billing_address: home,
      adult_declaration: true,
    }
    return { cart, changes }
  }
  const packsOf = (lineId: number) =>
    shop.context.db.select().from(userPacks).where(eq(userPacks.order_line_id, lineId))

  it('need the buyer’s consent and are granted once, with the payment', async () => {
    const { cart, changes } = await buyPacks(3)
    expect((await shop.place(cart, { changes })).body).toMatchObject({
      code: 'validation',
      fields: [{ path: 'digital_consent' }],
    })
    const { body } = await shop.place(cart, { changes: { ...changes, digital_consent: true } })
    const lineId = body.order.lines[0]?.id ?? 0
    expect(await packsOf(lineId)).toHaveLength(0)
    const approve = () =>
      shop.call('POST', `/payments/test/test_${body.order.number}`, {
        as: 'user',
        body: { outcome: 'approve' },
      })
    await Promise.all([approve(), approve(), approve()])
    expect(await packsOf(lineId)).toHaveLength(6)
    expect(await readOrder(body.order.number)).toMatchObject({
      status: 'completed',
      packs: 6,
      can_cancel: false,
    })
  })

  it('D3: are voided by a refund while sealed, which is refused once one is open', async () => {
    const { cart, changes } = await buyPacks(2)
    const { body } = await shop.place(cart, { changes: { ...changes, digital_consent: true } })
    await shop.call('POST', `/payments/test/test_${body.order.number}`, {
      as: 'user',
      body: { outcome: 'approve' },
    })
    const line_id = body.order.lines[0]?.id ?? 0
    const id = await idOf(body.order.number)
    const [first] = await packsOf(line_id)
    await shop.context.db
      .update(userPacks)
      .set({ is_opened: true })
      .where(eq(userPacks.id, first?.id ?? ''))
    const refund = (quantity: number) =>
      admin('POST', `/orders/${id}/refunds`, { lines: [{ line_id, quantity }] })
    expect((await refund(2)).body.code).toBe('pack_already_opened')
    expect((await packsOf(line_id)).filter(pack => pack.voided_at)).toHaveLength(0)
    expect((await refund(1)).status).toBe(200)
    expect((await packsOf(line_id)).filter(pack => pack.voided_at)).toHaveLength(2)
    const packs = (await shop.call('GET', '/me/packs', { as: 'user' })).json<{ id: string }[]>()
    const voided = (await packsOf(line_id)).filter(pack => pack.voided_at).map(pack => pack.id)
    expect(packs.filter(pack => voided.includes(pack.id))).toEqual([])
  })
})
