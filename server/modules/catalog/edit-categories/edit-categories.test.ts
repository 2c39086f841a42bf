import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminAttribute, AdminCategory, CategoryTree } from '@/contract/endpoints/admin/catalog.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { as: 'admin', body })
const tree = async () => (await admin('GET', '/categories')).json<CategoryTree>()
const shown = async () => {
  server.pass(10_000)
  return (await server.call('GET', '/categories')).json<{ data: { id: number; count: number }[] }>().data
}
const words = (name: string) => {
  const texts = { name, slug: '', description: '' }
  const noTexts = { name: '', slug: '', description: '' }
  return { it: texts, en: noTexts, es: noTexts, fr: noTexts, de: noTexts, pt: noTexts }
}
const fresh = (name: string, parent_id: number | null = null) => ({
  parent_id,
  picture: null,
  element: null,
  is_active: true,
  translations: words(name),
})
const formOf = ({ id: _, products: __, ...body }: AdminCategory) => body

describe('categories', () => {
  it('appends a new category, and redirects its former address with 308', async () => {
    const created = (await admin('POST', '/categories', fresh('Prova d’autunno'))).json<AdminCategory>()
    expect(created.translations.it.slug).toBe('prova-d-autunno')
    const translations = { ...created.translations, it: { ...created.translations.it, slug: 'autunno' } }
    const saved = await admin('PUT', `/categories/${created.id}`, { ...formOf(created), translations })
    expect(saved.statusCode).toBe(200)
    const page = await server.app.inject({ url: '/negozio/prova-d-autunno?sort=price' })
    expect([page.statusCode, page.headers.location]).toEqual([308, '/negozio/autunno?sort=price'])
    const stale = await admin('PUT', `/categories/${created.id}`, formOf(created))
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ current: { translations: { it: { slug: 'autunno' } } } })
  })

  it('allows an address once per language', async () => {
    const [first] = (await tree()).data
    const translations = words('Altra')
    translations.it.slug = first?.translations.it.slug ?? ''
    const response = await admin('POST', '/categories', { ...fresh('Altra'), translations })
    expect(response.json().fields).toMatchObject([{ path: 'translations.it.slug', code: 'slug_taken' }])
  })

  it('uses the order of the tree in the shop, and refuses an outdated tree', async () => {
    const before = await tree()
    const nodes = before.data.map(({ id, parent_id }) => ({ id, parent_id })).reverse()
    const response = await admin('PUT', '/categories/order', { nodes, version: before.version })
    expect(response.statusCode).toBe(200)
    expect((await shown()).map(category => category.id)).toEqual(nodes.map(node => node.id))
    const repeated = await admin('PUT', '/categories/order', { nodes, version: before.version })
    expect(repeated.statusCode).toBe(409)
    const back = [...nodes].reverse()
    const { version } = await tree()
    expect((await admin('PUT', '/categories/order', { nodes: back, version })).statusCode).toBe(200)
  })

  it('shows products of subcategories in their parent, and hides them with it', async () => {
    const { data, version } = await tree()
    const [upper, lower] = data.filter(category => category.products > 0)
    if (!upper || !lower) throw new Error('the demo has two such categories')
    const place = (category: AdminCategory) => ({
      id: category.id,
      parent_id: category.id === lower.id ? upper.id : null,
    })
    const nodes = [upper, lower, ...data.filter(category => category !== upper && category !== lower)].map(
      place,
    )
    const counts = new Map((await shown()).map(category => [category.id, category.count]))
    expect((await admin('PUT', '/categories/order', { nodes, version })).statusCode).toBe(200)
    const now = new Map((await shown()).map(category => [category.id, category.count]))
    const total = (counts.get(upper.id) ?? 0) + (counts.get(lower.id) ?? 0)
    expect(now.get(upper.id)).toBe(total)
    const listed = await server.call('GET', `/products?category=${upper.translations.it.slug}&per_page=1`)
    expect(listed.json().meta.total).toBe(total)
    const hidden = { ...formOf(upper), is_active: false }
    expect((await admin('PUT', `/categories/${upper.id}`, hidden)).statusCode).toBe(200)
    expect((await shown()).some(category => category.id === lower.id)).toBe(false)
    const hiddenList = await server.call('GET', `/products?category=${lower.translations.it.slug}`)
    expect(hiddenList.statusCode).toBe(404)
  })

  it('refuses a category below itself or more than three levels deep', async () => {
    const { data, version } = await tree()
    const ids = data.map(category => category.id)
    const deep = ids.map((id, at) => ({ id, parent_id: at === 0 ? null : (ids[at - 1] ?? null) }))
    expect((await admin('PUT', '/categories/order', { nodes: deep, version })).json().fields).toMatchObject([
      { code: 'tree_deep' },
    ])
    const round = ids.map((id, at) => ({ id, parent_id: at < 2 ? (ids[1 - at] ?? null) : null }))
    expect((await admin('PUT', '/categories/order', { nodes: round, version })).json().fields).toMatchObject([
      { code: 'tree_loop' },
    ])
    expect((await tree()).version).toBe(version)
  })

  it('deletes a category with products only when they are moved to another one', async () => {
    const { data } = await tree()
    const occupied = data.find(
      category => category.products > 0 && data.every(child => child.parent_id !== category.id),
    )
    const target = data.find(category => category.id !== occupied?.id)
    const refused = await admin('DELETE', `/categories/${occupied?.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().fields).toMatchObject([
      { path: 'products', code: 'in_use_products', params: { count: occupied?.products } },
    ])
    const moved = await admin('DELETE', `/categories/${occupied?.id}?move_to=${target?.id}`)
    expect(moved.statusCode).toBe(200)
    const after = (await tree()).data
    expect(after.some(category => category.id === occupied?.id)).toBe(false)
    expect(after.find(category => category.id === target?.id)?.products).toBe(
      (target?.products ?? 0) + (occupied?.products ?? 0),
    )
  })
})

describe('attributes', () => {
  const names = (it: string) => ({ it, en: '', es: '', fr: '', de: '', pt: '' })
  const all = async () =>
    (await admin('GET', '/attributes')).json<{ data: AdminAttribute[]; version: string }>()

  it('saves attributes with their values in order, and keeps ids when they are renamed', async () => {
    const body = {
      code: 'legno',
      names: names('Legno'),
      is_facet: true,
      values: [
        { id: null, code: 'acero', names: names('Acero'), colour: '#d9b38c' },
        { id: null, code: 'noce', names: names('Noce'), colour: null },
      ],
    }
    const created = (await admin('POST', '/attributes', body)).json<AdminAttribute>()
    const [maple, walnut] = created.values
    const plain = created.values.map(({ products: _, ...value }) => value).reverse()
    const saved = await admin('PUT', `/attributes/${created.id}`, {
      ...body,
      values: plain,
      version: created.version,
    })
    expect(saved.json<AdminAttribute>().values.map(value => value.id)).toEqual([walnut?.id, maple?.id])
    const twice = { ...body, code: 'legno', values: [] }
    expect((await admin('POST', '/attributes', twice)).json().fields).toMatchObject([{ code: 'code_taken' }])
    expect((await admin('DELETE', `/attributes/${created.id}`)).statusCode).toBe(200)
  })

  it('refuses to delete what products use, and returns the count', async () => {
    const used = (await all()).data.find(attribute => attribute.products > 0)
    if (!used) throw new Error('the demo uses attributes')
    const refused = await admin('DELETE', `/attributes/${used.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().fields[0].params).toEqual({ count: used.products })
    const value = used.values.find(entry => entry.products > 0)
    const { id: _, products: __, values, ...body } = used
    const remaining = values.filter(entry => entry !== value).map(({ products: ___, ...fields }) => fields)
    const without = await admin('PUT', `/attributes/${used.id}`, { ...body, values: remaining })
    expect(without.json()).toMatchObject({
      code: 'record_in_use',
      fields: [{ params: { count: value?.products } }],
    })
  })

  it('refuses an order that was read before another change', async () => {
    const { data, version } = await all()
    const ids = data.map(attribute => attribute.id).reverse()
    expect((await admin('PUT', '/attributes/order', { ids, version })).statusCode).toBe(200)
    expect((await all()).data.map(attribute => attribute.id)).toEqual(ids)
    expect((await admin('PUT', '/attributes/order', { ids, version })).statusCode).toBe(409)
  })
})
