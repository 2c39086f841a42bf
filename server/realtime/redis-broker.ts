/**
 * The broker of several processes: one pub/sub channel carries every delivery to all, presence lives in hashes.
 * While Redis is away, events still reach the sockets of the process that publishes them, presence is refused, and
 * after its return every socket is sent to connect again, since it may have missed something.
 */
import { Redis } from 'ioredis'
import type { Broker, BrokerEvents, Delivery } from './broker.ts'
import type { RealtimeClock } from './clock.ts'
import { RedisPresence } from './redis-presence.ts'
import type { RealtimeLog } from './room.ts'

export interface RedisBrokerConfig {
  url: string // `redis://…`
  appId: string
  clock: RealtimeClock // processes of one application agree on the time within seconds
  log: RealtimeLog
  beatMillis?: number
  deadAfterMillis?: number // silence after which another process lets one's connections leave
}

/** `<seq> <JSON>` → the delivery, with its number when it has one. */
function readBus(message: string): Delivery {
  const gap = message.indexOf(' ')
  const seq = Number(message.slice(0, gap))
  const delivery = JSON.parse(message.slice(gap + 1)) as Delivery
  return seq > 0 && delivery.kind === 'event' ? { ...delivery, seq } : delivery
}

function connect({ url, log }: RedisBrokerConfig): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    retryStrategy: attempt => Math.min(attempt * 100, 2_000),
  })
  redis.on('error', error => log.warn({ err: error }, 'Redis cannot be reached'))
  return redis
}

export function redisBroker(config: RedisBrokerConfig): Broker {
  const { appId, clock, log, beatMillis = 5_000, deadAfterMillis = 15_000 } = config
  const prefix = `arcana:realtime:${appId}`
  const bus = `${prefix}:bus`
  const [commands, listener] = [connect(config), connect(config)]
  const presence = new RedisPresence(commands, { prefix, bus })
  let events: BrokerEvents | undefined
  let stopBeat = () => {}

  const beat = () =>
    presence
      .beat(clock.now(), deadAfterMillis)
      .catch(error => log.warn({ err: error }, 'this process could not say that it lives'))

  const listen = async (given: BrokerEvents) => {
    await Promise.all([commands.connect(), listener.connect()])
    await listener.subscribe(bus)
    listener.on('message', (_, message) => events?.deliver(readBus(message)))
    listener.on('ready', () => {
      listener.subscribe(bus).then(
        () => given.missed(),
        error => log.warn({ err: error }, 'Redis went away again before it could be listened to'),
      )
    })
  }

  return {
    open: async given => {
      events = given
      await listen(given)
      await beat()
      stopBeat = clock.every(beatMillis, () => void beat())
    },
    publish: async delivery => {
      try {
        await commands.publish(bus, `0 ${JSON.stringify(delivery)}`)
      } catch (error) {
        log.error({ err: error }, 'Redis is away: a delivery reaches the sockets of this process only')
        events?.deliver(delivery)
      }
    },
    join: (channel, socketId, member, limit) => presence.join(channel, socketId, member, limit),
    leave: (channel, socketId) => presence.leave(channel, socketId),
    members: channel => presence.members(channel),
    occupy: (channel, sockets) => {
      presence
        .occupy(channel, sockets)
        .catch(error => log.warn({ err: error, channel }, 'an occupied channel could not be noted yet'))
    },
    occupancy: () => presence.occupancy(),
    close: async () => {
      stopBeat()
      events = undefined
      await presence
        .end()
        .catch(error => log.warn({ err: error }, 'this process leaves its presence to the others'))
      commands.disconnect()
      listener.disconnect()
    },
  }
}
