/** Order, document, electronic invoice, register and journal agree to the cent (decisions 0060 and 0065). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { applyDiscounts } from '@/domain/discounts.ts'
import { refundedParts } from '@/domain/tax/refunded-parts.ts'
import { taxClasses } from '@/domain/tax/tax-classes.ts'
import { priceModes, type SalePrices, taxTerms } from '@/domain/tax/tax-terms.ts'
import { partOf, taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { randomDiscounts, randomMinimum } from '@/domain/testing/random-discounts.ts'
import { type SaleDocumentRow, taxesOfDocument } from '../../invoices/sale-documents-repo.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { namedByPart, type RefundPlan, refundPlan, restPlan } from '../refund/refund-plan.ts'
import { creditContent, type Issuer, saleContent, taxesOf } from './compose-document.ts'

const day = '2026-11-28'
const issued_at = new Date('2026-11-28T10:00:00Z')
const issuer = { site_name: 'Bottega Arcana', company: {} } as Issuer
const address = { country: 'IT', zip: '37121', kind: 'company' } as Address

const places = [
  { country: 'IT', zip: '37121', buyer: { kind: 'consumer' } },
  { country: 'IT', zip: '23041', buyer: { kind: 'consumer' } },
  { country: 'DE', zip: '10115', buyer: { kind: 'unverified' } },
  { country: 'DE', zip: '10115', buyer: { kind: 'verified', vatCheckId: 1 } },
  { country: 'FI', zip: '00100', buyer: { kind: 'consumer' } },
  { country: 'FR', zip: '20000', buyer: { kind: 'consumer' } },
  { country: 'GB', zip: 'BT1 1AA', buyer: { kind: 'consumer' } },
  { country: 'CH', zip: '8001', buyer: { kind: 'consumer' } },
] as const

const line = fc.record({
  unit_price: fc.integer({ min: 0, max: 40_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  tax_class: fc.constantFrom(...taxClasses.filter(one => one !== 'zero')),
  is_digital: fc.boolean(),
})

const cases = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  carriage: fc.constantFrom(0, 490, 1190),
  surcharge: fc.constantFrom(0, 0, 350), // of business tiers
  discounts: randomDiscounts,
  minimum: randomMinimum,
  place: fc.constantFrom(...places),
  mode: fc.constantFrom<SalePrices>(...priceModes, 'destination'),
  shipping_class: fc.constantFrom('goods' as const, 'standard' as const),
  wishes: fc.array(
    fc.record({
      line: fc.nat(5),
      quantity: fc.integer({ min: 1, max: 3 }),
      shipping: fc.boolean(),
      amount: fc.option(fc.integer({ min: 1, max: 9000 })),
    }),
    { maxLength: 4 },
  ),
})

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

function orderOf(drawn: Case) {
  const { carriage, surcharge, discounts, minimum, place, mode, shipping_class } = drawn
  const listed = drawn.lines.map((one, at) => ({
    ...one,
    product_id: at + 1,
    category_id: (at % 3) + 1,
    total: one.unit_price * one.quantity,
  }))
  const shipping = { code: 'standard', price: carriage }
  const reduced = applyDiscounts(discounts, listed, { shipping, minimum })
  const lines = listed.map(
    (one, at) =>
      ({
        ...one,
        id: at + 1,
        discount: reduced.lines[at] ?? 0,
        title: 'Drago',
        sku: `S-${at}`,
        choice: '',
      }) satisfies Partial<OrderLineRow> as unknown as OrderLineRow,
  )
  const rates = { changes: [], confirmedUntil: '' }
  const settings = { mode: 'net', shipping_class, zero_natura: null, rates } as const
  const terms = { ...taxTerms({ ...place, isPickup: false }, day, settings, true), mode }
  const charged = carriage - reduced.shipping + surcharge
  const totals = taxedTotals(lines, charged, reduced.goods, terms)
  const order = {
    ...totals,
    discounts: reduced.applied.map(discount => ({ ...discount, name: 'Sconto' })),
    coupon_code: null,
    surcharge,
    vat_percent: 22,
    locale: 'it',
    currency: 'euro',
    number: 'BA-1001',
    shipping_method: 'standard',
    placed_at: issued_at,
    billing_address: address,
  } as unknown as OrderRow
  return { order, lines }
}

const sumOf = (rows: readonly { net?: number; vat: number; gross?: number }[]) => ({
  net: rows.reduce((sum, row) => sum + (row.net ?? 0), 0),
  vat: rows.reduce((sum, row) => sum + row.vat, 0),
  gross: rows.reduce((sum, row) => sum + (row.gross ?? 0), 0),
})

it('computes equal totals for order, documents and register of 10,000 random orders, with no cent left of any rate after refunds', () => {
  fc.assert(
    fc.property(cases, given => {
      const { order, lines } = orderOf(given)
      const content = saleContent(order, lines, issuer, [], day)
      const ofGoods = order.discounts.reduce((sum, { goods }) => sum + goods, 0)
      expect(ofGoods).toBe(order.discount)
      expect(order.tax?.parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(order.discount)
      for (const [at, part] of (order.tax?.parts ?? []).entries()) {
        const inside = lines.filter(one => order.tax && partOf(order.tax, one) === at)
        expect(part.discount).toBeGreaterThanOrEqual(inside.reduce((sum, { discount }) => sum + discount, 0))
      }
      expect(sumOf(content.rows)).toEqual({ net: order.taxable, vat: order.vat, gross: order.due })
      for (const [at, part] of taxesOf(order).entries()) {
        const rows = content.rows.filter(row => (row.part ?? 0) === at)
        expect(sumOf(rows)).toEqual({ net: part.taxable, vat: part.vat, gross: part.due })
      }
      const invoice = { ...order, vat_percent: null, content } as unknown as SaleDocumentRow
      const sold = taxesOfDocument(invoice) // the journal, and the entries of the register
      const given_back = sold.map(() => ({ taxable: 0, vat: 0, due: 0 }))
      const earlier: RefundPlan[] = []
      const refund = (plan: RefundPlan | undefined) => {
        if (!plan) return
        earlier.push(plan)
        const { amounts } = namedByPart(order, lines, plan)
        const before = given_back.map(({ due }) => due)
        const parts = refundedParts(sold, before, amounts, plan.amount)
        const taxes = sold.map((part, at) => ({ ...part, ...parts[at] }))
        const note = creditContent(order, lines, {
          refund: plan,
          taxes,
          issuer,
          buyer: content.buyer,
          corrects: { number: '2026/1', issued_at: issued_at.toISOString() },
          law: [],
          day,
        })
        for (const [at, part] of parts.entries()) {
          const rows = note.rows.filter(row => (row.part ?? 0) === at)
          expect(sumOf(rows)).toEqual({ net: part.taxable, vat: part.vat, gross: part.due })
          for (const of of ['taxable', 'vat', 'due'] as const) given_back[at]![of] += part[of]
        }
        expect(parts.reduce((sum, { due }) => sum + due, 0)).toBe(plan.amount)
      }
      for (const { line: at, quantity, shipping, amount } of given.wishes) {
        const row = lines[at % lines.length]!
        const wish = { lines: [{ line_id: row.id, quantity }], shipping, ...(amount !== null && { amount }) }
        refund(refundPlan(order, lines, earlier, wish))
      }
      refund(restPlan(order, lines, earlier))
      const left = order.due - earlier.reduce((sum, { amount }) => sum + amount, 0)
      if (left > 0) refund({ lines: [], shipping: 0, amount: left })
      expect(given_back).toEqual(sold.map(({ taxable, vat, due }) => ({ taxable, vat, due })))
    }),
    { seed: 65, numRuns: 10_000 },
  )
})
