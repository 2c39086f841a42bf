/** One channel of the connection, shared by all listeners in this tab: subscribed once, delivered to all. */
import type Echo from 'laravel-echo'
import type { Channel, Members } from 'pusher-js'

export interface ChannelMember {
  id: string
  info: unknown // the public data of this user
}

export interface ChannelHandlers {
  events?: Readonly<Record<string, (data: unknown) => void>> // by the event's name
  subscribed?(): void // first, and after every reconnection
  refused?(status: number): void // HTTP status; 0 without a response
  here?(members: ChannelMember[]): void // on presence channels, with `subscribed`
  joining?(member: ChannelMember): void
  leaving?(member: ChannelMember): void
}

type Client = Echo<'pusher'>

function subscriptionOf(client: Client, name: string): Channel {
  if (name.startsWith('presence-')) return client.join(name.slice('presence-'.length)).subscription
  if (name.startsWith('private-')) return client.private(name.slice('private-'.length)).subscription
  return client.channel(name).subscription
}

const listOf = (members: Members): ChannelMember[] =>
  Object.entries(members.members as Record<string, unknown>).map(([id, info]) => ({ id, info }))

interface SubscriptionError {
  status?: number // of the socket server
  error?: string // the status from our authorization
}

const statusOf = ({ status, error }: SubscriptionError): number => status ?? (Number(error) || 0)

export class SharedChannel {
  private readonly handlers = new Set<ChannelHandlers>()
  private subscription: Channel | undefined

  constructor(private readonly name: string) {}

  private forEachHandler(run: (handlers: ChannelHandlers) => void): void {
    for (const handlers of [...this.handlers]) run(handlers)
  }

  private greet(handlers: ChannelHandlers, members: Members): void {
    handlers.subscribed?.()
    if (this.name.startsWith('presence-')) handlers.here?.(listOf(members))
  }

  private receive(event: string, data: unknown): void {
    this.forEachHandler(handlers => {
      if (event === 'pusher:subscription_succeeded') this.greet(handlers, data as Members)
      else if (event === 'pusher:subscription_error') handlers.refused?.(statusOf(data as SubscriptionError))
      else if (event === 'pusher:member_added') handlers.joining?.(data as ChannelMember)
      else if (event === 'pusher:member_removed') handlers.leaving?.(data as ChannelMember)
      else if (Object.hasOwn(handlers.events ?? {}, event)) handlers.events?.[event]?.(data)
    })
  }

  /** Handlers added after the subscription are called immediately. */
  add(handlers: ChannelHandlers): void {
    this.handlers.add(handlers)
    const { subscription } = this
    if (!subscription?.subscribed) return
    queueMicrotask(() => {
      if (this.handlers.has(handlers)) this.greet(handlers, (subscription as { members?: Members }).members!)
    })
  }

  /** Returns the number of remaining handlers. */
  remove(handlers: ChannelHandlers): number {
    this.handlers.delete(handlers)
    return this.handlers.size
  }

  clear(): void {
    this.handlers.clear()
  }

  join(client: Client): void {
    if (this.subscription) return
    this.subscription = subscriptionOf(client, this.name)
    this.subscription.bind_global((event: string, data: unknown) => this.receive(event, data))
  }
}
