import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { outsideTransaction } from '../../../testing/one-connection.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { changesJob } from '../module.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Page {
  data: { id: number; is_deleted: boolean; stock_quantity?: number | null }[]
  cursor: string
  has_more: boolean
}

const read = async (kind: string, cursor?: string, limit = 100): Promise<Page> => {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) })
  return (await server.call('GET', `/admin/changes/${kind}?${query}`, { as: 'admin' })).json<Page>()
}

/** Waits for transactions of other databases on the same server, which delay changes too. */
const settled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await server.context.db.execute<{ n: number }>(
          'select count(*)::int as n from record_changes where transaction >= pg_snapshot_xmin(pg_current_snapshot())',
        )
        return rows[0]?.n
      },
      { timeout: 30_000 },
    )
    .toBe(0)

/** Reads to the end. Returns the ids, and the cursor behind the last change. */
async function readAll(kind: string, limit = 100): Promise<{ ids: number[]; cursor: string }> {
  await settled()
  const ids: number[] = []
  let page = await read(kind, undefined, limit)
  ids.push(...page.data.map(({ id }) => id))
  while (page.has_more) {
    page = await read(kind, page.cursor, limit)
    ids.push(...page.data.map(({ id }) => id))
  }
  return { ids, cursor: page.cursor }
}

const setStock = (db: Queryable, id: number, stock_quantity: number) =>
  db.update(products).set({ stock_quantity }).where(eq(products.id, id))
const idsOf = ({ data }: Page) => data.map(({ id }) => id)

describe('the list of changes', () => {
  it('begins with all records, whatever the size of its pages', async () => {
    const { rows } = await server.context.db.execute<{ id: number }>('select id from products order by id')
    const expected = rows.map(({ id }) => id)
    for (const limit of [7, 500])
      expect([...new Set((await readAll('products', limit)).ids)].sort((a, b) => a - b)).toEqual(expected)
    expect((await readAll('orders')).ids.length).toBeGreaterThan(0)
  })

  it('contains the present stock after a change of stock, which does not change the product', async () => {
    const [stock, product] = [await readAll('stock'), await readAll('products')]
    await setStock(server.context.db, 1, 41)
    await settled()
    const changed = await read('stock', stock.cursor)
    expect(changed.data).toMatchObject([{ id: 1, stock_quantity: 41, is_deleted: false }])
    expect((await read('products', product.cursor)).data).toEqual([])
    expect((await read('stock', changed.cursor)).data).toEqual([])
  })

  it('contains an order that was changed', async () => {
    const { cursor, ids } = await readAll('orders')
    await server.context.db.execute(`update orders set parcel_status = parcel_status where id = ${ids[0]}`)
    await settled()
    expect(idsOf(await read('orders', cursor))).toEqual([ids[0]])
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'skips no change that is committed late (TEST_DATABASE_URL must be set)',
    async () => {
      const { db } = server.context
      const { cursor } = await readAll('stock')
      const seen: number[] = []
      let last = cursor
      const readOn = async () => {
        const page = await read('stock', last)
        last = page.cursor
        seen.push(...idsOf(page))
      }
      await db.transaction(async slow => {
        await setStock(slow, 2, 52)
        await outsideTransaction(async () => {
          await setStock(db, 3, 53) // a later transaction commits first
          await readOn()
        })
      })
      await settled()
      await readOn()
      expect(seen).toEqual([2, 3])
    },
  )

  it('returns each record after changes were compacted', async () => {
    const { cursor } = await readAll('stock')
    for (const stock of [1, 2, 3]) await setStock(server.context.db, 4, stock)
    await settled()
    await server.context.jobs.nudge(changesJob)
    const { rows } = await server.context.db.execute<{ n: number }>(
      `select count(*)::int as n from record_changes where kind = 'stock' and record_id = 4`,
    )
    expect(rows[0]?.n).toBe(1)
    expect((await read('stock', cursor)).data).toMatchObject([{ id: 4, stock_quantity: 3 }])
  })

  it('starts again for a cursor that the database has not reached', async () => {
    const { ids } = await readAll('products')
    const page = await read('products', '99999999999999.1', 500)
    expect(new Set(idsOf(page))).toEqual(new Set(ids))
  })

  it('refuses a malformed cursor', async () => {
    const response = await server.call('GET', '/admin/changes/orders?cursor=yesterday', { as: 'admin' })
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ path: 'cursor' }] })
  })
})
