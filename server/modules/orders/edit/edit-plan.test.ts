import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts, type DiscountRule } from '@/domain/discounts.ts'
import { totalsOf, vatChoices } from '@/domain/pricing.ts'
import { taxTerms } from '@/domain/tax/tax-terms.ts'
import { taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { discountOf, randomDiscounts } from '@/domain/testing/random-discounts.ts'
import type { QuotedLine } from '../../cart-quote/quoted-line.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { EditedDiscounts } from './edit-discounts.ts'
import { type EditFacts, editPlan } from './edit-plan.ts'

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

const rowOf = (id: number, unit_price: number, quantity: number) =>
  ({
    ...{ id, product_id: id, variant_ids: [], configuration: null, room_code: null },
    ...{ quantity, unit_price, total: quantity * unit_price, weight: 100 * quantity },
    ...{ price_reason: '', discount: 0, tax_class: 'standard', is_digital: false },
  }) as unknown as OrderLineRow

const rowsOf = (lines: readonly Piece[], of: 'from' | 'to') =>
  lines.map((line, at) => rowOf(at + 1, line.unit_price, line[of]))

const discountsWith = (
  rules: readonly DiscountRule[],
  lines: readonly { category: number }[],
): EditedDiscounts => ({
  rules,
  categories: new Map(lines.map(({ category }, at) => [at + 1, category])),
})
const discountOn = (rows: readonly OrderLineRow[], { rules, categories }: EditedDiscounts) =>
  applyDiscounts(
    rules,
    rows.map(({ product_id, quantity, unit_price, total }) => ({
      ...{ product_id, quantity, unit_price, total },
      category_id: categories.get(product_id) ?? null,
    })),
    { shipping: null, minimum: 'before' },
  )
const resultOf = (rules: readonly DiscountRule[], lines: readonly Piece[], of: 'from' | 'to') =>
  discountOn(rowsOf(lines, of), discountsWith(rules, lines))
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
  added: [],
})
const factsWith = (stored: EditedDiscounts, added: readonly OrderLineRow[] = []): EditFacts => ({
  may: { words: true, sums: true },
  stored,
  additions: { lines: added as unknown as QuotedLine[], refused: [] },
  carrier: undefined,
})

const termsIn = (country: 'IT' | 'DE', zip: string) => {
  const rates = { changes: [], confirmedUntil: '' }
  const settings = { mode: 'net', shipping_class: 'goods', zero_natura: null, rates } as const
  return taxTerms(
    { country, zip, isPickup: false, buyer: { kind: 'consumer' } },
    '2026-11-28',
    settings,
    true,
  )
}

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
          const plan = editPlan(order, rows, requestFor(lines, 'to'), factsWith(discountsWith(used, lines)))
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
        const edited = discountsWith(used, lines)
        const order = orderOf(rows, shipping, resultOf(used, lines, 'from').goods, 22)
        const { after } = editPlan(order, rows, requestFor(lines, 'to'), factsWith(edited))
        const changed = { ...order, ...after }
        const back = editPlan(changed, rowsOf(lines, 'to'), requestFor(lines, 'from'), factsWith(edited))
        expect(back.after).toEqual(sumsOfOrder(order))
      }),
      { seed: 73 },
    )
  })

  it('keeps the original discount, at most the goods total, when the rule has changed', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 2, to: 4 }]
    const rows = rowsOf(lines, 'from')
    const order = orderOf(rows, 0, 200, 22)
    const facts = factsWith(discountsWith([discountOf({ percent: 50 })], lines))
    expect(editPlan(order, rows, requestFor(lines, 'to'), facts).after.discount).toBe(200)
  })

  it('has no discount below the minimum, and keeps the entry of the discount', () => {
    const lines = [{ category: 1, unit_price: 1000, from: 3, to: 1 }]
    const rows = rowsOf(lines, 'from')
    const entry = { id: 1, code: 'DIECI', name: 'DIECI', goods: 300, shipping: 0 }
    const order = { ...orderOf(rows, 0, 300, 22), discounts: [entry] }
    const edited = discountsWith([discountOf({ percent: 10, minimum: 2500, code: 'DIECI' })], lines)
    const plan = editPlan(order, rows, requestFor(lines, 'to'), factsWith(edited))
    expect(plan.after).toMatchObject({ discount: 0, due: 1000 })
    expect(plan.discounts).toEqual([{ ...entry, goods: 0 }])
  })

  it('moves the discount of certain goods with their line', () => {
    const lines = [
      { category: 1, unit_price: 1000, from: 2, to: 1 },
      { category: 2, unit_price: 500, from: 1, to: 1 },
    ]
    const rows = rowsOf(lines, 'from').map((row, at) => ({ ...row, discount: at === 0 ? 200 : 0 }))
    const edited = discountsWith([discountOf({ percent: 10, category_ids: [1] })], lines)
    const plan = editPlan(orderOf(rows, 0, 200, 22), rows, requestFor(lines, 'to'), factsWith(edited))
    expect(plan.lineDiscounts).toEqual([{ id: 1, discount: 100 }])
  })

  it('subtracts the amount converted for the country of delivery', () => {
    const lines = [{ category: 1, unit_price: 2000, from: 2, to: 1 }]
    const rows = rowsOf(lines, 'from')
    const terms = { ...termsIn('DE', '10115'), mode: 'destination' } as const
    const sold = rows.map(row => ({ ...row, discount: 0 }))
    const order = { ...orderOf(rows, 0, 0, 22), ...taxedTotals(sold, 0, 976, terms) } // 10.00 with Italian VAT
    const edited = discountsWith([discountOf({ amount: 1000, minimum: 3000 })], lines) // 29.27 in Germany
    const plan = editPlan(order, rows, requestFor(lines, 'from'), factsWith(edited))
    expect(plan.after.discount).toBe(976)
    expect(editPlan(order, rows, requestFor(lines, 'to'), factsWith(edited)).after).toMatchObject({
      discount: 0,
      due: 2000,
    })
  })
})

const goods = fc.array(
  fc.record({
    category: fc.constantFrom(1, 2, 3),
    unit_price: money,
    price: fc.constantFrom('same', 'other'), // of the added pieces
    tax_class: fc.constantFrom('standard', 'reduced', 'books'),
    is_digital: fc.boolean(),
    before: fc.integer({ min: 0, max: 9 }), // 0: not in the order
    kept: fc.integer({ min: 0, max: 9 }),
    added: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('an edited order with added products', () => {
  const setUp = (
    lines: typeof goods extends fc.Arbitrary<infer T> ? T : never,
    discounts: readonly DiscountRule[],
  ) => {
    const row = (at: number, quantity: number, unit_price = lines[at]!.unit_price) => ({
      ...rowOf(at + 1, unit_price, quantity),
      tax_class: lines[at]!.tax_class as OrderLineRow['tax_class'],
      is_digital: lines[at]!.is_digital,
    })
    const priceAdded = ({ price, unit_price }: (typeof lines)[number]) =>
      unit_price + (price === 'same' ? 0 : 1)
    const rows = lines.flatMap(({ before }, at) => (before > 0 ? [row(at, before)] : []))
    const added = lines.flatMap((line, at) => (line.added > 0 ? [row(at, line.added, priceAdded(line))] : []))
    const isJoined = ({ before, price }: (typeof lines)[number]) => before > 0 && price === 'same'
    const placed = [
      ...lines.flatMap((line, at) =>
        line.before > 0 ? [row(at, line.kept + (isJoined(line) ? line.added : 0))] : [],
      ),
      ...lines.flatMap((line, at) =>
        isJoined(line) || line.added === 0 ? [] : [row(at, line.added, priceAdded(line))],
      ),
    ].filter(({ quantity }) => quantity > 0)
    const used = discountOn(rows, discountsWith(discounts, lines)).applied.map(({ id }) => id)
    const rules = discounts.filter(({ id }) => used.includes(id))
    const stored = discountsWith(rules, lines)
    const edit = {
      version: '',
      lines: rows.map(({ id }) => ({ id, quantity: lines[id - 1]!.kept, price_reason: '' })),
      added: added.map(({ product_id, quantity }) => ({ product_id, quantity, variant_ids: [] })),
    }
    fc.pre(rows.length > 0 && placed.length > 0)
    return { rows, added, placed, stored, edit }
  }

  it('costs the same to the cent as an order placed with the resulting lines', () => {
    fc.assert(
      fc.property(
        goods,
        randomDiscounts,
        money,
        fc.constantFrom(...vatChoices),
        (lines, discounts, shipping, vat) => {
          const { rows, added, placed, stored, edit } = setUp(lines, discounts)
          const order = orderOf(rows, shipping, discountOn(rows, stored).goods, vat)
          const plan = editPlan(order, rows, edit, factsWith(stored, added))
          const fresh = orderOf(placed, shipping, discountOn(placed, stored).goods, vat)
          fc.pre(stored.rules.length > 0 || discounts.length === 0)
          expect(plan.after).toEqual(sumsOfOrder(fresh))
        },
      ),
      { seed: 86 },
    )
  })

  it('has the VAT of an order placed with the resulting lines, at the rates of the order', () => {
    fc.assert(
      fc.property(
        goods,
        randomDiscounts,
        money,
        fc.constantFrom('IT', 'DE'),
        (lines, discounts, shipping, country) => {
          const { rows, added, placed, stored, edit } = setUp(lines, discounts)
          const terms = termsIn(country, country === 'IT' ? '20121' : '10115')
          const taxed = (list: readonly OrderLineRow[]) => {
            const result = discountOn(list, stored)
            const withDiscounts = list.map((line, at) => ({ ...line, discount: result.lines[at] ?? 0 }))
            return taxedTotals(withDiscounts, shipping, result.goods, terms)
          }
          const { tax: _, ...sums } = taxed(placed)
          const order = { ...orderOf(rows, shipping, 0, 22), ...taxed(rows) }
          const plan = editPlan(order, rows, edit, factsWith(stored, added))
          expect(plan.after).toEqual(sums)
        },
      ),
      { seed: 86 },
    )
  })

  it('joins added pieces to an equal line at the same price only', () => {
    const row = rowOf(1, 1000, 2)
    const planOf = (line: OrderLineRow, stored = row) =>
      editPlan(
        orderOf([stored], 0, 0, 22),
        [stored],
        { version: '', lines: [], added: [] },
        factsWith(discountsWith([], []), [line]),
      )
    expect(planOf(rowOf(1, 1000, 3))).toMatchObject({ lines: [{ quantity: 5 }], added: [] })
    for (const [line, stored] of [
      [rowOf(1, 900, 3)],
      [rowOf(2, 1000, 3)],
      [{ ...rowOf(1, 1000, 3), variant_ids: [4] }],
      [{ ...rowOf(1, 1000, 3), tax_class: 'books' }],
      [rowOf(1, 1000, 3), { ...row, room_code: 'ROSSO' }],
      [rowOf(1, 1000, 3), { ...row, configuration: {} }],
      [rowOf(1, 1000, 9998)],
    ] as [OrderLineRow, OrderLineRow?][])
      expect(planOf(line, stored), JSON.stringify([line, stored])).toMatchObject({
        lines: [],
        added: [{ quantity: line.quantity }],
      })
  })
})
