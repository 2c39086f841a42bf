/** A shopper against the real server: stock, quotes, placing orders. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { Quote, QuoteRequest } from '@/contract/endpoints/shop/checkout.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { Role } from '@/contract/permissions.ts'
import type { Config } from '../../../config.ts'
import { products } from '../../../db/schema/catalog.ts'
import { orderLines } from '../../../db/schema/orders.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { setStock } from '../../stock/stock-ledger-repo.ts'

export const home: Address = {
  kind: 'person',
  name: 'Ada Conti',
  company: '',
  street: 'Via delle Botteghe 7',
  street_extra: '',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
  phone: '',
  codice_fiscale: '',
  partita_iva: '',
  sdi: '',
  pec: '',
}

type Cart = Partial<QuoteRequest> & Pick<QuoteRequest, 'lines'>
export interface Placed {
  status: number
  body: {
    order: Order
    payment: { kind: string; reference?: string }
    code: string
    quote?: Quote
    fields: unknown
  }
}

export interface CheckoutFixture extends TestServer {
  /** A product without variants, with this many pieces (null = not counted). */
  shelve(pieces: number | null, index?: number): Promise<{ id: number; base_price: number; title: string }>
  stockOf(id: number): Promise<number | null>
  /** Begins the production of an order's lines, which makes them lines made to order. */
  beginLines(orderId: number): Promise<void>
  quote(cart: Cart, as?: Role): Promise<Quote>
  place(cart: Cart, options?: { as?: Role; key?: string; changes?: object }): Promise<Placed>
  /** Places the cart that was just quoted. */
  buy(cart: Cart, as?: Role): Promise<Placed>
}

export const line = (product_id: number, quantity = 1) => ({
  product_id,
  quantity,
  variant_ids: [],
  note_worksheet: '',
  note_production: '',
})

export const newKey = (): string => randomBytes(12).toString('hex')

export async function openCheckoutFixture(changes: Partial<Config> = {}): Promise<CheckoutFixture> {
  const server = await openTestServer(changes)
  const { db } = server.context
  const { rows } = await db.execute<{ id: number; base_price: number; title: string }>(
    `select p.id, p.base_price, t.title from products p
      join product_translations t on t.product_id = p.id and t.locale = 'it' where p.status = 'published' and p.visibility = 'everyone'
      and p.base_discount = 0 and not exists (select 1 from product_variants v where v.product_id = p.id) order by p.id`,
  )
  const quote: CheckoutFixture['quote'] = async (cart, as) =>
    (await server.call('POST', '/checkout/quote', { as, body: cart })).json<Quote>()
  const place: CheckoutFixture['place'] = async (
    cart,
    { as = 'user', key = newKey(), changes = {} } = {},
  ) => {
    const body = { expected_due: 0, shipping_address: home, ...cart, ...changes }
    const headers = key ? { 'idempotency-key': key } : undefined
    const response = await server.call('POST', '/orders', { as, body, headers })
    return { status: response.statusCode, body: response.json() }
  }
  const stockOf: CheckoutFixture['stockOf'] = async id => {
    const [row] = await db.select({ left: products.stock_quantity }).from(products).where(eq(products.id, id))
    return row?.left ?? null
  }
  return {
    ...server,
    shelve: async (pieces, index = 0) => {
      const product = rows[index]!
      const before = await stockOf(product.id)
      const cause = { reason: 'corrected', at: server.context.now() } as const
      await setStock(db, { item: 'product', id: product.id }, { before, after: pieces }, cause)
      return product
    },
    stockOf,
    beginLines: async orderId => {
      await db.update(orderLines).set({ production_state: 'in_work' }).where(eq(orderLines.order_id, orderId))
    },
    quote,
    place,
    buy: async (cart, as = 'user') => {
      const { totals } = await quote(cart, as)
      return place(cart, { as, changes: { expected_due: totals.due } })
    },
  }
}
