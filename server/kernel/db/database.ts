/**
 * The database for the rest of the server: drizzle on `pg`, connected to a PostgreSQL server or to the embedded database. The
 * embedded pool has ONE connection, so code inside a transaction must pass its `tx` down; a query outside it would wait for itself.
 */
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { defaultConnections, defaultIdleTransactionMillis, defaultLockMillis } from './database-config.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migratePool } from './migrations.ts'
import { corkWrites, queryInTurn } from './pipeline.ts'
import { refuseUnsafePooling } from './pooler.ts'
import {
  connectMillis,
  connectOnce,
  prepareServer,
  replicaVariable,
  type ServerPlace,
  underStartLock,
  unreachable,
} from './prepare-server.ts'
import { nameStatements } from './prepared-statements.ts'
import { Reachability } from './reachability.ts'
import { endOnSilence, silenceMillis, statementMillis } from './silence.ts'
import { type Queryable, transactionsOf } from './transactions.ts'

export type { Queryable }

export type Database = NodePgDatabase<Record<string, never>>

export interface OpenDatabase {
  db: Database
  replica: Database | null // it may be unreachable, and is read through `replica.ts` only
  embedded: boolean
  isReachable(): Promise<boolean>
  /** False without a replica. */
  isReplicaReachable(): Promise<boolean>
  /** Runs a step of the start while no other process runs one or migrates. */
  alone(work: () => Promise<void>): Promise<void>
  /** Connections of the pool now, and requests that wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface DatabasePlace extends ServerPlace {
  databaseUrl: string | null
  dataDir: string // `memory:` for tests
  onLost(reason: string): void // called when the embedded database has failed permanently
  embedded?: Promise<Embedded> // if it has been started already
  statementMillis?: number // timeout of one statement in the database
  now?: () => number // of health checks, in milliseconds
}

const embeddedSilenceMillis = 30_000 // longer: it cannot cancel a statement, and all calls share one connection
const embeddedCheck = { text: 'select 1', query_timeout: 3000 }

export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const embedded = place.databaseUrl
    ? null
    : await (place.embedded ?? startEmbedded(place.dataDir, place.onLost))
  const namesStatements = place.statementNames !== 'off'
  const openPool = (options: pg.PoolConfig, reachability?: Reachability): pg.Pool => {
    const pool = new pg.Pool(options)
    pool.on('error', () => {}) // an idle connection was lost; the pool opens another
    pool.on('connect', client => {
      client.on('error', () => {}) // lost while in use: the query fails, but the process must not exit
      reachability?.watch(client)
      if (namesStatements) nameStatements(client)
      endOnSilence(client, place.silenceMillis ?? (embedded ? embeddedSilenceMillis : silenceMillis))
      if (embedded) queryInTurn(client)
      else corkWrites(client)
    })
    return pool
  }
  const primaryReach = place.databaseUrl ? new Reachability(place.databaseUrl, place.now) : undefined
  const replicaReach = place.replicaUrl ? new Reachability(place.replicaUrl, place.now) : undefined
  const pool = openPool(poolOptions(place, embedded), primaryReach)
  const replicaPool = place.replicaUrl
    ? openPool(replicaOptions({ ...place, databaseUrl: place.replicaUrl }), replicaReach)
    : null
  try {
    if (place.databaseUrl) await prepareServer({ ...place, databaseUrl: place.databaseUrl })
    else await migratePool(pool)
  } catch (error) {
    await pool.end()
    await replicaPool?.end()
    await embedded?.stop()
    throw unreachable(error, 'DATABASE_URL') ?? error
  }
  return {
    db: drizzleOn(pool),
    replica: replicaPool && drizzleOn(replicaPool),
    embedded: embedded !== null,
    isReachable: async () =>
      primaryReach
        ? primaryReach.isReachable()
        : pool.query(embeddedCheck).then(
            () => true,
            () => false,
          ),
    isReplicaReachable: async () => (await replicaReach?.isReachable()) ?? false,
    alone: work => (place.databaseUrl ? underStartLock(place, place.databaseUrl, work) : work()),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await pool.end()
      await replicaPool?.end()
      await embedded?.stop()
    },
  }
}

const drizzleOn = (pool: pg.Pool): Database =>
  Object.assign(drizzle(pool), { transaction: transactionsOf(pool) })

/** The address changes each time the child process starts. */
const embeddedOptions = (embedded: Embedded): pg.PoolConfig => ({
  user: 'postgres',
  password: 'postgres',
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: embeddedSilenceMillis,
  Client: class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...embedded.address })
    }
  },
  onConnect: async client => void (await client.query('deallocate all')), // its only session outlives connections
})

/**
 * Sets the time limits of a session. Without just-in-time compilation: PostgreSQL would compile the query of a product page at each
 * execution, because it overestimates its cost, and take 200 ms for it.
 */
function poolOptions(place: DatabasePlace, embedded: Embedded | null): pg.PoolConfig {
  if (embedded) return embeddedOptions(embedded)
  const { databaseUrl, connections, statementNames } = place
  const { silenceMillis: patience = connectMillis, statementMillis: most } = place
  const { lockMillis = defaultLockMillis, idleTransactionMillis = defaultIdleTransactionMillis } = place
  return {
    connectionString: databaseUrl ?? '',
    max: connections ?? defaultConnections,
    connectionTimeoutMillis: Math.min(patience, connectMillis),
    pipeline: true,
    ...(statementNames !== 'off' && {
      onConnect: async client =>
        void (await client.query(`set statement_timeout = ${most ?? statementMillis}; set lock_timeout = ${lockMillis};
          set idle_in_transaction_session_timeout = ${idleTransactionMillis}; set jit = off`)),
    }),
  }
}

/** The replica may become reachable after the start, so each of its connections is checked. One that is unsafe is not used. */
function replicaOptions(place: DatabasePlace): pg.PoolConfig {
  const options = poolOptions(place, null)
  return {
    ...options,
    onConnect: async client => {
      await refuseUnsafePooling(client, replicaVariable, place.statementNames ?? 'auto')
      await options.onConnect?.(client)
    },
  }
}

/**
 * Runs work of another thread on a separate connection, without the time limits of requests. One transaction, because a pooler would
 * keep settings of the session for others, and the role has limits then.
 */
export async function onDirectConnection<Result>(
  connectionString: string,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await connectOnce(connectionString)
  try {
    return await drizzle(client).transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return work(tx)
    })
  } finally {
    await client.end().catch(() => {})
  }
}
