/** Longer timeouts for reports, exports and sweeps over whole tables (ordinary queries: `silence.ts`). */
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'
import { letTakeItsTime, silenceMillis, statementMillis } from './silence.ts'
import { clientUnder } from './transactions.ts'

const reportMillis = 60_000

/** Raises the statement timeout to a minute until the end of this transaction. */
export async function takeTime(tx: Queryable, millis = reportMillis): Promise<void> {
  const client = clientUnder(tx)
  if (client) letTakeItsTime(client, millis + silenceMillis - statementMillis)
  await tx.execute(sql.raw(`set local statement_timeout = ${millis}`))
}

/** Runs `work` in its own transaction with the longer timeout. */
export const patiently = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await takeTime(tx)
    return work(tx)
  })
