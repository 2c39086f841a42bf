/**
 * The only connection to the socket server: channels by their full names, members, and a state to show. Echo and its client are loaded with
 * the first subscription. After every reconnection `subscribed` is called again, so that the subscriber fetches missed data
 * (`sequence.ts`).
 */
import type Echo from 'laravel-echo'
import type { SiteSettings } from '@/contract/settings.ts'
import { type Home, socketPlace } from './address.ts'
import { type Authorize, signed } from './authorization.ts'
import { browserPace, type Pace, retrySooner } from './retry.ts'
import { type ChannelHandlers, SharedChannel } from './shared-channel.ts'

export type ConnectionState =
  | 'idle' // nothing was subscribed yet
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'refused' // the server ended it permanently, for example after a logout elsewhere
  | 'closed' // by the client

export interface ConnectionWiring {
  address: SiteSettings['realtime']
  home: Home
  authorize: Authorize
  pace?: Pace
}

export interface Connection {
  readonly state: ConnectionState
  /** Called on every change. Returns a function that unsubscribes. */
  onState(listener: (state: ConnectionState) => void): () => void
  /** For requests whose own event must not return to this tab. */
  socketId(): string | undefined
  /** `private-user.7`, `presence-lobby`, `news`. Returns a function that unsubscribes. */
  subscribe(channel: string, handlers: ChannelHandlers): () => void
  /** At logout: no events are received after it. */
  close(): void
}

type Client = Echo<'pusher'>

async function load({ address, home, authorize }: ConnectionWiring, pace: Pace): Promise<Client> {
  const [{ default: EchoClient }, { default: Pusher }] = await Promise.all([
    import('laravel-echo'),
    import('pusher-js'),
  ])
  const place = socketPlace(address, home)
  const wait = (millis: number) => new Promise<void>(resolve => pace.after(millis, resolve))
  const client = new Pusher(address.key, {
    cluster: '',
    ...place,
    enabledTransports: place.forceTLS ? ['ws', 'wss'] : ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        const isStillWanted = () => client.connection.socket_id === socketId
        // Failures are values. A rejection would be a bug and goes to the global error log.
        void signed(socketId, channelName, { authorize, wait, isStillWanted }).then(response => {
          if (response?.ok) callback(null, response.value)
          else if (response) callback(new Error(String(response.failure.status)), null)
        })
      },
    },
  })
  return new EchoClient({
    broadcaster: 'pusher',
    key: address.key,
    namespace: '',
    withoutInterceptors: true,
    client,
  })
}

const stateOf = (pusherState: string, wasConnected: boolean): ConnectionState => {
  if (pusherState === 'connected') return 'connected'
  if (pusherState === 'disconnected' || pusherState === 'failed') return 'refused'
  return wasConnected ? 'reconnecting' : 'connecting'
}

class SocketConnection implements Connection {
  state: ConnectionState = 'idle'
  private readonly listeners = new Set<(state: ConnectionState) => void>()
  private readonly channels = new Map<string, SharedChannel>()
  private readonly pace: Pace
  private echo: Client | undefined
  private isStarted = false
  private wasConnected = false

  constructor(private readonly wiring: ConnectionWiring) {
    this.pace = wiring.pace ?? browserPace
  }

  private enter(next: ConnectionState): void {
    if (this.state === next || this.state === 'closed') return
    this.state = next
    for (const listener of [...this.listeners]) listener(next)
  }

  private follow(pusherState: string): void {
    this.wasConnected ||= pusherState === 'connected'
    this.enter(stateOf(pusherState, this.wasConnected))
  }

  private async start(): Promise<void> {
    this.enter('connecting')
    const client = await load(this.wiring, this.pace)
    if (this.isClosed()) {
      client.disconnect()
      return
    }
    this.echo = client
    retrySooner(client.connector.pusher, this.pace, state => this.follow(state))
    for (const channel of this.channels.values()) channel.join(client)
  }

  private ensureStarted(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.start().catch(error => {
      this.isStarted = false
      this.enter('idle')
      console.warn('The socket client could not be loaded', error)
    })
  }

  private isClosed(): boolean {
    return this.state === 'closed'
  }

  private leave(name: string, channel: SharedChannel): void {
    if (this.channels.get(name) !== channel) return
    this.channels.delete(name)
    this.echo?.leaveChannel(name)
  }

  onState(listener: (state: ConnectionState) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  socketId(): string | undefined {
    return this.echo?.socketId()
  }

  subscribe(name: string, handlers: ChannelHandlers): () => void {
    if (this.isClosed()) return () => {}
    const channel = this.channels.get(name) ?? new SharedChannel(name)
    this.channels.set(name, channel)
    channel.add(handlers)
    if (this.echo) channel.join(this.echo)
    else this.ensureStarted()
    return () => {
      if (channel.remove(handlers) === 0) this.leave(name, channel)
    }
  }

  close(): void {
    this.enter('closed')
    for (const channel of this.channels.values()) channel.clear()
    this.channels.clear()
    this.listeners.clear()
    this.echo?.disconnect()
  }
}

export const openConnection = (wiring: ConnectionWiring): Connection => new SocketConnection(wiring)
