/**
 * Taxable amount and VAT of partial refunds. Pure. Each refund takes the difference of two rounded cumulative amounts,
 * so all refunds of a sale add up to its taxable amount and VAT, and the last one takes the remaining cent.
 */
import { type Cents, roundCents } from './money.ts'

interface TaxedSum {
  taxable: Cents
  vat: Cents
  due: Cents
}

/**
 * @param sale sums of the whole sale; all amounts are positive
 * @param before gross amount of the earlier refunds
 * @param amount gross amount of this refund; the excess over the sale is ignored
 */
export function refundedVat(sale: TaxedSum, percent: number, before: Cents, amount: Cents): TaxedSum {
  const upTo = (gross: Cents) =>
    gross >= sale.due ? sale.taxable : roundCents((gross * 100) / (100 + percent))
  const due = Math.max(0, Math.min(amount, sale.due - before))
  const taxable = upTo(before + due) - upTo(before)
  return { taxable, vat: due - taxable, due }
}
