/** Documents of sales (decision 0060). The only place that assigns numbers to invoices and credit notes. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SaleDocument } from '@/contract/endpoints/shop/sale-documents.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { invoices } from '../../db/schema/after-sale.ts'
import { orders } from '../../db/schema/orders.ts'
import { type DocumentTax, saleDocuments } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedRows } from '../../kernel/db/prepared.ts'
import { withCommit } from '../../kernel/db/transactions.ts'
import { withCorrectedBuyers } from './buyer-corrections-repo.ts'

export type SaleDocumentRow = typeof saleDocuments.$inferSelect
export type NewDocument = Omit<typeof saleDocuments.$inferInsert, 'id' | 'year' | 'serial'>
export type EarlierInvoice = typeof invoices.$inferSelect

/** In the shop's time zone: a document issued at half past midnight on 1 January in Rome belongs to the new year. */
const yearOf = (at: Date): number => Number(shopTime(at).slice(0, 4))

const inserting = preparedRows((db, rows: (typeof saleDocuments.$inferInsert)[]) =>
  db.insert(saleDocuments).values(rows).onConflictDoNothing(),
)

/** Stores a summary, or a numbered PDF of the earlier version with its number. Does nothing if it exists. */
export async function insertDocument(
  tx: Queryable,
  row: NewDocument & Partial<Pick<SaleDocumentRow, 'year' | 'serial'>>,
): Promise<void> {
  await inserting(tx, [row])
}

/**
 * Stores an invoice or a credit note with the next number of its series and year, in one statement, so there are no gaps. The
 * statement locks the counter of the year. That of an invoice is sent with the commit: other payments do not wait for this
 * process, and the transaction does not see the invoice.
 */
export async function insertNumbered(
  tx: Queryable,
  row: NewDocument & { kind: 'invoice' | 'credit_note' },
): Promise<void> {
  const { order_id, kind, refund_id = null, corrects_id = null, issue_key = null } = row
  const { vat_percent = null, taxable, vat, due } = row
  const [first, last] = kind === 'invoice' ? [sql`1, 0`, sql`last`] : [sql`0, 1`, sql`last_credit_note`]
  const statement = sql`
    with counted as (
      insert into invoice_counters (year, last, last_credit_note) values (${yearOf(row.issued_at)}::int, ${first})
      on conflict (year) do update set ${last} = invoice_counters.${last} + 1 returning year, ${last} as serial)
    insert into sale_documents (order_id, kind, year, serial, refund_id, corrects_id, issue_key, vat_percent, taxable, vat, due, content, issued_at)
    select ${order_id}::int, ${kind}, year, serial, ${refund_id}::int, ${corrects_id}::int, ${issue_key}::text, ${vat_percent}::int, ${taxable}::int,
      ${vat}::int, ${due}::int, ${JSON.stringify(row.content)}::jsonb, ${row.issued_at.toISOString()}::timestamptz from counted`
  if (kind === 'invoice') await withCommit(tx, statement)
  else await tx.execute(statement)
}

/** The rates of a document, in the order of its rows' `part`. */
export const taxesOfDocument = ({
  content,
  vat_percent,
  taxable,
  vat,
  due,
}: SaleDocumentRow): DocumentTax[] =>
  content.taxes ?? [
    { percent: vat_percent ?? 0, natura: null, is_oss: false, is_service: false, taxable, vat, due },
  ]

/** `2026/1482`, `NC-2026/3`. Returns the number of the order for a summary. */
export const documentNumber = (
  { kind, year, serial }: Pick<SaleDocumentRow, 'kind' | 'year' | 'serial'>,
  orderNumber: string,
): string => (kind === 'summary' ? orderNumber : `${kind === 'credit_note' ? 'NC-' : ''}${year}/${serial}`)

/** Sorted by time of issue, with corrected buyers. */
export const documentsOf = async (db: Queryable, orderId: number): Promise<SaleDocumentRow[]> =>
  withCorrectedBuyers(
    db,
    await db
      .select()
      .from(saleDocuments)
      .where(eq(saleDocuments.order_id, orderId))
      .orderBy(asc(saleDocuments.issued_at), asc(saleDocuments.id)),
  )

/** Returns undefined when no document has the id. The buyer is the corrected one. The caller checks the permission. */
export async function documentById(db: Queryable, id: number): Promise<SaleDocumentRow | undefined> {
  const rows = await db.select().from(saleDocuments).where(eq(saleDocuments.id, id))
  return (await withCorrectedBuyers(db, rows))[0]
}

/** As read from the table or from JSON. */
type ListedDocument = Pick<SaleDocumentRow, 'id' | 'kind' | 'year' | 'serial'> & { issued_at: Date | string }

export const documentView = (
  { id, kind, year, serial, issued_at }: ListedDocument,
  orderNumber: string,
): SaleDocument => ({
  id,
  kind,
  number: documentNumber({ kind, year, serial }, orderNumber),
  issued_at: new Date(issued_at).toISOString(),
})

/** Deletes the summaries of these orders, which contain the buyer's data. The law requires all other documents. */
export async function deleteSummaries(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  await tx
    .delete(saleDocuments)
    .where(and(inArray(saleDocuments.order_id, [...orderIds]), eq(saleDocuments.kind, 'summary')))
}

/** Returns at most 100 numbered PDFs of the earlier version that are not stored as documents, oldest first. */
export const unstoredInvoices = (db: Queryable, orderId?: number) =>
  db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .leftJoin(
      saleDocuments,
      and(eq(saleDocuments.order_id, invoices.order_id), ne(saleDocuments.kind, 'credit_note')),
    )
    .where(
      and(
        sql`${saleDocuments.id} is null`,
        orderId === undefined ? undefined : eq(invoices.order_id, orderId),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(100)

/** Invoices and summaries of several orders, in the order of `orderIds`. Without credit notes. */
export async function saleDocumentsOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<SaleDocumentRow[]> {
  const rows = await db
    .select()
    .from(saleDocuments)
    .where(and(inArray(saleDocuments.order_id, [...orderIds]), ne(saleDocuments.kind, 'credit_note')))
    .orderBy(asc(saleDocuments.issued_at), asc(saleDocuments.id))
  const corrected = await withCorrectedBuyers(db, rows)
  return orderIds.flatMap(id => corrected.filter(({ order_id }) => order_id === id))
}
