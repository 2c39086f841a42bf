import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { invoiceLink } from '@/contract/endpoints/shop/after-sale.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { signLink } from '../../../kernel/signed-link.ts'
import { invoiceOf } from '../../invoices/invoices-repo.ts'
import { orderByNumber } from '../orders-repo.ts'

/** Path of the invoice file. The browser takes the file name from it. */
export const invoicePath = (number: string): string => `/files/invoices/${number}`

/** Returns a signed link for the buyer, or for an admin for every order. Refused until the order was paid. */
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
