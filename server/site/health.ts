/** Liveness and readiness, for supervisors and load balancers. */
import type { FastifyInstance } from 'fastify'

export interface Readiness {
  isLeaving: boolean // set at the start of a shutdown, while running calls finish
  isDatabaseReachable(): Promise<boolean>
  isReadable(): Promise<boolean> // without the primary database: from a replica or from memory
  isCutOff(): boolean // other processes reach the database
  isRedisAway(): boolean // does not make the server unready: without Redis, calls are counted and events are delivered per process
}

/**
 * `/ready` is 404 while the process leaves. HAProxy distinguishes it (`disable-on-404`): a process that leaves gets no new requests and
 * finishes its own, a process that fails loses them to the others. Without the primary database it is 200 as long as something can be
 * read, because no other process could do more. It is 503 if nothing can be read, or if others reach the database.
 */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.isLeaving) return reply.status(404).send({ status: 'leaving' })
    const isReachable = await readiness.isDatabaseReachable()
    if (!isReachable && (readiness.isCutOff() || !(await readiness.isReadable())))
      return reply.status(503).send({ status: 'no database' })
    return reply.send({
      status: 'ready',
      ...(!isReachable && { database: 'away' }),
      ...(readiness.isRedisAway() && { redis: 'away' }),
    })
  })
}
