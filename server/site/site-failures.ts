/** Responses to browsers for a missing file or a page that failed to render. Calls of the API return a problem. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeFacts } from '@/contract/locales.ts'
import { splitLocale } from '@/contract/paths.ts'
import { problemStatus } from '@/contract/problems.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { problemOfError, retryAfterSeconds, sendProblem } from '../kernel/problem-response.ts'
import { type Refusal, refuse } from '../kernel/route.ts'
import { translate } from '../kernel/words.ts'

export function registerErrorPages(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, refuse('not_found')))
  app.setErrorHandler((error, request, reply) => {
    const refusal = problemOfError(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'page failed')
    else if (refusal.code === 'files_unavailable') request.log.error({ err: error }, 'file storage failed')
    return sendFailure(request, reply, refusal)
  })
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const path = request.url.split('?')[0] ?? '/'
  if (/^\/api(\/|$)/.test(path)) return sendProblem(request, reply, refusal)
  const { locale } = splitLocale(path)
  const sentence = escapeHtml(translate(locale, `problems.${refusal.code}`))
  if (problemStatus[refusal.code] === 503) reply.header('retry-after', retryAfterSeconds)
  return reply
    .status(problemStatus[refusal.code])
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${localeFacts[locale].iso}"><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p><p><a href="/">Bottega Arcana</a></p></html>\n`,
    )
}
