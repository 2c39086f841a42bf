/**
 * Documents and takings of an order (decision 0060), in the transaction of its payment or refund. A business gets an
 * invoice, and so does a consumer who requested one at the checkout. Any other order gets a summary and is entered in the
 * register of takings. Refunds lead to credit notes or to negative entries.
 */
import { refundedVat } from '@/domain/refunded-vat.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { legalReference } from '../../invoices/legal-references.ts'
import {
  documentNumber,
  documentsOf,
  type EarlierInvoice,
  insertDocument,
  insertNumbered,
  type SaleDocumentRow,
  unstoredInvoices,
} from '../../invoices/sale-documents-repo.ts'
import { insertTaking, takingsOfOrder } from '../../invoices/takings-register-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { linesOf, lockOrder, type OrderLineRow, type OrderRow } from '../orders-repo.ts'
import { type RefundRow, refundsOf } from '../refund/refunds-repo.ts'
import { creditContent, type Issuer, saleContent } from './compose-document.ts'

const dayOf = (at: Date): string => shopTime(at).slice(0, 10)

/** Whether the payment of this order needs an invoice. An order that costs nothing needs none. */
export const isInvoiceDue = ({ due, billing_address, wants_invoice }: OrderRow): boolean =>
  due > 0 && billing_address !== null && (wants_invoice || billing_address.kind === 'company')

/** Returns the seller and the shop's name from the current settings. */
export const issuerNow = async (db: Queryable): Promise<Issuer> => {
  const { site_name, company } = await shopSettings(db)
  return { site_name, company }
}

const sumsOf = ({
  vat_percent,
  taxable,
  vat,
  due,
}: Pick<OrderRow, 'vat_percent' | 'taxable' | 'vat' | 'due'>) => ({
  vat_percent,
  taxable,
  vat,
  due,
})

const saleTaking = (order: OrderRow, at: Date) => ({
  order_id: order.id,
  day: dayOf(at),
  ...sumsOf(order),
  at,
})

/** Call it once, under the order's lock. An invoice gets its number with the commit. */
export async function issueForPayment(
  tx: Queryable,
  order: OrderRow,
  { lines, issuer, now }: { lines: readonly OrderLineRow[]; issuer: Issuer; now: Date },
): Promise<void> {
  const base = { order_id: order.id, ...sumsOf(order), issued_at: now }
  if (isInvoiceDue(order)) {
    await insertNumbered(tx, { ...base, kind: 'invoice', content: saleContent(order, lines, issuer, []) })
    return
  }
  const law = [legalReference('on_request', dayOf(now))]
  await inPipeline([
    insertDocument(tx, { ...base, kind: 'summary', content: saleContent(order, lines, issuer, law) }),
    order.due > 0 ? insertTaking(tx, saleTaking(order, now)) : Promise.resolve(),
  ])
}

/**
 * Records a paid-out refund as a credit note of the order's invoice or in the register of takings. Call it under the
 * order's lock. Does nothing for a refund without money, for the refund of a late payment, which was never a sale, and
 * for an order without a recorded sale.
 */
export async function issueForRefund(
  tx: Queryable,
  order: OrderRow,
  refund: RefundRow,
  context: Pick<AppContext, 'now'>,
): Promise<void> {
  if (refund.is_late || refund.amount === 0) return
  const now = context.now()
  for (const { invoice } of await unstoredInvoices(tx, order.id))
    await storeEarlierInvoice(tx, order, invoice)
  const documents = await documentsOf(tx, order.id)
  const takings = await takingsOfOrder(tx, order.id)
  const [sale] = takings
  if (sale) {
    const before = takings.slice(1).reduce((sum, { due }) => sum - due, 0)
    const { taxable, vat, due } = refundedVat(sale, sale.vat_percent, before, refund.amount)
    if (due > 0)
      await insertTaking(tx, {
        order_id: order.id,
        refund_id: refund.id,
        day: dayOf(now),
        vat_percent: sale.vat_percent,
        taxable: -taxable,
        vat: -vat,
        due: -due,
        at: now,
      })
    return
  }
  const invoice = documents.find(({ kind }) => kind === 'invoice' || kind === 'earlier_invoice')
  if (!invoice) return
  await issueCreditNote(tx, { order, refund, invoice, documents, now })
}

interface Credit {
  order: OrderRow
  refund: RefundRow
  invoice: SaleDocumentRow
  documents: readonly SaleDocumentRow[]
  now: Date
}

async function issueCreditNote(
  tx: Queryable,
  { order, refund, invoice, documents, now }: Credit,
): Promise<void> {
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  if (notes.some(({ refund_id }) => refund_id === refund.id)) return
  const before = notes.reduce((sum, { due }) => sum + due, 0)
  const sums = refundedVat(invoice, invoice.vat_percent, before, refund.amount)
  if (sums.due === 0) return
  const [lines, issuer] = [await linesOf(tx, [order.id]), await issuerNow(tx)]
  await insertNumbered(tx, {
    order_id: order.id,
    kind: 'credit_note',
    refund_id: refund.id,
    corrects_id: invoice.id,
    vat_percent: invoice.vat_percent,
    ...sums,
    content: creditContent(order, lines, {
      refund,
      sums,
      issuer,
      buyer: invoice.content.buyer,
      corrects: {
        number: documentNumber(invoice, order.number),
        issued_at: invoice.issued_at.toISOString(),
      },
      law: [legalReference('credit_note', dayOf(now))],
    }),
    issued_at: now,
  })
}

/**
 * Stores a numbered PDF of the version before decision 0060 with its number, as it was rendered until then. An order that
 * needed no invoice is also entered in the register of takings, with its refunds on their days.
 */
async function storeEarlierInvoice(tx: Queryable, order: OrderRow, invoice: EarlierInvoice): Promise<void> {
  const [lines, { site_name }] = [await linesOf(tx, [order.id]), await issuerNow(tx)]
  await insertDocument(tx, {
    order_id: order.id,
    kind: 'earlier_invoice',
    year: invoice.year,
    serial: invoice.serial,
    ...sumsOf(order),
    content: saleContent(order, lines, { site_name, company: invoice.seller }, []),
    issued_at: invoice.issued_at,
  })
  if (isInvoiceDue(order) || order.due === 0) return
  await insertTaking(tx, saleTaking(order, invoice.issued_at))
  for (const refund of await refundsOf(tx, order.id))
    if (refund.status === 'done' && refund.done_at)
      await issueForRefund(tx, order, refund, { now: () => refund.done_at ?? invoice.issued_at })
}

/** Runs in a job: stores all numbered PDFs of the earlier version as documents, each in a separate transaction. */
export async function storeEarlierInvoices({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (let rows = await unstoredInvoices(db); rows.length > 0; rows = await unstoredInvoices(db))
    for (const { invoice, order } of rows)
      await db.transaction(async tx => {
        await lockOrder(tx, order.id)
        await storeEarlierInvoice(tx, order, invoice)
      })
}
