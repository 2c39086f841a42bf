/** A proxy in front of a server, for tests of connections that break. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpGate {
  port: number
  /** Cuts each connection after this many bytes to the server. */
  cutUploadsAfter(bytes: number): void
  /** Cuts each connection after this many bytes from the server. */
  cutDownloadsAfter(bytes: number): void
  /** Accepts connections and forwards nothing. */
  swallow(): void
  /** Forwards everything again. */
  open(): void
  close(): Promise<void>
}

export async function openTcpGate(host: string, serverPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let mostUp = Number.POSITIVE_INFINITY
  let mostDown = Number.POSITIVE_INFINITY
  const forward = (from: Socket, to: Socket, most: () => number) => {
    let passed = 0
    sockets.add(from)
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.on('data', bytes => {
      passed += bytes.length
      const over = passed - most()
      if (over < 0) return void to.write(bytes)
      if (most() > 0) to.write(bytes.subarray(0, Math.max(0, bytes.length - over)), () => from.destroy())
    })
  }
  const gate = createServer(client => {
    const server = connect(serverPort, host)
    forward(client, server, () => mostUp)
    forward(server, client, () => mostDown)
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    port: (gate.address() as AddressInfo).port,
    cutUploadsAfter: bytes => {
      mostUp = bytes
    },
    cutDownloadsAfter: bytes => {
      mostDown = bytes
    },
    swallow: () => {
      mostUp = 0
    },
    open: () => {
      mostUp = Number.POSITIVE_INFINITY
      mostDown = Number.POSITIVE_INFINITY
    },
    close: async () => {
      const closed = once(gate, 'close')
      gate.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
