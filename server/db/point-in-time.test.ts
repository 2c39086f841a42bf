/** Follows the steps of "Point in time" in `docs/operations.md`. Needs the binaries of PostgreSQL and TEST_DATABASE_URL; skipped without them. */
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../kernel/db/database.ts'
import { freePort } from '../testing/free-port.ts'
import { hasPostgres, runPostgres, startPostgresOn, urlOf } from '../testing/postgres-pair.ts'

const folder = mkdtempSync(join(tmpdir(), 'bottega-point-'))
const [live, restored, archive] = ['live', 'restored', 'archive'].map(name => join(folder, name)) as [
  string,
  string,
  string,
]
const running = new Set<string>()
afterAll(() => {
  for (const data of running) runPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  rmSync(folder, { recursive: true, force: true })
})

const start = (data: string, port: number, settings = '') => {
  startPostgresOn(data, port, settings)
  running.add(data)
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const subscribe = (url: string, email: string) =>
  query(url, `insert into newsletter_subscribers (email, locale) values ('${email}', 'it')`)
const subscribers = async (url: string) =>
  (await query(url, 'select email from newsletter_subscribers order by email')).rows.map(({ email }) => email)

it.skipIf(!hasPostgres || !process.env.TEST_DATABASE_URL)(
  'N1: PostgreSQL: restores the shop as it was before an accident, from a base backup and the archived log',
  async () => {
    chmodSync(folder, 0o777)
    mkdirSync(archive)
    chmodSync(archive, 0o777)
    const port = await freePort()
    runPostgres('initdb', '-D', live, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
    start(live, port, `-c archive_mode=on -c archive_command='cp %p ${archive}/%f'`)
    const shop = await openDatabase({ databaseUrl: urlOf(port), dataDir: 'memory:', onLost: () => {} })
    await shop.close()
    await subscribe(urlOf(port), 'before-the-backup@example.com')
    runPostgres('pg_basebackup', '-D', restored, '-X', 'none', '-c', 'fast', '-d', urlOf(port))
    await subscribe(urlOf(port), 'after-the-backup@example.com')
    await query(urlOf(port), "select pg_create_restore_point('before_the_accident')")
    await query(urlOf(port), 'delete from newsletter_subscribers')
    await query(urlOf(port), 'select pg_switch_wal()')
    runPostgres('pg_ctl', '-D', live, '-m', 'fast', 'stop')
    running.delete(live)

    const restoredPort = await freePort()
    writeFileSync(join(restored, 'recovery.signal'), '')
    appendFileSync(
      join(restored, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_name = 'before_the_accident'\nrecovery_target_action = 'promote'\n`,
    )
    start(restored, restoredPort)
    await expect
      .poll(async () => (await query(urlOf(restoredPort), 'select pg_is_in_recovery() as is')).rows[0].is)
      .toBe(false)
    const again = await openDatabase({
      databaseUrl: urlOf(restoredPort),
      dataDir: 'memory:',
      onLost: () => {},
    })
    await again.close()
    expect(await subscribers(urlOf(restoredPort))).toEqual([
      'after-the-backup@example.com',
      'before-the-backup@example.com',
    ])
  },
  120_000,
)
