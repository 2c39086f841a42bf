/**
 * Pipelining: statements that do not depend on each other's results are sent together, in one write and one read. The database
 * still executes them one after another, in the order they were sent.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * For statements of one transaction. Every statement has ended when this returns or throws: a late one would write after the
 * rollback, on a connection that another transaction uses by then.
 */
export async function inPipeline<T extends readonly unknown[]>(
  statements: readonly [...{ [At in keyof T]: PromiseLike<T[At]> }],
): Promise<T> {
  const ended = await Promise.allSettled(statements)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return ended.map(end => (end as PromiseFulfilledResult<unknown>).value) as unknown as T
}

/** Sends the queries of one turn of the event loop in one packet. */
export function corkWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  let isGathering = false
  client.query = ((...parts: unknown[]) => {
    if (!isGathering) {
      isGathering = true
      stream.cork()
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return ask(...parts)
  }) as typeof client.query
}

/** For a database that accepts one statement at a time. */
export function queryInTurn(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  let last: Promise<unknown> = Promise.resolve()
  client.query = ((...parts: unknown[]) => {
    if (typeof parts.at(-1) === 'function') return ask(...parts) // queries of the pool itself use a callback
    const result = last.then(() => ask(...parts))
    last = result.catch(() => {})
    return result
  }) as typeof client.query
}
