/** A real HTTP server on loopback with this realtime server, and real clients connected to it. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Echo from 'laravel-echo'
import PusherServer from 'pusher'
import Pusher from 'pusher-js'
import { type RealtimeClock, systemClock } from '../clock.ts'
import { createRealtime, type Realtime, type RealtimeConfig } from '../create-realtime.ts'
import { memoryBroker } from '../memory-broker.ts'
import { signChannel } from '../signature.ts'
import { type RawSocket, rawSocket } from './raw-socket.ts'

export const app = { id: 'arcana', key: 'stand-key', secret: 'stand-secret' }

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export interface Stand {
  realtime: Realtime
  port: number
  publisher: PusherServer // the vendor's server package, unmodified
  echo(user: string): Echo<'pusher'>
  pusher(user: string): Pusher
  raw(path?: string, headers?: Record<string, string>): Promise<RawSocket>
  cut(): void // cuts every TCP connection without a close frame
  stop(): Promise<void>
}

/** Acts like the shop's auth endpoint without its rules: signs every request. */
export function sign(
  user: string,
  socketId: string,
  channel: string,
): { auth: string; channel_data: string } {
  const data = JSON.stringify({ user_id: user, user_info: { name: user }, session_id: `${user}-session` })
  return { auth: signChannel(app, socketId, channel, data), channel_data: data }
}

async function respond(
  realtime: Realtime,
  request: IncomingMessage,
): Promise<{ status: number; body: object }> {
  const body = await text(request)
  const url = new URL(request.url ?? '', 'http://stand')
  if (url.pathname === '/auth') {
    const form = new URLSearchParams(body)
    const user = String(request.headers.authorization)
    if (user === 'nobody') return { status: 403, body: {} }
    return { status: 200, body: sign(user, form.get('socket_id') ?? '', form.get('channel_name') ?? '') }
  }
  return realtime.handleHttp({
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    body,
  })
}

export interface StandConfig extends Partial<RealtimeConfig> {
  port?: number // default: any free one
  clock?: RealtimeClock & { advance?(millis: number): void } // a manual clock is advanced at the end
}

async function listen(realtime: Realtime, port: number) {
  const server = createServer(async (request, response) => {
    const { status, body } = await respond(realtime, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const open = new Set<Socket>()
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  realtime.attach(server)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, open, port: (server.address() as AddressInfo).port }
}

const pusherFor = (port: number, user: string): Pusher =>
  new Pusher(app.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: `http://127.0.0.1:${port}/auth`,
      transport: 'ajax',
      headers: { Authorization: user },
    },
  })

const publisherFor = (port: number): PusherServer =>
  new PusherServer({ appId: app.id, key: app.key, secret: app.secret, host: '127.0.0.1', port: String(port) })

export async function openStand(options: StandConfig = {}): Promise<Stand> {
  const {
    clock = systemClock as NonNullable<StandConfig['clock']>,
    port: requestedPort = 0,
    ...config
  } = options
  const realtime = createRealtime({ app, broker: memoryBroker(), clock, log: quiet, ...config })
  await realtime.open()
  const { server, open, port } = await listen(realtime, requestedPort)
  const clients: Pusher[] = []
  const pusher = (user: string) => {
    const client = pusherFor(port, user)
    clients.push(client)
    return client
  }
  return {
    realtime,
    port,
    pusher,
    echo: user => new Echo({ broadcaster: 'pusher', key: app.key, client: pusher(user), namespace: '' }),
    publisher: publisherFor(port),
    raw: (path = `/app/${app.key}?protocol=7&client=js&version=8.6.0`, headers = {}) =>
      rawSocket(`ws://127.0.0.1:${port}${path}`, { headers }),
    cut: () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    stop: async () => {
      for (const client of clients) client.disconnect()
      const closed = realtime.close()
      clock.advance?.(60_000)
      await closed
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
