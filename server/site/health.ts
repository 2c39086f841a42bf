/** Liveness and readiness, for supervisors and load balancers. */
import type { FastifyInstance } from 'fastify'

export interface Readiness {
  isLeaving: boolean // set at the start of a shutdown, while running calls finish
  isDatabaseReachable(): Promise<boolean>
  isRedisAway(): boolean // does not make the server unready: without Redis, calls are counted and events are delivered per process
}

/**
 * `/ready` is 404 while the process leaves, and 503 without its database. HAProxy distinguishes them (`disable-on-404`): a process
 * that leaves gets no new requests and finishes its own, a process that fails loses them to the others.
 */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.isLeaving) return reply.status(404).send({ status: 'leaving' })
    const isReachable = await readiness.isDatabaseReachable()
    if (!isReachable) return reply.status(503).send({ status: 'no database' })
    return reply.send({ status: 'ready', ...(readiness.isRedisAway() && { redis: 'away' }) })
  })
}
