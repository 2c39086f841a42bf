/** Settings of the connections to a PostgreSQL server. */
export interface DatabaseConfig {
  databaseUrl: string | null // null = embedded PostgreSQL
  migrationUrl: string | null // reaches PostgreSQL without a connection pooler; null = `databaseUrl` does
  replicaUrl: string | null // a streaming replica for reads that may lag
  connections: number // at most, of this process
  statementNames: 'on' | 'off' | 'auto' // auto = on, unless a pooler is found at start
  lockMillis: number // how long a statement waits for a lock
  idleTransactionMillis: number // how long a transaction may wait for its next statement
}

/** Connections of one process to a PostgreSQL server. */
export const defaultConnections = 16

export const defaultLockMillis = 5000
export const defaultIdleTransactionMillis = 10_000 // longer than a busy process pauses between two statements
