/** Subscriptions of this process: which sockets are subscribed to which channel. */
import type { Delivery } from './broker.ts'
import type { Connection, Subscription } from './connection.ts'

export class ChannelRegistry {
  private readonly channels = new Map<string, Map<Connection, Subscription>>()

  /** @param onChange called with the new number of sockets of a channel; resolves when its events reach this process */
  constructor(private readonly onChange: (channel: string, sockets: number) => Promise<void>) {}

  /** Resolves when events of the channel reach this process. Until then the subscription must hold its frames. */
  add(channel: string, connection: Connection, subscription: Subscription): Promise<void> {
    const listeners = this.channels.get(channel) ?? new Map<Connection, Subscription>()
    this.channels.set(channel, listeners.set(connection, subscription))
    connection.subscriptions.set(channel, subscription)
    return this.onChange(channel, listeners.size)
  }

  remove(channel: string, connection: Connection): void {
    const listeners = this.channels.get(channel)
    connection.subscriptions.delete(channel)
    if (!listeners?.delete(connection)) return
    if (listeners.size === 0) this.channels.delete(channel)
    void this.onChange(channel, listeners.size)
  }

  deliver({ channel, frame, except, seq }: Extract<Delivery, { kind: 'event' }>): void {
    const listeners = this.channels.get(channel)
    if (!listeners) return
    const bytes = Buffer.from(frame)
    for (const [connection, subscription] of [...listeners])
      if (connection.id !== except) connection.deliver(subscription, bytes, seq)
  }
}
