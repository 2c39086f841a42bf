/**
 * The totals after an edit of a placed order. Pure. The rules of its discounts apply to the new lines (decision 0021), and
 * VAT is computed as at placing (specification notes §9). Added products are joined to equal lines (decision 0086).
 */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { EditPreview, OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import { mostCartLines, mostPieces } from '@/contract/endpoints/shop/cart.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { mostDue, totalsOf } from '@/domain/pricing.ts'
import { territoryOf } from '@/domain/tax/tax-territories.ts'
import { type OrderTax, taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { pick } from '@/lib/pick.ts'
import type { QuotedLine } from '../../cart-quote/quoted-line.ts'
import { type ShippingMethod, shippingPrice } from '../../shipping/shipping-price.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { Additions } from './added-lines.ts'
import {
  atPricesOf,
  type DiscountsAfter,
  discountsAfter,
  discountsWith,
  type EditedDiscounts,
  type EditedLine,
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
  added: (QuotedLine & { discount: number })[]
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

/** What an edit is computed from. */
export interface EditFacts {
  may: MayEdit
  stored: EditedDiscounts
  additions: Additions
  carrier: ShippingMethod | undefined // of the order; undefined: nothing is shipped, or the method was deleted
}

const wishOf = (row: OrderLineRow, edit: OrderEdit): ChangedLine => {
  const wish = edit.lines.find(({ id }) => id === row.id)
  return {
    row,
    quantity: wish?.quantity ?? row.quantity,
    unit_price: wish?.unit_price ?? row.unit_price,
    price_reason: wish?.price_reason || row.price_reason,
  }
}

const isChanged = ({ row, quantity, unit_price }: ChangedLine): boolean =>
  quantity !== row.quantity || unit_price !== row.unit_price

const itemFields = [
  'product_id',
  'variant_ids',
  'tax_class',
  'is_digital',
  'pack_rarity',
  'pack_count',
  'is_chance',
  'is_personalised',
  'withdrawal_exception',
] as const

/** The same product as the cart joins it: not configured, and not from a room. A product may have changed since it was ordered. */
const isSameItem = (line: OrderLineRow | QuotedLine, added: QuotedLine): boolean =>
  !line.configuration &&
  !added.configuration &&
  line.room_code === null &&
  JSON.stringify(pick(line, itemFields)) === JSON.stringify(pick(added, itemFields))

const together = (line: QuotedLine, { quantity, total, weight }: QuotedLine): QuotedLine => ({
  ...line,
  quantity: line.quantity + quantity,
  total: line.total + total,
  weight: line.weight + weight,
})

/** Joins each added line to an equal one at the same price. The others become lines of the order. */
function joined(edit: OrderEdit, rows: readonly OrderLineRow[], added: readonly QuotedLine[]) {
  const wishes = rows.map(row => wishOf(row, edit))
  const newLines: QuotedLine[] = []
  for (const line of added) {
    const fits = ({ quantity, unit_price }: Pick<QuotedLine, 'quantity' | 'unit_price'>) =>
      unit_price === line.unit_price && quantity + line.quantity <= mostPieces
    const wish = wishes.find(existing => fits(existing) && isSameItem(existing.row, line))
    const equal = newLines.find(existing => fits(existing) && isSameItem(existing, line))
    if (wish) wish.quantity += line.quantity
    else if (equal) newLines[newLines.indexOf(equal)] = together(equal, line)
    else newLines.push(line)
  }
  return { wishes, newLines }
}

/** Weight in grams of a stored line with another number of pieces. */
export const weightOf = ({ weight, quantity }: OrderLineRow, pieces: number): number =>
  Math.round((weight / quantity) * pieces)

const isOther = (a: unknown, b: unknown) => b !== undefined && JSON.stringify(a) !== JSON.stringify(b)

/** At the rates of the day the order was placed. */
function newSums(
  { tax, vat_percent }: OrderRow,
  edited: readonly EditedLine[],
  { shipping, discount, lines: ofLines }: DiscountsAfter & { shipping: number },
): Sums & { tax: OrderTax | null } {
  const totals = edited.map(({ quantity, unit_price }) => quantity * unit_price)
  if (!tax) return { ...totalsOf(totals, shipping, discount, vat_percent), tax: null }
  const lines = edited.map(({ row }, at) => ({
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

/** Whether the carrier took the order before and does not take it with its new weight. */
function isTooHeavy(
  { shipping_address, subtotal: goods }: OrderRow,
  edited: readonly EditedLine[],
  carrier: ShippingMethod | undefined,
): boolean {
  const country = shipping_address?.country
  if (!carrier || !country) return false
  const sent = edited.filter(({ row }) => !row.is_digital)
  const isTaken = (weights: number[]) => {
    const weight = weights.reduce((sum, grams) => sum + grams, 0)
    return shippingPrice(carrier, { country, weight, goods }) !== undefined
  }
  return isTaken(sent.map(({ row }) => row.weight)) && !isTaken(sent.map(({ weight }) => weight))
}

/**
 * Amounts are in cents. `problems`: `paid` (sums are fixed), `sent` (addresses and note are fixed), `empty` (no items
 * remain), `price_reason` (a changed price without a reason), `too_large`, `too_heavy`, `refused` (a product cannot be added), `country`
 * (the VAT of another country would apply).
 */
export function editPlan(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  edit: OrderEdit,
  { may, stored, additions, carrier }: EditFacts,
): EditPlan {
  const discountRules = atPricesOf(order, stored)
  const { wishes, newLines } = joined(edit, rows, additions.lines)
  const lines = wishes.filter(isChanged)
  const edited: EditedLine[] = [
    ...wishes.map(({ row, quantity, unit_price }) => ({
      ...{ row, quantity, unit_price },
      weight: weightOf(row, quantity),
    })),
    ...newLines.map(line => ({
      row: { ...line, quantity: 0, weight: 0, discount: 0 },
      ...pick(line, ['quantity', 'unit_price', 'weight']),
    })),
  ]
  const hasSums = lines.length > 0 || newLines.length > 0 || isOther(order.shipping, edit.shipping)
  const reduced = hasSums
    ? discountsAfter(order, edited, discountRules)
    : { discount: order.discount, lines: rows.map(({ discount }) => discount) }
  const { tax, ...after } = hasSums
    ? newSums(order, edited, { shipping: edit.shipping ?? order.shipping, ...reduced })
    : { ...sumsOf(order), tax: order.tax }
  const parts = (['shipping_address', 'billing_address', 'note'] as const).filter(part =>
    isOther(order[part], edit[part]),
  )
  const isAdding = edit.added.length > 0
  const remaining = edited.filter(({ quantity }) => quantity > 0).length
  const problems: EditPreview['problems'] = []
  if (order.tax && movesElsewhere(order, edit)) problems.push('country')
  if ((hasSums || isAdding) && !may.sums) problems.push('paid')
  if (additions.refused.length > 0) problems.push('refused')
  if (parts.length > 0 && !may.words) problems.push('sent')
  if (remaining === 0) problems.push('empty')
  if (lines.some(({ row, unit_price, price_reason }) => unit_price !== row.unit_price && !price_reason))
    problems.push('price_reason')
  if (Math.max(after.subtotal, after.due) > mostDue || (isAdding && remaining > mostCartLines))
    problems.push('too_large')
  if (isTooHeavy(order, edited, carrier)) problems.push('too_heavy')
  return {
    lines,
    added: newLines.map((line, at) => ({ ...line, discount: reduced.lines[rows.length + at] ?? 0 })),
    after,
    tax,
    discounts: hasSums ? discountsWith(order, after.discount, discountRules, edited) : order.discounts,
    lineDiscounts: wishes.flatMap(({ row, quantity }, at) => {
      const discount = reduced.lines[at] ?? 0
      return quantity === 0 || discount === row.discount ? [] : [{ id: row.id, discount }]
    }),
    parts,
    problems,
  }
}
