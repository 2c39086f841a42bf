/**
 * Whether a PostgreSQL server responds, for health checks. A check must not wait behind user requests: a process whose connections are
 * all busy would be removed, and its load would move to the others.
 */
import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const freshMillis = 2000
const mostSilenceMillis = 5000 // longer than a probe takes: a slow one does not make the server unreachable
const mostWaitMillis = 400 // load balancers wait for about a second, and a check looks at the replica too
const probeMillis = 3000

export class Reachability {
  private respondedAt = Number.NEGATIVE_INFINITY
  private probing: Promise<void> | undefined

  /** @param now in milliseconds, from any start */
  constructor(
    private readonly connectionString: string,
    private readonly now = () => performance.now(),
  ) {}

  /** Call it for each connection of the pool: the end of each query shows that the server responds. */
  watch(client: pg.ClientBase): void {
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('readyForQuery', () => this.respond())
    client.on('error', () => {
      this.respondedAt = Number.NEGATIVE_INFINITY // the connection was lost: the next check needs another proof
    })
  }

  /** Whether a query has ended within two seconds, or one on a separate connection does now. While that one runs, within five. */
  async isReachable(): Promise<boolean> {
    if (this.isWithin(freshMillis)) return true
    this.probing ??= this.probe().finally(() => {
      this.probing = undefined
    })
    await Promise.race([this.probing, pause(mostWaitMillis, undefined, { ref: false })])
    return this.isWithin(mostSilenceMillis)
  }

  private respond(): void {
    this.respondedAt = this.now()
  }

  private isWithin(millis: number): boolean {
    return this.now() - this.respondedAt < millis
  }

  private async probe(): Promise<void> {
    const { connectionString } = this
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: probeMillis,
      query_timeout: probeMillis,
    })
    client.on('error', () => {}) // the query fails
    try {
      await client.connect()
      await client.query('select 1')
      this.respond()
    } catch {
      if (!this.isWithin(freshMillis)) this.respondedAt = Number.NEGATIVE_INFINITY
    } finally {
      void client.end().catch(() => {}) // a server that does not respond does not confirm the end
    }
  }
}
