/**
 * The steps of the start that a PostgreSQL server needs: they run on separate connections, check poolers and migrate. A server that
 * does not respond yet is retried for a minute, because machines restart together.
 */
import pg from 'pg'
import { ConfigError } from '../../config.ts'
import type { Log } from '../log.ts'
import type { DatabaseConfig } from './database-config.ts'
import { migrateServer, takeStartLock } from './migrations.ts'
import { refuseUnsafePooling } from './pooler.ts'

export interface ServerPlace extends Partial<DatabaseConfig> {
  silenceMillis?: number // timeout for a database that does not respond
  startMillis?: number // for so long a server that does not respond is retried at start
  retryMillis?: number // pause between two attempts
  log?: Pick<Log, 'warn'> // reports each attempt
}

export const connectMillis = 5000
const defaultStartMillis = 60_000 // as for Redis
const defaultRetryMillis = 2000

const connectionCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D000|53300|57P0)/
const connectionMessages = /^(timeout e(xceeded|xpired)|Connection terminated)/
const fatal = /^(FATAL|PANIC)/ // of PgBouncer, whose code is the same for all reasons

/** Whether the server responds and refuses user, password or database, so that another attempt cannot succeed. */
const isRefused = (error: unknown): boolean => /^(28|3D000)/.test(String((error as { code?: string }).code))

/** Turns a failed connection at start into a one-sentence ConfigError without a stack, because the operator has to fix it. */
export function unreachable(error: unknown, variable: string): ConfigError | undefined {
  const { code = '', message = '', severity = '' } = (error ?? {}) as Partial<pg.DatabaseError>
  if (!connectionCodes.test(code) && !connectionMessages.test(message) && !fatal.test(severity))
    return undefined
  return new ConfigError(
    `The database of the environment variable ${variable} does not answer (${code || message}).`,
  )
}

/** The address of a connection and the environment variable that contains it. */
interface Address {
  variable: string
  connectionString: string
}

/** Opens a connection. The caller ends it. */
export async function connectOnce(connectionString: string, patience = connectMillis): Promise<pg.Client> {
  const connectionTimeoutMillis = Math.min(patience, connectMillis)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis })
  client.on('error', () => {}) // the query that is running fails
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Repeats a step of the start for a minute while the server does not respond. */
async function retried<Result>(
  variable: string,
  place: ServerPlace,
  step: () => Promise<Result>,
): Promise<Result> {
  const { startMillis = defaultStartMillis, retryMillis = defaultRetryMillis } = place
  const deadline = Date.now() + startMillis
  for (;;) {
    try {
      return await step()
    } catch (error) {
      const failure = unreachable(error, variable)
      if (!failure || isRefused(error) || Date.now() + retryMillis > deadline) throw failure ?? error
      place.log?.warn(
        { err: error },
        `PostgreSQL does not respond: the start is retried in ${retryMillis / 1000} s`,
      )
      await new Promise(resolve => setTimeout(resolve, retryMillis))
    }
  }
}

/** Runs one step of the start on a separate connection, before the pool opens one. A pooler may lose the server only in the step. */
const onSeparateConnection = (
  { variable, connectionString }: Address,
  place: ServerPlace,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  retried(variable, place, async () => {
    const client = await connectOnce(connectionString, place.silenceMillis)
    try {
      await work(client)
    } finally {
      await client.end().catch(() => {})
    }
  })

/** The lock is on a connection without a pooler, the work on those of the pool. */
export async function underStartLock(
  place: ServerPlace,
  databaseUrl: string,
  work: () => Promise<void>,
): Promise<void> {
  const { variable, connectionString } = migrationAddress(place) ?? primaryAddress(databaseUrl)
  const client = await retried(variable, place, () => connectOnce(connectionString, place.silenceMillis))
  try {
    await takeStartLock(client)
    await work()
  } finally {
    await client.end().catch(() => {})
  }
}

const primaryAddress = (databaseUrl: string): Address => ({
  variable: 'DATABASE_URL',
  connectionString: databaseUrl,
})

const migrationAddress = ({ migrationUrl }: ServerPlace): Address | undefined =>
  migrationUrl ? { variable: 'DATABASE_MIGRATION_URL', connectionString: migrationUrl } : undefined

export const replicaVariable = 'DATABASE_REPLICA_URL'

export async function prepareServer(place: ServerPlace & { databaseUrl: string }): Promise<void> {
  const { databaseUrl, replicaUrl, statementNames = 'auto' } = place
  const migration = migrationAddress(place)
  const primary = primaryAddress(databaseUrl)
  await onSeparateConnection(primary, place, async client => {
    await refuseUnsafePooling(client, primary.variable, statementNames)
    if (!migration) await migrateServer(client)
  })
  if (migration) await onSeparateConnection(migration, place, migrateServer)
  if (replicaUrl) await checkReplica(replicaUrl, place)
}

/** A replica that does not respond does not stop the start. Its connections are checked when it does (`replicaOptions`). */
async function checkReplica(replicaUrl: string, place: ServerPlace): Promise<void> {
  const { statementNames = 'auto', silenceMillis } = place
  let client: pg.Client | undefined
  try {
    client = await connectOnce(replicaUrl, silenceMillis)
    await refuseUnsafePooling(client, replicaVariable, statementNames)
  } catch (error) {
    if (error instanceof ConfigError) throw error
  } finally {
    await client?.end().catch(() => {})
  }
}
