import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { asUsual } from './silence.ts'

/** Connections of running transactions, for operations that need the connection. */
const clients = new WeakMap<object, pg.ClientBase>()

/** Undefined if `tx` is not one of our transactions, or is nested in another. */
export const clientUnder = (tx: object): pg.ClientBase | undefined => clients.get(tx)

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/**
 * Transactions on connections that always return to their pool. Drizzle's own implementation leaks the connection if its `begin`
 * fails, so an outage would exhaust the pool permanently. Here `begin` is also sent together with the first statement.
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
      const begin = client.query('begin')
      begin.catch(() => {}) // the next statement fails with it
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await begin
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {}) // a lost connection has rolled back already
      throw error
    } finally {
      asUsual(client)
      client.release()
    }
  }
}
