/** Reports, exports and sweeps over whole tables may take longer than an ordinary query (`silence.ts`). */
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'
import { letTakeItsTime, silenceMillis, statementMillis } from './silence.ts'
import { clientUnder } from './transactions.ts'

const reportMillis = 60_000

/** To its end, each statement of this transaction may take a minute. */
export async function takeTime(tx: Queryable, millis = reportMillis): Promise<void> {
  const client = clientUnder(tx)
  if (client) letTakeItsTime(client, millis + silenceMillis - statementMillis)
  await tx.execute(sql.raw(`set local statement_timeout = ${millis}`))
}

/** Work in a transaction of its own that may take its time. */
export const patiently = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await takeTime(tx)
    return work(tx)
  })
