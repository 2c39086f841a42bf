import type { CallContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { type Refusal, Rollback } from '../route.ts'

/** Runs the work of one call in a transaction. A refusal that it returns or throws rolls everything back and is returned. */
export const inTransaction = <T>(
  { db }: Pick<CallContext, 'db'>,
  work: (tx: Queryable) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  Rollback.catching(() => db.transaction(async tx => Rollback.unlessRefused(await work(tx))))
