/** Builds the application: shop, API, sockets and client on one port. It does not listen; `boot.ts` starts it. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { AppContext, Identify, IdentifyToken } from './kernel/context.ts'
import { countStore } from './kernel/count-store.ts'
import type { Reads } from './kernel/db/replica.ts'
import { dropGoneClients } from './kernel/gone-clients.ts'
import { globalLimit, isUncounted } from './kernel/limits.ts'
import { loggerOptions } from './kernel/log.ts'
import { mountRoutes } from './kernel/mount-routes.ts'
import { isOwnCall } from './kernel/own-calls.ts'
import { problemOfError, sendProblem } from './kernel/problem-response.ts'
import { type Route, refuse } from './kernel/route.ts'
import { openToPages } from './kernel/second-origin.ts'
import { securityHeaders } from './kernel/security-headers.ts'
import type { SharedCounts } from './kernel/shared-counts.ts'
import { createResponseCache } from './kernel/shared-response.ts'
import { refuseUnderPressure } from './kernel/under-pressure.ts'

const bodyLimit = 128 * 1024 // the administration and file uploads may send more
const sharedResponseMillis = 5000

export interface AppParts {
  routes: readonly Route[]
  identify: Identify
  identifyToken: IdentifyToken
  onWritten?(): void // after a change through the administration
  watchCatalogue?(onChange: () => void): void // calls it after a change of the catalogue by any process
  reads?: Reads // if there is a replica
  counts?: SharedCounts // set if several processes count calls together
  /** Mounts everything outside /api: client, head tags, health. */
  mountSite?(app: FastifyInstance): Promise<void>
}

export interface AppOptions {
  areLimitsOff?: boolean // for tests of anything but the limits
  onUnaudited?(path: string): void // after a write of the administration without an audit entry
}

/** Creates the HTTP server before its parts, because the context uses its log. */
export function createServer(config: Config, requestId: () => string): FastifyInstance {
  const trust = config.trustProxy
  return Fastify({
    logger: loggerOptions(config),
    bodyLimit,
    trustProxy: typeof trust === 'number' ? (_, hop) => hop < trust : trust,
    genReqId: requestId,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 }, // slow senders are disconnected soon after
    connectionTimeout: 60_000,
    keepAliveTimeout: 75_000, // longer than the usual minute of proxies and load balancers, so that they close first
    return503OnClosing: false, // a closing process finishes what its open connections send, and closes them with the response
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply, problemOfError(error))
    },
  })
}

export async function buildApp(
  app: FastifyInstance,
  config: Config,
  context: AppContext,
  parts: AppParts,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  dropGoneClients(app)
  const fixed = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id)
    done()
  })
  openToPages(app, config)
  await app.register(cookie)
  await app.register(formbody)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, // the default, 11, is meant for builds
  })
  if (!options.areLimitsOff) {
    await refuseUnderPressure(app, config.pressure)
    await limitCalls(app, parts.counts)
  }
  const responses = createResponseCache(() => context.now().getTime(), sharedResponseMillis)
  app.addHook('onClose', async () => responses.close())
  context.events.on('settings-changed', async () => responses.clear())
  parts.watchCatalogue?.(() => responses.clear())
  await app.register(
    async api => {
      readJsonStrictly(api)
      const onUnaudited =
        options.onUnaudited ?? (path => context.log.error({ path }, 'a write without an audit entry'))
      const { identify, identifyToken, onWritten, reads } = parts
      mountRoutes(api, parts.routes, {
        context,
        identify,
        identifyToken,
        responses,
        onUnaudited,
        onWritten,
        reads,
      })
    },
    { prefix: '/api' },
  )
  await parts.mountSite?.(app)
  return app
}

async function limitCalls(app: FastifyInstance, counts: SharedCounts | undefined): Promise<void> {
  if (counts) app.addHook('onClose', async () => counts.close())
  await app.register(rateLimit, {
    ...globalLimit,
    store: counts?.store ?? countStore,
    allowList: request => isUncounted(request) || isOwnCall(request),
    errorResponseBuilder: () => refuse('rate_limited'),
  })
}

/** Treats an empty body as missing; refuses `__proto__` and `constructor` keys. */
function readJsonStrictly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    // Fastify types its parser as either kind; this one uses the callback.
    void parse(request, body as string, (error, value) => {
      if (error) return done(Object.assign(error, { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
      done(null, value ?? 'null') // no schema accepts null, unlike a missing body
    })
  })
}
