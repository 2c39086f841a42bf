/** Corrects the buyer of an invoice or credit note whose file was refused, or could not be written because a check failed. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { correctBuyer } from '@/contract/endpoints/admin/accounting.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { insertBuyerCorrection } from '../invoices/buyer-corrections-repo.ts'
import { documentById, documentNumber } from '../invoices/sale-documents-repo.ts'
import { lockLatestFile } from './electronic-invoices-repo.ts'

/**
 * Refuses `not_found` for a document without an electronic file, `order_state` while its file may be with the exchange system, and
 * `validation` for another country or kind of buyer, on which VAT and document depend.
 */
export async function storeCorrection(
  { params, body }: ParsedOf<typeof correctBuyer>,
  context: CallContext,
): Promise<ResponseOf<typeof correctBuyer> | Refusal> {
  return context.db.transaction(async (tx): Promise<ResponseOf<typeof correctBuyer> | Refusal> => {
    const latest = await lockLatestFile(tx, params.id)
    const document = await documentById(tx, params.id)
    if (document?.kind !== 'invoice' && document?.kind !== 'credit_note') return refuse('not_found')
    if (latest && latest.state !== 'refused') return refuse('order_state')
    const before = document.content.buyer.address
    const fields = (['country', 'kind'] as const)
      .filter(field => before && before[field] !== body.address[field])
      .map(field => ({ path: `address.${field}`, code: 'buyer_fixed' as const }))
    if (fields.length > 0) return refuse('validation', fields)
    await insertBuyerCorrection(tx, document.id, body.address, context.now())
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: document.order_id,
      title: documentNumber(document, document.content.order.number),
      before: { billing_address: before },
      after: { billing_address: body.address },
    })
    return done
  })
}
