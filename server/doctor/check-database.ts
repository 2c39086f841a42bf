/** Checks the PostgreSQL server that the shop uses, on separate connections and without changing anything. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { migrationsFolder } from '../kernel/db/migrations.ts'
import { refusePooledMigrations, refuseUnsafePooling } from '../kernel/db/pooler.ts'
import { mostLagMillis } from '../kernel/db/replica.ts'
import { findDeviations } from '../modules/stock-desk/movements-repo.ts'
import { type Finding, failed, ok, reasonOf, warning } from './findings.ts'

const connectMillis = 5000
const oldestTested = 15 // the major version of the tests and of deploy/compose.yaml

type Query = <Row extends object>(text: string) => Promise<Row | undefined>

/** Returns the findings about the database. `now` is the clock of this machine in ms. */
export async function checkDatabase({ database, production }: Config, now: () => number): Promise<Finding[]> {
  const { databaseUrl, migrationUrl, replicaUrl } = database
  if (!databaseUrl)
    return [
      production
        ? warning(
            'database',
            'The embedded database serves one process only: set DATABASE_URL for a shop that takes money.',
          )
        : ok('database', 'The embedded database is used.'),
    ]
  const findings = await onConnection('DATABASE_URL', databaseUrl, async client => [
    ...(await checkServer(client, database, now)),
    ...(migrationUrl ? [] : [await checkMigrationAddress(client, 'DATABASE_URL')]),
  ])
  const migrations = migrationUrl
    ? await onConnection('DATABASE_MIGRATION_URL', migrationUrl, async client => [
        await checkMigrationAddress(client, 'DATABASE_MIGRATION_URL'),
      ])
    : []
  const replica = replicaUrl ? await checkReplica(replicaUrl, databaseUrl, database) : []
  return [...findings, ...migrations, ...replica]
}

/** Runs a check of the start of the server. */
async function passes(check: Promise<void>, sentence: string): Promise<Finding> {
  try {
    await check
    return ok('database', sentence)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return failed('database', error.message)
  }
}

const checkMigrationAddress = (client: pg.Client, variable: string): Promise<Finding> =>
  passes(refusePooledMigrations(client), `Migrations reach PostgreSQL through ${variable}.`)

const lagStepMillis = 50

function checkReplica(
  replicaUrl: string,
  primaryUrl: string,
  { statementNames }: Config['database'],
): Promise<Finding[]> {
  const variable = 'DATABASE_REPLICA_URL'
  return onConnection(variable, replicaUrl, async replica => {
    const pooling = await passes(
      refuseUnsafePooling(replica, variable, statementNames),
      `Connections of ${variable} have the time limits that they need.`,
    )
    const { rows } = await replica.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica')
    if (!rows[0]?.is_replica)
      return [
        pooling,
        failed('replica', `${variable} leads to a server that is no replica, so it is not read.`),
      ]
    return [pooling, ...(await onConnection('DATABASE_URL', primaryUrl, at => checkLag(at, replica)))]
  })
}

/** Lag: the time until the replica has replayed what the primary had written at the beginning of the check. */
async function checkLag(primary: pg.Client, replica: pg.Client): Promise<Finding[]> {
  const { rows } = await primary.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
  const began = performance.now()
  const passed = () => performance.now() - began
  while (!(await hasReplayed(replica, rows[0]?.at ?? ''))) {
    if (passed() > mostLagMillis)
      return [
        warning(
          'replica',
          `The replica lags by more than ${mostLagMillis / 1000} s: the shop reads the primary.`,
        ),
      ]
    await pause(lagStepMillis)
  }
  return [ok('replica', `The replica responds and lags by ${(passed() / 1000).toFixed(1)} s.`)]
}

async function hasReplayed(replica: pg.Client, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ is_there: boolean }>(
    'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
    [position],
  )
  return rows[0]?.is_there ?? false
}

async function onConnection(
  variable: string,
  connectionString: string,
  check: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMillis })
  client.on('error', () => {}) // the query that is running fails
  try {
    await client.connect()
    return await check(client)
  } catch (error) {
    if (error instanceof ConfigError) return [failed('database', error.message)]
    return [failed('database', `The database of ${variable} does not respond (${reasonOf(error)}).`)]
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkServer(
  client: pg.Client,
  { connections, statementNames }: Config['database'],
  now: () => number,
): Promise<Finding[]> {
  const query: Query = async text => (await client.query(text)).rows[0]
  const facts = await query<{ version: string; encoding: string; most: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       current_setting('max_connections') as most`,
  )
  if (!facts) return [failed('database', 'The database does not report its version.')]
  return [
    checkVersion(facts.version),
    ...(facts.encoding === 'UTF8'
      ? []
      : [failed('database', `The database must have the encoding UTF8, not ${facts.encoding}.`)]),
    await passes(
      refuseUnsafePooling(client, 'DATABASE_URL', statementNames),
      'Connections of DATABASE_URL have the time limits that they need.',
    ),
    checkConnections(Number(facts.most), connections),
    await checkExtension(query),
    await checkMigrations(query),
    ...(await checkStock(client)),
    await checkClock(query, now),
  ]
}

const checkVersion = (version: string): Finding =>
  Number.parseInt(version, 10) < oldestTested
    ? warning('database', `PostgreSQL ${version} is older than ${oldestTested}, the version of the tests.`)
    : ok('database', `PostgreSQL ${version} responds.`)

function checkConnections(most: number, ofProcess: number): Finding {
  const processes = Math.floor((most - 3) / ofProcess) // PostgreSQL reserves three for its administrator
  if (processes < 1)
    return failed(
      'connections',
      `max_connections (${most}) is too small for one process: DATABASE_POOL is ${ofProcess}.`,
    )
  return ok('connections', `max_connections (${most}) is enough for processes: ${processes}.`)
}

async function checkExtension(query: Query): Promise<Finding> {
  const extension = await query<{ installed: string | null }>(
    "select installed_version as installed from pg_available_extensions where name = 'pg_trgm'",
  )
  if (!extension) return failed('database', 'The extension pg_trgm is not available on this server.')
  return ok('database', `The extension pg_trgm is ${extension.installed ? 'installed' : 'available'}.`)
}

async function checkMigrations(query: Query): Promise<Finding> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const table = await query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  const last = table?.name
    ? await query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations')
    : undefined
  const lastRun = Number(last?.at ?? 0)
  const missing = journal.entries.filter(({ when }) => when > lastRun).length
  const newest = Math.max(...journal.entries.map(({ when }) => when))
  if (lastRun > newest)
    return failed('migrations', 'The database belongs to a newer version of the shop: do not start this one.')
  return missing === 0
    ? ok('migrations', 'All migrations have run.')
    : ok('migrations', `The next start runs migrations: ${missing}.`)
}

/** Reads the whole ledger (decision 0078). Nothing is checked before the migration that adds it. */
async function checkStock(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query("select to_regclass('stock_movements')::text as name")
  if (!rows[0]?.name) return []
  const { deviations } = await findDeviations(drizzle({ client }))
  if (deviations.length === 0)
    return [ok('stock', 'The stock of every item equals the sum of its movements.')]
  const numbers = deviations.slice(0, 5).map(({ sku }) => sku)
  return [
    warning(
      'stock',
      `The stock of items differs from the sum of their movements: ${numbers.join(', ')}. Correct it with a stocktake.`,
    ),
  ]
}

const toleratedMillis = 2000

async function checkClock(query: Query, now: () => number): Promise<Finding> {
  const before = now()
  const clock = await query<{ millis: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as millis',
  )
  const after = now()
  return clockFinding('PostgreSQL', Number(clock?.millis), before, after)
}

/** Compares another clock, read between `before` and `after`, with that of this machine. All times are ms. */
export function clockFinding(whose: string, other: number, before: number, after: number): Finding {
  const difference = other < before ? before - other : Math.max(0, other - after)
  return difference > toleratedMillis
    ? failed(
        'clock',
        `The clocks of this machine and of ${whose} differ by ${Math.round(difference / 1000)} s: synchronise them with NTP.`,
      )
    : ok('clock', `The clocks of this machine and of ${whose} agree.`)
}
