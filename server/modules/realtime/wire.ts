/**
 * Connects the socket server to the app: configuration, ended sessions, paths on the HTTP server. With an external
 * service, events are published there and no socket is opened here.
 */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { type AppContext, type Live, silentLive } from '../../kernel/context.ts'
import type { Log } from '../../kernel/log.ts'
import type { Broker } from '../../realtime/broker.ts'
import { type RealtimeClock, systemClock } from '../../realtime/clock.ts'
import { createRealtime, type Realtime } from '../../realtime/create-realtime.ts'
import { memoryBroker } from '../../realtime/memory-broker.ts'
import { outsideService, type Publisher } from '../../realtime/outside-service.ts'

export interface RealtimeServer extends Publisher, Omit<Live, 'publish'> {
  /**
   * Call it before the app listens: adds sockets to its server and the HTTP events API, and closes both with the app.
   */
  mount(app: FastifyInstance): Promise<void>
}

type RealtimeContext = Pick<AppContext, 'config' | 'events' | 'log' | 'now'>

const appOf = ({ realtime }: Config) => ({ id: realtime.appId, key: realtime.key, secret: realtime.secret })

/** Returns the address that Fastify would use for the request. */
function addressOf({ trustProxy }: Config): (request: IncomingMessage) => string {
  if (trustProxy === false) return request => request.socket.remoteAddress ?? ''
  if (trustProxy === true) return request => proxyAddr(request, () => true) ?? ''
  if (typeof trustProxy === 'number') return request => proxyAddr(request, (_, hop) => hop < trustProxy) ?? ''
  const trust = proxyAddr.compile(trustProxy.split(',').map(part => part.trim()))
  return request => proxyAddr(request, trust) ?? ''
}

/** Whether the origin is one of the shop's pages, by the configured address or the one that the browser used. */
function isOriginAllowed({ publicUrl }: Config): (origin: string, request: IncomingMessage) => boolean {
  const own = new URL(publicUrl).origin
  return (origin, request) =>
    origin === own || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
}

async function brokerFor(
  { config, log }: RealtimeContext,
  appId: string,
  clock: RealtimeClock,
): Promise<Broker> {
  const target = config.redis
  if (!target) return memoryBroker()
  const [{ redisBroker }, { connectRedis }] = await Promise.all([
    import('../../realtime/redis-broker.ts'),
    import('../../kernel/redis/connect-redis.ts'),
  ])
  const connect = () => connectRedis({ target, log, patienceMillis: 3_000 })
  return redisBroker({ connect, shop: config.publicUrl, appId, clock, log })
}

async function ownRoom(
  context: RealtimeContext,
  clock: RealtimeClock,
  onOccupancy: (channel: string) => void,
): Promise<Realtime> {
  const { config, log } = context
  const app = appOf(config)
  const broker = await brokerFor(context, app.id, clock)
  return createRealtime({
    app,
    broker,
    clock,
    log,
    addressOf: addressOf(config),
    isOriginAllowed: isOriginAllowed(config),
    onOccupancy,
    allowsClientEvents: () => false, // players communicate through the API: no free chat (decision 0013)
  })
}

/** The signed events API below `/apps`. Signatures cover the raw bytes, so the body is not parsed. */
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
        const response = await realtime.handleHttp({
          method: request.method,
          path: url.pathname,
          query: url.searchParams,
          body,
        })
        return reply
          .status(response.status)
          .header('cache-control', 'no-store')
          .header('content-type', 'application/json; charset=utf-8')
          .send(JSON.stringify(response.body))
      },
    })
  })
}

/** Ends sockets with their session. A network error here must not undo the end of the session. */
function endWithSessions({ events, log }: RealtimeContext, publisher: Publisher): void {
  events.on('sessions-ended', async ({ sessionIds }) => {
    for (const sessionId of sessionIds)
      publisher
        .endSession(sessionId)
        .catch(error => log.error({ err: error }, 'the sockets of a session could not be ended'))
  })
}

/**
 * Sockets and HTTP paths open with `mount`. The listener that ends sockets with their session is added immediately. An
 * external service has no sessions and needs neither.
 */
export async function wireRealtime(context: RealtimeContext): Promise<RealtimeServer> {
  const { config } = context
  const clock: RealtimeClock = { ...systemClock, now: () => context.now().getTime() }
  if (config.realtime.outside) {
    const service = outsideService({ app: appOf(config), address: config.realtime.outside, clock })
    return { ...silentLive, ...service, mount: async () => {} }
  }
  const changedChannels = new Set<string>()
  const realtime = await ownRoom(context, clock, channel => changedChannels.add(channel))
  endWithSessions(context, realtime)
  return {
    trigger: realtime.trigger,
    endUserConnections: realtime.endUserConnections,
    endSession: realtime.endSession,
    countSockets: realtime.countSockets,
    takeChangedChannels: () => {
      const channels = [...changedChannels]
      changedChannels.clear()
      return channels
    },
    mount: async app => {
      await realtime.open()
      realtime.attach(app.server)
      mountHttp(app, realtime)
      app.addHook('preClose', () => realtime.close())
    },
  }
}

/** A failed publication is only logged: clients fetch what they missed. */
const liveThrough = (realtime: RealtimeServer, log: Log): Live => ({
  publish: (channel, event, data) => {
    Promise.resolve(realtime.trigger(channel, event, data)).catch(error =>
      log.warn({ err: error, channel, event }, 'an event was not carried'),
    )
  },
  countSockets: channels =>
    realtime.countSockets(channels).catch(error => {
      log.warn({ err: error }, 'the sockets of channels could not be counted')
      return silentLive.countSockets(channels)
    }),
  takeChangedChannels: realtime.takeChangedChannels,
})

/** Call it before anything is published: sets `context.live`. */
export async function mountRealtime(app: FastifyInstance, context: AppContext): Promise<void> {
  const realtime = await wireRealtime(context)
  context.live = liveThrough(realtime, context.log)
  await realtime.mount(app)
}
