/**
 * The one connection to the sockets: channels by their full names, members, and a state to show. Echo and its client
 * are loaded with the first subscription. After every reconnection `subscribed` is told again: what was missed is the
 * subscriber's to fetch (`sequence.ts`).
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
  | 'refused' // the server ended it for good, as after a logout elsewhere
  | 'closed' // by us

export interface ConnectionWiring {
  address: SiteSettings['realtime']
  home: Home
  authorize: Authorize
  pace?: Pace
}

export interface Connection {
  readonly state: ConnectionState
  /** Told of every change; answers the end of the telling. */
  onState(listener: (state: ConnectionState) => void): () => void
  /** For calls whose own event should not come back to this tab. */
  socketId(): string | undefined
  /** `private-user.7`, `presence-lobby`, `news`; answers the unsubscription. */
  subscribe(channel: string, handlers: ChannelHandlers): () => void
  /** At logout: nothing is heard any more. */
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
        signed(socketId, channelName, { authorize, wait, isStillWanted }).then(answer => {
          if (answer?.ok) callback(null, answer.value)
          else if (answer) callback(new Error(String(answer.failure.status)), null)
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

export function openConnection(wiring: ConnectionWiring): Connection {
  const listeners = new Set<(state: ConnectionState) => void>()
  const channels = new Map<string, SharedChannel>()
  let state: ConnectionState = 'idle'
  const { pace = browserPace } = wiring
  let isStarted = false
  let echo: Client | undefined
  let wasConnected = false

  const enter = (next: ConnectionState) => {
    if (state === next || state === 'closed') return
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  const follow = (pusherState: string) => {
    wasConnected ||= pusherState === 'connected'
    enter(stateOf(pusherState, wasConnected))
  }
  const start = async () => {
    enter('connecting')
    const client = await load(wiring, pace)
    if (state === 'closed') return client.disconnect()
    echo = client
    retrySooner(client.connector.pusher, pace, follow)
    for (const channel of channels.values()) channel.join(client)
  }
  const ensureStarted = () => {
    if (isStarted) return
    isStarted = true
    start().catch(error => {
      isStarted = false
      enter('idle')
      console.warn('The socket client could not be loaded', error)
    })
  }
  const leave = (name: string, channel: SharedChannel) => {
    if (channels.get(name) !== channel) return
    channels.delete(name)
    if (state !== 'closed') echo?.leaveChannel(name)
  }

  return {
    get state() {
      return state
    },
    onState: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    socketId: () => echo?.socketId(),
    subscribe: (name, handlers) => {
      if (state === 'closed') return () => {}
      const channel = channels.get(name) ?? new SharedChannel(name)
      channels.set(name, channel)
      channel.add(handlers)
      if (echo) channel.join(echo)
      else ensureStarted()
      return () => {
        if (channel.remove(handlers) === 0) leave(name, channel)
      }
    },
    close: () => {
      enter('closed')
      for (const channel of channels.values()) channel.clear()
      channels.clear()
      listeners.clear()
      echo?.disconnect()
    },
  }
}
