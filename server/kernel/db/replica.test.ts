/** A streaming replica. Needs the binaries of PostgreSQL and TEST_DATABASE_URL, whose runs test the server mode; skipped without them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, type PostgresPair, startPostgresPair } from '../../testing/postgres-pair.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { mostLagMillis, readsFrom } from './replica.ts'

const isPossible = hasPostgres && Boolean(process.env.TEST_DATABASE_URL)
const quiet = { info: () => {}, warn: () => {} }

describe.skipIf(!isPossible)('the choice of the database to read', () => {
  let pair: PostgresPair
  let database: OpenDatabase
  let time = 0
  beforeAll(async () => {
    pair = await startPostgresPair()
    await pair.query(pair.primary, 'create table notes (text text)')
    await pair.caughtUp()
    database = await openDatabase({
      databaseUrl: pair.primary,
      replicaUrl: pair.replica,
      dataDir: 'memory:',
      onLost: () => {},
    })
    await pair.caughtUp()
  }, 120_000)
  afterAll(async () => {
    await database.close()
    pair.stop()
  })

  const reads = () => {
    if (!database.replica) throw new Error('no replica was opened')
    return readsFrom({ primary: database.db, replica: database.replica, log: quiet, now: () => time })
  }
  /** Runs a statement whose commit is on the primary's disk afterwards, so that it is sent to the replica. */
  const commit = (statement: string) =>
    pair.query(pair.primary, `begin; set local synchronous_commit = on; ${statement}; commit`)
  const write = () => commit(`insert into notes values ('new')`)
  /** Number of bytes from the beginning of its page to the position at which the primary writes next. */
  const offset = async (): Promise<number> => {
    const { rows } = await pair.query(
      pair.primary,
      'select file_offset % 8192 as at from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
    )
    return Number(rows[0]?.at)
  }
  /** Writes a record that ends where its page does. */
  const fillPage = async () => {
    const message = (size: number) => commit(`select pg_logical_emit_message(true, '', repeat('x', ${size}))`)
    for (let from = await offset(); from !== 24; ) {
      await message(400)
      const to = await offset()
      const rest = 8192 - to - (to - from - 400)
      if (to > from && rest > 400) await message(rest)
      else await message(3000)
      from = await offset()
    }
  }

  it('reads the replica for a session that has written nothing', async () => {
    expect(await reads().replicaFor(undefined)).toBe(database.replica)
  })

  it('reads the primary for a session until its change is replayed', async () => {
    const source = reads()
    await pair.pauseReplay()
    await write()
    const seen = await source.position()
    expect(await source.replicaFor(seen)).toBeUndefined()
    expect(await source.replicaFor(undefined)).toBe(database.replica)
    await pair.resumeReplay()
    expect(await source.replicaFor(seen)).toBe(database.replica)
  })

  it('reads the primary for all sessions until a required change is replayed', async () => {
    const source = reads()
    await pair.pauseReplay()
    await write()
    await source.requireNow()
    expect(await source.replicaFor(undefined)).toBeUndefined()
    await pair.resumeReplay()
    time += mostLagMillis
    expect(await source.replicaFor(undefined)).toBe(database.replica)
  })

  it('reads the primary only while the replica lags behind its writes', async () => {
    const source = reads()
    expect(await source.replicaFor(undefined)).toBe(database.replica)
    time += 10 * mostLagMillis
    expect(await source.replicaFor(undefined)).toBe(database.replica)
    await pair.pauseReplay()
    await write()
    time += mostLagMillis
    expect(await source.replicaFor(undefined)).toBe(database.replica) // it lags since now
    time += mostLagMillis
    expect(await source.replicaFor(undefined)).toBeUndefined()
    await pair.resumeReplay()
    time += mostLagMillis
    expect(await source.replicaFor(undefined)).toBe(database.replica)
  })

  it.each([
    ['a switch to the next file of its log', () => pair.query(pair.primary, 'select pg_switch_wal()')],
    ['a commit that fills a page of its log', fillPage],
  ])('reads the replica while the primary writes nothing after %s', async (_, write) => {
    const source = reads()
    await write()
    const seen = await source.requireNow()
    const choice = () => {
      time += mostLagMillis
      return source.replicaFor(seen)
    }
    await expect.poll(choice, { timeout: 5000 }).toBe(database.replica)
    expect([await choice(), await choice()]).toEqual([database.replica, database.replica])
  })

  it('reads the replica while the primary has records that are not on its disk', async () => {
    const source = reads()
    await pair.query(pair.primary, `select pg_logical_emit_message(false, '', 'not a commit')`)
    const choice = () => {
      time += mostLagMillis
      return source.replicaFor(undefined)
    }
    expect([await choice(), await choice(), await choice()]).toEqual(Array(3).fill(database.replica))
  })

  it('reads the primary after a failed query until a check succeeds', async () => {
    const source = reads()
    await source.replicaFor(undefined)
    source.failed(new Error('lost'))
    expect(await source.replicaFor(undefined)).toBeUndefined()
    time += mostLagMillis
    expect(await source.replicaFor(undefined)).toBe(database.replica)
  })
})
