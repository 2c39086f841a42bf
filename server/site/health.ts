/** Liveness, readiness and metrics, for supervisors and load balancers. */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { processMetrics } from '../kernel/metrics.ts'

export interface Readiness {
  isLeaving: boolean // set at the start of a shutdown, while running calls finish
  isDatabaseReachable(): Promise<boolean>
  isRedisAway(): boolean // does not make the server unready: without Redis, calls are counted and events are delivered per process
}

export function mountHealth(app: FastifyInstance, config: Config, readiness: Readiness): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.isLeaving) return reply.status(503).send({ status: 'leaving' })
    const isReachable = await readiness.isDatabaseReachable()
    if (!isReachable) return reply.status(503).send({ status: 'no database' })
    return reply.send({ status: 'ready', ...(readiness.isRedisAway() && { redis: 'away' }) })
  })
  mountMetrics(app, config)
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** In production only for callers on this machine, never through a proxy. */
function mountMetrics(app: FastifyInstance, config: Config): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    const isLocal =
      loopback.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    if (config.production && !isLocal) return reply.callNotFound()
    const all = Registry.merge([registry, processMetrics])
    return reply.header('content-type', all.contentType).send(await all.metrics())
  })
}
