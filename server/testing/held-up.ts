/** Races for certain: everybody has read before anybody writes. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../kernel/db/database.ts'

interface HeldUp {
  rows: SQL // a question that locks what they will write: `select … for no key update`
  many: number // how many must wait before the rows are let go; fewer than the pool has connections
}

const waitingNow = sql`select count(distinct pid)::int as many from pg_locks where not granted and pid in
  (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`

async function untilWaiting(tx: Queryable, many: number): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute<{ many: number }>(waitingNow)
    if ((rows[0]?.many ?? 0) >= many) return
  }
}

/** What `act` answers. On the embedded database, which hears one after another, it just acts. */
export async function heldUp<T>(db: Database, { rows, many }: HeldUp, act: () => Promise<T>): Promise<T> {
  if (!process.env.TEST_DATABASE_URL) return act()
  const acting = await db.transaction(async tx => {
    await tx.execute(rows)
    const begun = act()
    await untilWaiting(tx, many)
    return { begun } // not awaited here: they wait for this commit
  })
  return acting.begun
}
