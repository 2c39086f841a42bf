/**
 * The discounts of an edited order. Pure. Their rules apply to the new lines (decision 0021). If the rules have changed since,
 * the order keeps its amounts.
 */
import { applyDiscounts, type DiscountResult, type DiscountRule, minimumBases } from '@/domain/discounts.ts'
import type { Cents } from '@/domain/money.ts'
import { splitCents } from '@/domain/pricing.ts'
import { discountAtDestination } from '@/domain/tax/destination-price.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'

/** The rules that the order used, and today's category of each product. */
export interface EditedDiscounts {
  rules: readonly DiscountRule[]
  categories: ReadonlyMap<number, number> // by product id; deleted products are missing
}

/** A stored line, or one that is added. */
export type LineBefore = Pick<
  OrderLineRow,
  'product_id' | 'quantity' | 'unit_price' | 'discount' | 'tax_class' | 'is_digital' | 'weight'
>

export interface EditedLine {
  row: LineBefore // of an added line: without pieces, weight and discount
  quantity: number
  unit_price: Cents
  weight: number // grams, all pieces
}

type Pricing = Omit<EditedLine, 'weight'>

export interface DiscountsAfter {
  discount: Cents
  lines: Cents[] // of certain goods, by line
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

function computed(
  { rules, categories }: EditedDiscounts,
  lines: readonly Pricing[],
  minimum: (typeof minimumBases)[number],
): DiscountResult {
  const discountable = lines.map(({ row, quantity, unit_price }) => ({
    product_id: row.product_id,
    category_id: categories.get(row.product_id) ?? null,
    quantity,
    unit_price,
    total: quantity * unit_price,
  }))
  return applyDiscounts(rules, discountable, { shipping: null, minimum })
}

/** The rules are unchanged if they give the stored amount on the stored lines, with either setting of the minimum. */
export function discountsAfter(
  order: OrderRow,
  lines: readonly Pricing[],
  edited: EditedDiscounts,
): DiscountsAfter {
  const before = lines.map(({ row }) => ({ row, quantity: row.quantity, unit_price: row.unit_price }))
  const basis = minimumBases.find(minimum => computed(edited, before, minimum).goods === order.discount)
  if (edited.rules.length > 0 && basis) {
    const after = computed(edited, lines, basis)
    return { discount: after.goods, lines: after.lines }
  }
  return {
    discount: order.discount,
    lines: lines.map(({ row, quantity, unit_price }) => Math.min(row.discount, quantity * unit_price)),
  }
}

/** With the amounts at the prices that the order stores. */
export const atPricesOf = ({ tax }: Pick<OrderRow, 'tax'>, edited: EditedDiscounts): EditedDiscounts => ({
  ...edited,
  rules: edited.rules.map(rule =>
    discountAtDestination(rule, tax?.terms.mode === 'destination' ? tax.terms : null),
  ),
})

/**
 * The stored discounts with their new amounts, which add up to `discount`. A discount that no longer applies stays with 0,
 * because a later edit may bring it back.
 */
export function discountsWith(
  { discounts }: Pick<OrderRow, 'discounts'>,
  discount: Cents,
  edited: EditedDiscounts,
  lines: readonly Pricing[],
): OrderRow['discounts'] {
  for (const minimum of minimumBases) {
    const { applied, goods } = computed(edited, lines, minimum)
    if (goods === discount)
      return discounts.map(one => ({ ...one, goods: applied.find(({ id }) => id === one.id)?.goods ?? 0 }))
  }
  const amounts = discounts.map(({ goods }) => goods)
  if (sum(amounts) === discount) return discounts
  const parts = splitCents(discount, amounts)
  return discounts.map((one, at) => ({ ...one, goods: parts[at] ?? 0 }))
}
