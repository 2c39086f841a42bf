import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostDue } from '@/domain/pricing.ts'
import { products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

describe('quote (decision 0019)', () => {
  it('shows each role its price: reseller, other, and base for the rest', async () => {
    const product = await shop.shelve(10)
    const unit = async (role?: 'user' | 'retailer' | 'reseller' | 'other') =>
      (await shop.quote({ lines: [line(product.id)] }, role)).lines[0]?.unit_price
    const [guest, user, retailer, reseller, otherTier] = [
      await unit(),
      await unit('user'),
      await unit('retailer'),
      await unit('reseller'),
      await unit('other'),
    ]
    expect([guest, user, retailer]).toEqual(Array(3).fill(product.base_price))
    expect(reseller).toBeLessThan(product.base_price)
    expect(otherTier).toBeLessThan(product.base_price)
    expect(otherTier).not.toBe(reseller)
  })

  it.each([0, -1, 1.5, 1e9, '2'])('reports a quantity of %s at its field', async quantity => {
    const product = await shop.shelve(10)
    const response = await shop.call('POST', '/checkout/quote', {
      body: { lines: [{ ...line(product.id), quantity }] },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ fields: [{ path: 'lines.0.quantity', code: 'quantity' }] })
  })

  it('C1, W9: reports an order above the maximum total as a problem, and refuses to place it', async () => {
    const product = await shop.shelve(9999, 4)
    const { db } = shop.context
    await db.update(products).set({ base_price: 100_000_000, weight: 0 }).where(eq(products.id, product.id))
    const oversized = { lines: [line(product.id, 9999)] }
    const { problems, totals } = await shop.quote(oversized)
    expect(totals.due).toBeGreaterThan(mostDue)
    expect(problems).toContainEqual({
      code: 'too_large',
      line: null,
      name: null,
      left: null,
      amount: mostDue,
    })
    const few = await shop.quote({ lines: [line(product.id, 15)] })
    expect(few.problems).toEqual([])
  })

  it('C1, W9: reports an id beyond the database’s range at its field', async () => {
    for (const product_id of [2 ** 31, 2 ** 40]) {
      const response = await shop.call('POST', '/checkout/quote', { body: { lines: [line(product_id)] } })
      expect(response.json()).toMatchObject({ fields: [{ path: 'lines.0.product_id', code: 'invalid' }] })
    }
  })

  it('C4: counts stock over all lines of one product, not per line', async () => {
    const product = await shop.shelve(5)
    const { problems } = await shop.quote({ lines: [line(product.id, 3), line(product.id, 3)] })
    expect(problems).toMatchObject([{ code: 'not_enough_stock', line: 1, name: product.title, left: 2 }])
    const shortQuote = await shop.quote({ lines: [line(product.id, 5), line(product.id, 1)] })
    expect(shortQuote.problems).toMatchObject([
      { code: 'out_of_stock', line: 1, name: product.title, left: 0 },
    ])
  })

  it('reports which product is unavailable, and keeps the rest', async () => {
    const product = await shop.shelve(5)
    const { problems, lines } = await shop.quote({ lines: [line(999_999), line(product.id)] })
    expect(problems).toMatchObject([{ code: 'line_gone', line: 0, name: null }])
    expect(lines.map(({ product_id }) => product_id)).toEqual([product.id])
  })

  it('reports a coupon as valid, invalid or expired', async () => {
    const product = await shop.shelve(5)
    const quote = (coupon_code: string) => shop.quote({ lines: [line(product.id)], coupon_code })
    const good = await quote('benvenuto10')
    expect(good.coupon?.discount).toBe(Math.floor(product.base_price * 0.1 + 0.5))
    expect((await quote('NIENTE')).coupon_refusal).toMatchObject({ code: 'invalid' })
    expect((await quote('ESTATE2025')).coupon_refusal).toMatchObject({ code: 'invalid' })
  })

  it.each([
    ['below its minimum', { minimum: 9_999_99 }, { code: 'minimum', amount: 9_999_99 }],
    ['expired', { ends_at: new Date(0) }, { code: 'invalid' }],
    ['not started', { starts_at: new Date('2999-01-01') }, { code: 'early' }],
    ['used up', { max_uses: 0 }, { code: 'used_up' }],
    ['used up by each customer', { max_uses_each: 0 }, { code: 'used' }],
    ['inactive', { is_active: false }, { code: 'invalid' }],
    ['for other products', { category_ids: [999_999] }, { code: 'elsewhere' }],
  ])('quotes and places without a coupon that is %s', async (_, terms, refusal) => {
    const product = await shop.shelve(5)
    const code = `RIFIUTO-${refusal.code}-${Object.keys(terms)[0]}`.toUpperCase()
    await shop.context.db.insert(coupons).values({ code, percent: 10, ...terms })
    const bare = { lines: [line(product.id)], payment_method: 'card' as const }
    const cart = { ...bare, coupon_code: code }
    const quote = await shop.quote(cart, 'user')
    expect(quote).toMatchObject({ coupon: null, coupon_refusal: refusal, problems: [] })
    expect(quote.totals).toEqual((await shop.quote(bare, 'user')).totals)
    const { status, body } = await shop.buy(cart)
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ coupon_code: null, discount: 0 })
  })

  it('returns the amount that is missing to a coupon’s minimum', async () => {
    const product = await shop.shelve(5)
    const minimum = product.base_price + 1234
    await shop.context.db.insert(coupons).values({ code: 'MANCA', percent: 10, minimum })
    const cart = { lines: [line(product.id)], coupon_code: 'MANCA' }
    expect((await shop.quote(cart)).coupon_refusal).toMatchObject({
      code: 'minimum',
      amount: minimum,
      missing: 1234,
    })
  })

  it('applies the VAT rate chosen by the admin: the taxable amount is fixed (specification notes §9)', async () => {
    const product = await shop.shelve(5)
    const cart = { lines: [line(product.id)], vat_percent: 10 as const }
    const response = await shop.call('POST', '/checkout/quote', { as: 'user', body: cart })
    expect(response.statusCode).toBe(403)
    const { totals } = await shop.quote(cart, 'admin')
    const usual = await shop.quote({ lines: cart.lines }, 'admin')
    expect(totals.taxable).toBe(usual.totals.taxable)
    expect(totals.vat).toBe(Math.floor(totals.taxable * 0.1 + 0.5))
    expect(totals.due).toBe(totals.taxable + totals.vat)
  })

  it('offers shipping to the country, preselects the cheapest, and reports when there is none', async () => {
    const product = await shop.shelve(5)
    const lines = [line(product.id)]
    const italian = await shop.quote({ lines })
    expect(italian.shipping.map(({ code }) => code)).toEqual(['standard', 'express', 'shop'])
    expect(italian.shipping_method).toBe('standard')
    const german = await shop.quote({ lines, country: 'DE' })
    expect(german.shipping.map(({ code }) => code)).toEqual(['europe'])
    const wrong = await shop.quote({ lines, country: 'DE', shipping_method: 'express' })
    expect(wrong.problems).toMatchObject([{ code: 'shipping_unavailable' }])
  })
})

it('does not offer cards without a card provider', async () => {
  const bare = await openCheckoutFixture({ testPayments: false })
  try {
    const product = await bare.shelve(5)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { payments, problems } = await bare.quote(cart, 'user')
    expect(payments.map(({ code }) => code)).toEqual(['transfer', 'cash'])
    expect(problems).toMatchObject([{ code: 'payment_unavailable' }])
    expect(await bare.place(cart)).toMatchObject({ status: 409, body: { code: 'order_refused' } })
    expect(await bare.stockOf(product.id)).toBe(5)
  } finally {
    await bare.close()
  }
})
