/**
 * The signed HTTP API of the protocol, so that any Pusher server package can publish and query. Independent of any web framework:
 * takes a request as received, returns status and JSON.
 */
import { frames, isChannelName, isSocketId, kindOf, readRecord } from './protocol.ts'
import type { Room } from './room.ts'
import { type PublishRequest, publishRefusal } from './signature.ts'

export interface HttpResponse {
  status: number
  body: Record<string, unknown>
}

const maxChannels = 100 // per event
const maxBatch = 10 // events per call

const ownName = /^pusher(_internal)?:/ // a client treats events with these names as messages of the server

const ok = (body: Record<string, unknown> = {}): HttpResponse => ({ status: 200, body })
const refuse = (status: number, error: string): HttpResponse => ({ status, body: { error } })

interface PublishedEvent {
  name: string
  data: string
  channels: string[]
  except?: string
}

/** Returns one event as a package sends it, or the refusal. */
function readEvent(room: Room, value: unknown): PublishedEvent | HttpResponse {
  const record = readRecord(value)
  const channels = record?.channels ?? (record?.channel === undefined ? [] : [record.channel])
  if (!record || typeof record.name !== 'string' || record.name === '' || typeof record.data !== 'string')
    return refuse(400, 'An event has a name, data as text, and channels')
  if (record.name.length > room.limits.eventNameLength)
    return refuse(400, 'The name of this event is too long')
  if (ownName.test(record.name)) return refuse(400, 'Events of this name are the protocol’s own')
  if (!Array.isArray(channels) || channels.length === 0 || channels.length > maxChannels)
    return refuse(400, `An event goes to 1 to ${maxChannels} channels`)
  if (!channels.every(isChannelName)) return refuse(400, 'This is no channel name')
  if (record.socket_id !== undefined && record.socket_id !== null && !isSocketId(record.socket_id))
    return refuse(400, 'This is no socket id')
  if (Buffer.byteLength(record.data) > room.limits.serverEventBytes)
    return refuse(413, 'The data of this event is too big')
  const except = isSocketId(record.socket_id) ? record.socket_id : undefined
  return { name: record.name, data: record.data, channels: [...new Set(channels)], except }
}

async function publish(room: Room, { name, data, channels, except }: PublishedEvent): Promise<void> {
  for (const channel of channels)
    await room.broker.publish({ kind: 'event', channel, frame: frames.event(channel, name, data), except })
}

async function postEvents(room: Room, values: unknown[]): Promise<HttpResponse> {
  const events = values.map(value => readEvent(room, value))
  const refused = events.find(event => 'status' in event)
  if (refused) return refused
  for (const event of events) if (!('status' in event)) await publish(room, event)
  return ok()
}

async function postBatch(room: Room, body: Record<string, unknown>): Promise<HttpResponse> {
  const { batch } = body
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > maxBatch)
    return refuse(400, `A batch has 1 to ${maxBatch} events`)
  return postEvents(room, batch)
}

/** The attributes that a caller requests with `info=user_count,subscription_count`. */
async function attributesOf(room: Room, channel: string, sockets: number, info: readonly string[]) {
  const facts: Record<string, number> = {}
  if (info.includes('subscription_count')) facts.subscription_count = sockets
  if (info.includes('user_count')) facts.user_count = (await room.broker.members(channel)).length
  return facts
}

const infoOf = (query: URLSearchParams): string[] => (query.get('info') ?? '').split(',').filter(Boolean)

async function listChannels(room: Room, query: URLSearchParams): Promise<HttpResponse> {
  const prefix = query.get('filter_by_prefix') ?? ''
  const info = infoOf(query)
  if (info.includes('user_count') && !prefix.startsWith('presence-'))
    return refuse(400, 'user_count needs filter_by_prefix=presence-')
  const channels: Record<string, object> = {}
  for (const [channel, sockets] of await room.broker.occupancy())
    if (channel.startsWith(prefix)) channels[channel] = await attributesOf(room, channel, sockets, info)
  return ok({ channels })
}

async function getChannel(room: Room, channel: string, query: URLSearchParams): Promise<HttpResponse> {
  const info = infoOf(query)
  if (info.includes('user_count') && kindOf(channel) !== 'presence')
    return refuse(400, 'user_count needs a presence channel')
  const [sockets = 0] = await room.broker.socketsOn([channel])
  return ok({ occupied: sockets > 0, ...(await attributesOf(room, channel, sockets, info)) })
}

async function getUsers(room: Room, channel: string): Promise<HttpResponse> {
  if (kindOf(channel) !== 'presence') return refuse(400, 'Only presence channels have users')
  return ok({ users: (await room.broker.members(channel)).map(({ user_id }) => ({ id: user_id })) })
}

async function endUser(room: Room, userId: string): Promise<HttpResponse> {
  await room.broker.publish({ kind: 'end', identity: `user:${userId}`, until: room.clock.now() })
  return ok()
}

/** `/channels/a%2Cb/users` → `['channels', 'a,b', 'users']`; undefined if it cannot be decoded. */
function segmentsBelow(path: string, appId: string): string[] | undefined {
  const prefix = `/apps/${appId}/`
  if (!path.startsWith(prefix)) return undefined
  try {
    return path.slice(prefix.length).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

async function dispatch(room: Room, request: PublishRequest, segments: string[]): Promise<HttpResponse> {
  const [area = '', name = '', leaf] = segments
  const route = `${request.method.toUpperCase()} ${[area, name && ':name', leaf].filter(Boolean).join('/')}`
  const isPost = request.method.toUpperCase() === 'POST'
  const body = isPost ? readRecord(request.body) : {}
  if (!body) return refuse(400, 'The body is no JSON object')
  if (area === 'channels' && name !== '' && !isChannelName(name))
    return refuse(400, 'This is no channel name')
  switch (route) {
    case 'POST events':
      return postEvents(room, [body])
    case 'POST batch_events':
      return postBatch(room, body)
    case 'GET channels':
      return listChannels(room, request.query)
    case 'GET channels/:name':
      return getChannel(room, name, request.query)
    case 'GET channels/:name/users':
      return getUsers(room, name)
    case 'POST users/:name/terminate_connections':
      return endUser(room, name)
    default:
      return refuse(404, 'No such call')
  }
}

/** Never throws because of the request. */
export async function handleHttp(room: Room, request: PublishRequest): Promise<HttpResponse> {
  const segments = segmentsBelow(request.path, room.app.id)
  if (!segments) return refuse(404, 'No such application')
  const refused = publishRefusal(room.app, request, room.clock.now())
  return refused ? refuse(401, refused) : dispatch(room, request, segments)
}
