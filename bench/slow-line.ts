/**
 * A slow 4G proxy in front of a server. All traffic through it, including that of workers, shares 1.6 Mbit/s and has 150 ms of delay
 * between request and response. The browser's own throttling ignores requests of workers.
 */
import { once } from 'node:events'
import { createServer, connect as openConnection, type Socket } from 'node:net'

const DELAY = 75 // milliseconds, each way
const RATE = 200 // bytes a millisecond

export interface SlowLine {
  url: string
  /** Bytes downloaded since it was opened. */
  received(): number
  close(): void
}

export async function slowLine(target: string): Promise<SlowLine> {
  const { port, hostname } = new URL(target)
  let received = 0
  let freeAt = 0 // when the line will be free, by performance.now()

  /** Forwards chunks in order. Two timers that are due at nearly the same time may fire in the wrong order. */
  const forward = (from: Socket, to: Socket, arrival: (bytes: number) => number) => {
    const carried: { chunk: Buffer; at: number }[] = []
    const deliver = () => {
      for (let next = carried[0]; next; next = carried[0]) {
        const wait = next.at - performance.now()
        if (wait > 0) return void setTimeout(deliver, wait)
        carried.shift()
        if (to.writable) to.write(next.chunk)
      }
    }
    from.on('data', chunk => {
      carried.push({ chunk, at: arrival(chunk.length) })
      if (carried.length === 1) deliver()
    })
    from.on('error', () => to.destroy())
    from.on('close', () => setTimeout(() => to.end(), Math.max(DELAY, freeAt + DELAY - performance.now())))
  }

  const open = new Set<Socket>()
  const proxy = createServer(client => {
    const server = openConnection(Number(port), hostname)
    for (const socket of [client, server]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('close', () => open.delete(socket))
    }
    forward(client, server, () => performance.now() + DELAY)
    forward(server, client, bytes => {
      received += bytes
      freeAt = Math.max(freeAt, performance.now()) + bytes / RATE
      return freeAt + DELAY
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => received,
    close: () => {
      proxy.close()
      for (const socket of open) socket.destroy()
    },
  }
}
