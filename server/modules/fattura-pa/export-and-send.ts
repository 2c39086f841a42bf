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
import { dataFolder } from '../../kernel/files/folders.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { documentById, documentNumber } from '../invoices/sale-documents-repo.ts'
import { documentsToExport, type ElectronicRow, storeElectronic } from './electronic-invoices-repo.ts'
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

/** Refuses `not_found` for a document without an electronic file, and `order_state` for one that was delivered. */
export async function sendFile(
  { params }: ParsedOf<typeof sendInvoice>,
  context: CallContext,
): Promise<ResponseOf<typeof sendInvoice> | Refusal> {
  const document = await documentById(context.db, params.id)
  if (!document || document.kind === 'summary') return refuse('not_found')
  const sender = folderSender(dataFolder(context.config, 'fatture'))
  const sent = await context.db.transaction(async tx => {
    const result = await prepareFile(tx, document, context)
    if (isFailed(result)) {
      markAudited()
      return result
    }
    if (result.state === 'delivered') return refuse('order_state')
    await sender.send({ name: result.file_name, xml: result.xml })
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: document.order_id,
      title: documentNumber(document, document.content.order.number),
      before: { file_name: result.sent_at && result.file_name },
      after: { file_name: result.file_name },
    })
    return storeElectronic(tx, result.id, { state: 'sent', sent_at: context.now() })
  })
  if (isRefusal(sent)) return sent
  return isFailed(sent) ? { file: null, failed: [sent] } : { file: fileView(sent), failed: [] }
}
