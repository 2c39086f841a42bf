/** The file of an invoice, outside /api because a plain navigation opens it: only by its signed link, never kept (decisions §3). */
import type { FastifyInstance } from 'fastify'
import type { World } from '../../kernel/context.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
import { invoiceNumber, invoiceOf } from '../invoices/issue-invoice.ts'
import { invoicePath } from './invoice-link.ts'
import { orderByNumber } from './orders-repo.ts'
import { writeInvoice } from './write-invoice.ts'

interface Call {
  Params: { number: string }
  Querystring: { until?: string; signature?: string }
}

/** A link that is wrong, too old or of nothing is the same to whoever tries it. */
export function mountInvoices(app: FastifyInstance, world: World): void {
  app.get<Call>(invoicePath(':number'), async (request, reply) => {
    const { number } = request.params
    const isGood = isLinkGood(invoicePath(number), request.query, world.config.appSecret, world.now())
    const order = isGood ? await orderByNumber(world.db, number) : undefined
    const invoice = order && (await invoiceOf(world.db, order.id))
    if (!order || !invoice) {
      reply.callNotFound()
      return reply
    }
    const name = `${number}-${invoiceNumber(invoice).replace('/', '-')}.pdf`
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(await writeInvoice(order, invoice, world))
  })
}
