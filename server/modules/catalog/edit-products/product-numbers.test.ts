import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRow } from '@/contract/endpoints/admin/product-import.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { importCallsOf } from './testing/import-calls.ts'
import { draft, formOf, variant } from './testing/product-body.ts'

const ean = '4006381333931'
const upc = '036000291452'

let server: TestServer
let product: AdminProduct
const post = (body: object) => server.call('POST', '/admin/products', { as: 'admin', body })
beforeAll(async () => {
  server = await openTestServer()
  const numbered = { ...variant('GTIN-1-A'), gtin: upc }
  const body = draft('GTIN-1', { brand: ' Faber  Test ', gtin: '4 006381-333931', variants: [numbered] })
  product = (await post(body)).json()
})
afterAll(() => server.close())

const exportedRows = async () =>
  (await server.call('GET', '/admin/products/export?per_page=100', { as: 'admin' }))
    .json<{ data: { cells: ImportRow['cells'] }[] }>()
    .data.map(({ cells }) => cells)

describe('brand and GTIN of a product', () => {
  it('stores them without spaces and hyphens, for the product and its variants', () => {
    expect(product).toMatchObject({ brand: 'Faber Test', gtin: ean, variants: [{ gtin: upc }] })
  })

  it('rejects a wrong check digit of the product and of a variant', async () => {
    const wrong = draft('GTIN-2', {
      gtin: '4006381333932',
      variants: [{ ...variant('GTIN-2-A'), gtin: '12' }],
    })
    const response = await post(wrong)
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual([
      { path: 'gtin', code: 'gtin' },
      { path: 'variants.0.gtin', code: 'gtin' },
    ])
  })

  it('names them in the audit log', async () => {
    const form = formOf(product)
    const saved = await server.call('PUT', `/admin/products/${product.id}`, {
      as: 'admin',
      body: { ...form, brand: 'Altra', gtin: '' },
    })
    const entry = await server.call('GET', `/admin/audit?record=product&record_id=${product.id}`, {
      as: 'admin',
    })
    expect(entry.json().data[0].changes).toEqual([
      { path: 'brand', from: 'Faber Test', to: 'Altra' },
      { path: 'gtin', from: ean, to: '' },
    ])
    const restored = { ...formOf(saved.json()), brand: 'Faber Test', gtin: ean }
    await server.call('PUT', `/admin/products/${product.id}`, { as: 'admin', body: restored })
  })

  it.each([ean, upc, '4006 381333931'])(
    'are found by %s in the shop and in the administration',
    async number => {
      const search = `search=${encodeURIComponent(number)}`
      const listed = await server.call('GET', `/admin/products?${search}`, { as: 'admin' })
      expect(listed.json().data.map(({ id }: AdminProduct) => id)).toEqual([product.id])
      const shown = await server.call('GET', `/products?${search}`)
      expect(shown.json().data.map(({ id }: Product) => id)).toEqual([product.id])
    },
  )

  it('are not found by a few digits, which many of them contain', async () => {
    const listed = await server.call('GET', '/admin/products?search=3339', { as: 'admin' })
    expect(listed.json().data).toEqual([])
    const longer = await server.call('GET', '/admin/products?search=33393', { as: 'admin' })
    expect(longer.json().data.map(({ id }: AdminProduct) => id)).toEqual([product.id])
  })

  it('are part of the product in the shop', async () => {
    const shown = (await server.call('GET', `/products/${product.id}`)).json<Product>()
    expect(shown).toMatchObject({ brand: 'Faber Test', gtin: ean, variants: [{ gtin: upc }] })
  })
})

describe('brand and GTIN in CSV files', () => {
  it('are exported, and an import of the exported rows changes nothing', async () => {
    const rows = (await exportedRows()).filter(({ sku }) => sku?.startsWith('GTIN-1'))
    expect(rows).toMatchObject([{ brand: 'Faber Test', gtin: ean }, { gtin: upc }])
    const { send } = importCallsOf(server)
    expect((await send(rows)).map(({ done }) => done)).toEqual(['same', 'same'])
  })

  it('are imported for a product and a variant, and reported column by column', async () => {
    const { send } = importCallsOf(server)
    const results = await send([
      { sku: 'GTIN-1', gtin: '96385074', brand: 'Nuova' },
      { sku: 'GTIN-1-A', gtin: '' },
    ])
    expect(results.map(({ changes }) => changes)).toEqual([
      [
        { path: 'brand', before: 'Faber Test', after: 'Nuova' },
        { path: 'gtin', before: ean, after: '96385074' },
      ],
      [{ path: 'gtin', before: upc, after: null }],
    ])
  })

  it('report a wrong check digit in their column', async () => {
    const { send } = importCallsOf(server)
    const results = await send([
      { sku: 'GTIN-1', gtin: '4,00638E+12' },
      { sku: 'GTIN-1-A', gtin: '36000291452' },
    ])
    expect(results.map(({ faults }) => faults)).toEqual([
      [{ path: 'gtin', code: 'gtin' }],
      [{ path: 'gtin', code: 'gtin' }],
    ])
  })
})
