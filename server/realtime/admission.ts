/** Admits sockets: upgrades of `/app/:key` on a shared HTTP server. Upgrades of other paths are left to other listeners. */
import { randomInt } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import { frames, type ProtocolError, protocolErrors } from './protocol.ts'
import { forget, receive } from './receive.ts'
import type { Room } from './room.ts'

export interface AdmissionRules {
  addressOf(request: IncomingMessage): string // returns the client's address after proxies
  isOriginAllowed(origin: string, request: IncomingMessage): boolean // called if the request has an `Origin` header
}

export interface Admission {
  attach(server: Server): void
  detach(): void
}

const supportedProtocols = ['5', '6', '7']
const maxHalf = 2 ** 47

const newSocketId = (): string => `${randomInt(1, maxHalf)}.${randomInt(1, maxHalf)}`

const requestUrl = (request: IncomingMessage): URL | undefined => {
  const base = 'http://realtime.invalid'
  return URL.canParse(request.url ?? '', base) ? new URL(request.url ?? '', base) : undefined
}

const isOurs = (url: URL | undefined): url is URL => url?.pathname.startsWith('/app/') ?? false

const respondPlain = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

function refusal(
  room: Room,
  rules: AdmissionRules,
  url: URL,
  request: IncomingMessage,
): ProtocolError | undefined {
  const { origin } = request.headers
  if (url.pathname !== `/app/${room.app.key}`) return protocolErrors.unknownApp
  if (!supportedProtocols.includes(url.searchParams.get('protocol') ?? ''))
    return protocolErrors.unsupportedProtocol
  if (origin !== undefined && !rules.isOriginAllowed(origin, request)) return protocolErrors.foreignOrigin
  if (room.connections.size >= room.limits.connections) return protocolErrors.overCapacity
  return (room.addresses.get(rules.addressOf(request)) ?? 0) >= room.limits.connectionsPerAddress
    ? protocolErrors.overCapacity
    : undefined
}

function welcome(room: Room, socket: WebSocket, address: string): void {
  const connection = new Connection(newSocketId(), address, socket, room.limits, room.clock.now())
  room.connections.set(connection.id, connection)
  room.addresses.set(address, (room.addresses.get(address) ?? 0) + 1)
  socket.on('message', (data, isBinary) => receive(room, connection, isBinary ? undefined : String(data)))
  socket.on('close', () => forget(room, connection))
  connection.send(frames.established(connection.id, room.limits.activityTimeoutMillis))
}

export function createAdmission(room: Room, rules: AdmissionRules): Admission {
  const detachers: (() => void)[] = []
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: room.limits.frameBytes,
    maxFragments: 64,
  } as ConstructorParameters<typeof WebSocketServer>[0])

  const admit = (url: URL, request: IncomingMessage, socket: WebSocket) => {
    socket.on('error', error => room.log.info({ err: error }, 'a socket broke the protocol'))
    const refused = refusal(room, rules, url, request)
    if (!refused) return welcome(room, socket, rules.addressOf(request))
    socket.send(frames.error(refused))
    socket.close(refused.code, refused.message)
  }

  const attach = (server: Server) => {
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = requestUrl(request)
      if (isOurs(url))
        return sockets.handleUpgrade(request, socket, head, accepted => admit(url, request, accepted))
      if (server.listenerCount('upgrade') === 1) respondPlain(socket, '404 Not Found')
    }
    server.on('upgrade', onUpgrade)
    detachers.push(() => {
      server.off('upgrade', onUpgrade)
      server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (isOurs(requestUrl(request))) respondPlain(socket, '503 Service Unavailable')
      })
    })
  }

  return {
    attach,
    detach: () => {
      for (const detach of detachers.splice(0)) detach()
    },
  }
}
