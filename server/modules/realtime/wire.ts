/**
 * Puts the sockets room into this product: its configuration, the sessions that end, the paths on the HTTP server.
 * With an outside service the same doors publish there, and no socket is opened here.
 */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Live, World } from '../../kernel/context.ts'
import type { Log } from '../../kernel/log.ts'
import type { Broker } from '../../realtime/broker.ts'
import { type RealtimeClock, systemClock } from '../../realtime/clock.ts'
import { createRealtime, type Realtime } from '../../realtime/create-realtime.ts'
import { memoryBroker } from '../../realtime/memory-broker.ts'
import { outsideService, type Publisher } from '../../realtime/outside-service.ts'

export interface RealtimeDoor extends Publisher {
  /** Before the app listens: sockets on its server, the HTTP events API, the farewell when it closes. */
  mount(app: FastifyInstance): Promise<void>
}

type WiredWorld = Pick<World, 'config' | 'events' | 'log' | 'now'>

const appOf = ({ realtime }: Config) => ({ id: realtime.appId, key: realtime.key, secret: realtime.secret })

/** The address Fastify would name for a call. */
function addressOf({ trustProxy }: Config): (request: IncomingMessage) => string {
  if (trustProxy === false) return request => request.socket.remoteAddress ?? ''
  if (trustProxy === true) return request => proxyAddr(request, () => true)
  if (typeof trustProxy === 'number') return request => proxyAddr(request, (_, hop) => hop < trustProxy)
  const trust = proxyAddr.compile(trustProxy.split(',').map(part => part.trim()))
  return request => proxyAddr(request, trust)
}

/** Our own pages, by the configured address or by the one the browser used. */
function isOriginAllowed({ publicUrl }: Config): (origin: string, request: IncomingMessage) => boolean {
  const own = new URL(publicUrl).origin
  return (origin, request) =>
    origin === own || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
}

async function brokerFor({ config, log }: WiredWorld, appId: string, clock: RealtimeClock): Promise<Broker> {
  if (!config.redisUrl) return memoryBroker()
  const { redisBroker } = await import('../../realtime/redis-broker.ts')
  return redisBroker({ url: config.redisUrl, appId, clock, log })
}

async function ownRoom(world: WiredWorld, clock: RealtimeClock): Promise<Realtime> {
  const { config, log } = world
  const app = appOf(config)
  const broker = await brokerFor(world, app.id, clock)
  return createRealtime({
    app,
    broker,
    clock,
    log,
    addressOf: addressOf(config),
    isOriginAllowed: isOriginAllowed(config),
    allowsClientEvents: () => false, // players speak through the API: no free chat (decisions §6)
  })
}

/** The signed events API below `/apps`; signatures cover the bytes, so the body stays as it came. */
function mountHttp(app: FastifyInstance, realtime: Realtime): void {
  app.register(async api => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    api.route({
      method: ['GET', 'POST'],
      url: '/apps/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const url = new URL(request.url, 'http://realtime.invalid')
        const body = typeof request.body === 'string' ? request.body : ''
        const answer = await realtime.handleHttp({
          method: request.method,
          path: url.pathname,
          query: url.searchParams,
          body,
        })
        return reply
          .status(answer.status)
          .header('cache-control', 'no-store')
          .header('content-type', 'application/json; charset=utf-8')
          .send(JSON.stringify(answer.body))
      },
    })
  })
}

/** Sockets end with their session; a network that fails here must not undo the ending itself. */
function endWithSessions({ events, log }: WiredWorld, publisher: Publisher): void {
  events.on('sessions-ended', async ({ sessionIds }) => {
    for (const sessionId of sessionIds)
      publisher
        .endSession(sessionId)
        .catch(error => log.error({ err: error }, 'the sockets of a session could not be ended'))
  })
}

export async function wireRealtime(world: WiredWorld): Promise<RealtimeDoor> {
  const { config } = world
  const clock: RealtimeClock = { ...systemClock, now: () => world.now().getTime() }
  if (config.realtime.outside) {
    const service = outsideService({ app: appOf(config), address: config.realtime.outside, clock })
    return { ...service, mount: async () => {} }
  }
  const realtime = await ownRoom(world, clock)
  endWithSessions(world, realtime)
  return {
    trigger: realtime.trigger,
    endUserConnections: realtime.endUserConnections,
    endSession: realtime.endSession,
    mount: async app => {
      await realtime.open()
      realtime.attach(app.server)
      mountHttp(app, realtime)
      app.addHook('preClose', () => realtime.close())
    },
  }
}

/** What a channel did not carry is only late: whoever listens fetches it. */
export const liveThrough = (publisher: Pick<Publisher, 'trigger'>, log: Log): Live => ({
  tell: (channel, event, data) => {
    Promise.resolve(publisher.trigger(channel, event, data)).catch(error =>
      log.warn({ err: error, channel, event }, 'an event was not carried'),
    )
  },
})
