/** A program that receives webhooks, on this machine. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  body: string
  signature: string
  event: { id: string; type: string; data: { id: number; number?: string } }
}

export interface Receiver {
  url: string // of its path `/`
  received: Received[]
  /** Decides the response to a request; by default 200. The response is sent when the promise resolves. */
  respond: (request: Received) => Promise<{ status: number; body?: string; headers?: Record<string, string> }>
  /** Resolves after this many requests have been received. */
  waitFor(count: number): Promise<Received[]>
  close(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const arrivals = new EventTarget()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const signature = String(request.headers['bottega-signature'])
    const item = { path: request.url ?? '', body, signature, event: JSON.parse(body) as Received['event'] }
    receiver.received.push(item)
    arrivals.dispatchEvent(new Event('request'))
    const { status, body: text = 'ok', headers } = await receiver.respond(item)
    response.writeHead(status, headers).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: [],
    respond: async () => ({ status: 200 }),
    waitFor: async count => {
      while (receiver.received.length < count) await once(arrivals, 'request')
      return receiver.received
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
