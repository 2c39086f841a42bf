/** Health checks of a busy process. Needs TEST_DATABASE_URL; skipped without it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/test-database.ts'
import { type OpenDatabase, openDatabase } from './database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!server)('Reachability', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    const databaseUrl = await freshDatabase(server)
    database = await openDatabase({ databaseUrl, connections: 2, dataDir: 'memory:', onLost: () => {} })
  })
  afterAll(() => database.close())

  it('does not wait behind requests that use all connections', async () => {
    const sleep = async () => database.db.execute(sql`select pg_sleep(6)`)
    const requests = [sleep(), sleep()]
    await new Promise(resolve => setTimeout(resolve, 3000)) // the last query has ended long ago
    const result = await Promise.race([database.isReachable(), Promise.race(requests).then(() => 'later')])
    expect(result).toBe(true)
    await Promise.all(requests)
  }, 60_000)
})
