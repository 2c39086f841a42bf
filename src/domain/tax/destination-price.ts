/**
 * Prices of the country of delivery, when the same net price applies everywhere (decision 0079). Pure, in cents. A price is converted
 * once per piece: list, product page, cart, order and document show the same one.
 */
import type { Cents } from '../money.ts'
import { splitCents } from '../pricing.ts'
import { ruleFor, type TaxRule } from './tax-rule.ts'
import type { TaxTerms } from './tax-terms.ts'
import { type TaxedLine, taxedAmount } from './taxed-totals.ts'

type Rates = Pick<TaxTerms, 'goods' | 'services'>
type Taxed = Pick<TaxedLine, 'tax_class' | 'is_digital'>

/** Price of one piece. Without a rule, because its rate is missing, the list price: the quote then refuses the order. */
export function destinationPrice(
  list: Cents,
  rule: Pick<TaxRule, 'percent' | 'list_percent'> | null | undefined,
): Cents {
  if (!rule) return list
  const { taxable, vat } = taxedAmount(list, { ...rule, natura: null }, 'net')
  return taxable + vat
}

/**
 * A fixed amount that the seller entered with Italian VAT: of a discount, a minimum, or a sum from which shipping is free. The
 * standard rate of goods converts it, so that each country has one amount, whatever the cart contains.
 */
export const destinationAmount = (list: Cents, terms: Pick<TaxTerms, 'goods'> | null): Cents =>
  terms ? destinationPrice(list, terms.goods.standard) : list

/** A discount with its amount and its minimum at the prices of the destination. Null: at list prices. */
export const discountAtDestination = <T extends { amount: Cents | null; minimum: Cents }>(
  discount: T,
  terms: Pick<TaxTerms, 'goods'> | null,
): T => ({
  ...discount,
  amount: discount.amount === null ? null : destinationAmount(discount.amount, terms),
  minimum: destinationAmount(discount.minimum, terms),
})

/** Whether any price differs from the list price. */
export const differsFromList = ({ goods, services }: Rates): boolean =>
  [...Object.values(goods), ...Object.values(services)].some(
    ({ percent, list_percent }) => percent !== list_percent,
  )

/** Price of the shipping, at its own rate or at the rates of the goods in proportion to their value. */
export function destinationCarriage(
  list: Cents,
  lines: readonly (Taxed & Pick<TaxedLine, 'total'>)[],
  terms: Rates & Pick<TaxTerms, 'shipping_class'>,
): Cents {
  const { shipping_class } = terms
  if (shipping_class !== 'goods') return destinationPrice(list, terms.goods[shipping_class])
  const values = new Map<TaxRule | undefined, Cents>()
  for (const line of lines) {
    const rule = ruleFor(terms, line)
    values.set(rule, (values.get(rule) ?? 0) + line.total)
  }
  if (values.size === 0) return list
  const rules = [...values.keys()]
  return splitCents(list, [...values.values()]).reduce(
    (sum, share, at) => sum + destinationPrice(share, rules[at]),
    0,
  )
}
