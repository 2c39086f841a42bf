/** Connection poolers between the server and PostgreSQL, such as PgBouncer. */
import type pg from 'pg'
import { ConfigError } from '../../config.ts'
import type { DatabaseConfig } from './database-config.ts'

/** Compares process numbers: a pooler sends its clients another number than that of the session. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID
}

const namesArePooled =
  'The environment variable DATABASE_STATEMENT_NAMES must be set, because DATABASE_URL leads to a connection pooler: to 0 if it works per transaction, to 1 if it keeps prepared statements.'
const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
const hasNo = (limit: string) =>
  `The database role of the environment variable DATABASE_URL has no ${limit}, which DATABASE_STATEMENT_NAMES=0 requires.`

/**
 * A pooler that works per transaction gives each transaction another session: named statements are missing there, and a timeout
 * that is set at connection applies to others. The operator must choose; the timeouts then come from the role.
 */
export async function refuseUnsafePooling(
  client: pg.ClientBase,
  statementNames: DatabaseConfig['statementNames'],
): Promise<void> {
  if (statementNames === 'auto' && (await isPooled(client))) throw new ConfigError(namesArePooled)
  if (statementNames !== 'off') return
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) with ordinality l(name, place) where current_setting(name) = '0' order by place",
    [limits],
  )
  if (rows[0]) throw new ConfigError(hasNo(rows[0].name))
}
