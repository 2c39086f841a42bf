import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type { invoiceLink } from '../../../src/contract/endpoints/shop/after-sale.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { invoiceOf } from '../invoices/invoices-repo.ts'
import { orderByNumber } from './orders-repo.ts'

/** Where the file of an order's invoice opens; the browser takes the file name from the path. */
export const invoicePath = (number: string): string => `/files/invoices/${number}`

/** The buyer's own, and every one for an admin; refused until it was paid. */
export async function linkToInvoice(
  { params }: ParsedOf<typeof invoiceLink>,
  context: CallContext,
): Promise<ResponseOf<typeof invoiceLink> | Refusal> {
  const { userId, role } = callerOf(context)
  const order = await orderByNumber(context.db, params.number)
  if (!order || (order.user_id !== userId && role !== 'admin')) return refuse('not_found')
  if (!(await invoiceOf(context.db, order.id))) return refuse('order_state')
  return { url: signLink(invoicePath(order.number), context.config.appSecret, context.now()) }
}
