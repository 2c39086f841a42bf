/**
 * The totals after an edit of a placed order. Pure. The rules of its discounts apply to the new lines (decision 0021), and
 * VAT is computed as at placing (specification notes §9).
 */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-entry.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { mostDue, totalsOf } from '@/domain/pricing.ts'
import { territoryOf } from '@/domain/tax/tax-territories.ts'
import { type OrderTax, taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { pick } from '@/lib/pick.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import {
  atPricesOf,
  type DiscountsAfter,
  discountsAfter,
  discountsWith,
  type EditedDiscounts,
} from './edit-discounts.ts'

export interface ChangedLine {
  row: OrderLineRow
  quantity: number
  unit_price: number
  price_reason: string
}

type Sums = Quote['totals']

export interface EditPlan {
  lines: ChangedLine[] // the changed lines only
  after: Sums
  tax: OrderTax | null
  discounts: OrderRow['discounts']
  lineDiscounts: { id: number; discount: number }[] // of the lines that stay and whose discount changes
  parts: EditPreview['parts']
  problems: EditPreview['problems']
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

/** At the rates of the day the order was placed. */
function newSums(
  { tax, vat_percent }: OrderRow,
  rows: readonly OrderLineRow[],
  totals: readonly number[],
  { shipping, discount, lines: ofLines }: DiscountsAfter & { shipping: number },
): Sums & { tax: OrderTax | null } {
  if (!tax) return { ...totalsOf(totals, shipping, discount, vat_percent), tax: null }
  const lines = rows.map((row, at) => ({
    ...pick(row, ['tax_class', 'is_digital']),
    total: totals[at] ?? 0,
    discount: ofLines[at] ?? 0,
  }))
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

export const sumsOf = (order: OrderRow): Sums =>
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
  stored: EditedDiscounts,
): EditPlan {
  const edited = atPricesOf(order, stored)
  const lines = changedLines(edit, rows)
  const newLines = rows.map(row => ({
    row,
    ...pick(lines.find(changedLine => changedLine.row.id === row.id) ?? row, ['quantity', 'unit_price']),
  }))
  const totals = newLines.map(({ quantity, unit_price }) => quantity * unit_price)
  const pieces = newLines.map(({ quantity }) => quantity)
  const hasSums = lines.length > 0 || isOther(order.shipping, edit.shipping)
  const reduced = hasSums
    ? discountsAfter(order, newLines, edited)
    : { discount: order.discount, lines: rows.map(({ discount }) => discount) }
  const { tax, ...after } = hasSums
    ? newSums(order, rows, totals, { shipping: edit.shipping ?? order.shipping, ...reduced })
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
  return {
    lines,
    after,
    tax,
    discounts: hasSums ? discountsWith(order, after.discount, edited, newLines) : order.discounts,
    lineDiscounts: newLines.flatMap(({ row, quantity }, at) => {
      const discount = reduced.lines[at] ?? 0
      return quantity === 0 || discount === row.discount ? [] : [{ id: row.id, discount }]
    }),
    parts,
    problems,
  }
}
