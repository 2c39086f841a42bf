import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { electronicInvoices, saleDocuments } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { withCorrectedBuyers } from '../invoices/buyer-corrections-repo.ts'
import { conditionOf } from '../invoices/invoice-list-repo.ts'
import type { SaleDocumentRow } from '../invoices/sale-documents-repo.ts'

export type ElectronicRow = typeof electronicInvoices.$inferSelect

/** Returns five letters and digits that no earlier file has. */
export async function nextProgressive(tx: Queryable): Promise<string> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`select nextval('transmission_numbers')::int as number`,
  )
  return Number(rows[0]?.number).toString(36).toUpperCase().padStart(5, '0')
}

export async function insertElectronic(
  tx: Queryable,
  row: typeof electronicInvoices.$inferInsert,
): Promise<ElectronicRow> {
  const [stored] = await tx.insert(electronicInvoices).values(row).returning()
  if (!stored) throw new Error('an electronic invoice was not stored')
  return stored
}

/** Returns the latest file of a document, locked until the commit, or undefined. */
export async function lockLatestFile(tx: Queryable, documentId: number): Promise<ElectronicRow | undefined> {
  await tx.execute(sql`select from sale_documents where id = ${documentId} for update`)
  const [row] = await tx
    .select()
    .from(electronicInvoices)
    .where(eq(electronicInvoices.document_id, documentId))
    .orderBy(desc(electronicInvoices.id))
    .limit(1)
  return row
}

/** Returns undefined when no file has the name. Locks the row until the commit. */
export async function lockFileNamed(tx: Queryable, name: string): Promise<ElectronicRow | undefined> {
  const [row] = await tx
    .select()
    .from(electronicInvoices)
    .where(eq(electronicInvoices.file_name, name))
    .for('update')
  return row
}

export async function storeElectronic(
  tx: Queryable,
  id: number,
  change: Partial<Pick<ElectronicRow, 'state' | 'reason' | 'sent_at' | 'answered_at'>>,
): Promise<ElectronicRow> {
  const [row] = await tx
    .update(electronicInvoices)
    .set(change)
    .where(eq(electronicInvoices.id, id))
    .returning()
  if (!row) throw new Error(`electronic invoice ${id} is gone`)
  return row
}

/** Returns invoices and credit notes of a period or with these ids, oldest first, at most `limit`. */
export const documentsToExport = async (
  db: Queryable,
  { ids, ...period }: { from?: string | undefined; to?: string | undefined; ids?: number[] | undefined },
  limit: number,
): Promise<SaleDocumentRow[]> =>
  withCorrectedBuyers(
    db,
    await db
      .select()
      .from(saleDocuments)
      .where(
        and(
          conditionOf(period),
          inArray(saleDocuments.kind, ['invoice', 'credit_note']),
          ids ? inArray(saleDocuments.id, ids) : undefined,
        ),
      )
      .orderBy(asc(saleDocuments.issued_at), asc(saleDocuments.id))
      .limit(limit),
  )
