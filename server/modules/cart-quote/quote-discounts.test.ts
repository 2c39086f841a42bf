import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { couponDiscount } from '@/domain/pricing.ts'
import { categories, products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { couponUses, orderLines, orders } from '../../db/schema/orders.ts'
import { settings } from '../../db/schema/settings.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())
afterEach(() => shop.context.db.update(coupons).set({ is_active: false }))

const namesOf = (it: string) => ({ it, en: '', es: '', fr: '', de: '', pt: '' })
type Values = Partial<typeof coupons.$inferInsert>

async function add(values: Values): Promise<number> {
  const [row] = await shop.context.db
    .insert(coupons)
    .values({ code: null, names: namesOf('Automatico'), is_combinable: true, ...values })
    .returning({ id: coupons.id })
  return row?.id ?? 0
}

describe('an automatic discount', () => {
  it('is applied without a code, by name and amount, and stored with order, line and use', async () => {
    const product = await shop.shelve(20)
    const other = await shop.shelve(20, 1)
    const id = await add({
      names: namesOf('Tre per due'),
      kind: 'bundle',
      buy_quantity: 2,
      get_quantity: 1,
      get_percent: 100,
      product_ids: [product.id],
    })
    const cart = { lines: [line(product.id, 3), line(other.id)], payment_method: 'transfer' as const }
    const quote = await shop.quote(cart, 'user')
    const discount = { id, code: null, name: 'Tre per due', goods: product.base_price, shipping: 0 }
    expect(quote).toMatchObject({
      discounts: [discount],
      coupon: null,
      totals: { discount: product.base_price },
    })
    const { body } = await shop.buy(cart)
    expect(body.order).toMatchObject({ discounts: [discount], coupon_code: null, due: quote.totals.due })
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, body.order!.number))
    const lines = await shop.context.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order!.id))
      .orderBy(orderLines.position)
    expect(lines.map(row => row.discount)).toEqual([product.base_price, 0])
    const [use] = await shop.context.db.select().from(couponUses).where(eq(couponUses.coupon_id, id))
    expect(use).toMatchObject({ order_id: order!.id, amount: product.base_price })
  })

  it.each([
    ['before its first moment', { starts_at: new Date('2999-01-01') }],
    ['after its end', { ends_at: new Date('2000-01-01') }],
    ['when it is used up', { max_uses: 1, uses: 1 }],
    ['for another price list', { tiers: ['reseller' as const] }],
    ['for another customer', { user_ids: [2_000_000] }],
    ['for other products', { product_ids: [2_000_000] }],
  ])('is not applied %s', async (_, limits) => {
    const product = await shop.shelve(5)
    await add({ percent: 10, ...limits })
    expect((await shop.quote({ lines: [line(product.id)] }, 'user')).discounts).toEqual([])
  })

  it('is named with what is missing', async () => {
    const product = await shop.shelve(5)
    await add({ names: namesOf('Più di tutto'), percent: 10, minimum: product.base_price + 1200 })
    await add({
      names: namesOf('Due per uno'),
      kind: 'bundle',
      buy_quantity: 1,
      get_quantity: 1,
      get_percent: 100,
    })
    expect((await shop.quote({ lines: [line(product.id)] }, 'user')).next_discounts).toEqual([
      { name: 'Più di tutto', missing: 1200, pieces: null },
      { name: 'Due per uno', missing: null, pieces: 1 },
    ])
  })

  it('makes the shipping free, which the methods and the totals show', async () => {
    const cart = { lines: [line((await shop.shelve(5)).id)] }
    const before = await shop.quote(cart, 'user')
    await add({ names: namesOf('Spedizione gratuita'), kind: 'shipping' })
    const quote = await shop.quote(cart, 'user')
    if (before.needs_shipping) {
      const price = before.totals.shipping - before.surcharge
      expect(quote.discounts).toMatchObject(price > 0 ? [{ goods: 0, shipping: price }] : [])
      expect(quote.totals.due).toBe(before.totals.due - price)
      expect(quote.shipping.map(offer => offer.full_price)).toEqual(before.shipping.map(offer => offer.price))
    }
  })
})

describe('a code', () => {
  it.each([
    ['early', { starts_at: new Date('2999-01-01T00:00:00Z') }, { starts_at: '2999-01-01T00:00:00.000Z' }],
    ['used_up', { max_uses: 1, uses: 1 }, {}],
    ['customer', { tiers: ['other' as const] }, {}],
    ['elsewhere', { product_ids: [2_000_000] }, {}],
    [
      'pieces',
      { kind: 'bundle' as const, buy_quantity: 3, get_quantity: 1, get_percent: 100 },
      { pieces: 3 },
    ],
  ])('is refused with the reason %s', async (code, values, details) => {
    const product = await shop.shelve(5)
    const key = `RIFIUTO-${code.toUpperCase()}`
    await add({ code: key, percent: code === 'pieces' ? null : 10, ...values })
    const { coupon_refusal } = await shop.quote({ lines: [line(product.id)], coupon_code: key }, 'user')
    expect(coupon_refusal).toMatchObject({ code, ...details })
  })

  it('refuses a code that combines with no other if automatic discounts are worth more', async () => {
    const product = await shop.shelve(5)
    await add({ code: 'POCO', percent: 5, is_combinable: false })
    await add({ names: namesOf('Tanto'), percent: 30 })
    const quote = await shop.quote({ lines: [line(product.id)], coupon_code: 'POCO' }, 'user')
    expect(quote).toMatchObject({
      coupon: null,
      coupon_refusal: { code: 'combination' },
      discounts: [{ name: 'Tanto' }],
    })
  })

  it('compares its minimum after other discounts with the setting', async () => {
    const product = await shop.shelve(5)
    await add({ names: namesOf('Metà'), percent: 50, product_ids: [product.id] })
    await add({ code: 'DOPO', percent: 10, minimum: product.base_price })
    const cart = { lines: [line(product.id)], coupon_code: 'DOPO' }
    expect((await shop.quote(cart, 'user')).coupon).toMatchObject({ code: 'DOPO' })
    await shop.context.db
      .insert(settings)
      .values({ key: 'discount_minimum_after', value: true })
      .onConflictDoUpdate({ target: settings.key, set: { value: true } })
    expect((await shop.quote(cart, 'user')).coupon_refusal).toMatchObject({ code: 'minimum' })
  })
})

describe('a discount on a parent category', () => {
  async function shelveInSubcategory() {
    const product = await shop.shelve(20)
    const { db } = shop.context
    const add = async (parent_id: number | null) =>
      (await db.insert(categories).values({ parent_id, position: 900 }).returning())[0]!.id
    const top = await add(null)
    const inner = await add(await add(top))
    await db.update(products).set({ category_id: inner }).where(eq(products.id, product.id))
    return { product, top }
  }

  it('applies to products of its subcategories, automatic and with a code', async () => {
    const { product, top } = await shelveInSubcategory()
    const code = 'SOTTOCATEGORIE'
    const expected = {
      totals: { discount: couponDiscount(product.base_price, { percent: 10, amount: null }) },
    }
    await add({ code, percent: 10, category_ids: [top] })
    const bare = { lines: [line(product.id)] }
    const coded = await shop.quote({ ...bare, coupon_code: code }, 'user')
    expect(coded).toMatchObject({ coupon_refusal: null, ...expected })
    await add({ percent: 10, category_ids: [top] })
    expect(await shop.quote(bare, 'user')).toMatchObject(expected)
  })

  it('gives pieces of its subcategories in "buy X get Y"', async () => {
    const { product, top } = await shelveInSubcategory()
    const bought = await shop.shelve(20, 1)
    const bundle = { kind: 'bundle', buy_quantity: 1, get_quantity: 1, get_percent: 100 } as const
    await add({ ...bundle, product_ids: [bought.id], get_category_ids: [top] })
    const quote = await shop.quote({ lines: [line(product.id), line(bought.id)] }, 'user')
    expect(quote.totals.discount).toBe(product.base_price)
  })

  it('applies to added pieces of an order', async () => {
    const { product, top } = await shelveInSubcategory()
    await add({ percent: 10, category_ids: [top] })
    const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.number, body.order!.number))
    const path = `/admin/orders/${order!.id}`
    const { version, lines } = (await shop.call('GET', path, { as: 'admin' })).json<AdminOrder>()
    const edit = { version, lines: [{ id: lines[0]!.id, quantity: 2 }] }
    const preview = await shop.call('POST', `${path}/edit/preview`, { as: 'admin', body: edit })
    const discount = (pieces: number) =>
      couponDiscount(pieces * product.base_price, { percent: 10, amount: null })
    expect(preview.json()).toMatchObject({
      before: { discount: discount(1) },
      after: { discount: discount(2) },
    })
  })
})
