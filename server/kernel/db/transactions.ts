import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Transactions on connections that always come back to their pool. Drizzle's own keeps the connection whose `begin` fails,
 * so that an outage would use the pool up for good.
 */
export function transactionsOf(pool: pg.Pool): NodePgDatabase['transaction'] {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const on = (client: pg.PoolClient): NodePgDatabase => {
    const known = databases.get(client) ?? drizzle(client)
    databases.set(client, known)
    return known
  }
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await on(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
}
