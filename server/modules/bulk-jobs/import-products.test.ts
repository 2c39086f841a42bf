import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/catalog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { runJobs } from './run-jobs.ts'
import { bulkJobCalls } from './testing/bulk-job-calls.ts'

let server: TestServer
let calls: ReturnType<typeof bulkJobCalls>
let skus: string[]
beforeAll(async () => {
  server = await openTestServer()
  calls = bulkJobCalls(server)
  const stored = await server.context.db.select({ sku: products.sku }).from(products).limit(40)
  skus = stored.map(({ sku }) => sku)
})
afterAll(() => server.close())

const fileOf = (rows: readonly Record<string, string>[]) => ({
  kind: 'import_products' as const,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  decimal_signs: {},
})
const priceOf = async (sku: string) =>
  (await server.context.db.select().from(products).where(eq(products.sku, sku)))[0]?.base_price

describe('an import of products as a bulk job', () => {
  it('imports the valid rows and stores the errors of each column of the others', async () => {
    const [first, second, third] = skus
    const { status, body } = await calls.start(
      fileOf([
        { sku: first!, base_price: '41,10' },
        { sku: second!, base_price: 'cheap', category: 'nowhere' },
        { sku: first!, base_price: '43,10' },
        { sku: third!, base_price: '44,10' },
      ]),
    )
    expect({ status, total: body.total }).toEqual({ status: 202, total: 4 })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 2, failed: 2 })
    expect([await priceOf(first!), await priceOf(third!)]).toEqual([4110, 4410])
    const rows = await calls.rows(body.id)
    expect(rows[1]?.problem?.fields.map(({ path }) => path).sort()).toEqual(['base_price', 'category'])
    expect(rows[1]?.message).toContain('base_price: ')
    expect(rows[2]?.problem?.fields).toMatchObject([
      { path: 'sku', code: 'import_repeated', params: { line: 2 } },
    ])
    expect((await calls.file(body.id)).bytes.toString()).toContain('base_price: ')
  })

  it('continues after its process has ended in the middle, and imports each row once', async () => {
    const { body } = await calls.start(fileOf(skus.slice(0, 5).map(sku => ({ sku, base_price: '51,10' }))))
    const ending = new AbortController()
    const { now } = server.context
    const stoppingAfterFirst = {
      ...server.context,
      now: () => {
        ending.abort()
        return now()
      },
    }
    await runJobs(stoppingAfterFirst, 'ended', ending.signal)
    expect(await calls.job(body.id)).toMatchObject({ status: 'running', succeeded: 1 })
    await calls.run()
    expect(await calls.job(body.id)).toMatchObject({ status: 'done', succeeded: 5, failed: 0 })
    for (const sku of skus.slice(0, 5)) expect(await priceOf(sku)).toBe(5110)
  })

  it('imports no further row after it was stopped', async () => {
    const { body } = await calls.start(fileOf([{ sku: skus[6]!, base_price: '61,10' }]))
    const before = await priceOf(skus[6]!)
    await calls.stop(body.id)
    await calls.run()
    expect(await priceOf(skus[6]!)).toBe(before)
  })

  it('accepts a file that is larger than other requests of the administration', async () => {
    const description_it = 'x'.repeat(15_000)
    const rows = Array.from({ length: 200 }, (_, at) => ({ sku: `LARGE-${at}`, description_it }))
    const { status, body } = await calls.start(fileOf(rows), randomUUID())
    expect(status).toBe(202)
    await calls.stop(body.id)
  })
})
