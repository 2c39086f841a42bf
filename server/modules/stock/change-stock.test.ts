import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit.ts'
import { products } from '../../db/schema/catalog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let sku: string
beforeAll(async () => {
  server = await openTestServer()
  const [row] = await server.context.db.select().from(products).where(eq(products.id, 1))
  sku = row?.sku ?? ''
})
afterAll(() => server.close())
beforeEach(() => server.context.db.update(products).set({ stock_quantity: 10 }).where(eq(products.id, 1)))

const patch = async (...items: object[]) => {
  const response = await server.call('PATCH', '/admin/stock', { as: 'admin', body: { items } })
  return response.json<{ code?: string; data?: object[]; fields?: { path: string; code: string }[] }>()
}
const stored = async () => {
  const [row] = await server.context.db.select().from(products).where(eq(products.id, 1))
  return row?.stock_quantity
}

describe('changing stock by article number', () => {
  it('adds a difference, also twice in one request, and writes audit entries', async () => {
    const before = await server.context.db.$count(auditEntries)
    const { data } = await patch({ sku, change: 5 }, { sku, change: -2 })
    expect(data).toEqual([
      { sku, stock_quantity: 15 },
      { sku, stock_quantity: 13 },
    ])
    expect(await stored()).toBe(13)
    expect(await server.context.db.$count(auditEntries)).toBe(before + 2)
  })

  it('subtracts what was sold since the amount that was seen', async () => {
    await patch({ sku, stock_quantity: 30, stock_seen: 12 })
    expect(await stored()).toBe(28)
  })

  it.each([
    ['an unknown number', [{ sku: 'NO-SUCH-NUMBER', change: 1 }], 'items.1', 'unknown_number'],
    ['a difference beyond the stock', [{ sku: 'OWN', change: -12 }], 'items.1', 'stock_short'],
  ] as const)('refuses %s and changes nothing', async (_, items, path, code) => {
    const sent = items.map(item => ({ ...item, sku: item.sku === 'OWN' ? sku : item.sku }))
    const response = await patch({ sku, change: 1 }, ...sent)
    expect(response).toMatchObject({ code: 'validation', fields: [{ path, code }] })
    expect(await stored()).toBe(10)
  })

  it.each([
    [
      'both a difference and an amount',
      { change: 1, stock_quantity: 2, stock_seen: 1 },
      'items.0',
      'stock_item',
    ],
    ['neither', {}, 'items.0', 'stock_item'],
    ['an amount without the one it is based on', { stock_quantity: 2 }, 'items.0.stock_seen', 'required'],
  ])('refuses %s', async (_, item, path, code) => {
    expect((await patch({ sku, ...item })).fields).toContainEqual(expect.objectContaining({ path, code }))
  })
})
