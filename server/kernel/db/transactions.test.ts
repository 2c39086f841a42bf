// @isolated: a statement gets a name only below the limit of the whole process
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outsideTransaction } from '../../testing/one-connection.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase, Queryable } from './database.ts'
import { withCommit } from './transactions.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(
    sql`create table counters (name text primary key, n int not null check (n < 1000))`,
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.execute(sql`delete from counters`)
  await database.db.execute(sql`insert into counters values ('a', 0), ('b', 0)`)
})

const add = (name: string, n = 1) => sql`update counters set n = n + ${n} where name = ${name}`
const read = async (db: Queryable, name: string) =>
  (await db.execute<{ n: number }>(sql`select n from counters where name = ${name}`)).rows[0]?.n

describe('a statement that is sent with the commit', () => {
  it('runs once, in the transaction', async () => {
    await database.db.transaction(async tx => {
      await withCommit(tx, add('a'))
      await tx.execute(add('b'))
      expect(await read(tx, 'a')).toBe(0)
    })
    expect([await read(database.db, 'a'), await read(database.db, 'b')]).toEqual([1, 1])
  })

  it('rolls everything back if it fails', async () => {
    const failed = database.db.transaction(async tx => {
      await withCommit(tx, add('a', 5000))
      await tx.execute(add('b'))
    })
    await expect(failed).rejects.toMatchObject({ code: '23514' })
    expect([await read(database.db, 'a'), await read(database.db, 'b')]).toEqual([0, 0])
  })

  it('does not run if the transaction fails before', async () => {
    const failed = database.db.transaction(async tx => {
      await withCommit(tx, add('a'))
      throw new Error('refused')
    })
    await expect(failed).rejects.toThrow('refused')
    await database.db.transaction(tx => tx.execute(add('b')))
    expect([await read(database.db, 'a'), await read(database.db, 'b')]).toEqual([0, 1])
  })

  it.runIf(process.env.TEST_DATABASE_URL)('locks nothing while the transaction is open', async () => {
    await database.db.transaction(async tx => {
      await withCommit(tx, add('a'))
      await tx.execute(add('b'))
      await outsideTransaction(async () => void (await database.db.execute(add('a')))) // would wait forever for a locked row
    })
    expect(await read(database.db, 'a')).toBe(2)
  })
})

it('closes a connection whose prepared statements are gone, so that the next transaction succeeds', async () => {
  const double = (db: Queryable) =>
    db.execute(sql`select ${2}::int * 2 as four /* repeated, so it gets a name */`)
  await database.db.transaction(async tx => {
    for (let turn = 0; turn < 5; turn++) await double(tx)
  })
  const failed = database.db.transaction(async tx => {
    await double(tx)
    await tx.execute(sql`deallocate all`)
    await double(tx)
  })
  await expect(failed).rejects.toMatchObject({ cause: { code: '26000' } })
  expect((await database.db.transaction(double)).rows).toEqual([{ four: 4 }])
})

it('runs statements without just-in-time compilation', async () => {
  const { rows } = await database.db.execute<{ jit: string }>(sql`select current_setting('jit') as jit`)
  expect(rows[0]?.jit).toBe('off')
})
