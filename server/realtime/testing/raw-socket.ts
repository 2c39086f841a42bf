import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'

export interface Frame {
  event: string
  channel?: string
  data: unknown // parsed if it was sent as text
  user_id?: string
}

export interface RawSocket {
  socket: WebSocket
  next(): Promise<Frame> // frames in order of arrival
  send(event: string, data: unknown, channel?: string): void
  closed: Promise<{ code: number; reason: string }>
}

const parse = (text: string): Frame => {
  const frame = JSON.parse(text)
  return typeof frame.data === 'string' ? { ...frame, data: JSON.parse(frame.data) } : frame
}

/** A low-level client that can send invalid messages. Resolves when the handshake is done. */
export async function rawSocket(url: string, options: ClientOptions = {}): Promise<RawSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, ...options })
  const arrived: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  socket.on('message', data => {
    const frame = parse(String(data))
    const waiter = waiting.shift()
    if (waiter) waiter(frame)
    else arrived.push(frame)
  })
  socket.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>(resolve =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  await once(socket, 'open')
  return {
    socket,
    closed,
    next: () => {
      const frame = arrived.shift()
      return frame ? Promise.resolve(frame) : new Promise(resolve => waiting.push(resolve))
    },
    send: (event, data, channel) => socket.send(JSON.stringify({ event, channel, data })),
  }
}

/** The socket id of a new connection. */
export async function socketIdOf(raw: RawSocket): Promise<string> {
  const { event, data } = await raw.next()
  if (event !== 'pusher:connection_established') throw new Error(`expected the greeting, got ${event}`)
  return (data as { socket_id: string }).socket_id
}
