/** Requests of the visitors through the load balancer, with what failed and how long the slowest one took. */
import { Agent, request } from 'node:http'

export interface Reply {
  status: number // 0 if the connection failed
  body: unknown
  cookie?: string | undefined // set by the response, without its attributes
}

export interface Asked {
  token?: string
  body?: unknown
  key?: string // Idempotency-Key
  orderKey?: string | undefined // key of a guest's order
  cookie?: string | undefined
}

/** Requests of one fault. */
export class CallTally {
  calls = 0
  worstMillis = 0
  failedReads = 0 // of the readers of the catalogue
  readonly failures = new Map<number, number>() // status → failed calls

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }
}

let visitors = 0

export class Requests {
  tally = new CallTally()
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 })

  constructor(private readonly port: number) {}

  /** Never rejects. Status 5xx and a failed connection count as failures. */
  async ask(
    method: string,
    path: string,
    { token, body, key, orderKey, cookie }: Asked = {},
  ): Promise<Reply> {
    const { tally } = this
    const began = performance.now()
    const reply = await this.send(
      method,
      path,
      {
        'x-forwarded-for': addressOf(visitors++),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(orderKey && { 'x-order-key': orderKey }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
    )
    tally.calls += 1
    tally.worstMillis = Math.max(tally.worstMillis, performance.now() - began)
    if (reply.status === 0 || reply.status >= 500)
      tally.failures.set(reply.status, (tally.failures.get(reply.status) ?? 0) + 1)
    return reply
  }

  private send(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Reply> {
    return new Promise(resolve => {
      const options = {
        host: '127.0.0.1',
        port: this.port,
        agent: this.agent,
        method,
        path: `/api${path}`,
        headers,
      }
      const outgoing = request(options, response => {
        const pieces: Buffer[] = []
        response.on('data', piece => pieces.push(piece))
        response.on('error', () => resolve({ status: 0, body: null }))
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          const isJson = response.headers['content-type']?.includes('json') ?? false
          resolve({
            status: response.statusCode ?? 0,
            body: isJson ? JSON.parse(text) : text,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          })
        })
      })
      outgoing.on('error', () => resolve({ status: 0, body: null }))
      outgoing.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Every request comes from another address, because the limits per address are not measured here. */
const addressOf = (visitor: number): string =>
  `10.${Math.floor(visitor / 62_500) % 250}.${Math.floor(visitor / 250) % 250}.${(visitor % 250) + 1}`
