/**
 * Corrected buyers of invoices and credit notes. The exchange system treats a refused file as not issued: it is sent again with the number and
 * the day of the document and with the corrected buyer. The stored document does not change.
 */
import { desc, inArray } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { buyerCorrections, type saleDocuments } from '../../db/schema/sale-documents.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export async function insertBuyerCorrection(
  tx: Queryable,
  documentId: number,
  address: Address,
  now: Date,
): Promise<void> {
  await tx.insert(buyerCorrections).values({ document_id: documentId, address, corrected_at: now })
}

/** Returns the documents in their order, with the latest correction of each buyer. */
export async function withCorrectedBuyers<
  Row extends Pick<typeof saleDocuments.$inferSelect, 'id' | 'content'>,
>(db: Queryable, documents: readonly Row[]): Promise<Row[]> {
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const corrections = await db
    .selectDistinctOn([buyerCorrections.document_id])
    .from(buyerCorrections)
    .where(inArray(buyerCorrections.document_id, ids))
    .orderBy(buyerCorrections.document_id, desc(buyerCorrections.id))
  const addresses = new Map(corrections.map(({ document_id, address }) => [document_id, address]))
  return documents.map(document => {
    const address = addresses.get(document.id)
    if (!address) return document
    const { content } = document
    return { ...document, content: { ...content, buyer: { ...content.buyer, address } } }
  })
}
