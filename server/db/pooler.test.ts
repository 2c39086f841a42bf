/** A connection pooler between the shop and PostgreSQL. Needs the `pgbouncer` binary and TEST_DATABASE_URL; skipped without them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabasePlace, onDirectConnection, openDatabase } from '../kernel/db/database.ts'
import { openTcpGate } from '../kernel/files/testing/tcp-gate.ts'
import { hasPgBouncer, type Pooler, startPgBouncer } from '../testing/pgbouncer.ts'
import { startServer } from '../testing/server-process.ts'
import { onServer } from '../testing/template-database.ts'
import { freshDatabase } from '../testing/test-database.ts'

const server = process.env.TEST_DATABASE_URL

describe.skipIf(!hasPgBouncer || !server)(
  'behind PgBouncer in transaction mode (it must be installed)',
  () => {
    let pooler: Pooler
    let direct: string
    let pooled: string

    beforeAll(async () => {
      pooler = await startPgBouncer(server ?? '')
      direct = await freshDatabase(server ?? '')
      pooled = pooler.urlOf(direct)
    }, 120_000)
    afterAll(() => pooler.stop())

    const open = async (place: Partial<DatabasePlace>) => {
      const database = await openDatabase({
        databaseUrl: pooled,
        dataDir: 'memory:',
        onLost: () => {},
        ...place,
      })
      await database.close()
    }

    it('refuses to start until the operator has chosen whether statements have names', () =>
      expect(open({ migrationUrl: direct })).rejects.toThrow(
        'The environment variable DATABASE_STATEMENT_NAMES must be set, because DATABASE_URL leads to a connection pooler',
      ))

    it('refuses to migrate through the pooler, which would lose the lock', () =>
      expect(open({ statementNames: 'on' })).rejects.toThrow(
        'The environment variable DATABASE_MIGRATION_URL must reach PostgreSQL without a connection pooler.',
      ))

    it('refuses a replica that is reached through a pooler, as the primary', () =>
      expect(open({ databaseUrl: direct, replicaUrl: pooled })).rejects.toThrow(
        'The environment variable DATABASE_STATEMENT_NAMES must be set, because DATABASE_REPLICA_URL leads to a connection pooler',
      ))

    it('does not read a replica behind a pooler that becomes reachable after the start', async () => {
      const gate = await openTcpGate('127.0.0.1', Number(new URL(pooled).port))
      gate.cutUploadsAfter(1)
      const replicaUrl = Object.assign(new URL(pooled), { port: String(gate.port) }).href
      const place = { databaseUrl: direct, dataDir: 'memory:', onLost: () => {} }
      const database = await openDatabase({ ...place, replicaUrl })
      gate.open()
      await expect(database.replica?.execute(sql`select 1`)).rejects.toMatchObject({
        cause: {
          message: expect.stringContaining('because DATABASE_REPLICA_URL leads to a connection pooler'),
        },
      })
      await database.close()
      await gate.close()
    })

    it('runs the work of another thread without the timeout of the role', async () => {
      const database = await freshDatabase(server ?? '')
      const name = new URL(database).pathname.slice(1)
      await onServer(server ?? '', client =>
        client.query(`alter database ${name} set statement_timeout = '300ms'`),
      )
      const pooledAddress = pooler.urlOf(database)
      await onDirectConnection(pooledAddress, db => db.execute(sql`select pg_sleep(1)`))
      const timeouts = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const client = new pg.Client(pooledAddress)
          await client.connect()
          const { rows } = await client.query('show statement_timeout')
          await client.end()
          return rows[0]?.statement_timeout
        }),
      )
      expect(new Set(timeouts)).toEqual(new Set(['300ms'])) // no session was left without a timeout
    })

    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const limit = async (database: string, names: readonly string[]) => {
      const name = new URL(database).pathname.slice(1)
      for (const setting of names)
        await onServer(server ?? '', client => client.query(`alter database ${name} set ${setting} = '10s'`))
    }

    it.each(limits)('refuses a role without %s, which no connection can set', async missing => {
      const database = await freshDatabase(server ?? '')
      await limit(
        database,
        limits.filter(name => name !== missing),
      )
      const place = { databaseUrl: pooler.urlOf(database), migrationUrl: database }
      await expect(open({ ...place, statementNames: 'off' })).rejects.toThrow(`has no ${missing}`)
    })

    describe('with names off, a migration address and a timeout of the database', () => {
      const folders: string[] = []
      let shops: Awaited<ReturnType<typeof startServer>>[] = []

      const start = (database: string) => {
        const folder = mkdtempSync(join(tmpdir(), 'bottega-pooled-'))
        folders.push(folder)
        return startServer({
          DATA_DIR: folder,
          DATABASE_URL: pooler.urlOf(database),
          DATABASE_MIGRATION_URL: database,
          DATABASE_STATEMENT_NAMES: 'off',
          TRUST_PROXY: 'on',
        })
      }

      beforeAll(async () => {
        const database = await freshDatabase(server ?? '', 'demo')
        await limit(database, limits)
        shops = await Promise.all([start(database), start(database)])
      }, 240_000)
      afterAll(() => {
        for (const { child } of shops) child.kill('SIGKILL')
        for (const folder of folders) rmSync(folder, { recursive: true, force: true })
      })

      it('answers reads and registrations of two processes, both at the same time, without a failure', async () => {
        const json = { 'content-type': 'application/json' }
        const callsOf = (round: number, url: string, process: number) => {
          const headers = { 'x-forwarded-for': `10.8.${process}.${round}` }
          const person = {
            name: 'Ada',
            email: `ada.${process}.${round}@example.com`,
            password: 'una frase lunga',
          }
          return [
            fetch(`${url}/api/products?per_page=24&page=${(round % 4) + 1}`, { headers }),
            fetch(`${url}/api/products?q=carte${round % 3}`, { headers }),
            fetch(`${url}/api/characters`, { headers }),
            fetch(`${url}/api/auth/register`, {
              method: 'POST',
              headers: { ...json, ...headers },
              body: JSON.stringify(person),
            }),
          ]
        }
        const statuses: number[] = []
        for (let round = 0; round < 40; round++) {
          const calls = shops.flatMap(({ url }, process) => callsOf(round, url, process))
          statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
        }
        expect(statuses).toHaveLength(320)
        expect(statuses.filter(status => status >= 300)).toEqual([])
      }, 240_000)
    })
  },
)
