/**
 * The totals after an edit of a placed order. Pure. The coupon's terms apply to the new sums (decision 0021), and VAT
 * is computed as at placing (specification notes §9). If the terms have changed since, the order keeps its original
 * discount.
 */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-entry.ts'
import { mostDue, totalsOf } from '@/domain/pricing.ts'
import { territoryOf } from '@/domain/tax/tax-territories.ts'
import { type OrderTax, taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { pick } from '@/lib/pick.ts'
import { type CouponTerms, couponTakes } from '../../coupons/coupon-rule.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'

export interface ChangedLine {
  row: OrderLineRow
  quantity: number
  unit_price: number
  price_reason: string
}

export interface EditPlan {
  lines: ChangedLine[] // the changed lines only
  after: EditPreview['after']
  tax: OrderTax | null
  parts: EditPreview['parts']
  problems: EditPreview['problems']
}

/** The order's coupon and today's category of each line. */
export interface EditedCoupon {
  terms: CouponTerms
  categories: ReadonlyMap<number, number> // by product id; deleted products are missing
}

interface MayEdit {
  words: boolean // addresses and note may change
  sums: boolean // lines and shipping may change
}

function changedLines(edit: OrderEdit, rows: readonly OrderLineRow[]): ChangedLine[] {
  return edit.lines.flatMap(({ id, quantity, unit_price, price_reason }) => {
    const row = rows.find(line => line.id === id)
    if (!row) return []
    const price = unit_price ?? row.unit_price
    const isSame = quantity === row.quantity && price === row.unit_price
    return isSame
      ? []
      : [{ row, quantity, unit_price: price, price_reason: price_reason || row.price_reason }]
  })
}

const isOther = (a: unknown, b: unknown) => b !== undefined && JSON.stringify(a) !== JSON.stringify(b)

function discountAfter(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  totals: readonly number[],
  coupon: EditedCoupon | undefined,
): number {
  if (!coupon) return order.discount
  const discountOn = (sums: readonly number[]) =>
    couponTakes(
      coupon.terms,
      rows.map(({ product_id }, at) => ({
        category_id: coupon.categories.get(product_id) ?? null,
        total: sums[at] ?? 0,
      })),
    )
  return discountOn(rows.map(({ total }) => total)) === order.discount ? discountOn(totals) : order.discount
}

/** At the rates of the day the order was placed. */
function newSums(
  { tax, vat_percent }: OrderRow,
  rows: readonly OrderLineRow[],
  totals: readonly number[],
  { shipping, discount }: { shipping: number; discount: number },
): EditPreview['after'] & { tax: OrderTax | null } {
  if (!tax) return { ...totalsOf(totals, shipping, discount, vat_percent), tax: null }
  const lines = rows.map((row, at) => ({ ...pick(row, ['tax_class', 'is_digital']), total: totals[at] ?? 0 }))
  return taxedTotals(lines, shipping, discount, tax.terms)
}

/** Another country or territory has another VAT. */
function movesElsewhere({ shipping_address, billing_address }: OrderRow, edit: OrderEdit): boolean {
  const placeOf = (address: Address | null | undefined) =>
    address && `${address.country} ${territoryOf(address.country, address.zip, '9999-12-31')?.code}`
  const before = shipping_address ?? billing_address
  const after = shipping_address ? edit.shipping_address : edit.billing_address
  return after !== undefined && placeOf(before) !== placeOf(after)
}

export const sumsOf = (order: OrderRow): EditPreview['before'] =>
  pick(order, ['subtotal', 'shipping', 'discount', 'taxable', 'vat', 'due'])

/**
 * Amounts are in cents. `problems`: `paid` (sums are fixed), `sent` (addresses and note are fixed), `empty` (no items
 * remain), `price_reason` (a changed price without a reason), `too_large`, `country` (the VAT of another country would
 * apply).
 */
export function editPlan(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  edit: OrderEdit,
  may: MayEdit,
  coupon?: EditedCoupon,
): EditPlan {
  const lines = changedLines(edit, rows)
  const totals = rows.map(row => {
    const change = lines.find(changedLine => changedLine.row.id === row.id)
    return change ? change.quantity * change.unit_price : row.total
  })
  const pieces = rows.map(
    row => lines.find(changedLine => changedLine.row.id === row.id)?.quantity ?? row.quantity,
  )
  const hasSums = lines.length > 0 || isOther(order.shipping, edit.shipping)
  const { tax, ...after } = hasSums
    ? newSums(order, rows, totals, {
        shipping: edit.shipping ?? order.shipping,
        discount: discountAfter(order, rows, totals, coupon),
      })
    : { ...sumsOf(order), tax: order.tax }
  const parts = (['shipping_address', 'billing_address', 'note'] as const).filter(part =>
    isOther(order[part], edit[part]),
  )
  const problems: EditPreview['problems'] = []
  if (order.tax && movesElsewhere(order, edit)) problems.push('country')
  if (hasSums && !may.sums) problems.push('paid')
  if (parts.length > 0 && !may.words) problems.push('sent')
  if (pieces.every(quantity => quantity === 0)) problems.push('empty')
  if (lines.some(({ row, unit_price, price_reason }) => unit_price !== row.unit_price && !price_reason))
    problems.push('price_reason')
  if (Math.max(after.subtotal, after.due) > mostDue) problems.push('too_large')
  return { lines, after, tax, parts, problems }
}
