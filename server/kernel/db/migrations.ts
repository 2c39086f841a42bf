/** Migrates the schema at start. Several processes may start at once, so lock and steps share one connection. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { ConfigError } from '../../config.ts'
import { isPooled } from './pooler.ts'
import { asUsual, letTakeItsTime } from './silence.ts'

const migrationLock = 7_262_001 // an arbitrary number, unique in this project

/** Relative to the working directory, so that the bundle also finds it. */
export const migrationsFolder = join(process.cwd(), 'server/db/migrations')

/** Migrates the embedded database, on the only connection of its pool. */
export async function migratePool(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  letTakeItsTime(client)
  try {
    await migrateUnderLock(client)
  } finally {
    asUsual(client)
    client.release()
  }
}

/** Migrates a server. Its lock belongs to the session, so the connection must not go through a pooler. */
export async function migrateServer(client: pg.Client): Promise<void> {
  if (await isPooled(client)) throw new ConfigError(migrationsArePooled)
  await migrateUnderLock(client)
}

const migrationsArePooled =
  'The environment variable DATABASE_MIGRATION_URL must reach PostgreSQL without a connection pooler.'

async function migrateUnderLock(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ usual: string }>(
    "select current_setting('statement_timeout') as usual",
  )
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  await client.query('create extension if not exists pg_trgm')
  await migrate(drizzle(client), { migrationsFolder })
  await client.query('select pg_advisory_unlock($1)', [migrationLock])
  await client.query("select set_config('statement_timeout', $1, false)", [rows[0]?.usual])
}
