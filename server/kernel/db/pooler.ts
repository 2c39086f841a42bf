/** Connection poolers between the server and PostgreSQL, such as PgBouncer. */
import type pg from 'pg'
import { ConfigError } from '../../config.ts'
import type { DatabaseConfig } from './database-config.ts'

/** Compares process numbers: a pooler sends its clients another number than that of the session. */
async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID
}

const namesArePooled = (variable: string) =>
  `The environment variable DATABASE_STATEMENT_NAMES must be set, because ${variable} leads to a connection pooler: to 0 if it works per transaction, to 1 if it keeps prepared statements.`
const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
const hasNo = (variable: string, limit: string) =>
  `The database role of the environment variable ${variable} has no ${limit}, which DATABASE_STATEMENT_NAMES=0 requires.`

/**
 * A pooler that works per transaction gives each transaction another session: named statements are missing there, and a timeout
 * that is set at connection applies to others. The operator must choose; the timeouts then come from the role. Throws ConfigError.
 * @param variable environment variable with the address of the connection
 */
export async function refuseUnsafePooling(
  client: pg.ClientBase,
  variable: string,
  statementNames: DatabaseConfig['statementNames'],
): Promise<void> {
  if (statementNames === 'auto' && (await isPooled(client))) throw new ConfigError(namesArePooled(variable))
  if (statementNames !== 'off') return
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) with ordinality l(name, place) where current_setting(name) = '0' order by place",
    [limits],
  )
  if (rows[0]) throw new ConfigError(hasNo(variable, rows[0].name))
}

/** The lock of the migrations belongs to a session. Throws ConfigError. */
export async function refusePooledMigrations(client: pg.ClientBase): Promise<void> {
  if (await isPooled(client))
    throw new ConfigError(
      'The environment variable DATABASE_MIGRATION_URL must reach PostgreSQL without a connection pooler.',
    )
}
