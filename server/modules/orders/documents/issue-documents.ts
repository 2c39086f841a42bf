/**
 * Documents and takings of an order (decision 0060), in the transaction of its payment or refund. A business gets an
 * invoice, and so does a consumer who requested one at the checkout. Any other order gets a summary and is entered in the
 * register of takings. Refunds lead to credit notes or to negative entries.
 */
import { refundedParts } from '@/domain/tax/refunded-parts.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { legalReference } from '../../invoices/legal-references.ts'
import {
  documentsOf,
  type EarlierInvoice,
  insertDocument,
  insertNumbered,
  unstoredInvoices,
} from '../../invoices/sale-documents-repo.ts'
import { insertTakings, type TakingRow, takingsOfOrder } from '../../invoices/takings-register-repo.ts'
import { invoiceChoice } from '../../tax/tax-of-sale.ts'
import { linesOf, lockOrder, type OrderLineRow, type OrderRow } from '../orders-repo.ts'
import { namedByPart } from '../refund/refund-plan.ts'
import { type RefundRow, refundsOf } from '../refund/refunds-repo.ts'
import { type Issuer, saleContent, taxesOf } from './compose-document.ts'
import { insertCreditNote, issuerNow } from './credit-note.ts'

const dayOf = (at: Date): string => shopTime(at).slice(0, 10)

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/**
 * Whether the payment of this order needs an invoice. An order that costs nothing needs none, and neither does a sale in the
 * Union scheme. An export of goods always needs one.
 */
export function isInvoiceDue({ due, tax, billing_address, wants_invoice }: OrderRow): boolean {
  if (due === 0 || billing_address === null) return false
  const choice = tax ? invoiceChoice(tax.parts) : 'on_request'
  return (
    choice === 'due' || (choice === 'on_request' && (wants_invoice || billing_address.kind === 'company'))
  )
}

/** The rate is in the content of a document with tax by country. */
const sumsOf = ({ tax, vat_percent, taxable, vat, due }: OrderRow) => ({
  vat_percent: tax ? null : vat_percent,
  taxable,
  vat,
  due,
})

/** One entry per rate. */
const saleTakings = (order: OrderRow, at: Date) =>
  taxesOf(order).flatMap(({ percent, is_oss, is_service, taxable, vat, due }, part) =>
    due === 0
      ? []
      : [
          {
            order_id: order.id,
            day: dayOf(at),
            part,
            country: is_oss ? (order.tax?.terms.country ?? 'IT') : 'IT',
            is_oss,
            is_service,
            vat_percent: percent,
            taxable,
            vat,
            due,
            at,
          },
        ],
  )

/** Call it once, under the order's lock. An invoice gets its number with the commit. */
export async function issueForPayment(
  tx: Queryable,
  order: OrderRow,
  { lines, issuer, now }: { lines: readonly OrderLineRow[]; issuer: Issuer; now: Date },
): Promise<void> {
  const base = { order_id: order.id, ...sumsOf(order), issued_at: now }
  if (isInvoiceDue(order)) {
    await insertNumbered(tx, {
      ...base,
      kind: 'invoice',
      content: saleContent(order, lines, issuer, [], dayOf(now)),
    })
    return
  }
  const law = [legalReference('on_request', dayOf(now))]
  await inPipeline([
    insertDocument(tx, {
      ...base,
      kind: 'summary',
      content: saleContent(order, lines, issuer, law, dayOf(now)),
    }),
    insertTakings(tx, saleTakings(order, now)),
  ])
}

/**
 * Records a paid-out refund as a credit note of the order's invoice or in the register of takings. Call it under the
 * order's lock. Does nothing for a refund without money, for the refund of a late payment, which was never a sale, and
 * for an order without a recorded sale. A credit note that was issued by hand covers refunds up to its amount, so that no
 * amount is credited twice.
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
  if (takings.length > 0) {
    const lines = order.tax ? await linesOf(tx, [order.id]) : []
    await insertTakings(tx, refundTakings({ order, refund, lines, takings, now }))
    return
  }
  if (documents.some(({ refund_id }) => refund_id === refund.id)) return
  const paidOut = (await refundsOf(tx, order.id)).filter(
    ({ status, is_late }) => status === 'done' && !is_late,
  )
  const uncredited =
    sumOf(paidOut, 'amount') -
    sumOf(
      documents.filter(({ kind }) => kind === 'credit_note'),
      'due',
    )
  const amount = Math.min(refund.amount, uncredited)
  if (amount > 0)
    await insertCreditNote(tx, { order, documents, credit: { ...refund, amount }, refundId: refund.id, now })
}

interface RegisteredRefund {
  order: OrderRow
  refund: RefundRow
  lines: readonly OrderLineRow[]
  takings: readonly TakingRow[] // earlier ones of the order
  now: Date
}

/** Negative entries of a refund, one per rate. */
function refundTakings({ order, refund, lines, takings, now }: RegisteredRefund) {
  const sales = takings.filter(({ refund_id }) => refund_id === null)
  const before = sales.map(({ part }) =>
    takings
      .filter(taking => taking.refund_id !== null && taking.part === part)
      .reduce((sum, { due }) => sum - due, 0),
  )
  const { amounts } = namedByPart(order, lines, refund)
  const named = sales.map(({ part }) => amounts[part] ?? 0)
  const sold = sales.map(({ vat_percent, taxable, vat, due }) => ({
    percent: vat_percent,
    taxable,
    vat,
    due,
  }))
  return refundedParts(sold, before, named, refund.amount).flatMap(({ taxable, vat, due }, at) => {
    const sale = sales[at]
    if (!sale || due === 0) return []
    const { id: _, ...entry } = sale
    return [
      { ...entry, refund_id: refund.id, day: dayOf(now), taxable: -taxable, vat: -vat, due: -due, at: now },
    ]
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
    content: saleContent(order, lines, { site_name, company: invoice.seller }, [], dayOf(invoice.issued_at)),
    issued_at: invoice.issued_at,
  })
  if (isInvoiceDue(order) || order.due === 0) return
  await insertTakings(tx, saleTakings(order, invoice.issued_at))
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
