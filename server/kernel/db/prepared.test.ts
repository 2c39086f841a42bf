import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Queryable } from './database.ts'
import { prepared, preparedRows } from './prepared.ts'

const notes = pgTable('notes', {
  id: integer().primaryKey(),
  word: text().default('none'),
  extra: jsonb().$type<{ n: number }>(),
})
type NewNote = typeof notes.$inferInsert

const storing = preparedRows((db, rows: NewNote[]) => db.insert(notes).values(rows).returning())
const changing = preparedRows((db, [change]: Partial<NewNote>[]) =>
  db
    .update(notes)
    .set(change ?? {})
    .where(eq(notes.id, sql.placeholder('which')))
    .returning(),
)
const asked = prepared((db: Queryable) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.id, sql.placeholder('which'))),
)

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.context.db.execute(
    sql`create table notes (id int primary key, word text default 'none', extra jsonb)`,
  )
})
afterAll(() => server.close())

describe('prepared statements', () => {
  it('distinguish given values, null values and omitted values', async () => {
    const { db } = server.context
    for (const [id, row, stored] of [
      [1, { word: 'a', extra: { n: 1 } }, { word: 'a', extra: { n: 1 } }],
      [2, { word: null, extra: null }, { word: null, extra: null }],
      [3, { word: undefined }, { word: 'none', extra: null }],
      [4, { extra: { n: 4 } }, { word: 'none', extra: { n: 4 } }],
      [5, { word: 'b', extra: { n: 5 } }, { word: 'b', extra: { n: 5 } }],
    ] as const)
      expect(await storing(db, [{ id, ...row }])).toEqual([{ id, ...stored }])
    const { rows } = await db.execute(sql`select id from notes where extra is null order by id`)
    expect(rows).toEqual([{ id: 2 }, { id: 3 }])
  })

  it('stores several rows with different columns in one statement', async () => {
    const rows = [
      { id: 11, word: 'x' },
      { id: 12, word: null },
      { id: 13, word: 'z', extra: { n: 13 } },
    ]
    const stored = await storing(server.context.db, rows)
    expect(stored.map(({ word, extra }) => [word, extra])).toEqual([
      ['x', null],
      [null, null],
      ['z', { n: 13 }],
    ])
  })

  it('see their own transaction and no other', async () => {
    const { db } = server.context
    await db
      .transaction(async tx => {
        await storing(tx, [{ id: 21, word: 'inside' }])
        expect(await asked(tx, { which: 21 })).toHaveLength(1)
        tx.rollback()
      })
      .catch(() => {})
    expect(await asked(db, { which: 21 })).toEqual([])
    expect(await changing(db, [{ word: 'changed' }], { which: 1 })).toMatchObject([
      { id: 1, word: 'changed' },
    ])
    expect(await changing(db, [{ extra: null }], { which: 1 })).toMatchObject([
      { word: 'changed', extra: null },
    ])
  })

  it('keep working when there are more shapes than the cache holds', async () => {
    for (let many = 1; many <= 60; many++) {
      const rows = Array.from({ length: many }, (_, at) => ({ id: 1000 * many + at, word: `${at}` }))
      expect(await storing(server.context.db, rows)).toHaveLength(many)
    }
    const stored = await storing(server.context.db, [{ id: 9, word: 'last', extra: { n: 9 } }])
    expect(stored).toEqual([{ id: 9, word: 'last', extra: { n: 9 } }])
  })
})
