/** Health checks of a busy process. Needs TEST_DATABASE_URL; skipped without it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/test-database.ts'
import { type OpenDatabase, openDatabase } from './database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!server)('Reachability', () => {
  let database: OpenDatabase
  let time = 0
  beforeAll(async () => {
    const databaseUrl = await freshDatabase(server)
    const place = { databaseUrl, connections: 1, dataDir: 'memory:', onLost: () => {}, now: () => time }
    database = await openDatabase(place)
  })
  afterAll(() => database.close())

  it('does not wait behind requests that use all connections', async () => {
    let finish = () => {}
    const finished = new Promise<void>(resolve => {
      finish = resolve
    })
    let request: Promise<void> = Promise.resolve()
    await new Promise<void>(begin => {
      request = database.db.transaction(async tx => {
        await tx.execute(sql`select 1`)
        begin()
        await finished
      })
    })
    time += 60_000 // the last query has ended long ago
    expect(await database.isReachable()).toBe(true)
    finish()
    await request
  })
})
