/** Random orders with their documents, for tests: consumers, businesses and foreign buyers, coupons, partial refunds. */
import fc from 'fast-check'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { emptyCompany } from '@/contract/settings.ts'
import { totalsOf } from '@/domain/pricing.ts'
import { refundedVat } from '@/domain/refunded-vat.ts'
import type { SaleDocumentRow } from '../../invoices/sale-documents-repo.ts'
import { creditContent, saleContent } from '../../orders/documents/compose-document.ts'
import type { OrderLineRow, OrderRow } from '../../orders/orders-repo.ts'
import { home } from '../../orders/testing/checkout-fixture.ts'

const italian: Address = { ...home, codice_fiscale: 'RSSMRA85T10A562S' }
const business: Address = {
  ...italian,
  kind: 'company',
  company: 'Giochi & Carte “Łódź” S.r.l.',
  codice_fiscale: '',
  partita_iva: '00743110157',
  sdi: 'M5UXCR1',
}
const abroad = (country: Address['country'], partita_iva: string): Address => ({
  ...business,
  country,
  partita_iva,
  sdi: '',
  province: '',
  zip: '1010',
  company: partita_iva && 'Spiele GmbH',
  kind: partita_iva ? 'company' : 'person',
})

/** Each buyer with the VAT rates of its orders. */
export const buyers: readonly { address: Address; percents: readonly number[] }[] = [
  { address: italian, percents: [4, 10, 22] },
  { address: { ...italian, name: 'Ada', pec: 'ada@pec.example.com' }, percents: [22] },
  { address: business, percents: [4, 10, 22] },
  { address: { ...business, sdi: '', pec: 'carte@pec.example.com' }, percents: [22] },
  { address: abroad('AT', 'ATU12345678'), percents: [0, 22] },
  { address: abroad('DE', ''), percents: [22] },
  { address: abroad('CH', ''), percents: [0, 22] },
  { address: abroad('SM', '12345'), percents: [0] },
]

const company = {
  ...emptyCompany,
  name: 'Bottega Arcana S.r.l.',
  street: 'Via dei Folletti 7',
  place: '37121 Verona VR, Italia',
  vat_number: 'IT01234567897',
  register: 'REA VR-412345',
  capital: '20.000 € i.v.',
  email: 'ciao@example.com',
}
const issuer = { site_name: 'Bottega Arcana', company }

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  unit_price: fc.integer({ min: 1, max: 30_000 }),
  is_digital: fc.boolean(),
  title: fc.constantFrom('Mazzo “Aria”', 'Bustina <rara> & co', 'Łódź 王芳', 'Álbum'),
})

const lineRow = (
  id: number,
  { quantity, unit_price, is_digital, title }: typeof line extends fc.Arbitrary<infer T> ? T : never,
) =>
  ({
    id,
    quantity,
    unit_price,
    total: quantity * unit_price,
    is_digital,
    title,
    sku: `S-${id}`,
    choice: '',
  }) as OrderLineRow

const issued_at = new Date('2026-11-28T10:00:00Z')

/** An order's invoice and, for part of them, a credit note of some of its money. */
export const documents: fc.Arbitrary<SaleDocumentRow[]> = fc
  .record({
    buyer: fc.constantFrom(...buyers),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shipping: fc.constantFrom(0, 490, 1190),
    off: fc.integer({ min: 0, max: 60 }),
    refunded: fc.integer({ min: 1, max: 100 }),
    at: fc.nat(),
    payment_method: fc.constantFrom('card', 'transfer', 'cash'),
  })
  .map(({ buyer, lines: drawn, shipping, off, refunded, at, payment_method }) => {
    const vat_percent = buyer.percents[at % buyer.percents.length] ?? 22
    const lines = drawn.map((one, index) => lineRow(index + 1, one))
    const goods = lines.reduce((sum, { total }) => sum + total, 0)
    const totals = totalsOf(
      lines.map(({ total }) => total),
      shipping,
      Math.floor((goods * off) / 100),
      vat_percent,
    )
    const order = {
      ...totals,
      vat_percent,
      surcharge: 0,
      number: `BA-${1001 + (at % 9000)}`,
      locale: 'it',
      currency: 'euro',
      tier: 'base',
      discounts: [] as OrderRow['discounts'], // placed before they were stored
      coupon_code: 'SCONTO',
      shipping_method: shipping > 0 ? 'standard' : null,
      shipping_name: 'Corriere',
      payment_method,
      payment_name: 'Carta',
      billing_address: buyer.address,
      contact_email: null,
      placed_at: issued_at,
    } as OrderRow
    const base = {
      id: 1,
      order_id: 1,
      refund_id: null,
      issue_key: null,
      corrects_id: null,
      vat_percent,
      issued_at,
      year: 2026,
    }
    const invoice = {
      ...base,
      ...totals,
      kind: 'invoice' as const,
      serial: at,
      content: saleContent(order, lines, issuer, [], '2026-11-28'),
    }
    const amount = Math.ceil((totals.due * refunded) / 100)
    const sums = refundedVat(totals, vat_percent, 0, amount)
    if (sums.due === 0) return [invoice]
    const content = creditContent(order, lines, {
      refund: { lines: [{ line_id: 1, quantity: 1, amount: Math.floor(sums.due / 2) }], shipping: 0 },
      taxes: [{ percent: vat_percent, natura: null, is_oss: false, is_service: false, ...sums }],
      issuer,
      buyer: invoice.content.buyer,
      corrects: { number: `2026/${at}`, issued_at: issued_at.toISOString() },
      law: [],
      day: '2026-11-28',
    })
    return [invoice, { ...base, ...sums, kind: 'credit_note' as const, serial: at, corrects_id: 1, content }]
  })
  .filter(([invoice]) => (invoice?.due ?? 0) > 0)
