/**
 * The API on its own origin (`VITE_API_BASE_URL`), separate from the pages at `PUBLIC_URL` (specification notes §7, §9). Only those
 * pages may read its responses with credentials, and its cookies have to be sent across sites.
 */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

type Origins = Pick<Config, 'publicUrl' | 'apiUrl'>

/** Whether pages and API have different origins, so that cookies and calls cross origins. */
export const isApart = ({ publicUrl, apiUrl }: Origins): boolean =>
  new URL(publicUrl).origin !== new URL(apiUrl).origin

/** Browsers send a cookie to another site only if it has `SameSite=None` and `Secure`. */
export const cookieRules = (config: Origins): Pick<CookieSerializeOptions, 'sameSite' | 'secure'> =>
  isApart(config)
    ? { sameSite: 'none', secure: true }
    : { sameSite: 'lax', secure: config.publicUrl.startsWith('https:') }

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Locale',
  'access-control-max-age': '7200',
}

/** Response headers that scripts of the page may read, in addition to the safelisted ones. */
const readable = 'ETag, Retry-After, X-Request-Id'

/** Adds CORS headers for the pages' origin only; that origin may embed files too. */
export function openToPages(app: FastifyInstance, config: Origins): void {
  if (!isApart(config)) return
  const pages = new URL(config.publicUrl).origin
  app.addHook('onRequest', async (request, reply) => {
    const isCall = request.url.startsWith('/api/')
    if (!isCall) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers.origin !== pages) return
    reply.headers({
      'access-control-allow-origin': pages,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readable,
    })
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.code(204).headers(preflight).header('vary', 'Origin').send()
  })
  app.addHook('onSend', async (_, reply) => {
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('vary', vary ? `${vary}, Origin` : 'Origin')
  })
}
