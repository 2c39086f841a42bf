import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { coupons } from '../../db/schema/content.ts'
import { orders } from '../../db/schema/orders.ts'
import { heldUp } from '../../testing/held-up.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import {
  type CheckoutFixture,
  home,
  line,
  newKey,
  openCheckoutFixture,
  type Placed,
} from './testing/checkout-fixture.ts'

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())
const placedOf = (responses: readonly Placed[]) => responses.filter(response => response.status === 201)
const refusedOf = (responses: readonly Placed[], code: string) =>
  responses.filter(response => response.status === 409 && response.body.code === code && response.body.quote)

/** Eight buyers have quoted the product before the first one takes a piece. */
const atOnce = (product: { id: number }, buyers: number, buy: () => Promise<Placed>): Promise<Placed[]> =>
  heldUp(
    shop.context.db,
    sql`select from products where id = ${product.id} for no key update`,
    Array.from({ length: buyers }, () => buy),
  )

describe('placing an order (decision 0019)', () => {
  it('stores the quoted order, takes the stock and waits for the money', async () => {
    const product = await shop.shelve(10)
    const { status, body } = await shop.buy({ lines: [line(product.id, 3)], payment_method: 'card' })
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ status: 'paying', payment_status: 'unpaid', pieces: 3 })
    expect(body.order.subtotal).toBe(product.base_price * 3)
    expect(body.order.taxable + body.order.vat).toBe(body.order.due)
    expect(body.payment).toMatchObject({ kind: 'test', amount: body.order.due })
    expect(await shop.stockOf(product.id)).toBe(7)
  })

  it.each(['price', 'final_price', 'tier', 'vat', 'total'])(
    'C2: refuses a %s in the request and changes nothing',
    async field => {
      const product = await shop.shelve(10)
      const cart = { lines: [{ ...line(product.id), [field]: 1 }] }
      expect(await shop.place(cart)).toMatchObject({ status: 422, body: { code: 'validation' } })
      expect(await shop.stockOf(product.id)).toBe(10)
    },
  )

  it('C2: refuses an outdated total and returns the new quote', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const response = await shop.place(cart, { changes: { expected_due: totals.due - 1 } })
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'total_changed', message: expect.stringMatching(/€.*€/), quote: { totals } },
    })
    expect(await shop.stockOf(product.id)).toBe(10)
  })

  it.each(['card', 'transfer', 'cash'] as const)(
    'stores an order by %s together with its payment or not at all',
    async payment_method => {
      const product = await shop.shelve(10)
      const { db } = shop.context
      const placedSoFar = () => db.$count(orders)
      const before = await placedSoFar()
      await db.execute(sql`alter table payments add constraint out_of_order check (false) not valid`)
      const failed = await shop.buy({ lines: [line(product.id)], payment_method })
      await db.execute(sql`alter table payments drop constraint out_of_order`)
      expect(failed.status).toBe(500)
      expect([await placedSoFar(), await shop.stockOf(product.id)]).toEqual([before, 10])
      expect((await shop.buy({ lines: [line(product.id)], payment_method })).status).toBe(201)
    },
  )

  it('refuses orders in a shop that only displays its goods, and returns an order placed before', async () => {
    const product = await shop.shelve(10)
    const key = newKey()
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const changes = { expected_due: totals.due }
    const first = await shop.place(cart, { changes, key })
    expect(first.status).toBe(201)
    const { db } = shop.context
    await storeSettings(db, { product_addtocart: false }, new Date())
    expect(await shop.place(cart, { changes })).toMatchObject({ status: 409, body: { code: 'shop_closed' } })
    expect((await shop.place(cart, { changes, key })).body.order.number).toBe(first.body.order.number)
    await storeSettings(db, { product_addtocart: true }, new Date())
    expect(await shop.stockOf(product.id)).toBe(9)
  })

  it('refuses a request without an idempotency key', async () => {
    const product = await shop.shelve(10)
    expect(await shop.place({ lines: [line(product.id)] }, { key: '' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key' },
    })
  })

  it('C10: places one order for twenty concurrent requests with one key, and refuses that key with another cart', async () => {
    const product = await shop.shelve(50)
    const cart = { lines: [line(product.id, 2)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const options = { key: newKey(), changes: { expected_due: totals.due } }
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.place(cart, options)))
    expect(responses.map(response => response.status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(response => response.body.order.number)).size).toBe(1)
    expect(new Set(responses.map(response => response.body.payment.reference)).size).toBe(1)
    expect(await shop.stockOf(product.id)).toBe(48)
    const changed = await shop.place({ ...cart, lines: [line(product.id, 3)] }, options)
    expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_reused' } })
  })

  it('C3: sells the last piece once for a hundred concurrent buyers', async () => {
    const product = await shop.shelve(1)
    const cart = { lines: [line(product.id)], payment_method: 'card' as const }
    const { totals } = await shop.quote(cart, 'user')
    const responses = await atOnce(product, 100, () =>
      shop.place(cart, { changes: { expected_due: totals.due } }),
    )
    expect([placedOf(responses).length, refusedOf(responses, 'sold_out').length]).toEqual([1, 99])
    expect(await shop.stockOf(product.id)).toBe(0)
  })

  it('C5: does not deadlock for two carts with the same goods in opposite order', async () => {
    const product = await shop.shelve(500, 0)
    const two = await shop.shelve(500, 1)
    const carts = [
      [line(product.id), line(two.id)],
      [line(two.id), line(product.id)],
    ]
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => shop.buy({ lines: carts[at % 2]!, payment_method: 'card' })),
    )
    expect(responses.map(response => response.status)).toEqual(Array(40).fill(201))
    expect([await shop.stockOf(product.id), await shop.stockOf(two.id)]).toEqual([460, 460])
  })

  it('reports a missing address, or one outside the shipping zones, at its field', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id)] }
    const { totals } = await shop.quote(cart, 'user')
    const without = await shop.place(cart, { changes: { shipping_address: null, expected_due: totals.due } })
    expect(without.body).toMatchObject({ code: 'validation', fields: [{ path: 'shipping_address' }] })
    const company = { ...home, kind: 'company', company: 'Botteghe srl', partita_iva: '12345678901' }
    const wrong = await shop.place(cart, { changes: { shipping_address: company } })
    expect(wrong.body.fields).toMatchObject([
      { path: 'shipping_address.partita_iva', code: 'partita_iva' },
      { path: 'shipping_address.sdi', code: 'sdi_or_pec' },
    ])
  })
})

it('returns the names of the methods in the reader’s language', async () => {
  const product = await shop.shelve(10)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'transfer' })
  expect(body.order.payment_method.name).toBe('Bonifico bancario')
  const path = `/me/orders/${body.order.number}`
  const headers = { 'x-locale': 'de' }
  const read = (await shop.call('GET', path, { as: 'user', headers })).json<Order>()
  expect(read).toMatchObject({ payment_method: { code: 'transfer', name: 'Überweisung' } })
  expect(read.shipping_method?.name).toBe('Standardversand')
  expect(read.transfer).toEqual(body.order.transfer)
})

describe('coupon at placing (decision 0019)', () => {
  it('C7: is used once when ten buyers place its last use concurrently', async () => {
    const product = await shop.shelve(100)
    await shop.context.db.insert(coupons).values({ code: 'UNICO', percent: 10, max_uses: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'unico', payment_method: 'card' as const }
    const { totals, coupon } = await shop.quote(cart, 'user')
    expect(coupon?.code).toBe('UNICO')
    const responses = await atOnce(product, 10, () =>
      shop.place(cart, { changes: { expected_due: totals.due } }),
    )
    expect(placedOf(responses).length).toBe(1)
    const refused = responses.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body).toMatchObject({
        code: 'total_changed',
        quote: { coupon: null, coupon_refusal: { code: 'used_up' } },
      })
    }
    const [row] = await shop.context.db.select().from(coupons).where(eq(coupons.code, 'UNICO'))
    expect(row?.uses).toBe(1)
    expect(await shop.stockOf(product.id)).toBe(99)
  })

  it('is limited to one per customer and returned with a cancelled order', async () => {
    const product = await shop.shelve(100)
    await shop.context.db.insert(coupons).values({ code: 'CIASCUNO', amount: 100, max_uses_each: 1 })
    const cart = { lines: [line(product.id)], coupon_code: 'CIASCUNO', payment_method: 'card' as const }
    const first = await shop.buy(cart)
    expect(first.status).toBe(201)
    expect((await shop.quote(cart, 'user')).coupon_refusal).toMatchObject({ code: 'used' })
    expect((await shop.quote(cart, 'other')).coupon_refusal).toBeNull()
    await shop.call('POST', `/me/orders/${first.body.order.number}/abandon`, { as: 'user' })
    expect((await shop.quote(cart, 'user')).coupon_refusal).toBeNull()
  })
})
