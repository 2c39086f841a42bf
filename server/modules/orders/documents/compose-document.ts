/** Content of the documents of an order, as it is stored when they are issued (decision 0060). Pure. */
import type { Company } from '@/contract/settings.ts'
import { pick } from '@/lib/pick.ts'
import type { DocumentContent, DocumentTax } from '../../../db/schema/sale-documents.ts'
import type { LegalReference } from '../../invoices/legal-references.ts'
import { naturaReference } from '../../invoices/natura.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { RefundRow } from '../refund/refunds-repo.ts'
import { refundRows, saleRows } from './sale-rows.ts'

export interface Issuer {
  site_name: string
  company: Company
}

const commonContent = (order: OrderRow, { site_name, company }: Issuer) => ({
  locale: order.locale,
  currency: order.currency,
  site_name,
  seller: company,
  buyer: {
    address: order.billing_address,
    email: order.billing_address ? null : order.contact_email,
  },
  order: {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    payment_method: order.payment_method,
    payment_name: order.payment_name,
    shipping_name: order.shipping_name,
    tier: order.tier,
  },
})

/** The rates of an order, as its documents and takings show them. */
export const taxesOf = (
  order: Pick<OrderRow, 'tax' | 'vat_percent' | 'taxable' | 'vat' | 'due'>,
): DocumentTax[] =>
  order.tax
    ? order.tax.parts.map(part =>
        pick(part, ['percent', 'natura', 'is_oss', 'is_service', 'taxable', 'vat', 'due']),
      )
    : [
        {
          percent: order.vat_percent,
          natura: null,
          is_oss: false,
          is_service: false,
          ...pick(order, ['taxable', 'vat', 'due']),
        },
      ]

/** The rates, with the provision of each rate without VAT. */
const taxContent = (taxes: DocumentTax[], day: string) => ({
  taxes,
  without_vat: [...new Set(taxes.flatMap(({ natura }) => natura ?? []))].map(natura =>
    naturaReference(natura, day),
  ),
})

/** Content of a summary or an invoice. `law` is empty for an invoice. */
export const saleContent = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  issuer: Issuer,
  law: LegalReference[],
  day: string, // of issue
): DocumentContent => ({
  ...commonContent(order, issuer),
  rows: saleRows(order, lines),
  ...(order.tax && taxContent(taxesOf(order), day)),
  corrects: null,
  law,
})

/** Content of a credit note. Its buyer is that of the invoice, because the order's data may have been erased. */
export const creditContent = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  credit: {
    refund: Pick<RefundRow, 'lines' | 'shipping'>
    taxes: readonly DocumentTax[] // refunded amounts of each rate
    issuer: Issuer
    buyer: DocumentContent['buyer']
    corrects: NonNullable<DocumentContent['corrects']>
    credited?: NonNullable<DocumentContent['credited']> // of a note that was issued by hand
    law: LegalReference[]
    day: string // of issue
  },
): DocumentContent => ({
  ...commonContent(order, credit.issuer),
  buyer: credit.buyer,
  rows: refundRows(
    order,
    lines,
    credit.refund,
    credit.taxes,
    credit.credited ? 'credited_rest' : 'refunded_rest',
  ),
  ...(order.tax && taxContent([...credit.taxes], credit.day)),
  corrects: credit.corrects,
  ...(credit.credited && { credited: credit.credited }),
  law: credit.law,
})
