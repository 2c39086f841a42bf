/** Forces the race: all requests read before the first one writes, and they write in the order of their start. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../kernel/db/database.ts'
import { outsideTransaction } from './one-connection.ts'

/** The pool has ten connections. One runs the query that counts waiting connections, one is spare. */
const mostWaiting = 8

const waitingNow = sql`select count(distinct pid)::int as many from pg_locks where not granted and pid in
  (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`

async function waiting(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(waitingNow)
  return rows[0]?.many ?? 0
}

/**
 * Returns the results of the acts. Each act starts when the previous ones have ended or wait for the rows that `rows` locks
 * (`select … for no key update`: the first row that each of them locks or writes; or `lock table …`). From the ninth on they start
 * together. On the embedded database, which has one connection, all start at once.
 */
export async function heldUp<A extends readonly unknown[]>(
  db: Database,
  rows: SQL,
  acts: readonly [...{ [At in keyof A]: () => PromiseLike<A[At]> }],
): Promise<A> {
  const isOnServer = Boolean(process.env.TEST_DATABASE_URL)
  const started: PromiseLike<unknown>[] = []
  if (isOnServer) {
    await db.transaction(async tx => {
      await tx.execute(rows)
      let ended = 0
      const end = () => {
        ended += 1
      }
      for (const act of acts.slice(0, mostWaiting)) {
        const acting = outsideTransaction(act)
        acting.then(end, end)
        started.push(acting)
        while ((await waiting(tx)) + ended < started.length);
      }
    })
  }
  for (const act of acts.slice(started.length)) started.push(act())
  return Promise.all(started) as unknown as Promise<A>
}
