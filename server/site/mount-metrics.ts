/** Metrics of this process in the Prometheus format, and the duration of requests for OpenTelemetry. */
import { timingSafeEqual } from 'node:crypto'
import { metrics, ValueType } from '@opentelemetry/api'
import { and, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { mails } from '../db/schema/mail.ts'
import type { AppContext } from '../kernel/context.ts'
import type { OpenDatabase } from '../kernel/db/database.ts'
import { processMetrics } from '../kernel/metrics.ts'
import type { Readiness } from './health.ts'

const overdueMillis = 5 * 60_000
const buckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3] // seconds

export function mountMetrics(
  app: FastifyInstance,
  { config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>,
  connections: OpenDatabase['connections'],
  readiness: Readiness,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  gauge(
    registry,
    'redis_away',
    'Whether the configured Redis does not respond',
    () => +readiness.isRedisAway(),
  )
  gauge(registry, 'database_away', 'Whether the primary database does not respond', async () =>
    Number(!(await readiness.isDatabaseReachable())),
  )
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process: open ones, idle ones, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  gauge(registry, 'emails_overdue', 'Emails that should have been sent five minutes ago', async () => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(mails)
      .where(
        and(
          inArray(mails.status, ['unrendered', 'waiting']),
          lt(mails.next_attempt_at, new Date(now().getTime() - overdueMillis)),
        ),
      )
    return row?.count ?? 0
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) return reply.callNotFound()
    const all = Registry.merge([registry, processMetrics])
    return reply.header('content-type', all.contentType).send(await all.metrics())
  })
}

/** A value that cannot be read is left out: the other metrics matter most when something is broken. */
function gauge(register: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => Number.NaN)
      this.set(value)
    },
  })
}

function measureRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  const forCollector = metrics.getMeter('bottega-arcana').createHistogram('http.server.request.duration', {
    unit: 's',
    valueType: ValueType.DOUBLE,
    advice: { explicitBucketBoundaries: buckets },
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    durations.observe({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds)
    forCollector.record(seconds, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    })
  })
}

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** In production for callers on this machine that did not come through a proxy, and with the token from anywhere. */
function mayRead(request: FastifyRequest, { production, metricsToken }: Config): boolean {
  if (!production) return true
  const { authorization = '' } = request.headers
  if (metricsToken && isSame(authorization, `Bearer ${metricsToken}`)) return true
  return loopback.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
