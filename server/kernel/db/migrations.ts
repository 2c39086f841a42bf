/** Migrates the schema at start. Several processes may start at once, so lock and steps share one connection. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { asUsual, letTakeItsTime } from './silence.ts'

const migrationLock = 7_262_001 // an arbitrary number, unique in this project

/** Relative to the working directory, so that the bundle also finds it. */
export const migrationsFolder = join(process.cwd(), 'server/db/migrations')

export async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  letTakeItsTime(client)
  const { rows } = await client.query<{ usual: string }>(
    "select current_setting('statement_timeout') as usual",
  )
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create extension if not exists pg_trgm')
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    await client.query("select set_config('statement_timeout', $1, false)", [rows[0]?.usual])
  } finally {
    asUsual(client)
    client.release()
  }
}
