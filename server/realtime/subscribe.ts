/**
 * Subscribes to and unsubscribes from channels. A signed subscription may carry `channel_data`. On a presence channel it is the
 * member. On any signed channel it may name the owner of the socket (`user_id`, `session_id`, `issued_at`), so that the sockets of
 * a user can be ended, and an expiry (`expires_at`). The texts of refusals are for developers; clients read `type` and `status`.
 */
import type { Connection, Subscription } from './connection.ts'
import { type ChannelKind, frames, isChannelName, kindOf, protocolErrors, readRecord } from './protocol.ts'
import type { Room } from './room.ts'
import { isSignedForChannel } from './signature.ts'

interface Signed {
  userId?: string
  userInfo?: unknown
  identities: string[]
  issuedAt?: number // epoch milliseconds
  expiresAt?: number
}

interface Refusal {
  type: 'AuthError' | 'LimitReached'
  error: string
  status: number
}

const authError = (error: string): Refusal => ({ type: 'AuthError', error, status: 401 })
const limitReached = (error: string): Refusal => ({ type: 'LimitReached', error, status: 429 })

const nameOf = (value: unknown): string | undefined => {
  const name = typeof value === 'number' ? String(value) : value
  return typeof name === 'string' && name !== '' && name.length <= 128 ? name : undefined
}

const momentOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function readSigned(channelData: string | undefined): Signed | undefined {
  if (channelData === undefined) return { identities: [] }
  const record = readRecord(channelData)
  if (!record) return undefined
  const userId = nameOf(record.user_id)
  const sessionId = nameOf(record.session_id)
  return {
    userId,
    userInfo: record.user_info,
    identities: [...(userId ? [`user:${userId}`] : []), ...(sessionId ? [`session:${sessionId}`] : [])],
    issuedAt: momentOf(record.issued_at),
    expiresAt: momentOf(record.expires_at),
  }
}

const isOutdated = ({ endings, limits, clock }: Room, { issuedAt, expiresAt, identities }: Signed): boolean =>
  (expiresAt !== undefined && expiresAt <= clock.now()) ||
  (issuedAt !== undefined &&
    (clock.now() - issuedAt > limits.signatureLifeMillis ||
      identities.some(identity => endings.isEnded(identity, issuedAt))))

/** Returns the subscriber, or why it is refused. */
function admit(
  room: Room,
  connection: Connection,
  channel: string,
  kind: ChannelKind,
  request: Record<string, unknown>,
): Signed | Refusal {
  if (connection.subscriptions.size >= room.limits.channelsPerConnection)
    return limitReached('Too many channels on this connection')
  if (kind === 'public') return { identities: [] }
  const channelData = typeof request.channel_data === 'string' ? request.channel_data : undefined
  if (!isSignedForChannel(room.app, request.auth, connection.id, channel, channelData))
    return authError('The signature of this subscription is not valid')
  if (Buffer.byteLength(channelData ?? '') > room.limits.memberBytes)
    return limitReached('channel_data is too big')
  const signed = readSigned(channelData)
  if (!signed || (kind === 'presence' && signed.userId === undefined))
    return authError('channel_data names no user')
  return isOutdated(room, signed) ? authError('The signature of this subscription has expired') : signed
}

async function join(room: Room, connection: Connection, channel: string, signed: Signed): Promise<void> {
  const member = { user_id: signed.userId ?? '', user_info: signed.userInfo }
  const subscription: Subscription = { member, since: 0, held: [] }
  await room.channels.add(channel, connection, subscription)
  const joined = await room.broker.join(channel, connection.id, member, room.limits.presenceMembers)
  if (joined.full) {
    room.channels.remove(channel, connection)
    const { type, error, status } = limitReached('This channel is full')
    return connection.send(frames.subscriptionError(channel, type, error, status))
  }
  connection.release(subscription, frames.subscribedToPresence(channel, joined.members), joined.seq)
}

export async function subscribe(room: Room, connection: Connection, data: unknown): Promise<void> {
  const request = readRecord(data)
  const channel = request?.channel
  if (!request || !isChannelName(channel))
    return connection.send(frames.error({ code: null, message: 'This is no channel name' }))
  if (connection.subscriptions.has(channel))
    return connection.send(
      frames.error({ code: null, message: 'This channel is subscribed already' }, channel),
    )
  const kind = kindOf(channel)
  const response = admit(room, connection, channel, kind, request)
  if ('type' in response)
    return connection.send(frames.subscriptionError(channel, response.type, response.error, response.status))
  connection.extendUntil(response.expiresAt)
  for (const identity of response.identities) connection.identities.add(identity)
  if (kind !== 'presence') {
    const subscription: Subscription = { since: 0, held: [] }
    await room.channels.add(channel, connection, subscription)
    return connection.release(subscription, frames.subscribed(channel), 0)
  }
  try {
    await join(room, connection, channel, response)
  } catch (error) {
    room.log.error({ err: error, channel }, 'presence could not be written; the socket starts again')
    connection.close(protocolErrors.overCapacity)
  }
}

export async function unsubscribe(room: Room, connection: Connection, channel: unknown): Promise<void> {
  if (typeof channel !== 'string') return
  const subscription = connection.subscriptions.get(channel)
  if (!subscription) return
  room.channels.remove(channel, connection)
  if (!subscription.member) return
  try {
    await room.broker.leave(channel, connection.id)
  } catch (error) {
    room.log.warn({ err: error, channel }, 'a departure could not be written yet')
  }
}
