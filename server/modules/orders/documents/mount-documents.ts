/**
 * Serves documents outside /api, because a plain navigation opens them: only by signed link, never cached (decision
 * 0011).
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../kernel/context.ts'
import { isLinkGood } from '../../../kernel/signed-link.ts'
import { renderDocuments } from '../../invoices/render-document.ts'
import { documentById, documentNumber } from '../../invoices/sale-documents-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { documentPath } from './document-link.ts'

interface Call {
  Params: { id: string }
  Querystring: { until?: string; signature?: string }
}

/** Responds 404 for a link that is invalid, expired, or names no document. */
export function mountDocuments(app: FastifyInstance, context: AppContext): void {
  app.get<Call>(documentPath(':id'), async (request, reply) => {
    const { id } = request.params
    const isGood = isLinkGood(documentPath(id), request.query, context.config.appSecret, context.now())
    const document = isGood ? await documentById(context.db, Number(id)) : undefined
    if (!document) {
      reply.callNotFound()
      return reply
    }
    const { number } = document.content.order
    const own = documentNumber(document, number).replace('/', '-')
    const name = own === number ? number : `${number}-${own}`
    const { vuetify_colors: palette } = await shopSettings(context.db)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .type('application/pdf')
      .send(await renderDocuments([document], { palette, publicUrl: context.config.publicUrl }))
  })
}
