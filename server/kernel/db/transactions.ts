import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { asUsual } from './silence.ts'

/** Connections under transactions that run, for what only a connection knows. */
const clients = new WeakMap<object, pg.ClientBase>()

/** Undefined for what is no transaction of ours, or one inside another. */
export const clientUnder = (tx: object): pg.ClientBase | undefined => clients.get(tx)

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/**
 * Transactions on connections that always come back to their pool. Drizzle's own keeps the connection whose `begin` fails,
 * so that an outage would use the pool up for good; and here `begin` leaves with the first statement.
 */
export function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  const transactions = new WeakMap<pg.PoolClient, Transaction>()
  const on = (client: pg.PoolClient): Transaction => {
    const known =
      transactions.get(client) ??
      new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    transactions.set(client, known)
    clients.set(known, client)
    return known
  }
  return async (work, config) => {
    const client = await pool.connect()
    const tx = on(client)
    try {
      const begun = client.query('begin')
      begun.catch(() => {}) // what is asked next fails with it
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await begun
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {}) // a lost connection has rolled back
      throw error
    } finally {
      asUsual(client)
      client.release()
    }
  }
}
