/**
 * Timeout for a database that accepts a query and never responds (a frozen machine, a network that drops packets). The query fails
 * and the connection is closed, because the state of its transaction is unknown.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'

export const statementMillis = 10_000 // statement timeout of an ordinary query, enforced by the database
export const silenceMillis = 15_000 // longer than the statement timeout, so it only applies if the database does not report that one

interface Insides {
  connection: { stream: Socket }
  readyForQuery: boolean // false while a response is awaited
}
const insidesOf = (client: pg.ClientBase) => client as unknown as Insides

/** Closes a connection that has waited this long for a result without receiving data. Idle connections stay open. */
export function endOnSilence(client: pg.ClientBase, millis: number): void {
  const insides = insidesOf(client)
  const { stream } = insides.connection
  stream.setTimeout(millis, () => {
    if (!insides.readyForQuery) stream.destroy(new Error('timeout exceeded: the database does not answer'))
  })
}

const usual = new WeakMap<Socket, number>() // the usual timeout of connections that were given a longer one

/** 0 = no timeout: migrations may run long, and so may waiting for the migrations of another process. */
export function letTakeItsTime(client: pg.ClientBase, millis = 0): void {
  const { stream } = insidesOf(client).connection
  if (!usual.has(stream)) usual.set(stream, stream.timeout ?? 0)
  stream.setTimeout(millis)
}

/** Restores the usual timeout; does nothing if it was not changed. */
export function asUsual(client: pg.ClientBase): void {
  const { stream } = insidesOf(client).connection
  const millis = usual.get(stream)
  if (millis === undefined) return
  usual.delete(stream)
  stream.setTimeout(millis)
}
