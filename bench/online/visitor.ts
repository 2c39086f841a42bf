/** Requests and sockets of many visitors from one process. Each visitor has its own address; connections are kept alive. */
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

export type Call = <T>(method: string, path: string, token: string, body?: unknown) => Promise<T>

export interface Socket {
  id: string
  send(event: string, data: unknown): void
  close(): void
}

let visitors = 0
const freshAddress = () => {
  visitors += 1
  return `10.${Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
}

/** Rejects if the response is not a success. */
export function callsTo(port: number): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return (method, path, token, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': freshAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method, path: `/api${path}`, headers },
        response => {
          const pieces: Buffer[] = []
          response.on('data', piece => pieces.push(piece))
          response.on('end', () => {
            const text = Buffer.concat(pieces).toString()
            if ((response.statusCode ?? 500) >= 400)
              reject(new Error(`${path}: ${response.statusCode} ${text}`))
            else resolve(JSON.parse(text))
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body === undefined ? undefined : JSON.stringify(body))
    })
}

interface Frame {
  event: string
  data: string
}

/** A socket that replies to pings. @param onMessage receives every other frame unchanged */
export async function openSocket(port: number, onMessage: (frame: Frame) => void): Promise<Socket> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/bottega?protocol=7&client=bench&version=1`, {
    headers: { 'x-forwarded-for': freshAddress() },
    perMessageDeflate: false,
  })
  const id = await new Promise<string>((resolve, reject) => {
    ws.on('error', reject)
    ws.on('message', raw => {
      const frame = JSON.parse(String(raw)) as Frame
      if (frame.event === 'pusher:connection_established') resolve(JSON.parse(frame.data).socket_id)
      else if (frame.event === 'pusher:ping') ws.send('{"event":"pusher:pong","data":{}}')
      else onMessage(frame)
    })
  })
  return {
    id,
    send: (event, data) => ws.send(JSON.stringify({ event, data })),
    close: () => ws.terminate(),
  }
}
