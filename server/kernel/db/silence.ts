/**
 * A database that hears and never answers (a frozen machine, a network that swallows): who asked is told after a while, and the
 * connection is given up whole, because nobody knows what became of the transaction on it.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'

export const silenceMillis = 30_000

interface Insides {
  connection: { stream: Socket }
  readyForQuery: boolean // false while an answer is awaited
}
const insidesOf = (client: pg.ClientBase) => client as unknown as Insides

export function endOnSilence(client: pg.ClientBase, millis: number): void {
  const insides = insidesOf(client)
  const { stream } = insides.connection
  stream.setTimeout(millis, () => {
    if (!insides.readyForQuery) stream.destroy(new Error('timeout exceeded: the database does not answer'))
  })
}

/** Migrations take as long as they take, and so does waiting for those of another process. */
export function letTakeItsTime(client: pg.ClientBase): () => void {
  const { stream } = insidesOf(client).connection
  const usual = stream.timeout ?? 0
  stream.setTimeout(0)
  return () => void stream.setTimeout(usual)
}
