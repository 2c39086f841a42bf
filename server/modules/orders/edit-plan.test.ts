import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf, vatChoices } from '../../../src/domain/pricing.ts'
import { type CouponTerms, couponTakes } from '../coupons/coupon-rule.ts'
import { type EditedCoupon, editPlan } from './edit-plan.ts'
import type { OrderLineRow, OrderRow } from './orders-repo.ts'

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

const couponOn = (given: CouponTerms, lines: readonly Piece[]): EditedCoupon => ({
  terms: given,
  categories: new Map(lines.map(({ category }, at) => [at + 1, category])),
})
const takenBy = (given: CouponTerms, lines: readonly Piece[], of: 'from' | 'to') =>
  couponTakes(
    given,
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
const wish = (lines: readonly Piece[], of: 'from' | 'to') => ({
  version: '',
  lines: lines.map((line, at) => ({ id: at + 1, quantity: line[of], price_reason: '' })),
})

describe('an edited order with a coupon', () => {
  it('costs what the same goods with the same coupon would have cost at placing, to the cent', () => {
    fc.assert(
      fc.property(pieces, terms, money, fc.constantFrom(...vatChoices), (lines, given, shipping, vat) => {
        const rows = rowsOf(lines, 'from')
        const order = orderOf(rows, shipping, takenBy(given, lines, 'from'), vat)
        const { after } = editPlan(order, rows, wish(lines, 'to'), may, couponOn(given, lines))
        const fresh = orderOf(rowsOf(lines, 'to'), shipping, takenBy(given, lines, 'to'), vat)
        const { vat_percent: _, ...sums } = fresh
        expect(after).toEqual(sums)
        expect(after.discount).toBeLessThanOrEqual(after.subtotal)
        expect(after.due).toBe(after.taxable + after.vat)
      }),
    )
  })

  it('edited there and back costs what it cost', () => {
    fc.assert(
      fc.property(pieces, terms, money, (lines, given, shipping) => {
        const rows = rowsOf(lines, 'from')
        const order = orderOf(rows, shipping, takenBy(given, lines, 'from'), 22)
        const there = editPlan(order, rows, wish(lines, 'to'), may, couponOn(given, lines)).after
        const changed = { ...order, ...there }
        const back = editPlan(changed, rowsOf(lines, 'to'), wish(lines, 'from'), may, couponOn(given, lines))
        const { vat_percent: _, ...sums } = order
        expect(back.after).toEqual(sums)
      }),
    )
  })

  it('a rule that was changed since takes what it took, and no more than the goods cost', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 2, to: 4 }]
    const rows = rowsOf(lines, 'from')
    const order = orderOf(rows, 0, 200, 22)
    const now = { percent: 50, amount: null, minimum: 0, category_ids: [] }
    expect(editPlan(order, rows, wish(lines, 'to'), may, couponOn(now, lines)).after.discount).toBe(200)
  })

  it('below its minimum it takes nothing', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 3, to: 1 }]
    const rows = rowsOf(lines, 'from')
    const given = { percent: 10, amount: null, minimum: 2500, category_ids: [] }
    const order = orderOf(rows, 0, 300, 22)
    expect(editPlan(order, rows, wish(lines, 'to'), may, couponOn(given, lines)).after).toMatchObject({
      discount: 0,
      due: 1000,
    })
  })
})
