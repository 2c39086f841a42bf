/** Writes and checks the electronic file of a document once. A refused file is replaced by another one. */
import type { FailedCheck } from '@/contract/endpoints/admin/accounting.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { dataFolder } from '../../kernel/files/folders.ts'
import { documentNumber, type SaleDocumentRow } from '../invoices/sale-documents-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { checkFile } from './check-file.ts'
import {
  type ElectronicRow,
  insertElectronic,
  lockLatestFile,
  nextProgressive,
} from './electronic-invoices-repo.ts'
import { fatturaOf } from './fattura-of-document.ts'
import { writeFattura } from './write-fattura.ts'

export const isFailed = (result: ElectronicRow | FailedCheck): result is FailedCheck => 'codes' in result

/** Returns the stored file, or the failed checks; then nothing is stored. Call it in a transaction. */
export async function prepareFile(
  tx: Queryable,
  document: SaleDocumentRow,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Promise<ElectronicRow | FailedCheck> {
  const latest = await lockLatestFile(tx, document.id)
  if (latest && latest.state !== 'refused') return latest
  const number = documentNumber(document, document.content.order.number)
  const progressive = await nextProgressive(tx)
  const fattura = fatturaOf(document, progressive, (await shopSettings(tx)).tax)
  if (typeof fattura === 'string') return { id: document.id, number, codes: [fattura], detail: '' }
  const file = { name: `IT${fattura.seller.vat}_${progressive}.xml`, xml: writeFattura(fattura) }
  const schemas = dataFolder(config, 'schemas')
  const { codes, detail } = await checkFile(file, { schemas, today: shopTime(now()).slice(0, 10) })
  if (codes.length > 0) return { id: document.id, number, codes, detail }
  return insertElectronic(tx, {
    document_id: document.id,
    file_name: file.name,
    xml: file.xml,
    created_at: now(),
  })
}
