import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Queryable } from './database.ts'
import { inPipeline } from './pipeline.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.context.db.execute(sql`create table flights (id int primary key, said text)`)
})
afterAll(() => server.close())

const say = (db: Queryable, id: number, said: string) =>
  db.execute(sql`insert into flights (id, said) values (${id}, ${said})`)

const reported = async () =>
  (await server.context.db.execute<{ said: string }>(sql`select said from flights order by id`)).rows.map(
    ({ said }) => said,
  )

describe('pipelined statements', () => {
  it('return their results in the order they were sent, and later ones see what earlier ones wrote', async () => {
    const [first, , all] = await server.context.db.transaction(tx =>
      inPipeline([
        say(tx, 1, 'one'),
        say(tx, 2, 'two'),
        tx.execute<{ n: number }>(sql`select count(*)::int as n from flights`),
      ]),
    )
    expect([first.rowCount, all.rows[0]?.n]).toEqual([1, 2])
  })

  it('roll back all statements of the transaction if one fails, also one not sent yet', async () => {
    const late = async (tx: Queryable) => {
      await setTimeout(100) // far longer than a rollback takes
      await say(tx, 4, 'too late')
    }
    let straggler: Promise<void> | undefined
    const flight = server.context.db.transaction(tx => {
      straggler = late(tx)
      return inPipeline([say(tx, 3, 'three'), say(tx, 1, 'again'), straggler])
    })
    await expect(flight).rejects.toMatchObject({ cause: { code: '23505' } })
    await straggler?.catch(() => {})
    expect(await reported()).toEqual(['one', 'two'])
  })

  it('of concurrent transactions stay separate', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      server.context.db.transaction(async tx => {
        await inPipeline([say(tx, 100 + 2 * at, 'pair'), say(tx, 101 + 2 * at, 'pair')])
        if (at % 2) throw new Error('no')
      }),
    )
    await Promise.allSettled(many)
    expect((await reported()).filter(report => report === 'pair')).toHaveLength(40)
  })
})
