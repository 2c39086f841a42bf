/**
 * The broker of several processes: one pub/sub channel of Redis per channel of the application, and presence in hashes. While Redis
 * is unavailable, events still reach the sockets of the process that publishes them, and presence is refused. When it is back, every
 * socket is asked to reconnect, because it may have missed events. A process that alone was cut off reports it to the others then,
 * because their sockets have missed its events.
 */
import type { Broker, BrokerEvents, Delivery, Joined } from './broker.ts'
import type { RealtimeClock } from './clock.ts'
import type { Member } from './protocol.ts'
import { type RedisClient, RedisListener } from './redis-listener.ts'
import { RedisNames } from './redis-names.ts'
import { RedisPresence } from './redis-presence.ts'
import type { RealtimeLog } from './room.ts'

export interface RedisBrokerConfig {
  connect(): Promise<RedisClient> // opens a connection; called twice, because a subscribed connection accepts no other commands
  shop: string // its address
  appId: string
  clock: RealtimeClock // the clocks of all processes must agree within seconds
  log: RealtimeLog
  beatMillis?: number
  deadAfterMillis?: number // after this time without a heartbeat other processes remove its connections
}

/** Sent by a process whose deliveries have reached only its own sockets, until `lostAt` (epoch milliseconds). */
interface Loss {
  kind: 'loss'
  lostAt: number
}

/** Reads `<seq> <JSON>` as a delivery, with its number unless that is 0. */
function readMessage(message: string): Delivery | Loss {
  const gap = message.indexOf(' ')
  const seq = Number(message.slice(0, gap))
  const delivery = JSON.parse(message.slice(gap + 1)) as Delivery | Loss
  return seq > 0 && delivery.kind === 'event' ? { ...delivery, seq } : delivery
}

class RedisBroker implements Broker {
  private readonly names: RedisNames
  private events: BrokerEvents | undefined
  private stopBeat = () => {}
  private lostAt: number | undefined // time of the last delivery that reached only the sockets of this process
  private resynchronisedAt = Number.NEGATIVE_INFINITY // time at which the sockets were last asked to reconnect

  constructor(
    private readonly config: RedisBrokerConfig,
    private readonly commands: RedisClient,
    private readonly listener: RedisListener,
  ) {
    this.names = new RedisNames(config.shop, config.appId)
    this.presence = new RedisPresence(commands, this.names)
  }

  private readonly presence: RedisPresence

  private warn(sentence: string): (error: unknown) => void {
    return error => this.config.log.warn({ err: error }, sentence)
  }

  private async beat(): Promise<void> {
    const { clock, deadAfterMillis = 15_000 } = this.config
    await Promise.all([
      this.listener.check(),
      this.presence
        .beat(clock.now(), deadAfterMillis)
        .then(() => this.reportLoss())
        .catch(this.warn('the heartbeat of this process could not be written')),
    ])
  }

  /** The listeners of the others may have stayed connected, so that they know of no loss. */
  private async reportLoss(): Promise<void> {
    const { lostAt } = this
    if (lostAt === undefined) return
    const loss: Loss = { kind: 'loss', lostAt }
    await this.commands.spublish(this.names.ends, `0 ${JSON.stringify(loss)}`)
    if (this.lostAt === lostAt) this.lostAt = undefined
  }

  private receive(message: Delivery | Loss): void {
    if (message.kind !== 'loss') this.events?.deliver(message)
    else if (message.lostAt > this.resynchronisedAt) this.resynchronise()
  }

  private resynchronise(): void {
    this.resynchronisedAt = this.config.clock.now()
    this.events?.missed()
  }

  async open(events: BrokerEvents): Promise<void> {
    this.events = events
    await this.listener.open(this.names.ends, {
      onMessage: message => this.receive(readMessage(message)),
      onReturn: () => this.resynchronise(),
    })
    await this.beat()
    this.stopBeat = this.config.clock.every(this.config.beatMillis ?? 5_000, () => void this.beat())
  }

  async publish(delivery: Delivery): Promise<void> {
    const bus = delivery.kind === 'event' ? this.names.bus(delivery.channel) : this.names.ends
    try {
      await this.commands.spublish(bus, `0 ${JSON.stringify(delivery)}`)
    } catch (error) {
      this.config.log.error(
        { err: error },
        'Redis is unavailable: a delivery reaches only the sockets of this process',
      )
      this.lostAt = this.config.clock.now()
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

  async occupy(channel: string, sockets: number): Promise<void> {
    const stored = this.presence
      .occupy(channel, sockets)
      .catch(this.warn('an occupied channel could not be stored yet'))
    if (sockets > 0) await Promise.all([stored, this.listener.add(this.names.bus(channel))])
    else this.listener.remove(this.names.bus(channel))
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
    await this.presence.end().catch(this.warn('the presence of this process is removed by the others'))
    this.commands.disconnect()
    this.listener.close()
  }
}

export async function redisBroker(config: RedisBrokerConfig): Promise<Broker> {
  const [commands, listener] = await Promise.all([config.connect(), config.connect()])
  return new RedisBroker(config, commands, new RedisListener(listener, config.log))
}
