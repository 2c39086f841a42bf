/** One keep-alive HTTP connection that sends one request after another with minimal overhead, because it shares the machine with the server. */
import { connect } from 'node:net'

export interface LineResponse {
  status: number
  body: Buffer
}

export interface Line {
  ask(
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<LineResponse>
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

export function openLine(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1')
  let waiting: { resolve(response: LineResponse): void; reject(error: Error): void } | undefined
  let received: Buffer = Buffer.alloc(0)
  let bodyAt = -1 // where the body begins; -1 while the head is read
  let whole = 0 // bytes of head and body
  const receive = (bytes: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, bytes]) : bytes
    if (bodyAt < 0) {
      const end = received.indexOf(endOfHead)
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1])
      if (Number.isNaN(length))
        return waiting?.reject(new Error(`no length: ${received.toString('latin1', 0, 200)}`))
      bodyAt = end + endOfHead.length
      whole = bodyAt + length
    }
    if (received.length < whole) return
    const response = {
      status: Number(received.toString('latin1', 9, 12)),
      body: received.subarray(bodyAt, whole),
    }
    received = Buffer.alloc(0)
    bodyAt = -1
    waiting?.resolve(response)
  }
  socket.on('data', receive)
  socket.on('error', error => waiting?.reject(error))
  const line: Line = {
    ask: (method, path, headers = {}, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
        socket.write(
          `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${said.join('')}${length}\r\n${body ?? ''}`,
        )
      }),
    close: () => void socket.end(),
  }
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(line))
    socket.once('error', reject)
  })
}
