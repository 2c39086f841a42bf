/** Export and transmission of electronic invoices. Both check a document first and store its file once. */
import { zipSync } from 'fflate'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  type exportInvoices,
  type FailedCheck,
  mostExported,
  type sendInvoice,
} from '@/contract/endpoints/admin/accounting.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { markAudited } from '../../kernel/audited-writes.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { documentById, documentNumber, type SaleDocumentRow } from '../invoices/sale-documents-repo.ts'
import {
  documentsToExport,
  type ElectronicRow,
  lockFileNamed,
  storeElectronic,
} from './electronic-invoices-repo.ts'
import { folderSender } from './invoice-sender.ts'
import { isFailed, prepareFile } from './prepare-file.ts'

export const fileView = ({ state, file_name, reason }: ElectronicRow) => ({ state, file_name, reason })

/** Refuses `too_many` above 2,000 documents. A file that was exported before is exported again unchanged. */
export async function exportFiles(
  { body }: ParsedOf<typeof exportInvoices>,
  context: CallContext,
): Promise<ResponseOf<typeof exportInvoices> | Refusal> {
  markAudited() // writes files of documents that exist; a document does not change
  const documents = await documentsToExport(context.db, body, mostExported + 1)
  if (documents.length > mostExported) return refuse('too_many')
  const files: Record<string, Uint8Array> = {}
  const failed: FailedCheck[] = []
  for (const document of documents) {
    const result = await context.db.transaction(tx => prepareFile(tx, document, context))
    if (isFailed(result)) failed.push(result)
    else files[result.file_name] = new Uint8Array(Buffer.from(result.xml))
  }
  const count = Object.keys(files).length
  return {
    file_name: `fatture-${[body.from, body.to].filter(Boolean).join('-') || shopTime(context.now()).slice(0, 10)}.zip`,
    content: count > 0 ? Buffer.from(zipSync(files)).toString('base64') : '',
    count,
    failed,
  }
}

/**
 * Refuses `not_found` for a document without an electronic file, and `order_state` for one that was delivered. The file is stored before it
 * is handed over, and marked as sent afterwards. If the process ends in between, the next attempt hands the same file over again, and the
 * exchange system never receives two names for one document.
 */
export async function sendFile(
  { params }: ParsedOf<typeof sendInvoice>,
  context: CallContext,
): Promise<ResponseOf<typeof sendInvoice> | Refusal> {
  const document = await documentById(context.db, params.id)
  if (!document || document.kind === 'summary') return refuse('not_found')
  markAudited() // a failed check changes nothing; `markSent` writes the entry
  const file = await context.db.transaction(tx => prepareFile(tx, document, context))
  if (isFailed(file)) return { file: null, failed: [file] }
  if (file.state === 'delivered') return refuse('order_state')
  await folderSender(context.files).send({ name: file.file_name, xml: file.xml })
  return { file: fileView(await markSent(document, file, context)), failed: [] }
}

/** A receipt that arrived meanwhile keeps its state. */
const markSent = (
  document: SaleDocumentRow,
  { file_name }: ElectronicRow,
  context: CallContext,
): Promise<ElectronicRow> =>
  context.db.transaction(async tx => {
    const file = await lockFileNamed(tx, file_name)
    if (!file) throw new Error(`the electronic invoice ${file_name} is gone`)
    if (file.state !== 'to_send' && file.state !== 'sent') return file
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: document.order_id,
      title: documentNumber(document, document.content.order.number),
      before: { file_name: file.sent_at && file.file_name },
      after: { file_name: file.file_name },
    })
    return storeElectronic(tx, file.id, { state: 'sent', sent_at: context.now() })
  })
