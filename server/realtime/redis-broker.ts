/**
 * The broker of several processes: one pub/sub channel carries every delivery, presence is stored in hashes. While Redis is down,
 * events still reach the sockets of the process that publishes them, and presence is refused. When it is back, every socket is
 * asked to reconnect, because it may have missed events.
 */
import { Redis } from 'ioredis'
import type { Broker, BrokerEvents, Delivery, Joined } from './broker.ts'
import type { RealtimeClock } from './clock.ts'
import type { Member } from './protocol.ts'
import { RedisPresence } from './redis-presence.ts'
import type { RealtimeLog } from './room.ts'

export interface RedisBrokerConfig {
  url: string // `redis://…`
  appId: string
  clock: RealtimeClock // the clocks of all processes must agree within seconds
  log: RealtimeLog
  beatMillis?: number
  deadAfterMillis?: number // after this time without a heartbeat other processes remove its connections
}

/** Reads `<seq> <JSON>` as a delivery, with its number unless that is 0. */
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

class RedisBroker implements Broker {
  private readonly bus: string
  private readonly commands: Redis
  private readonly listener: Redis
  private readonly presence: RedisPresence
  private events: BrokerEvents | undefined
  private stopBeat = () => {}

  constructor(private readonly config: RedisBrokerConfig) {
    const prefix = `arcana:realtime:${config.appId}`
    this.bus = `${prefix}:bus`
    this.commands = connect(config)
    this.listener = connect(config)
    this.presence = new RedisPresence(this.commands, { prefix, bus: this.bus })
  }

  private warn(sentence: string): (error: unknown) => void {
    return error => this.config.log.warn({ err: error }, sentence)
  }

  private async beat(): Promise<void> {
    const { clock, deadAfterMillis = 15_000 } = this.config
    await this.presence
      .beat(clock.now(), deadAfterMillis)
      .catch(this.warn('this process could not say that it lives'))
  }

  private listenAgain(): void {
    this.listener
      .subscribe(this.bus)
      .then(() => this.events?.missed(), this.warn('Redis went away again before it could be listened to'))
  }

  async open(events: BrokerEvents): Promise<void> {
    this.events = events
    await Promise.all([this.commands.connect(), this.listener.connect()])
    await this.listener.subscribe(this.bus)
    this.listener.on('message', (_, message) => this.events?.deliver(readBus(message)))
    this.listener.on('ready', () => this.listenAgain())
    await this.beat()
    this.stopBeat = this.config.clock.every(this.config.beatMillis ?? 5_000, () => void this.beat())
  }

  async publish(delivery: Delivery): Promise<void> {
    try {
      await this.commands.publish(this.bus, `0 ${JSON.stringify(delivery)}`)
    } catch (error) {
      this.config.log.error(
        { err: error },
        'Redis is away: a delivery reaches only the sockets of this process',
      )
      this.events?.deliver(delivery)
    }
  }

  join(channel: string, socketId: string, member: Member, limit: number): Promise<Joined> {
    return this.presence.join(channel, socketId, member, limit)
  }

  leave(channel: string, socketId: string): Promise<void> {
    return this.presence.leave(channel, socketId)
  }

  members(channel: string): Promise<Member[]> {
    return this.presence.members(channel)
  }

  occupy(channel: string, sockets: number): void {
    this.presence.occupy(channel, sockets).catch(this.warn('an occupied channel could not be noted yet'))
  }

  occupancy(): Promise<Map<string, number>> {
    return this.presence.occupancy()
  }

  socketsOn(channels: readonly string[]): Promise<number[]> {
    return this.presence.socketsOn(channels)
  }

  async close(): Promise<void> {
    this.stopBeat()
    this.events = undefined
    await this.presence.end().catch(this.warn('this process leaves its presence to the others'))
    this.commands.disconnect()
    this.listener.disconnect()
  }
}

export const redisBroker = (config: RedisBrokerConfig): Broker => new RedisBroker(config)
