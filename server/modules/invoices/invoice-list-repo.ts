/** Numbered documents, sorted newest first: invoices, credit notes, numbered PDFs of the earlier version. */
import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminInvoices, InvoiceRow } from '@/contract/endpoints/admin/accounting.ts'
import { saleDocuments } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import { withCorrectedBuyers } from './buyer-corrections-repo.ts'
import type { SaleDocumentRow } from './sale-documents-repo.ts'

type Query = ParsedOf<typeof adminInvoices>['query']
export interface NumberedRow {
  document: SaleDocumentRow & { kind: InvoiceRow['kind'] }
  file: InvoiceRow['file']
}

const { content, kind, year, serial } = saleDocuments

/** The texts in which `search` is found, in lower case. */
const searchable = sql`lower(concat_ws(' ', ${year} || '/' || ${serial}, ${content}->'order'->>'number',
  ${content}->'buyer'->'address'->>'name', ${content}->'buyer'->'address'->>'company',
  ${content}->'buyer'->'address'->>'partita_iva', ${content}->'buyer'->'address'->>'codice_fiscale'))`

export const conditionOf = (query: Pick<Query, 'search' | 'from' | 'to' | 'kind'>): SQL | undefined =>
  and(
    ne(kind, 'summary'),
    query.kind ? eq(kind, query.kind) : undefined,
    query.from ? gte(saleDocuments.issued_at, startOfDay(query.from)) : undefined,
    query.to ? lt(saleDocuments.issued_at, endOfDay(query.to)) : undefined,
    query.search
      ? sql`strpos(${searchable}, ${query.search.toLowerCase().replace(/^nc-/, '')}) > 0`
      : undefined,
  )

const latestFile = sql<
  InvoiceRow['file']
>`(select json_build_object('state', state, 'file_name', file_name, 'reason', reason)
  from electronic_invoices where document_id = sale_documents.id order by id desc limit 1)`

export async function pageOfInvoices(
  db: Queryable,
  query: Query,
): Promise<{ rows: NumberedRow[]; total: number }> {
  const condition = conditionOf(query)
  const [counted] = await db.select({ total: count() }).from(saleDocuments).where(condition)
  const sorted = db
    .select({ document: saleDocuments, file: latestFile })
    .from(saleDocuments)
    .where(condition)
    .orderBy(desc(saleDocuments.issued_at), desc(saleDocuments.id))
  const rows = (await onPage(sorted, query)) as NumberedRow[]
  const documents = await withCorrectedBuyers(
    db,
    rows.map(({ document }) => document),
  )
  return {
    rows: rows.map((row, at) => ({ ...row, document: documents[at] ?? row.document })),
    total: counted?.total ?? 0,
  }
}
