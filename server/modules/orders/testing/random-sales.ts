/** Random sales through the calls of the shop: consumers and businesses of several countries, coupons, shipping, refunds. */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { products } from '../../../db/schema/catalog.ts'
import { paymentMethods } from '../../../db/schema/order-methods.ts'
import { type CheckoutFixture, home, line } from './checkout-fixture.ts'
import { paidOrders } from './paid-orders.ts'

const at = (country: Address['country'], zip: string, changes: Partial<Address> = {}): Address => ({
  ...home,
  ...(country !== 'IT' && { province: '' }),
  country,
  zip,
  ...changes,
})
const austrian = { kind: 'company', company: 'Spiele GmbH', partita_iva: 'ATU12345678' } as const
const italian = {
  kind: 'company',
  company: 'Giochi S.r.l.',
  partita_iva: '00743110157',
  sdi: 'M5UXCR1',
} as const
const taxId = { codice_fiscale: 'RSSMRA85T10A562S' }

/** Who buys where; `other` is a business tier, which pays the surcharge of the card. */
const buyers = [
  { as: 'user', address: home, wants_invoice: false },
  { as: 'user', address: { ...home, ...taxId }, wants_invoice: true },
  { as: 'user', address: at('IT', '23041', taxId), wants_invoice: false }, // Livigno
  { as: 'user', address: at('FR', '75001'), wants_invoice: false },
  { as: 'user', address: at('FI', '00100'), wants_invoice: false },
  { as: 'user', address: at('DE', '10115'), wants_invoice: false },
  { as: 'user', address: at('ES', '35001'), wants_invoice: false }, // Canary Islands
  { as: 'other', address: at('AT', '1010', austrian), wants_invoice: false },
  { as: 'other', address: at('IT', '20121', italian), wants_invoice: false },
  {
    as: 'reseller',
    address: at('DE', '10115', { ...austrian, partita_iva: 'DE136695976' }),
    wants_invoice: false,
  },
] as const

/** A sale with the refunds that follow it. */
export const randomSale = fc.record({
  buyer: fc.constantFrom(...buyers),
  items: fc.uniqueArray(fc.record({ product: fc.nat(3), pieces: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ product }) => product,
  }),
  coupon_code: fc.constantFrom(null, null, 'BENVENUTO10', 'CINQUE'),
  payment_method: fc.constantFrom('card' as const, 'card' as const, 'transfer' as const),
  refunds: fc.array(
    fc.oneof(
      fc.record({ item: fc.nat(3), shipping: fc.boolean() }),
      fc.record({ amount: fc.integer({ min: 1, max: 3000 }) }),
    ),
    { maxLength: 3 },
  ),
  isCancelled: fc.constantFrom(false, false, true),
})
export type RandomSale = typeof randomSale extends fc.Arbitrary<infer Value> ? Value : never

export interface BoughtOrder {
  id: number
  lines: Order['lines']
}

export interface RandomSales {
  /** Places and pays an order. */
  buy(sale: RandomSale): Promise<BoughtOrder>
  /** Refunds that exceed what is left are refused, and change nothing. */
  giveBack(order: BoughtOrder, sale: RandomSale): Promise<void>
}

/** Prepares four products with different rates, and a surcharge of the card for business tiers. */
export async function openRandomSales(shop: CheckoutFixture): Promise<RandomSales> {
  const { admin, idOf } = paidOrders(shop)
  const classes = [
    { tax_class: 'standard' as const },
    { tax_class: 'reduced' as const },
    { tax_class: 'books' as const },
    { is_digital: true },
  ]
  const productIds: number[] = []
  for (const [at, change] of classes.entries()) {
    const { id } = await shop.shelve(null, at)
    await shop.context.db.update(products).set(change).where(eq(products.id, id))
    productIds.push(id)
  }
  await shop.context.db.update(paymentMethods).set({ surcharge: 350 }).where(eq(paymentMethods.code, 'card'))
  const buy: RandomSales['buy'] = async ({ buyer, items, coupon_code, payment_method }) => {
    const { as, address, wants_invoice } = buyer
    const company =
      address.kind === 'company' ? { country: address.country, vat_number: address.partita_iva } : null
    const cart = {
      lines: items.map(({ product, pieces }) => line(productIds[product] ?? 0, pieces)),
      payment_method,
      coupon_code,
      country: address.country,
      zip: address.zip,
      company,
    }
    const { totals } = await shop.quote(cart, as)
    const changes = {
      expected_due: totals.due,
      shipping_address: address,
      wants_invoice,
      digital_consent: true,
    }
    const { body } = await shop.place(cart, { as, changes })
    expect(body.order, JSON.stringify(body)).toMatchObject({ due: totals.due })
    const { number, due } = body.order
    const id = await idOf(number)
    if (payment_method === 'card')
      await shop.call('POST', `/payments/test/test_${number}`, { as, body: { outcome: 'approve' } })
    else await admin('POST', `/orders/${id}/payments`, { amount: due })
    return { id, lines: body.order.lines }
  }

  const giveBack: RandomSales['giveBack'] = async ({ id, lines }, { refunds }) => {
    for (const wish of refunds) {
      const body =
        'amount' in wish
          ? wish
          : {
              lines: [{ line_id: lines[wish.item % lines.length]?.id, quantity: 1 }],
              shipping: wish.shipping,
            }
      await admin('POST', `/orders/${id}/refunds`, body)
    }
  }

  return { buy, giveBack }
}
