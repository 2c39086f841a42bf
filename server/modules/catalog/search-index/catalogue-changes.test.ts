import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../kernel/db/database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { type Changes, changesSince, currentCursor, deleteOldChanges } from './changes-repo.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase('demo')
})
afterAll(() => database.close())

const changesOf = async (statement: SQL): Promise<Changes> => {
  const cursor = await currentCursor(database.db)
  await database.db.execute(statement)
  return changesSince(database.db, cursor)
}

const product = sql`(select min(product_id) from product_variants)`
const productId = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ id: number }>(sql`select ${product} as id`)
  return rows[0]!.id
}

describe('the triggers on the tables of the catalogue', () => {
  it.each<[string, SQL]>([
    ['a price', sql`update products set base_price = base_price + 1 where id = ${product}`],
    [
      'a status and the stock',
      sql`update products set status = 'draft', stock_quantity = 1 where id = ${product}`,
    ],
    ['a title', sql`update product_translations set title = title || '!' where product_id = ${product}`],
    [
      'a deleted translation',
      sql`delete from product_translations where product_id = ${product} and locale = 'de'`,
    ],
    ['a price of a variant', sql`update product_variants set base_price = 7 where product_id = ${product}`],
    [
      'a value',
      sql`insert into product_values select ${product}, max(id) from attribute_values on conflict do nothing`,
    ],
    ['a deleted value', sql`delete from product_values where product_id = ${product}`],
    [
      'a value of a variant',
      sql`delete from variant_values where variant_id in (select id from product_variants where product_id = ${product})`,
    ],
    [
      'a deleted variant',
      sql`delete from product_variants where id = (select min(id) from product_variants)`,
    ],
  ])('record the product of %s', async (_, statement) => {
    const id = await productId()
    expect(await changesOf(statement)).toMatchObject({ productIds: [id], stockIds: [], hasStructure: false })
  })

  it.each<[string, SQL]>([
    ['products', sql`update products set stock_quantity = 77 where id = ${product}`],
    ['variants', sql`update product_variants set stock_quantity = 77 where product_id = ${product}`],
  ])('record a change of nothing but the stock of %s as such', async (_, statement) => {
    expect(await changesOf(statement)).toMatchObject({ productIds: [], stockIds: [await productId()] })
  })

  it('record nothing when a statement changes no value', async () => {
    const changes = await changesOf(sql`update products set base_price = base_price`)
    expect(changes).toMatchObject({ productIds: [], stockIds: [], hasStructure: false, hasSettings: false })
  })

  it.each<[string, SQL]>([
    ['categories', sql`update categories set position = position + 1`],
    ['category_translations', sql`update category_translations set name = name || '!' where locale = 'de'`],
    ['attributes', sql`update attributes set position = position + 1`],
    ['attribute_values', sql`update attribute_values set position = position + 1`],
    ['search_synonyms', sql`insert into search_synonyms (locale, words, means) values ('it', '{a}', '{b}')`],
  ])('record a change of %s', async (_, statement) => {
    expect(await changesOf(statement)).toMatchObject({ hasStructure: true, productIds: [] })
  })

  it('record a change of the settings', async () => {
    const statement = sql`insert into settings (key, value) values ('low_stock_threshold', '9')
      on conflict (key) do update set value = '9'`
    expect(await changesOf(statement)).toMatchObject({ hasSettings: true, hasStructure: false })
  })
})

describe('changes since the last read', () => {
  const touch = (id: number) => sql`update products set position = position + 1 where id = ${id}`
  const twoIds = async (): Promise<[number, number]> => {
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from products order by id limit 2`,
    )
    return [rows[0]!.id, rows[1]!.id]
  }

  it.runIf(process.env.TEST_DATABASE_URL)(
    'contain the transaction that commits after a later one, once and not before',
    async () => {
      const { db } = database
      const [slow, fast] = await twoIds()
      const start = await currentCursor(db)
      let commitSlow = () => {}
      const slowMayCommit = new Promise<void>(resolve => {
        commitSlow = resolve
      })
      let slowHasWritten = () => {}
      const written = new Promise<void>(resolve => {
        slowHasWritten = resolve
      })
      const slowTransaction = db.transaction(async tx => {
        await tx.execute(touch(slow))
        slowHasWritten()
        await slowMayCommit
      })
      await written
      await db.execute(touch(fast))
      const first = await changesSince(db, start)
      expect(first.productIds).toEqual([fast])
      commitSlow()
      await slowTransaction
      const second = await changesSince(db, first.cursor)
      expect(second.productIds).toEqual([slow])
      expect((await changesSince(db, second.cursor)).productIds).toEqual([])
    },
  )

  it('never contain a transaction that was rolled back', async () => {
    const { db } = database
    const [id] = await twoIds()
    const start = await currentCursor(db)
    const rolledBack = db.transaction(async tx => {
      await tx.execute(touch(id))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect((await changesSince(db, start)).productIds).toEqual([])
  })

  it('are incomplete after too many changes', async () => {
    const changes = await changesOf(
      sql`insert into catalogue_changes (part, product_id) select 'product', n from generate_series(1, 2001) n`,
    )
    expect(changes.isComplete).toBe(false)
  })

  it('are incomplete for a process that was frozen until rows may have been deleted', async () => {
    const cursor = await currentCursor(database.db)
    expect(await changesSince(database.db, { ...cursor, at: cursor.at - 3000 })).toMatchObject({
      isComplete: true,
    })
    expect(await changesSince(database.db, { ...cursor, at: cursor.at - 3700 })).toMatchObject({
      isComplete: false,
    })
  })

  it('are incomplete when the database is older than the last read, as after a restored backup', async () => {
    const cursor = { ...(await currentCursor(database.db)), snapshot: '900000000:900000000:' }
    expect(await changesSince(database.db, cursor)).toMatchObject({ isComplete: false })
  })

  it('do not contain rows of transactions that this database has not reached', async () => {
    const statement = sql`insert into catalogue_changes (transaction, part, product_id) values ('900000000', 'product', 1)`
    expect((await changesOf(statement)).productIds).toEqual([])
  })
})

it('deletes changes of more than two hours ago and of transactions that the database has not reached', async () => {
  const { db } = database
  await db.execute(sql`delete from catalogue_changes`)
  await db.execute(sql`insert into catalogue_changes (part, product_id, changed_at, transaction) values
    ('product', 1, now() - interval '3 hours', pg_current_xact_id()),
    ('product', 2, now() - interval '1 hour', pg_current_xact_id()),
    ('product', 3, now(), '900000000')`)
  await deleteOldChanges(db)
  const { rows } = await db.execute(sql`select product_id from catalogue_changes`)
  expect(rows).toEqual([{ product_id: 2 }])
})
