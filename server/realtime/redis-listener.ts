/**
 * The pub/sub channels to which this process is subscribed: one per channel with a socket here, and one of ended users and sessions.
 * Channels are sharded, so that a server of a cluster carries only its own.
 */
import type { Cluster, Redis } from 'ioredis'
import type { RealtimeLog } from './room.ts'

export type RedisClient = Redis | Cluster

export interface ListenerEvents {
  onMessage(message: string): void
  onReturn(): void // messages may have been lost, and all channels are subscribed again
}

export class RedisListener {
  private readonly subscriptions = new Map<string, Promise<void>>() // pub/sub channel → until it is subscribed
  private readonly failed = new Set<string>() // subscribed at the next check
  private events: ListenerEvents | undefined
  private subscribing: Promise<void> = Promise.resolve()

  constructor(
    private readonly redis: RedisClient,
    private readonly log: RealtimeLog,
  ) {}

  /** Throws if the permanent channel cannot be subscribed. */
  async open(permanent: string, events: ListenerEvents): Promise<void> {
    this.redis.on('smessage', (_: string, message: string) => this.events?.onMessage(message))
    await this.redis.ssubscribe(permanent)
    this.subscriptions.set(permanent, Promise.resolve())
    this.events = events
    if (this.redis.isCluster) {
      this.redis.on('-subscriber', () => this.onLost())
      this.redis.on('subscribersReady', () => void this.subscribeFailed())
    } else {
      this.redis.on('ready', () => {
        this.onLost()
        void this.subscribeFailed()
      })
    }
  }

  private onLost(): void {
    for (const bus of this.subscriptions.keys()) this.failed.add(bus)
  }

  /**
   * Resolves when messages of the channel arrive here. Resolves also if Redis is unavailable: the channel is subscribed when Redis is
   * back, and this process delivers its own events meanwhile.
   */
  add(bus: string): Promise<void> {
    const existing = this.subscriptions.get(bus)
    if (existing) return existing
    const subscription = this.redis.ssubscribe(bus).then(
      () => {},
      error => {
        this.log.warn({ err: error }, 'a channel is subscribed when Redis is back')
        if (this.subscriptions.has(bus)) this.failed.add(bus)
      },
    )
    this.subscriptions.set(bus, subscription)
    return subscription
  }

  remove(bus: string): void {
    this.failed.delete(bus)
    if (!this.subscriptions.delete(bus)) return
    this.redis
      .sunsubscribe(bus)
      .catch(error => this.log.info({ err: error }, 'a channel ends with the connection to Redis'))
  }

  /** One run after the other, so that a loss is reported once and a loss during a run is followed by another run. */
  private subscribeFailed(): Promise<void> {
    this.subscribing = this.subscribing.then(() => this.subscribeAgain())
    return this.subscribing
  }

  private async subscribeAgain(): Promise<void> {
    if (this.failed.size === 0) return
    try {
      await Promise.all(
        [...this.failed].map(async bus => {
          if (this.redis.isCluster) await this.redis.sunsubscribe(bus).catch(() => {}) // the client would list it twice
          await this.redis.ssubscribe(bus)
          this.failed.delete(bus)
        }),
      )
      this.events?.onReturn()
    } catch (error) {
      this.log.warn({ err: error }, 'Redis was lost again before its channels were subscribed')
    }
  }

  /** Reconnects if Redis accepts commands and never responds, and subscribes to channels that failed. */
  async check(): Promise<void> {
    if (!this.events || this.redis.status !== 'ready') return
    const isResponding =
      this.redis.isCluster || // it finds a silent server itself, when another one has taken over
      (await this.redis.ping().then(
        () => true,
        () => false,
      ))
    if (isResponding) await this.subscribeFailed()
    else if (this.events && this.redis.status === 'ready') this.redis.disconnect(true)
  }

  close(): void {
    this.events = undefined
    this.redis.disconnect()
  }
}
