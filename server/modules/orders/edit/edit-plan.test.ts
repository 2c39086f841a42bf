import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts, type DiscountRule } from '@/domain/discounts.ts'
import { totalsOf, vatChoices } from '@/domain/pricing.ts'
import { taxTerms } from '@/domain/tax/tax-terms.ts'
import { taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { discountOf, randomDiscounts } from '@/domain/testing/random-discounts.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { EditedDiscounts } from './edit-discounts.ts'
import { editPlan } from './edit-plan.ts'

const may = { words: true, sums: true }
const money = fc.integer({ min: 0, max: 500_000 })
const pieces = fc.array(
  fc.record({
    category: fc.constantFrom(1, 2, 3),
    unit_price: money,
    from: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 6 },
)
type Piece = { category: number; unit_price: number; from: number; to: number }

const rowsOf = (lines: readonly Piece[], of: 'from' | 'to') =>
  lines.map(({ unit_price, ...line }, at) => ({
    id: at + 1,
    product_id: at + 1,
    quantity: line[of],
    unit_price,
    total: line[of] * unit_price,
    price_reason: '',
    discount: 0,
  })) as unknown as OrderLineRow[]

const editedWith = (rules: readonly DiscountRule[], lines: readonly Piece[]): EditedDiscounts => ({
  rules,
  categories: new Map(lines.map(({ category }, at) => [at + 1, category])),
})
const resultOf = (rules: readonly DiscountRule[], lines: readonly Piece[], of: 'from' | 'to') =>
  applyDiscounts(
    rules,
    lines.map((line, at) => ({
      product_id: at + 1,
      category_id: line.category,
      quantity: line[of],
      unit_price: line.unit_price,
      total: line[of] * line.unit_price,
    })),
    { shipping: null, minimum: 'before' },
  )
/** Only rules that the order applied are stored with it. */
const usedOf = (rules: readonly DiscountRule[], lines: readonly Piece[]) => {
  const used = resultOf(rules, lines, 'from').applied.map(({ id }) => id)
  return rules.filter(({ id }) => used.includes(id))
}
const orderOf = (rows: readonly OrderLineRow[], shipping: number, discount: number, vat_percent: number) =>
  ({
    ...totalsOf(
      rows.map(({ total }) => total),
      shipping,
      discount,
      vat_percent,
    ),
    vat_percent,
    discounts: [],
  }) as unknown as OrderRow
const requestFor = (lines: readonly Piece[], of: 'from' | 'to') => ({
  version: '',
  lines: lines.map((line, at) => ({ id: at + 1, quantity: line[of], price_reason: '' })),
})

const sumsOfOrder = ({ vat_percent: _, discounts: __, ...sums }: OrderRow) => sums

describe('an edited order with discounts', () => {
  it('costs the same to the cent as an order placed with the same goods and discounts', () => {
    fc.assert(
      fc.property(
        pieces,
        randomDiscounts,
        money,
        fc.constantFrom(...vatChoices),
        (lines, discounts, shipping, vat) => {
          const used = usedOf(discounts, lines)
          fc.pre(used.length > 0)
          const rows = rowsOf(lines, 'from')
          const order = orderOf(rows, shipping, resultOf(used, lines, 'from').goods, vat)
          const plan = editPlan(order, rows, requestFor(lines, 'to'), may, editedWith(used, lines))
          const fresh = orderOf(rowsOf(lines, 'to'), shipping, resultOf(used, lines, 'to').goods, vat)
          expect(plan.after).toEqual(sumsOfOrder(fresh))
          expect(plan.after.discount).toBeLessThanOrEqual(plan.after.subtotal)
          expect(plan.after.due).toBe(plan.after.taxable + plan.after.vat)
        },
      ),
      { seed: 73 },
    )
  })

  it('has its original total after an edit and its reversal', () => {
    fc.assert(
      fc.property(pieces, randomDiscounts, money, (lines, discounts, shipping) => {
        const used = usedOf(discounts, lines)
        fc.pre(used.length > 0)
        const rows = rowsOf(lines, 'from')
        const edited = editedWith(used, lines)
        const order = orderOf(rows, shipping, resultOf(used, lines, 'from').goods, 22)
        const { after } = editPlan(order, rows, requestFor(lines, 'to'), may, edited)
        const changed = { ...order, ...after }
        const back = editPlan(changed, rowsOf(lines, 'to'), requestFor(lines, 'from'), may, edited)
        expect(back.after).toEqual(sumsOfOrder(order))
      }),
      { seed: 73 },
    )
  })

  it('keeps the original discount, at most the goods total, when the rule has changed', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 2, to: 4 }]
    const rows = rowsOf(lines, 'from')
    const order = orderOf(rows, 0, 200, 22)
    const now = editedWith([discountOf({ percent: 50 })], lines)
    expect(editPlan(order, rows, requestFor(lines, 'to'), may, now).after.discount).toBe(200)
  })

  it('has no discount below the minimum, and keeps the entry of the discount', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 3, to: 1 }]
    const rows = rowsOf(lines, 'from')
    const entry = { id: 1, code: 'DIECI', name: 'DIECI', goods: 300, shipping: 0 }
    const order = { ...orderOf(rows, 0, 300, 22), discounts: [entry] }
    const edited = editedWith([discountOf({ percent: 10, minimum: 2500, code: 'DIECI' })], lines)
    const plan = editPlan(order, rows, requestFor(lines, 'to'), may, edited)
    expect(plan.after).toMatchObject({ discount: 0, due: 1000 })
    expect(plan.discounts).toEqual([{ ...entry, goods: 0 }])
  })

  it('moves the discount of certain goods with their line', () => {
    const lines = [
      { category: 1, unit_price: 1000, from: 2, to: 1 },
      { category: 2, unit_price: 500, from: 1, to: 1 },
    ]
    const rows = rowsOf(lines, 'from').map((row, at) => ({ ...row, discount: at === 0 ? 200 : 0 }))
    const edited = editedWith([discountOf({ percent: 10, category_ids: [1] })], lines)
    const plan = editPlan(orderOf(rows, 0, 200, 22), rows, requestFor(lines, 'to'), may, edited)
    expect(plan.lineDiscounts).toEqual([{ id: 1, discount: 100 }])
  })

  it('subtracts the amount converted for the country of delivery', () => {
    const lines = [{ category: 1, unit_price: 2000, from: 2, to: 1 }]
    const rows = rowsOf(lines, 'from').map(
      row => ({ ...row, tax_class: 'standard', is_digital: false }) as const,
    )
    const rates = { changes: [], confirmedUntil: '' }
    const place = { country: 'DE', zip: '10115', isPickup: false, buyer: { kind: 'consumer' } } as const
    const settings = { mode: 'net', shipping_class: 'goods', zero_natura: null, rates } as const
    const terms = { ...taxTerms(place, '2026-11-28', settings, true), mode: 'destination' } as const
    const sold = rows.map(row => ({ ...row, discount: 0 }))
    const order = { ...orderOf(rows, 0, 0, 22), ...taxedTotals(sold, 0, 976, terms) } // 10.00 with Italian VAT
    const edited = editedWith([discountOf({ amount: 1000, minimum: 3000 })], lines) // 29.27 in Germany
    const plan = editPlan(order, rows, requestFor(lines, 'from'), may, edited)
    expect(plan.after.discount).toBe(976)
    expect(editPlan(order, rows, requestFor(lines, 'to'), may, edited).after).toMatchObject({
      discount: 0,
      due: 2000,
    })
  })
})
