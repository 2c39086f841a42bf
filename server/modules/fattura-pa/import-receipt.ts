/** Receipts of the exchange system: delivery, impossible delivery, refusal (MessaggiFatturaTypes 1.0). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { importReceipt } from '@/contract/endpoints/admin/accounting.ts'
import type { CallContext } from '../../kernel/context.ts'
import { dataFolder } from '../../kernel/files/folders.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { documentById, documentNumber } from '../invoices/sale-documents-repo.ts'
import { type ElectronicRow, lockFileNamed, storeElectronic } from './electronic-invoices-repo.ts'
import { fileView } from './export-and-send.ts'
import { parseXml, schemaViolation } from './read-xml.ts'

interface Receipt {
  fileName: string
  state: 'delivered' | 'refused'
  reason: string
}

/** A file that could not be delivered is valid: the buyer finds it in the reserved area of the tax agency. */
const states = {
  RicevutaConsegna: 'delivered',
  RicevutaImpossibilitaRecapito: 'delivered',
  RicevutaScarto: 'refused',
} as const

/** Returns undefined if the text is no receipt, or violates the official schema in `schemas`. */
export async function readReceipt(xml: string, schemas: string): Promise<Receipt | undefined> {
  const document = await parseXml(xml)
  if (!document) return undefined
  using parsed = document
  const { root } = parsed
  if (!(root.name in states) || (await schemaViolation(parsed, schemas, 'receipt'))) return undefined
  const textOf = (path: string) => root.get(path)?.content.trim() ?? ''
  const errors = root
    .find('ListaErrori/Errore')
    .map(error => ['Codice', 'Descrizione'].map(name => error.get(name)?.content.trim() ?? ''))
    .map(parts => parts.filter(Boolean).join(' '))
  const fileName = textOf('NomeFile')
  const reason = errors.join('; ') || textOf('Descrizione')
  return fileName ? { fileName, state: states[root.name as keyof typeof states], reason } : undefined
}

/** Refuses `validation` when the text is no receipt, or names a file of another program. A receipt may arrive twice. */
export async function takeReceipt(
  { body }: ParsedOf<typeof importReceipt>,
  context: CallContext,
): Promise<ResponseOf<typeof importReceipt> | Refusal> {
  const receipt = await readReceipt(body.xml, dataFolder(context.config, 'schemas'))
  if (!receipt) return refuse('validation', [{ path: 'xml', code: 'receipt_invalid' }])
  const stored = await context.db.transaction(async (tx): Promise<[ElectronicRow, string] | Refusal> => {
    const file = await lockFileNamed(tx, receipt.fileName.replace(/\.p7m$/i, ''))
    const document = file && (await documentById(tx, file.document_id))
    if (!file || !document) return refuse('validation', [{ path: 'xml', code: 'receipt_unknown' }])
    const number = documentNumber(document, document.content.order.number)
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: document.order_id,
      title: number,
      before: { status: file.state },
      after: { status: receipt.state },
    })
    const { state, reason } = receipt
    return [await storeElectronic(tx, file.id, { state, reason, answered_at: context.now() }), number]
  })
  if (isRefusal(stored)) return stored
  const [file, number] = stored
  return { number, file: fileView(file) }
}
