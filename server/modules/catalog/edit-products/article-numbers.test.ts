import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import { heldUp } from '../../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { draft } from './testing/product-body.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const create = (sku: string, changes: object = {}) =>
  server.call('POST', '/admin/products', {
    as: 'admin',
    body: { ...draft(sku, changes), variants: [], ...changes },
  })

describe('article numbers that differ in case only', () => {
  it('are refused for a second product', async () => {
    expect((await create('Lamp-1')).statusCode).toBe(201)
    const refused = await create('LAMP-1')
    expect(refused.json().fields).toContainEqual({ path: 'sku', code: 'sku_taken' })
  })

  it('are refused for a product and a variant of another one', async () => {
    const { data } = (await server.call('GET', '/admin/products?per_page=100', { as: 'admin' })).json<{
      data: { id: number; variants: number }[]
    }>()
    const id = data.find(({ variants }) => variants > 0)?.id
    const product = (await server.call('GET', `/admin/products/${id}`, { as: 'admin' })).json<AdminProduct>()
    const refused = await create(product.variants[0]?.sku.toLowerCase() ?? '')
    expect(refused.json().fields).toContainEqual({ path: 'sku', code: 'sku_taken' })
  })

  it('cannot be created by two calls at the same time', async () => {
    const responses = await heldUp(server.context.db, sql`lock table products in share row exclusive mode`, [
      () => create('Race-1', { translations: draft('one').translations }),
      () => create('RACE-1', { translations: draft('two').translations }),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  })

  it('can still be saved where older data contains them', async () => {
    const first = (await create('Old-1')).json<AdminProduct>()
    const second = (await create('Older-1')).json<AdminProduct>()
    await server.context.db.execute(sql`update products set sku = 'OLD-1' where id = ${second.id}`)
    for (const id of [first.id, second.id]) {
      const product = (
        await server.call('GET', `/admin/products/${id}`, { as: 'admin' })
      ).json<AdminProduct>()
      const { id: _, offers: __, published_at: ___, updated_at: ____, ...body } = product
      const saved = await server.call('PUT', `/admin/products/${id}`, {
        as: 'admin',
        body: { ...body, weight: 7 },
      })
      expect(saved.statusCode).toBe(200)
    }
  })
})
