import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { isStatementMissing } from '../outage.ts'
import { inPipeline } from './pipeline.ts'
import { asUsual } from './silence.ts'

/** The pool itself, or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Connections of running transactions, for operations that need the connection. */
const clients = new WeakMap<object, pg.ClientBase>()

/** Undefined if `tx` is not one of our transactions, or is nested in another. */
export const clientUnder = (tx: object): pg.ClientBase | undefined => clients.get(tx)

/** Statements to send with the commit, by transaction. */
const lastStatements = new WeakMap<object, SQL[]>()

/**
 * Sends a statement in one packet with the commit, so that its locks last only as long as the database needs for both, and
 * no longer if this process freezes. If it fails, the transaction is rolled back and rejects. Nested transactions run it now.
 */
export async function withCommit(tx: Queryable, statement: SQL): Promise<void> {
  const statements = lastStatements.get(tx)
  if (statements) statements.push(statement)
  else await tx.execute(statement)
}

/** Calls the driver directly: drizzle would send the statements after the commit. */
async function commit(client: pg.PoolClient, statements: readonly SQL[]): Promise<void> {
  const queries = statements.map(statement => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return client.query({ text: sql }, params)
  })
  await inPipeline([...queries, client.query('commit')])
}

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

const transactions = new WeakMap<pg.PoolClient, Transaction>()

/** One for each connection, because prepared statements are stored with it. */
function transactionOn(client: pg.PoolClient): Transaction {
  const known =
    transactions.get(client) ??
    new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
  transactions.set(client, known)
  clients.set(known, client)
  return known
}

/**
 * Transactions on connections that always return to their pool. Drizzle's own implementation leaks the connection if its `begin`
 * fails, so an outage would exhaust the pool permanently. Here `begin` is also sent together with the first statement.
 */
export function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    const tx = transactionOn(client)
    const statements: SQL[] = []
    let isUnusable = false
    lastStatements.set(tx, statements)
    try {
      const begin = client.query('begin')
      begin.catch(() => {}) // the next statement fails with it
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await begin
      await commit(client, statements)
      return result
    } catch (error) {
      isUnusable = isStatementMissing(error)
      await client.query('rollback').catch(() => {}) // a lost connection has rolled back already
      throw error
    } finally {
      lastStatements.delete(tx)
      asUsual(client)
      client.release(isUnusable)
    }
  }
}

/** Runs `work` on one connection without a transaction, so that its statements can be pipelined. Inside a transaction it uses that one. */
export async function onOneConnection<T>(db: Queryable, work: (db: Queryable) => Promise<T>): Promise<T> {
  const pool = (db as { $client?: pg.Pool }).$client
  if (!pool) return work(db)
  const client = await pool.connect()
  let isUnusable = false
  try {
    return await work(transactionOn(client))
  } catch (error) {
    isUnusable = isStatementMissing(error)
    throw error
  } finally {
    client.release(isUnusable)
  }
}
