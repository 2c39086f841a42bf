/** Builds the one application: shop, API, sockets and client on one port. It listens to nothing; `main.ts` boots it. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from './config.ts'
import type { Identify, World } from './kernel/context.ts'
import { countStore } from './kernel/count-store.ts'
import { globalBucket } from './kernel/limits.ts'
import { loggerOptions } from './kernel/log.ts'
import { mountRoutes } from './kernel/mount-routes.ts'
import { isOwnCall } from './kernel/own-calls.ts'
import { refusalOf, sendProblem } from './kernel/problem-answer.ts'
import { type Route, refuse } from './kernel/route.ts'
import { securityHeaders } from './kernel/security-headers.ts'
import { createAnswerCache } from './kernel/shared-answer.ts'

const bodyLimit = 1024 * 1024
const sharedAnswerMillis = 5000

export interface AppParts {
  routes: readonly Route[]
  identify: Identify
  onWritten?(): void // the administration has changed something
  /** Everything that is not under /api: client, head tags, health. */
  mountSite?(app: FastifyInstance): Promise<void>
}

export interface AppOptions {
  areLimitsOff?: boolean // tests of anything but the limits
  onUntold?(path: string): void // a write of the administration that the register heard nothing of
}

/** The HTTP server before its parts: needed first because the world's log is its log. */
export function createServer(config: Config, requestId: () => string): FastifyInstance {
  const trust = config.trustProxy
  return Fastify({
    logger: loggerOptions(config),
    bodyLimit,
    trustProxy: typeof trust === 'number' ? (_, hop) => hop < trust : trust,
    genReqId: requestId,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 }, // who trickles is sent away soon after
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply, refusalOf(error))
    },
  })
}

export async function buildApp(
  app: FastifyInstance,
  config: Config,
  world: World,
  parts: AppParts,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  const fixed = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id)
    done()
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, // the default, 11, is for builds
  })
  await limitCalls(app, config, options)
  const answers = createAnswerCache(() => world.now().getTime(), sharedAnswerMillis)
  world.events.on('settings-changed', async () => answers.clear())
  await app.register(
    async api => {
      readJsonStrictly(api)
      const onUntold = options.onUntold ?? (path => world.log.error({ path }, 'written without the register'))
      const { identify, onWritten } = parts
      mountRoutes(api, parts.routes, { world, identify, answers, onUntold, onWritten })
    },
    { prefix: '/api' },
  )
  await parts.mountSite?.(app)
  return app
}

/** The library is read only where there is a Redis. */
async function openRedis(url: string): Promise<Redis> {
  const ioredis = await import('ioredis')
  const redis = new ioredis.Redis(url, { maxRetriesPerRequest: 1 })
  redis.on('error', () => {}) // it tries again by itself; a call that needs it meanwhile says so
  return redis
}

async function limitCalls(app: FastifyInstance, config: Config, { areLimitsOff }: AppOptions): Promise<void> {
  if (areLimitsOff) return
  const redis = config.redisUrl ? await openRedis(config.redisUrl) : undefined
  if (redis) app.addHook('onClose', async () => void redis.disconnect())
  await app.register(rateLimit, {
    ...globalBucket,
    ...(redis ? { redis, skipOnError: false } : { store: countStore }),
    allowList: request => !request.url.startsWith('/api/') || isOwnCall(request),
    errorResponseBuilder: () => refuse('rate_limited'),
  })
}

/** An empty body is no body; `__proto__` and `constructor` keys are refused. */
function readJsonStrictly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, body as string, (error, value) => {
      if (error) return done(Object.assign(error, { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }))
      done(null, value)
    })
  })
}
