/** Migrates the schema at start. Several processes may start together, so lock and steps share one connection. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { refusePooledMigrations } from './pooler.ts'
import { asUsual, letTakeItsTime } from './silence.ts'

const startLock = 7_262_001 // an arbitrary number, unique in this project
const noTimeouts =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0; set idle_in_transaction_session_timeout = 0'

/** Relative to the working directory, so that the bundle also finds it. */
export const migrationsFolder = join(process.cwd(), 'server/db/migrations')

/**
 * Takes the lock under which one process at a time migrates and fills the database; waits for it without a time limit. The lock belongs
 * to the session and ends with it, so the connection must not go through a pooler.
 */
export async function takeStartLock(client: pg.ClientBase): Promise<void> {
  await client.query(noTimeouts)
  await client.query('select pg_advisory_lock($1)', [startLock])
}

/** Migrates the embedded database, on the only connection of its pool. No other process can open its folder. */
export async function migratePool(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  letTakeItsTime(client)
  try {
    const { rows } = await client.query<{ usual: string }>(
      "select current_setting('statement_timeout') as usual",
    )
    await client.query(noTimeouts)
    await runMigrations(client)
    await client.query("select set_config('statement_timeout', $1, false)", [rows[0]?.usual])
  } finally {
    asUsual(client)
    client.release()
  }
}

/** Migrates a server. */
export async function migrateServer(client: pg.Client): Promise<void> {
  await refusePooledMigrations(client)
  await takeStartLock(client)
  await runMigrations(client)
}

async function runMigrations(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  await migrate(drizzle(client), { migrationsFolder })
}
