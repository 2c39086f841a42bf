import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { unchangedBody } from './product-body.ts'
import { type ImportServer, openImportServer, parsedFile, preview } from './testing/import-files.ts'

let server: ImportServer
beforeAll(async () => {
  server = await openImportServer('import_shop_products')
})
afterAll(() => server.close())

async function productWith(sku: string): Promise<AdminProduct> {
  const list = await server.call('GET', `/admin/products?search=${sku}`, { as: 'admin' })
  const [row] = list.json<{ data: { id: number }[] }>().data
  return (await server.call('GET', `/admin/products/${row?.id}`, { as: 'admin' })).json<AdminProduct>()
}

const subjects = (results: RecordResult[], done: RecordResult['done']) =>
  results.filter(result => result.done === done).map(({ subject }) => subject)

describe('import of Shopify products', () => {
  it('reports in a dry run what it would create, and stores nothing', async () => {
    const results = await preview(server, parsedFile('shopify-products.csv'))
    expect(subjects(results, 'created')).toEqual(['Dice tray', 'Deck box'])
    expect(results[0]?.changes).toContainEqual({
      path: 'variants.TRAY-G-L.base_price',
      before: null,
      after: 2490,
    })
    expect(results[0]?.pictures).toBe(3)
    expect(results[0]?.notices.map(({ path, code, params }) => [path, code, params?.line])).toEqual([
      ['sku', 'import_sku', 3],
      ['gtin', 'import_gtin', 3],
    ])
    const list = await server.call('GET', '/admin/products?search=TRAY-G-S', { as: 'admin' })
    expect(list.json<{ data: unknown[] }>().data).toEqual([])
  })

  it('refuses a product without a category unless one is chosen', async () => {
    const file = parsedFile('shopify-products.csv')
    const [, , guide] = await preview(server, file)
    expect(guide).toMatchObject({ done: 'failed', faults: [{ path: 'category', code: 'required' }] })
    const results = await preview(server, { ...file, options: { ...file.options, category_id: 1 } })
    expect(results[2]?.done).toBe('created')
  })

  it('creates products with variants, category, options and cleaned description', async () => {
    expect(await server.importFile(parsedFile('shopify-products.csv'))).toMatchObject({
      succeeded: 2,
      failed: 1,
    })
    const tray = await productWith('TRAY-G-S')
    expect(tray).toMatchObject({
      sku: 'dice-tray',
      status: 'published',
      base_price: 1990,
      stock_quantity: null,
      weight: 520,
    })
    expect(tray.translations.it.description).toBe('<p>A tray of <strong>felt</strong>.</p>')
    expect(
      tray.variants.map(({ sku, base_price, stock_quantity, names }) => [
        sku,
        base_price,
        stock_quantity,
        names.it,
      ]),
    ).toEqual([
      ['TRAY-G-S', 0, 4, 'Green / Small'],
      ['TRAY-G-L', 500, 0, 'Green / Large'],
      ['dice-tray-red-small', 0, 0, 'Red / Small'],
    ])
    const choices = (await server.call('GET', '/admin/products/choices', { as: 'admin' })).json<{
      attributes: { names: { it: string }; values: { names: { it: string } }[] }[]
      categories: { id: number; name: string }[]
    }>()
    expect(
      choices.attributes.find(({ names }) => names.it === 'Felt')?.values.map(({ names }) => names.it),
    ).toEqual(['Green', 'Red'])
    expect(choices.categories.find(({ id }) => id === tray.category_id)?.name).toBe('Accessories for play')
  })

  it('imports a reduced price as a discount in whole percent', async () => {
    expect(await productWith('BOX-1')).toMatchObject({ base_price: 2000, base_discount: 25, status: 'draft' })
  })

  it('changes the same products when the file is imported again', async () => {
    const file = parsedFile('shopify-products.csv')
    const row = file.records[0]?.rows[0]
    if (!row) throw new Error('no row')
    row.cells.price = '21.50'
    row.cells.title = 'Dice tray, new'
    const results = await preview(server, file)
    expect([results[0]?.done, results[1]?.done]).toEqual(['changed', 'same'])
    const before = await productWith('TRAY-G-S')
    await server.importFile(file)
    const after = await productWith('TRAY-G-S')
    expect(after.id).toBe(before.id)
    expect(after.translations.it.title).toBe('Dice tray, new')
    expect(after.variants.map(({ id, base_price }) => [id, base_price])).toEqual([
      [before.variants[0]?.id, 160],
      [before.variants[1]?.id, 500],
      [before.variants[2]?.id, 0],
    ])
  })

  it('adds VAT to net prices', async () => {
    const [, box] = await preview(server, parsedFile('shopify-products.csv', { prices: 'net' }))
    expect(box?.changes).toContainEqual({ path: 'base_price', before: 2000, after: 2440 })
  })

  it('refuses article numbers that another record of the file uses', async () => {
    const file = parsedFile('shopify-products-2025.csv')
    const [first] = file.records
    if (!first) throw new Error('no record')
    const copy = structuredClone(first)
    for (const row of copy.rows) Object.assign(row, { line: 9, cells: { ...row.cells, handle: 'other' } })
    const results = await preview(server, { ...file, records: [first, copy] })
    expect(results[1]?.faults).toEqual([{ path: 'sku', code: 'import_repeated', params: { line: 2 } }])
  })

  it('stores texts of another language in addition to the required Italian ones', async () => {
    await server.importFile(parsedFile('shopify-products-2025.csv', { locale: 'de' }))
    const { translations } = await productWith('TOK-40')
    expect([translations.it.title, translations.de.title, translations.en.title]).toEqual([
      'Token set',
      'Token set',
      '',
    ])
  })
})

describe('import of WooCommerce products', () => {
  it('imports the valid products and stores the errors of the others by row and column', async () => {
    const file = parsedFile('woo-products.csv')
    const { body } = await server.jobs.start({ kind: 'import_shop_products', ...file })
    await server.jobs.run()
    expect(await server.jobs.job(body.id)).toMatchObject({ succeeded: 3, failed: 1 })
    const failed = (await server.jobs.rows(body.id)).filter(({ status }) => status === 'failed')
    expect(failed.map(({ subject, problem }) => [subject, problem?.fields])).toEqual([
      ['Sold elsewhere', [{ path: 'type', code: 'import_type', params: { line: 6 } }]],
    ])
  })

  it('creates the tree of categories and the values of a product', async () => {
    const mat = await productWith('MAT-F')
    expect(mat).toMatchObject({ base_price: 3000, weight: 500, brand: 'Mat House' })
    expect(mat.value_ids).toHaveLength(2)
    const tree = (await server.call('GET', '/admin/categories', { as: 'admin' })).json<{
      data: { id: number; parent_id: number | null; translations: { it: { name: string } } }[]
    }>().data
    const node = tree.find(({ id }) => id === mat.category_id)
    expect(node?.translations.it.name).toBe('Cloth')
    expect(tree.find(({ id }) => id === node?.parent_id)?.translations.it.name).toBe('Playmats')
  })

  it('keeps what the file does not contain', async () => {
    const mat = await productWith('MAT-F')
    const body = { ...unchangedBody(mat), reseller_price: 1500, version: mat.version }
    body.translations.en = { ...body.translations.it, title: 'English', slug: 'english-mat' }
    const saved = await server.call('PUT', `/admin/products/${mat.id}`, { as: 'admin', body })
    expect(saved.statusCode).toBe(200)
    await server.importFile(parsedFile('woo-products.csv'))
    const after = await productWith('MAT-F')
    expect(after).toMatchObject({ reseller_price: 1500 })
    expect(after.translations.en.title).toBe('English')
  })
})

it('refuses staff without the permission to write products', async () => {
  const response = await server.call('POST', '/admin/imports/preview', {
    as: 'user',
    body: { import_id: crypto.randomUUID(), ...parsedFile('woo-products.csv') },
  })
  expect(response.statusCode).toBe(403)
})
