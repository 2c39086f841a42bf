/** The Pusher protocol (version 7): channel names, messages, frames, error codes. Pure; sockets and broker are in other files. */

/** A user on a presence channel. */
export interface Member {
  user_id: string
  user_info?: unknown // what other members can see of the user
}

export interface ProtocolError {
  code: number // pusher-js: 40xx and 43xx never reconnect, 41xx after a second, 42xx immediately
  message: string
}

export const protocolErrors = {
  unknownApp: { code: 4001, message: 'No application has this key' },
  unsupportedProtocol: { code: 4007, message: 'This version of the protocol is not supported' },
  foreignOrigin: { code: 4009, message: 'This origin is not allowed to connect' },
  ended: { code: 4009, message: 'The application ended this connection' },
  overCapacity: { code: 4100, message: 'Over capacity; try again later' },
  closing: { code: 4200, message: 'The server is closing; connect again' },
  expired: { code: 4200, message: 'The authentication of this socket has expired; connect again' },
  silent: { code: 4201, message: 'No pong was received in time' },
  flooding: { code: 4301, message: 'Too many messages' },
} as const satisfies Record<string, ProtocolError>

export const clientEventError = (message: string): ProtocolError => ({ code: 4301, message })

export type ChannelKind = 'public' | 'private' | 'presence'

const channelName = /^[A-Za-z0-9_\-=@,.;]{1,164}$/

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && channelName.test(name)

export function kindOf(channel: string): ChannelKind {
  if (channel.startsWith('presence-')) return 'presence'
  return channel.startsWith('private-') ? 'private' : 'public'
}

export const isSocketId = (id: unknown): id is string => typeof id === 'string' && /^\d+\.\d+$/.test(id)

export interface ClientMessage {
  event: string
  channel?: string
  data: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns `undefined` for anything that is not `{ event, channel?, data? }`. */
export function readMessage(text: string): ClientMessage | undefined {
  const message = parse(text)
  if (!isRecord(message) || typeof message.event !== 'string') return undefined
  const { event, channel, data } = message
  if (channel !== undefined && typeof channel !== 'string') return undefined
  return { event, channel, data }
}

/** Reads an object, sent as such or as JSON text. */
export function readRecord(value: unknown): Record<string, unknown> | undefined {
  const record = typeof value === 'string' ? parse(value) : value
  return isRecord(record) ? record : undefined
}

const internal = (event: string, channel: string, data: unknown) =>
  JSON.stringify({ event: `pusher_internal:${event}`, channel, data: JSON.stringify(data) })

/** Builds frames as text, which can be sent to any number of sockets. */
export const frames = {
  established: (socketId: string, activityTimeoutMillis: number): string =>
    JSON.stringify({
      event: 'pusher:connection_established',
      data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeoutMillis / 1000 }),
    }),
  ping: JSON.stringify({ event: 'pusher:ping', data: '{}' }),
  pong: JSON.stringify({ event: 'pusher:pong', data: '{}' }),
  error: (problem: { code: number | null; message: string }, channel?: string): string =>
    JSON.stringify({ event: 'pusher:error', channel, data: problem }),
  subscribed: (channel: string): string => internal('subscription_succeeded', channel, {}),
  subscribedToPresence: (channel: string, members: readonly Member[]): string =>
    internal('subscription_succeeded', channel, {
      presence: {
        ids: members.map(member => member.user_id),
        hash: Object.fromEntries(members.map(member => [member.user_id, member.user_info ?? null])),
        count: members.length,
      },
    }),
  subscriptionError: (channel: string, type: string, error: string, status: number): string =>
    JSON.stringify({ event: 'pusher:subscription_error', channel, data: { type, error, status } }),
  memberAdded: (channel: string, member: Member): string => internal('member_added', channel, member),
  memberRemoved: (channel: string, userId: string): string =>
    internal('member_removed', channel, { user_id: userId }),
  /** Text is sent unchanged, anything else as JSON text, as the server packages send it. */
  event: (channel: string, event: string, data: unknown): string =>
    JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data ?? null) }),
  clientEvent: (channel: string, event: string, data: unknown, userId?: string): string =>
    JSON.stringify({ event, channel, data, user_id: userId }),
}
