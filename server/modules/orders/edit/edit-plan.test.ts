import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf, vatChoices } from '@/domain/pricing.ts'
import { type CouponTerms, couponTakes } from '../../coupons/coupon-rule.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { type EditedCoupon, editPlan } from './edit-plan.ts'

const may = { words: true, sums: true }
const money = fc.integer({ min: 0, max: 500_000 })
const terms: fc.Arbitrary<CouponTerms> = fc.record({
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  amount: fc.integer({ min: 1, max: 20_000 }),
  minimum: fc.integer({ min: 0, max: 30_000 }),
  category_ids: fc.constantFrom([], [1], [1, 2]),
})
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
  })) as OrderLineRow[]

const couponOn = (couponTerms: CouponTerms, lines: readonly Piece[]): EditedCoupon => ({
  terms: couponTerms,
  categories: new Map(lines.map(({ category }, at) => [at + 1, category])),
})
const discountOf = (couponTerms: CouponTerms, lines: readonly Piece[], of: 'from' | 'to') =>
  couponTakes(
    couponTerms,
    lines.map(line => ({ category_id: line.category, total: line[of] * line.unit_price })),
  )
const orderOf = (rows: readonly OrderLineRow[], shipping: number, discount: number, vat_percent: number) =>
  ({
    ...totalsOf(
      rows.map(({ total }) => total),
      shipping,
      discount,
      vat_percent,
    ),
    vat_percent,
  }) as OrderRow
const requestFor = (lines: readonly Piece[], of: 'from' | 'to') => ({
  version: '',
  lines: lines.map((line, at) => ({ id: at + 1, quantity: line[of], price_reason: '' })),
})

describe('an edited order with a coupon', () => {
  it('costs what the same goods with the same coupon would have cost at placing, to the cent', () => {
    fc.assert(
      fc.property(
        pieces,
        terms,
        money,
        fc.constantFrom(...vatChoices),
        (lines, couponTerms, shipping, vat) => {
          const rows = rowsOf(lines, 'from')
          const order = orderOf(rows, shipping, discountOf(couponTerms, lines, 'from'), vat)
          const { after } = editPlan(order, rows, requestFor(lines, 'to'), may, couponOn(couponTerms, lines))
          const fresh = orderOf(rowsOf(lines, 'to'), shipping, discountOf(couponTerms, lines, 'to'), vat)
          const { vat_percent: _, ...sums } = fresh
          expect(after).toEqual(sums)
          expect(after.discount).toBeLessThanOrEqual(after.subtotal)
          expect(after.due).toBe(after.taxable + after.vat)
        },
      ),
    )
  })

  it('has its original total after an edit and its reversal', () => {
    fc.assert(
      fc.property(pieces, terms, money, (lines, couponTerms, shipping) => {
        const rows = rowsOf(lines, 'from')
        const order = orderOf(rows, shipping, discountOf(couponTerms, lines, 'from'), 22)
        const edited = editPlan(order, rows, requestFor(lines, 'to'), may, couponOn(couponTerms, lines)).after
        const changed = { ...order, ...edited }
        const back = editPlan(
          changed,
          rowsOf(lines, 'to'),
          requestFor(lines, 'from'),
          may,
          couponOn(couponTerms, lines),
        )
        const { vat_percent: _, ...sums } = order
        expect(back.after).toEqual(sums)
      }),
    )
  })

  it('keeps the original discount, at most the goods total, when the coupon’s terms have changed', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 2, to: 4 }]
    const rows = rowsOf(lines, 'from')
    const order = orderOf(rows, 0, 200, 22)
    const now = { percent: 50, amount: null, minimum: 0, category_ids: [] }
    expect(editPlan(order, rows, requestFor(lines, 'to'), may, couponOn(now, lines)).after.discount).toBe(200)
  })

  it('has no discount below the coupon’s minimum', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 3, to: 1 }]
    const rows = rowsOf(lines, 'from')
    const couponTerms = { percent: 10, amount: null, minimum: 2500, category_ids: [] }
    const order = orderOf(rows, 0, 300, 22)
    expect(
      editPlan(order, rows, requestFor(lines, 'to'), may, couponOn(couponTerms, lines)).after,
    ).toMatchObject({
      discount: 0,
      due: 1000,
    })
  })
})
