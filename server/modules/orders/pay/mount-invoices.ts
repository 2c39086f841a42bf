/**
 * Serves invoice files outside /api, because a plain navigation opens them: only by signed link, never cached (decision
 * 0011).
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../kernel/context.ts'
import { isLinkGood } from '../../../kernel/signed-link.ts'
import { invoiceOf } from '../../invoices/invoices-repo.ts'
import { invoiceNumber } from '../../invoices/issue-invoice.ts'
import { orderByNumber } from '../orders-repo.ts'
import { invoicePath } from './invoice-link.ts'
import { writeInvoice } from './write-invoice.ts'

interface Call {
  Params: { number: string }
  Querystring: { until?: string; signature?: string }
}

/** Responds 404 for a link that is invalid, expired, or names no invoice. */
export function mountInvoices(app: FastifyInstance, context: AppContext): void {
  app.get<Call>(invoicePath(':number'), async (request, reply) => {
    const { number } = request.params
    const isGood = isLinkGood(invoicePath(number), request.query, context.config.appSecret, context.now())
    const order = isGood ? await orderByNumber(context.db, number) : undefined
    const invoice = order && (await invoiceOf(context.db, order.id))
    if (!order || !invoice) {
      reply.callNotFound()
      return reply
    }
    const name = `${number}-${invoiceNumber(invoice).replace('/', '-')}.pdf`
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(await writeInvoice(order, invoice, context))
  })
}
