/** Random discounts of every kind, for property tests. */
import fc from 'fast-check'
import { type DiscountRule, minimumBases } from '../discounts.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 })
const target = {
  product_ids: fc.oneof(fc.constant([]), ids),
  category_ids: fc.oneof(fc.constant([]), ids),
}

/** A discount without effect, to be completed. */
export const discountOf = (changes: Partial<DiscountRule>): DiscountRule => ({
  id: 1,
  code: null,
  kind: 'goods',
  percent: null,
  amount: null,
  minimum: 0,
  product_ids: [],
  category_ids: [],
  buy_quantity: null,
  get_quantity: null,
  get_percent: null,
  get_product_ids: [],
  get_category_ids: [],
  shipping_methods: [],
  is_combinable: true,
  ...changes,
})

const common = {
  ...target,
  minimum: fc.constantFrom(0, 0, 1000, 30_000),
  is_combinable: fc.boolean(),
}

const rules = fc.oneof(
  fc.record({ ...common, percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ ...common, amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ ...common, kind: fc.constant('shipping' as const) }),
  fc.record({
    ...common,
    kind: fc.constant('bundle' as const),
    buy_quantity: fc.integer({ min: 1, max: 3 }),
    get_quantity: fc.integer({ min: 1, max: 2 }),
    get_percent: fc.constantFrom(100, 50, 33),
    get_product_ids: target.product_ids,
    get_category_ids: target.category_ids,
  }),
)

/** At most one of them has a code, as in a cart. */
export const randomDiscounts = fc
  .tuple(fc.array(rules, { maxLength: 5 }), fc.boolean())
  .map(([drawn, hasCode]) =>
    drawn.map((rule, at) => discountOf({ ...rule, id: at + 1, code: hasCode && at === 0 ? 'CODICE' : null })),
  )

export const randomMinimum = fc.constantFrom(...minimumBases)
