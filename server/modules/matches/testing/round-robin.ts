/** A load balancer for several servers: each request and each socket goes to the next one that responds. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface RoundRobin {
  url: string
  port: number
  close(): Promise<void>
}

export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const turns = { call: 0, socket: 0 } // counted separately, so that two sockets connect to two servers
  const next = (kind: keyof typeof turns) => ports[turns[kind]++ % ports.length] ?? 0
  const sockets = new Set<Socket>()

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number) => {
    const { method, url, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port: next('call'), method, path: url, headers, agent: false },
      response => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    onward.on('error', () => {
      if (tries > 0) return pass(incoming, outgoing, body, tries - 1)
      outgoing.writeHead(502)
      outgoing.end()
    })
    onward.end(body)
  }
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', piece => pieces.push(piece))
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(pieces), ports.length))
  })
  const join = (incoming: IncomingMessage, socket: Socket, tries: number) => {
    const onward = connect(next('socket'), '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      )
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.pipe(onward).pipe(socket)
    })
    let isJoined = false
    onward.once('connect', () => {
      isJoined = true
    })
    onward.on('error', () => {
      if (!isJoined && tries > 0) join(incoming, socket, tries - 1)
      else socket.destroy()
    })
    onward.on('close', () => isJoined && socket.destroy())
  }
  server.on('upgrade', (incoming, socket: Socket) => {
    socket.on('error', () => {})
    join(incoming, socket, ports.length)
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
