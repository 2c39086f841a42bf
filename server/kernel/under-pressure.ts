/** Refuses requests while the process is overloaded, so that those it has accepted still finish in time. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PressureConfig } from '../config.ts'
import { refuse } from './route.ts'

/** Supervisors and load balancers judge the process by these paths. A refusal would make them end a process that is only busy. */
const isHealthCheck = ({ url }: FastifyRequest): boolean => /^\/(health|ready|metrics)$/.test(url)

const megabyte = 2 ** 20

export async function refuseUnderPressure(app: FastifyInstance, config: PressureConfig): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.loopDelayMillis,
    maxHeapUsedBytes: config.heapMegabytes * megabyte,
    maxRssBytes: config.rssMegabytes * megabyte,
    pressureHandler: async (request, _, type, value) => {
      if (isHealthCheck(request)) return
      request.log.warn({ type, value }, 'a request was refused because the process is overloaded')
      throw refuse('unavailable') // the error handler of the route turns it into a problem or a page
    },
  })
}
