import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { documentLink } from '@/contract/endpoints/shop/sale-documents.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, type Caller, callerOf } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { signLink } from '../../../kernel/signed-link.ts'
import { documentById } from '../../invoices/sale-documents-repo.ts'
import { orderByNumber } from '../orders-repo.ts'

/** Path of the file of a document. The browser takes the file name from it. */
export const documentPath = (id: number | string): string => `/files/sale-documents/${id}`

/** Staff who see invoices may open the documents of every order. Packers print packing slips, which contain no amounts. */
const mayOpenAll = (caller: Caller): boolean => isAllowed('admin:invoices:read', caller)

/** Returns a signed link for the buyer, or for staff for every order. Refuses `not_found`. */
export async function linkToDocument(
  { params }: ParsedOf<typeof documentLink>,
  context: CallContext,
): Promise<ResponseOf<typeof documentLink> | Refusal> {
  const caller = callerOf(context)
  const order = await orderByNumber(context.db, params.number)
  if (!order || (order.user_id !== caller.userId && !mayOpenAll(caller))) return refuse('not_found')
  const document = await documentById(context.db, params.id)
  if (document?.order_id !== order.id) return refuse('not_found')
  return { url: signLink(documentPath(document.id), context.config.appSecret, context.now()) }
}
