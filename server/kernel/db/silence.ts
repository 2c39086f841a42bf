/**
 * Timeout for a database that accepts a query and never responds (a frozen machine, a network that drops packets): the query fails and
 * the connection is closed, because the state of its transaction is unknown.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'

export const statementMillis = 10_000 // statement timeout of an ordinary query; then the database itself ends it
export const silenceMillis = 15_000 // longer, so that this is about a database that does not even say that

interface Insides {
  connection: { stream: Socket }
  readyForQuery: boolean // false while a response is awaited
}
const insidesOf = (client: pg.ClientBase) => client as unknown as Insides

/** Ends a connection that waits for a result and receives nothing for so long; an idle one stays. */
export function endOnSilence(client: pg.ClientBase, millis: number): void {
  const insides = insidesOf(client)
  const { stream } = insides.connection
  stream.setTimeout(millis, () => {
    if (!insides.readyForQuery) stream.destroy(new Error('timeout exceeded: the database does not answer'))
  })
}

const usual = new WeakMap<Socket, number>() // patience of those that were given more

/** 0: migrations take as long as they take, and so does waiting for those of another process. */
export function letTakeItsTime(client: pg.ClientBase, millis = 0): void {
  const { stream } = insidesOf(client).connection
  if (!usual.has(stream)) usual.set(stream, stream.timeout ?? 0)
  stream.setTimeout(millis)
}

/** Takes back a longer limit; does nothing where none was given. */
export function asUsual(client: pg.ClientBase): void {
  const { stream } = insidesOf(client).connection
  const millis = usual.get(stream)
  if (millis === undefined) return
  usual.delete(stream)
  stream.setTimeout(millis)
}
