/** The buyer opens a bought pack while the shop refunds it: exactly one of both succeeds (decision 0034). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { products } from '../../../db/schema/catalog.ts'
import { userCards, userPacks } from '../../../db/schema/game.ts'
import { orders } from '../../../db/schema/orders.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { makeCertain } from '../../packs/open-packs.ts'
import { type CheckoutFixture, home, line, openCheckoutFixture } from '../testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

/** Buys and pays one pack. */
async function buyPack(): Promise<{
  packId: string
  userId: number
  refund(): Promise<{ code?: string; status: number }>
}> {
  const [product] = await shop.context.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.pack_rarity, 'rare'))
  const cart = { lines: [line(product?.id ?? 0)], payment_method: 'card' as const }
  const { totals } = await shop.quote(cart, 'user')
  const changes = {
    expected_due: totals.due,
    shipping_address: null,
    billing_address: home,
    digital_consent: true,
    adult_declaration: true,
  }
  const { body } = await shop.place(cart, { changes })
  await shop.call('POST', `/payments/test/test_${body.order.number}`, {
    as: 'user',
    body: { outcome: 'approve' },
  })
  const line_id = body.order.lines[0]?.id ?? 0
  const [pack] = await shop.context.db.select().from(userPacks).where(eq(userPacks.order_line_id, line_id))
  const [order] = await shop.context.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, body.order.number))
  return {
    packId: pack?.id ?? '',
    userId: pack?.user_id ?? 0,
    refund: async () => {
      const response = await shop.call('POST', `/admin/orders/${order?.id}/refunds`, {
        as: 'admin',
        body: { lines: [{ line_id, quantity: 1 }] },
        headers: { 'idempotency-key': `refund-of-line-${line_id}` },
      })
      return { status: response.statusCode, code: response.json().code }
    },
  }
}

const stateOf = async (packId: string) => {
  const [pack] = await shop.context.db.select().from(userPacks).where(eq(userPacks.id, packId))
  const cards = await shop.context.db.select().from(userCards).where(eq(userCards.pack_id, packId))
  return {
    isOpened: pack?.is_opened,
    isCertain: pack?.nonce !== null,
    isVoid: pack?.voided_at !== null,
    cards: cards.length,
  }
}
const openIt = (packId: string) => shop.call('POST', `/packs/${packId}/open`, { as: 'user', body: {} })

it('grants an openable pack with a paid order', async () => {
  const { packId } = await buyPack()
  const packs = (await shop.call('GET', '/me/packs', { as: 'user' })).json<Pack[]>()
  expect(packs.find(({ id }) => id === packId)).toMatchObject({ source: 'order', rarity: 'rare' })
  expect((await openIt(packId)).json<PackOpening>().cards).toHaveLength(5)
})

it('grants no pack for a paid paper pack, which contains a code', async () => {
  const [paper] = await shop.context.db.select().from(products).where(eq(products.sku, 'BA-PK-FUO'))
  expect(paper).toMatchObject({ code_rarity: 'common', pack_rarity: null, is_digital: false })
  const before = (await shop.call('GET', '/me/packs', { as: 'user' })).json<Pack[]>()
  const { body } = await shop.buy({ lines: [line(paper?.id ?? 0, 2)], payment_method: 'card' })
  const paid = await shop.call('POST', `/payments/test/test_${body.order.number}`, {
    as: 'user',
    body: { outcome: 'approve' },
  })
  expect(paid.statusCode).toBe(200)
  expect((await shop.call('GET', '/me/packs', { as: 'user' })).json()).toEqual(before)
})

it.each(['opening', 'refund'] as const)(
  'D3: leaves the pack void and sealed, or open and paid, when refund and opening run concurrently, %s first',
  async first => {
    const { packId, refund } = await buyPack()
    const open = async () => ({ status: (await openIt(packId)).statusCode, code: undefined })
    const acts = first === 'opening' ? [open, refund] : [refund, open]
    const pack = sql`select from user_packs where id = ${packId} for no key update`
    const responses = await heldUp(shop.context.db, pack, acts)
    const [opened, refunded] = first === 'opening' ? responses : responses.toReversed()
    const state = await stateOf(packId)
    if (opened?.status === 200) {
      expect(refunded?.code).toBe('pack_already_opened')
      expect(state).toEqual({ isOpened: true, isCertain: true, isVoid: false, cards: 5 })
    } else {
      expect([opened?.status, refunded?.status]).toEqual([404, 200])
      expect(state).toEqual({ isOpened: false, isCertain: false, isVoid: true, cards: 0 })
    }
  },
)

it('refuses to refund a pack whose contents are drawn, even before its cards are written', async () => {
  const { packId, userId, refund } = await buyPack()
  await makeCertain(shop.context.db, userId, [packId], undefined)
  expect((await refund()).code).toBe('pack_already_opened')
  expect((await openIt(packId)).statusCode).toBe(200)
})
