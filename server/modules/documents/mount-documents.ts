/**
 * Serves document files outside /api, because a plain navigation opens them: only by signed link, never cached
 * (decision 0011).
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../kernel/context.ts'
import { sendAttachment } from '../../kernel/files/serve-uploads.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
import { documentDownload } from './document-files.ts'
import { documentByKey } from './documents-repo.ts'
import { documentPath } from './hand-out.ts'

interface Call {
  Params: { key: string }
  Querystring: { until?: string; signature?: string }
}

/** RFC 6266: an ASCII name for old browsers, the full name for the others. */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The response is the same for a link that is invalid or expired, and for a withdrawn or replaced file. */
export function mountDocuments(app: FastifyInstance, context: AppContext): void {
  app.get<Call>(documentPath(':key'), async (request, reply) => {
    const { key } = request.params
    const isGood = isLinkGood(documentPath(key), request.query, context.config.appSecret, context.now())
    const row = isGood ? await documentByKey(context.db, key) : undefined
    const download = row && { type: row.media_type, disposition: savedAs(row.file_name) }
    const source = download && (await documentDownload(context.files, key, download))
    if (download && source) return sendAttachment(reply, download, source)
    reply.callNotFound()
    return reply
  })
}
