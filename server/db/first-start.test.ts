/** Several processes that start together on an empty database. Needs TEST_DATABASE_URL. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../seed/demo-people.ts'
import { freePort } from '../testing/free-port.ts'
import { hasPgBouncer, type Pooler, startPgBouncer } from '../testing/pgbouncer.ts'
import { launchServer, waitUntilListening } from '../testing/server-process.ts'
import { onServer } from '../testing/template-database.ts'
import { freshDatabase } from '../testing/test-database.ts'

const server = process.env.TEST_DATABASE_URL
const processes = 3
const lockMillis = 200 // shorter than the seed: a process that waits for another one as an ordinary statement fails

describe.skipIf(!server)('three processes that start together on an empty database', () => {
  const folders: string[] = []
  const children: ChildProcess[] = []
  let pooler: Pooler | undefined

  beforeAll(async () => {
    pooler = hasPgBouncer ? await startPgBouncer(server ?? '', 20) : undefined
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    await pooler?.stop()
  })

  const start = async (env: NodeJS.ProcessEnv) => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-first-'))
    folders.push(folder)
    const child = launchServer({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      APP_SECRET: 'the secret that all processes of this test share',
      ...env,
    })
    children.push(child)
    return (await waitUntilListening(child)).url
  }

  /** Starts the processes and returns the status of a list of each, and the accounts that all of them seeded. */
  const startTogether = async (database: string, env: NodeJS.ProcessEnv) => {
    const urls = await Promise.all(Array.from({ length: processes }, () => start(env)))
    const responses = await Promise.all(urls.map(url => fetch(`${url}/api/products`)))
    const emails = await onServer(database, client =>
      client.query<{ email: string }>('select email from users where email = any($1) order by email', [
        demoPeople.map(({ role }) => `${role}@example.com`),
      ]),
    )
    return { statuses: responses.map(({ status }) => status), emails: emails.rows.map(({ email }) => email) }
  }
  const seeded = {
    statuses: Array.from({ length: processes }, () => 200),
    emails: demoPeople.map(({ role }) => `${role}@example.com`).sort(),
  }

  it('starts all of them and seeds the demo shop once', async () => {
    const database = await freshDatabase(server ?? '')
    const env = { DATABASE_URL: database, DATABASE_LOCK_TIMEOUT: String(lockMillis) }
    expect(await startTogether(database, env)).toEqual(seeded)
  }, 240_000)

  it.skipIf(!hasPgBouncer)(
    'starts all of them behind PgBouncer in transaction mode and seeds the demo shop once',
    async () => {
      const database = await freshDatabase(server ?? '')
      const name = new URL(database).pathname.slice(1)
      const limits = {
        statement_timeout: 10_000,
        lock_timeout: lockMillis,
        idle_in_transaction_session_timeout: 10_000,
      }
      for (const [limit, millis] of Object.entries(limits))
        await onServer(server ?? '', client =>
          client.query(`alter database ${name} set ${limit} = ${millis}`),
        )
      const env = {
        DATABASE_URL: pooler?.urlOf(database),
        DATABASE_MIGRATION_URL: database,
        DATABASE_STATEMENT_NAMES: '0',
      }
      expect(await startTogether(database, env)).toEqual(seeded)
    },
    240_000,
  )
})
