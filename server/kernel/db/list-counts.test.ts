import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderParcelStatuses, orderStatuses, paymentStatuses } from '@/contract/endpoints/shop/orders.ts'
import { outsideTransaction } from '../../testing/one-connection.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase, Queryable } from './database.ts'
import { addUpCounts, type CountedList, countedTotal, pageStart } from './list-counts.ts'

const isOnServer = Boolean(process.env.TEST_DATABASE_URL)
const list: CountedList = {
  table: 'orders',
  time: 'placed_at',
  bucket: ['status', 'payment_status', 'parcel_status', 'payment_method'],
}
const day = sql`(placed_at at time zone 'Europe/Rome')::date`

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`delete from orders`))

const write = (
  tx: Queryable,
  id: number,
  status = 'placed',
  placedAt = '2026-11-21T10:00:00Z',
): Promise<unknown> =>
  tx.execute(sql`insert into orders (id, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due, vat_percent,
    payment_method, payment_name, contact_email, idempotency_key, request_hash, placed_at)
    values (${id}, 'it', 'base', 'euro', ${status}, 1000, 0, 0, 820, 180, 1000, 22, 'transfer', 'Bonifico', 'ada@example.com',
      ${`key-${id}`}, '', ${placedAt})`)

const move = (tx: Queryable, id: number, status: string): Promise<unknown> =>
  tx.execute(sql`update orders set status = ${status} where id = ${id}`)

const sorted = async (query: SQL): Promise<unknown[]> => (await database.db.execute(query)).rows

const counted = () =>
  sorted(sql`select day::text, bucket, sum(n)::int as n from (
    select day, bucket, n from list_counts where list = 'orders'
    union all select day, bucket, n from list_count_changes where list = 'orders') c
    group by 1, 2 having sum(n) <> 0 order by 1, 2`)

const fullCount = () =>
  sorted(sql`select ${day}::text as day, array[status, payment_status, parcel_status, payment_method] as bucket, count(*)::int as n
    from orders where status not in ('paying', 'abandoned') group by 1, 2 order by 1, 2`)

describe('counts of a list', () => {
  const id = fc.integer({ min: 1, max: 6 })
  const step = fc.oneof(
    fc.record({ write: id, status: fc.constantFrom(...orderStatuses) }),
    fc.record({ change: id, status: fc.constantFrom(...orderStatuses) }),
    fc.record({ change: id, payment_status: fc.constantFrom(...paymentStatuses) }),
    fc.record({ change: id, parcel_status: fc.constantFrom(...orderParcelStatuses) }),
    fc.record({ change: id, placed_at: fc.constantFrom('2026-11-20T22:59:00Z', '2026-11-20T23:01:00Z') }),
    fc.record({ change: id, note: fc.constant('unchanged') }),
    fc.record({ remove: id }),
    fc.constant({ addUp: true }),
  )

  const take = async (change: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
    const { db } = database
    if ('addUp' in change) return addUpCounts(db)
    if ('remove' in change) return db.execute(sql`delete from orders where id = ${change.remove}`)
    if ('write' in change) return write(db, change.write, change.status).catch(() => {}) // the id exists
    const { change: changed, ...values } = change
    const [[column, value] = ['', '']] = Object.entries(values)
    return db.execute(sql`update orders set ${sql.identifier(column)} = ${value} where id = ${changed}`)
  }

  it('equal a full count after every sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
        await database.db.execute(sql`delete from orders`)
        for (const change of steps) await take(change)
        expect(await counted()).toEqual(await fullCount())
      }),
      { seed: 59, numRuns: 30 },
    )
  })

  it('forget the changes of a transaction that is rolled back', async () => {
    await write(database.db, 1)
    const failed = database.db.transaction(async tx => {
      await move(tx, 1, 'confirmed')
      await write(tx, 2)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await counted()).toEqual(await fullCount())
  })

  it('equal a full count when counts are added up during concurrent changes', async () => {
    const { db } = database
    for (let at = 1; at <= 40; at++) await write(db, at)
    const changes = Array.from({ length: 120 }, (_, at) =>
      db
        .transaction(async tx => {
          await move(tx, 1 + (at % 40), orderStatuses[at % orderStatuses.length] ?? 'placed')
          if (at % 5 === 0) throw new Error('rolled back')
        })
        .catch(() => {}),
    )
    await Promise.all([...changes, addUpCounts(db), addUpCounts(db), addUpCounts(db)])
    expect(await counted()).toEqual(await fullCount())
    await addUpCounts(db)
    expect(await sorted(sql`select * from list_count_changes`)).toEqual([])
    expect(await counted()).toEqual(await fullCount())
  })

  it.runIf(isOnServer)('change while another transaction has changed the same count', async () => {
    const { db } = database
    await write(db, 1)
    await write(db, 2)
    await db.transaction(async tx => {
      await move(tx, 1, 'confirmed')
      // A row that counts both orders would be locked until this transaction ends.
      await outsideTransaction(async () => void (await move(db, 2, 'confirmed')))
    })
    expect(await counted()).toEqual(await fullCount())
  })
})

describe('the start of a page', () => {
  const perPage = 100
  const rowsOf = async (page: number, condition: SQL): Promise<number[]> => {
    const start = await pageStart(database.db, list, condition, { page, per_page: perPage })
    if (!start) return []
    const { rows } = await database.db.execute<{ id: number }>(sql`select id from orders where ${condition}
      ${start.until ? sql`and placed_at < ${start.until}` : sql``}
      order by placed_at desc, id desc limit ${perPage} offset ${start.offset}`)
    return rows.map(row => row.id)
  }

  beforeEach(() =>
    database.db.execute(sql`insert into orders (id, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due,
      vat_percent, payment_method, payment_name, contact_email, idempotency_key, request_hash, placed_at)
      select n, 'it', 'base', 'euro', case when n % 3 = 0 then 'placed' else 'confirmed' end, 0, 0, 0, 0, 0, 0, 22, 'transfer',
        'Bonifico', 'ada@example.com', 'key-' || n, '', '2026-10-20T00:00:00Z'::timestamptz + n / 7 * interval '29 minutes'
      from generate_series(1, 2450) n`),
  )

  it.each([
    ['all rows', sql`status <> 'paying'`],
    ['a filter', sql`status = 'placed'`],
    [
      'days across the change of the clock',
      sql`placed_at >= '2026-10-24T22:00:00Z' and placed_at < '2026-10-25T23:00:00Z'`,
    ],
  ])('leads to every row once, in order: %s', async (_, condition) => {
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from orders where ${condition} order by placed_at desc, id desc`,
    )
    const total = await countedTotal(database.db, list, condition)
    expect(total).toBe(rows.length)
    const pages = []
    for (let page = 1; page <= Math.ceil(total / perPage); page++)
      pages.push(...(await rowsOf(page, condition)))
    expect(pages).toEqual(rows.map(row => row.id))
    expect(await rowsOf(Math.ceil(total / perPage) + 1, condition)).toEqual([])
  })

  it('skips fewer rows than its day has', async () => {
    const start = await pageStart(database.db, list, undefined, { page: 20, per_page: perPage })
    const [largest] = await sorted(
      sql`select count(*)::int as rows from orders group by ${day} order by count(*) desc limit 1`,
    )
    expect(start?.offset).toBeLessThan((largest as { rows: number }).rows)
  })
})
