import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCategory, CategoryTree } from '@/contract/endpoints/admin/catalog.ts'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { readSettings } from '@/contract/settings.ts'
import { categories, products } from '../../db/schema/catalog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import { importCallsOf } from './edit-products/testing/import-calls.ts'

let server: TestServer
let row: { id: number; category_id: number; sku: string }
beforeAll(async () => {
  server = await openTestServer()
  const [figure] = await server.context.db
    .select({ id: products.id, category_id: products.category_id, sku: products.sku })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(eq(categories.safety, { minimum_age: 8, toy_warning: 'small_parts' }))
    .limit(1)
  row = figure!
})
afterAll(() => server.close())

const shop = {
  ...readSettings({}).product_safety,
  maker: 'Casa',
  maker_address: 'Roma',
  maker_contact: 'c@x.it',
}
const none = { maker: '', maker_address: '', maker_contact: '', responsible: '' }
const setProduct = (values: Partial<typeof products.$inferInsert>) =>
  server.context.db.update(products).set(values).where(eq(products.id, row.id))
const setShop = (product_safety: object) =>
  storeSettings(server.context.db, { product_safety }, server.context.now())

beforeEach(async () => {
  await setProduct({ ...none, minimum_age: 0, toy_warning: null })
  await setShop(shop)
})

const safety = async (locale = 'it') => {
  server.pass(60_000)
  const headers = { 'x-locale': locale }
  return (await server.call('GET', `/products/${row.id}`, { headers })).json<Product>().safety
}
const unsafeIds = async () => {
  const path = '/admin/products?unsafe=true&per_page=100'
  return (await server.call('GET', path, { as: 'admin' }))
    .json<{ data: { id: number }[] }>()
    .data.map(({ id }) => id)
}

describe('the guarantee of the maker', () => {
  const guarantee = async () => {
    server.pass(60_000)
    return (await server.call('GET', `/products/${row.id}`)).json<Product>().maker_guarantee
  }

  it('is on the product page with its years and conditions, and not without years', async () => {
    const label = '/uploads/media/etichetta.webp'
    await setProduct({ guarantee_years: 5, guarantee_url: '/garanzia', guarantee_label: label })
    expect(await guarantee()).toEqual({ years: 5, url: '/garanzia', label })
    await setProduct({ guarantee_years: 0 })
    expect(await guarantee()).toBeNull()
  })
})

describe('the safety information of a product page', () => {
  it('inherits from its category and from the shop', async () => {
    expect(await safety()).toMatchObject({
      maker: { name: 'Casa', address: 'Roma', contact: 'c@x.it' },
      responsible: null,
      minimum_age: 8,
      toy_warning: 'small_parts',
    })
  })

  it('prefers the values of the product', async () => {
    await setProduct({ maker: 'Officina', maker_address: 'Bari', maker_contact: 'o@x.it', minimum_age: 14 })
    expect(await safety()).toMatchObject({
      maker: { name: 'Officina', address: 'Bari', contact: 'o@x.it' },
      minimum_age: 14,
    })
  })

  it('shows the warnings of the category in the reader’s language, else in Italian', async () => {
    const path = `/admin/categories/${row.category_id}`
    const tree = (await server.call('GET', '/admin/categories', { as: 'admin' })).json<CategoryTree>()
    const found = tree.data.find(({ id }) => id === row.category_id) as AdminCategory
    const { id: _, products: __, ...body } = found
    const { it: italian, de: german } = body.translations
    const translations = {
      ...body.translations,
      it: { ...italian, warnings: 'Fragile' },
      de: { ...german, warnings: 'Zerbrechlich' },
    }
    const saved = await server.call('PUT', path, { as: 'admin', body: { ...body, translations } })
    expect(saved.statusCode).toBe(200)
    expect([
      (await safety('it')).warnings,
      (await safety('de')).warnings,
      (await safety('fr')).warnings,
    ]).toEqual(['Fragile', 'Zerbrechlich', 'Fragile'])
  })

  it('is in the structured data of the page', async () => {
    await setProduct({ maker: 'Officina', maker_address: 'Bari', maker_contact: 'o@x.it' })
    server.pass(60_000)
    const { translations } = (await server.call('GET', `/products/${row.id}`)).json<Product>()
    const italian = translations.find(({ locale }) => locale === 'it')
    const page = await server.app.inject({ url: `/negozio/${italian?.category_slug}/${italian?.slug}` })
    expect(page.body).toContain(
      '"manufacturer":{"@type":"Organization","name":"Officina","address":"Bari","email":"o@x.it"}',
    )
    expect(page.body).toContain('"suggestedMinAge":8')
  })
})

describe('the list of products without safety information', () => {
  it('is empty while the shop has complete defaults', async () => {
    expect(await unsafeIds()).toEqual([])
  })

  it('contains a product whose maker has no postal address', async () => {
    await setProduct({ maker: 'Officina', maker_contact: 'o@x.it' })
    expect(await unsafeIds()).toEqual([row.id])
    await setProduct({ maker_address: 'Bari' })
    expect(await unsafeIds()).toEqual([])
  })

  it('contains a product whose responsible person has no contact', async () => {
    await setProduct({ responsible: 'Importatore', responsible_address: 'Bari' })
    expect(await unsafeIds()).toEqual([row.id])
  })

  it('contains published objects, no digital goods, without any maker, as the dashboard counts them', async () => {
    await setShop({ ...shop, maker: '' })
    const rows = await server.context.db.select().from(products).where(eq(products.status, 'published'))
    const objects = rows.filter(({ is_digital }) => !is_digital).length
    const { to_do } = (await server.call('GET', '/admin/dashboard', { as: 'admin' })).json()
    expect(to_do.unsafe).toBe(objects)
  })
})

it('is exported to and imported from files', async () => {
  const { send, product } = importCallsOf(server)
  const cells = {
    sku: row.sku,
    maker: 'Officina',
    maker_address: 'Bari',
    maker_contact: 'o@x.it',
    minimum_age: '9',
    toy_warning: 'none',
    disposal_url: 'https://example.com/imballo',
    guarantee_label: '/uploads/media/etichetta.webp',
    warnings_it: 'Fragile',
  }
  expect((await send([cells]))[0]).toMatchObject({ done: 'changed', faults: [] })
  const stored: AdminProduct = await product(row.id)
  expect(stored).toMatchObject({ maker: 'Officina', minimum_age: 9, toy_warning: 'none' })
  expect(stored.translations.it.warnings).toBe('Fragile')
  const path = '/admin/products/export?per_page=100'
  const pages = await Promise.all(
    [1, 2, 3].map(page => server.call('GET', `${path}&page=${page}`, { as: 'admin' })),
  )
  const exported = pages
    .flatMap(page => page.json<{ data: { cells: Record<string, string> }[] }>().data)
    .find(one => one.cells.sku === row.sku)
  expect(exported?.cells).toMatchObject(cells)
  const [unknown] = await send([{ sku: row.sku, toy_warning: 'dangerous' }])
  const [script] = await send([{ sku: row.sku, disposal_url: 'javascript:alert(1)' }])
  const [foreign] = await send([{ sku: row.sku, guarantee_label: 'https://example.com/label.png' }])
  expect([unknown, script, foreign].map(result => result?.faults[0]?.path)).toEqual([
    'toy_warning',
    'disposal_url',
    'guarantee_label',
  ])
})
