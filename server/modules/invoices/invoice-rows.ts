/**
 * The rows of an invoice: the amounts of the order in cents, split by largest remainder (decision 0015). Net and VAT of
 * all rows add up to the order's taxable sum and VAT. The coupon is a separate negative row. Pure.
 */
import { type Cents, roundCents } from '@/domain/money.ts'
import { splitCents } from '@/domain/pricing.ts'

export interface InvoiceSums {
  shipping: Cents // with the surcharge
  surcharge: Cents // of the payment method
  discount: Cents
  taxable: Cents
  vat: Cents
}

interface Taxed {
  taxable: Cents
  vat: Cents
}

export interface InvoiceAmounts {
  net: Cents
  vat: Cents
  gross: Cents
}

export interface InvoiceRows {
  lines: InvoiceAmounts[] // as the order's lines
  shipping: InvoiceAmounts
  surcharge: InvoiceAmounts // zero without one
  coupon: InvoiceAmounts // zero without one
}

const nothing: InvoiceAmounts = { net: 0, vat: 0, gross: 0 }

/** Net and VAT of the coupon by the specification's formula (decision 0015). */
export function couponAmounts({
  discount,
  vat_percent,
}: Pick<InvoiceSums, 'discount'> & { vat_percent: number }): Taxed {
  const taxable = roundCents(discount / 1.22)
  return { taxable, vat: vat_percent === 22 ? discount - taxable : roundCents((taxable * vat_percent) / 100) }
}

/** `lines`: totals of the order's lines as in the shop, before the coupon, whose amounts are `off`. */
export function invoiceRows(
  lines: readonly Cents[],
  order: InvoiceSums,
  { taxable: off, vat: offVat }: Taxed,
): InvoiceRows {
  const weights = [...lines, order.shipping - order.surcharge, order.surcharge]
  const nets = splitCents(order.taxable + off, weights)
  const grosses = splitCents(order.taxable + order.vat + off + offVat, weights)
  const rows = nets.map((net, at) => ({ net, gross: grosses[at] ?? 0, vat: (grosses[at] ?? 0) - net }))
  return {
    lines: rows.slice(0, lines.length),
    shipping: rows.at(-2) ?? nothing,
    surcharge: rows.at(-1) ?? nothing,
    coupon: { net: 0 - off, vat: 0 - offVat, gross: 0 - off - offVat },
  }
}
