/** The VAT that applies to a line of an order. Separate from the VAT rates, which the shop's first pages do not load. */
import type { Natura, TaxClass } from './tax-classes.ts'

/** VAT of one class. */
export interface TaxRule {
  percent: number
  list_percent: number // contained in the list price
  natura: Natura | null // why there is no VAT
  is_oss: boolean // declared in the Union scheme, not in the Italian return
}

export type TaxRules = Partial<Record<TaxClass, TaxRule>> // without the classes whose rate is missing

/** Returns undefined when the rate of the class is missing. */
export const ruleFor = (
  terms: { goods: TaxRules; services: TaxRules },
  { tax_class, is_digital }: { tax_class: TaxClass; is_digital: boolean },
): TaxRule | undefined => (is_digital ? terms.services : terms.goods)[tax_class]
