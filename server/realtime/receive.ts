/** Handles a message of a client. */
import type { Connection } from './connection.ts'
import {
  type ClientMessage,
  clientEventError,
  frames,
  kindOf,
  protocolErrors,
  readMessage,
  readRecord,
} from './protocol.ts'
import type { Room } from './room.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

type Handle = (room: Room, connection: Connection, message: ClientMessage) => void | Promise<void>

const handlers: Record<string, Handle> = {
  'pusher:ping': (_, connection) => connection.send(frames.pong),
  'pusher:pong': () => {},
  'pusher:subscribe': (room, connection, { data }) => subscribe(room, connection, data),
  'pusher:unsubscribe': (room, connection, { data }) =>
    unsubscribe(room, connection, readRecord(data)?.channel),
}

/** Returns why this client event is refused, or `undefined`. */
function clientEventRefusal(room: Room, connection: Connection, message: ClientMessage): string | undefined {
  const { event, channel, data } = message
  if (channel === undefined || !connection.subscriptions.has(channel))
    return 'Only a subscriber may send to a channel'
  if (kindOf(channel) === 'public' || channel.startsWith('private-encrypted-'))
    return 'Client events need a private or a presence channel'
  if (!room.allowsClientEvents(channel)) return 'Client events are not allowed on this channel'
  if (event.length > room.limits.eventNameLength) return 'The name of this event is too long'
  if (Buffer.byteLength(JSON.stringify(data ?? null)) > room.limits.clientEventBytes)
    return 'The data of this event is too big'
  return connection.mayWhisper(room.clock.now()) ? undefined : 'Too many client events'
}

const whisper: Handle = async (room, connection, message) => {
  const { event, channel = '', data } = message
  const refusal = clientEventRefusal(room, connection, message)
  if (refusal) return connection.send(frames.error(clientEventError(refusal), channel || undefined))
  const userId = connection.subscriptions.get(channel)?.member?.user_id
  await room.broker.publish({
    kind: 'event',
    channel,
    frame: frames.clientEvent(channel, event, data, userId),
    except: connection.id,
  })
}

const refuse: Handle = (_, connection, { channel }) =>
  connection.send(frames.error(clientEventError('Clients may only send client- events'), channel))

function handlerOf(event: string): Handle {
  if (event.startsWith('client-')) return whisper
  return (Object.hasOwn(handlers, event) && handlers[event]) || refuse
}

function handle(room: Room, connection: Connection, message: ClientMessage): void {
  connection
    .enqueue(() => handlerOf(message.event)(room, connection, message))
    .catch(error => {
      room.log.error({ err: error, event: message.event }, 'a message could not be handled')
      connection.close(protocolErrors.overCapacity)
    })
}

/** @param text undefined for a binary frame, which the protocol does not use */
export function receive(room: Room, connection: Connection, text: string | undefined): void {
  if (!connection.isOpen) return
  if (!connection.countMessage(room.clock.now())) {
    connection.close(protocolErrors.flooding)
    return
  }
  const message = text === undefined ? undefined : readMessage(text)
  if (message) handle(room, connection, message)
  else connection.send(frames.error({ code: null, message: 'This is no message' }))
}

/** Handles a closed socket: it leaves every channel after all its queued messages. */
export function forget(room: Room, connection: Connection): void {
  room.connections.delete(connection.id)
  const remaining = (room.addresses.get(connection.address) ?? 0) - 1
  if (remaining > 0) room.addresses.set(connection.address, remaining)
  else room.addresses.delete(connection.address)
  const leaveAll = async () => {
    for (const channel of [...connection.subscriptions.keys()]) await unsubscribe(room, connection, channel)
    if (room.connections.size === 0) room.emptied()
  }
  connection
    .enqueue(leaveAll)
    .catch(error => room.log.error({ err: error }, 'a socket could not be forgotten'))
}
