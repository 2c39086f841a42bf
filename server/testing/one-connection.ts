/**
 * Enforces on PostgreSQL what the single connection of the embedded database requires: while a transaction is open, its code runs
 * no query outside it, because that query would wait for itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Database, OpenDatabase } from '../kernel/db/database.ts'

const openTransaction = new AsyncLocalStorage<{ isOpen: boolean; database: Database }>()

/** For tests that lock a row in their own transaction while other code runs. */
export const outsideTransaction = <T>(work: () => T): T => openTransaction.exit(work)

/** Wraps a database so that a query outside the open transaction fails. If the error was ignored, closing the database fails too. */
export function withOneConnection(database: OpenDatabase): OpenDatabase {
  const { db } = database
  const pool = (db as Database & { $client: pg.Pool }).$client
  const offences: Error[] = []

  const check = () => {
    const scope = openTransaction.getStore()
    if (!scope?.isOpen || scope.database !== db) return
    const offence = new Error(
      'A query outside the open transaction: the embedded database would wait forever.',
    )
    offences.push(offence)
    throw offence
  }
  const guard = <K extends 'query' | 'connect'>(name: K) => {
    const original = pool[name].bind(pool) as (...args: unknown[]) => unknown
    pool[name] = ((...args: unknown[]) => {
      check()
      return original(...args)
    }) as pg.Pool[K]
  }
  guard('query')
  guard('connect')

  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    transaction(async tx => {
      const scope = { isOpen: true, database: db }
      try {
        return await openTransaction.run(scope, () => work(tx))
      } finally {
        scope.isOpen = false
      }
    }, config)

  return {
    ...database,
    close: async () => {
      await database.close()
      if (offences[0]) throw offences[0]
    },
  }
}
