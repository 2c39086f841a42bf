/** Writes the credit note of a refund, or one that the shop issues by hand (decision 0060). */
import { refundedParts } from '@/domain/tax/refunded-parts.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { DocumentContent } from '../../../db/schema/sale-documents.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { legalReference } from '../../invoices/legal-references.ts'
import {
  documentNumber,
  insertNumbered,
  type SaleDocumentRow,
  taxesOfDocument,
} from '../../invoices/sale-documents-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { linesOf, type OrderRow } from '../orders-repo.ts'
import { namedByPart, type RefundPlan } from '../refund/refund-plan.ts'
import { creditContent, type Issuer } from './compose-document.ts'

/** Returns the seller and the shop's name from the current settings. */
export const issuerNow = async (db: Queryable): Promise<Issuer> => {
  const { site_name, company } = await shopSettings(db)
  return { site_name, company }
}

interface CreditNote {
  order: OrderRow
  documents: readonly SaleDocumentRow[] // of the order
  credit: RefundPlan
  refundId?: number
  byHand?: { key: string; reason: string }
  now: Date
}

/**
 * Call it under the order's lock. Each rate is credited at most what is left of it. Does nothing for an order without an invoice, and if
 * nothing is left.
 */
export async function insertCreditNote(
  tx: Queryable,
  { order, documents, credit, refundId, byHand, now }: CreditNote,
): Promise<void> {
  const invoice = documents.find(({ kind }) => kind === 'invoice' || kind === 'earlier_invoice')
  if (!invoice) return
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  const lines = await linesOf(tx, [order.id])
  const sold = taxesOfDocument(invoice)
  const before = sold.map((_, at) =>
    notes.reduce((sum, note) => sum + (taxesOfDocument(note)[at]?.due ?? 0), 0),
  )
  const { amounts } = namedByPart(order, lines, credit)
  const back = refundedParts(sold, before, amounts, credit.amount)
  const taxes = sold.map((part, at) => ({ ...part, ...back[at] }))
  const sum = (of: 'taxable' | 'vat' | 'due') => taxes.reduce((total, part) => total + part[of], 0)
  if (sum('due') === 0) return
  const day = shopTime(now).slice(0, 10)
  const credited: DocumentContent['credited'] = byHand && {
    lines: credit.lines.map(({ line_id, quantity, amount }) => ({ line_id, quantity, amount })),
    shipping: credit.shipping,
    reason: byHand.reason,
  }
  await insertNumbered(tx, {
    order_id: order.id,
    kind: 'credit_note',
    refund_id: refundId ?? null,
    issue_key: byHand?.key ?? null,
    corrects_id: invoice.id,
    vat_percent: invoice.vat_percent,
    taxable: sum('taxable'),
    vat: sum('vat'),
    due: sum('due'),
    content: creditContent(order, lines, {
      refund: credit,
      taxes,
      issuer: await issuerNow(tx),
      buyer: invoice.content.buyer,
      corrects: {
        number: documentNumber(invoice, order.number),
        issued_at: invoice.issued_at.toISOString(),
      },
      ...(credited && { credited }),
      law: [legalReference('credit_note', day)],
      day,
    }),
    issued_at: now,
  })
}
