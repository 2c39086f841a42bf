/**
 * Totals of an order with VAT by country and tax class (decision 0065). Pure, in cents. Shipping and discounts of all goods are
 * split over the rates in proportion to the value of the goods; discounts of certain goods reduce their own rate (decision 0077). VAT is computed once per rate.
 */
import { type Cents, roundCents } from '../money.ts'
import { splitCents, type Totals } from '../pricing.ts'
import type { Natura, TaxClass } from './tax-classes.ts'
import { ruleFor, type TaxRule } from './tax-rule.ts'
import type { TaxTerms } from './tax-terms.ts'

export interface TaxedLine {
  total: Cents // price of all pieces
  tax_class: TaxClass
  is_digital: boolean
  discount?: Cents // of these goods only; the rest of the discount is split over all lines
}

/** One rate of an order. */
export interface TaxPart extends TaxRule {
  is_service: boolean // delivered electronically, an own section of the Union scheme's return
  discount: Cents // share of the discounts, in the prices of the lines
  shipping: Cents // share of the shipping, in the prices of the lines
  taxable: Cents
  vat: Cents
  due: Cents
}

export interface OrderTax {
  terms: TaxTerms
  parts: TaxPart[]
}

export interface TaxedTotals extends Totals {
  tax: OrderTax
}

const keyOf = ({ percent, list_percent, natura, is_oss }: TaxRule, isService: boolean): string =>
  [percent, list_percent, natura, is_oss, is_oss && isService].join('|')

/** Returns the position of the part of a line, or -1. */
export const partOf = (
  { terms, parts }: OrderTax,
  line: Pick<TaxedLine, 'tax_class' | 'is_digital'>,
): number => {
  const rule = ruleFor(terms, line)
  if (!rule) return -1
  const key = keyOf(rule, line.is_digital)
  return parts.findIndex(part => keyOf(part, part.is_service) === key)
}

/** What buyers see of the rates of an order. */
export const sharesOfTax = (
  tax: Pick<OrderTax, 'parts'>,
): { percent: number; natura: Natura | null; taxable: Cents; vat: Cents }[] =>
  tax.parts.map(({ percent, natura, taxable, vat }) => ({ percent, natura, taxable, vat }))

/** Taxable amount and VAT of a sum of prices. */
export function taxedAmount(
  amount: Cents,
  rule: Pick<TaxRule, 'percent' | 'list_percent' | 'natura'>,
  mode: TaxTerms['mode'],
): { taxable: Cents; vat: Cents } {
  const { percent, list_percent, natura } = rule
  const without = (rate: number) => roundCents((amount * 100) / (100 + rate))
  if (natura) return { taxable: mode === 'destination' ? amount : without(list_percent), vat: 0 }
  if (mode !== 'net' || percent === list_percent) {
    const taxable = without(percent)
    return { taxable, vat: amount - taxable }
  }
  const taxable = without(list_percent)
  return { taxable, vat: roundCents((taxable * percent) / 100) }
}

interface Group {
  rule: TaxRule
  isService: boolean
  goods: Cents
  discount: Cents // of certain goods
}

/** Throws when the rate of a line is missing: the quote has reported it before. */
export function taxedTotals(
  lines: readonly TaxedLine[],
  shipping: Cents,
  discount: Cents,
  terms: TaxTerms,
): TaxedTotals {
  const groups = new Map<string, Group>()
  const add = (line: TaxedLine) => {
    const rule = ruleFor(terms, line)
    if (!rule) throw new Error(`the rate of ${line.tax_class} is missing for ${terms.country}`)
    const key = keyOf(rule, line.is_digital)
    const group = groups.get(key) ?? { rule, isService: line.is_digital, goods: 0, discount: 0 }
    const discount = group.discount + (line.discount ?? 0)
    groups.set(key, { ...group, goods: group.goods + line.total, discount })
  }
  for (const line of lines) add(line)
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  const charged = shipping > 0 ? shipping : 0
  const off = Math.min(discount, subtotal + charged)
  const { shipping_class } = terms
  if (shipping_class !== 'goods' && charged > 0)
    add({ total: 0, tax_class: shipping_class, is_digital: false })
  const list = [...groups.values()]
  const weights = list.map(({ goods, discount: own }) => goods - own)
  const carriage = shippingShares(charged, list, terms)
  const ofGoods = list.reduce((sum, { discount: own }) => sum + own, 0)
  const discounts = splitCents(Math.min(off, subtotal) - ofGoods, weights)
  const beyond = splitCents(off - Math.min(off, subtotal), carriage)
  const parts = list.map(({ rule, isService, goods, discount: own }, at): TaxPart => {
    const share = carriage[at] ?? 0
    const reduction = own + (discounts[at] ?? 0) + (beyond[at] ?? 0)
    const { taxable, vat } = taxedAmount(goods + share - reduction, rule, terms.mode)
    return {
      ...rule,
      is_service: isService,
      discount: reduction,
      shipping: share,
      taxable,
      vat,
      due: taxable + vat,
    }
  })
  const sum = (of: 'taxable' | 'vat' | 'due') => parts.reduce((total, part) => total + part[of], 0)
  return {
    subtotal,
    shipping: charged,
    discount: off,
    taxable: sum('taxable'),
    vat: sum('vat'),
    due: sum('due'),
    tax: { terms, parts },
  }
}

function shippingShares(charged: Cents, groups: readonly Group[], terms: TaxTerms): Cents[] {
  if (terms.shipping_class === 'goods')
    return splitCents(
      charged,
      groups.map(({ goods }) => goods),
    )
  const rule = terms.goods[terms.shipping_class]
  const at = rule ? groups.findIndex(group => keyOf(group.rule, group.isService) === keyOf(rule, false)) : -1
  return groups.map((_, index) => (index === at ? charged : 0))
}
