import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AdminAttribute,
  AdminCategory,
  CategoryTree,
} from '../../../src/contract/endpoints/admin/catalog.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

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
  const one = { name, slug: '', description: '' }
  const none = { name: '', slug: '', description: '' }
  return { it: one, en: none, es: none, fr: none, de: none, pt: none }
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
    const made = (await admin('POST', '/categories', fresh('Prova d’autunno'))).json<AdminCategory>()
    expect(made.translations.it.slug).toBe('prova-d-autunno')
    const translations = { ...made.translations, it: { ...made.translations.it, slug: 'autunno' } }
    const saved = await admin('PUT', `/categories/${made.id}`, { ...formOf(made), translations })
    expect(saved.statusCode).toBe(200)
    const page = await server.app.inject({ url: '/negozio/prova-d-autunno?sort=price' })
    expect([page.statusCode, page.headers.location]).toEqual([308, '/negozio/autunno?sort=price'])
    const late = await admin('PUT', `/categories/${made.id}`, formOf(made))
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ current: { translations: { it: { slug: 'autunno' } } } })
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
    expect((await shown()).map(one => one.id)).toEqual(nodes.map(one => one.id))
    const again = await admin('PUT', '/categories/order', { nodes, version: before.version })
    expect(again.statusCode).toBe(409)
    const back = [...nodes].reverse()
    const { version } = await tree()
    expect((await admin('PUT', '/categories/order', { nodes: back, version })).statusCode).toBe(200)
  })

  it('shows products of subcategories in their parent, and hides them with it', async () => {
    const { data, version } = await tree()
    const [upper, lower] = data.filter(one => one.products > 0)
    if (!upper || !lower) throw new Error('the demo has two such categories')
    const place = (one: AdminCategory) => ({ id: one.id, parent_id: one.id === lower.id ? upper.id : null })
    const nodes = [upper, lower, ...data.filter(one => one !== upper && one !== lower)].map(place)
    const counts = new Map((await shown()).map(one => [one.id, one.count]))
    expect((await admin('PUT', '/categories/order', { nodes, version })).statusCode).toBe(200)
    const now = new Map((await shown()).map(one => [one.id, one.count]))
    const both = (counts.get(upper.id) ?? 0) + (counts.get(lower.id) ?? 0)
    expect(now.get(upper.id)).toBe(both)
    const listed = await server.call('GET', `/products?category=${upper.translations.it.slug}&per_page=1`)
    expect(listed.json().meta.total).toBe(both)
    const hidden = { ...formOf(upper), is_active: false }
    expect((await admin('PUT', `/categories/${upper.id}`, hidden)).statusCode).toBe(200)
    expect((await shown()).some(one => one.id === lower.id)).toBe(false)
    const none = await server.call('GET', `/products?category=${lower.translations.it.slug}`)
    expect(none.statusCode).toBe(404)
  })

  it('refuses a category below itself or more than three levels deep', async () => {
    const { data, version } = await tree()
    const ids = data.map(one => one.id)
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
    const held = data.find(one => one.products > 0 && data.every(child => child.parent_id !== one.id))
    const other = data.find(one => one.id !== held?.id)
    const refused = await admin('DELETE', `/categories/${held?.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().fields).toMatchObject([
      { path: 'products', code: 'in_use_products', params: { count: held?.products } },
    ])
    const moved = await admin('DELETE', `/categories/${held?.id}?move_to=${other?.id}`)
    expect(moved.statusCode).toBe(200)
    const after = (await tree()).data
    expect(after.some(one => one.id === held?.id)).toBe(false)
    expect(after.find(one => one.id === other?.id)?.products).toBe(
      (other?.products ?? 0) + (held?.products ?? 0),
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
    const made = (await admin('POST', '/attributes', body)).json<AdminAttribute>()
    const [maple, walnut] = made.values
    const plain = made.values.map(({ products: _, ...value }) => value).reverse()
    const saved = await admin('PUT', `/attributes/${made.id}`, {
      ...body,
      values: plain,
      version: made.version,
    })
    expect(saved.json<AdminAttribute>().values.map(value => value.id)).toEqual([walnut?.id, maple?.id])
    const twice = { ...body, code: 'legno', values: [] }
    expect((await admin('POST', '/attributes', twice)).json().fields).toMatchObject([{ code: 'code_taken' }])
    expect((await admin('DELETE', `/attributes/${made.id}`)).statusCode).toBe(200)
  })

  it('refuses to delete what products use, and returns the count', async () => {
    const used = (await all()).data.find(one => one.products > 0)
    if (!used) throw new Error('the demo uses attributes')
    const refused = await admin('DELETE', `/attributes/${used.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().fields[0].params).toEqual({ count: used.products })
    const value = used.values.find(one => one.products > 0)
    const { id: _, products: __, values, ...body } = used
    const left = values.filter(one => one !== value).map(({ products: ___, ...one }) => one)
    const without = await admin('PUT', `/attributes/${used.id}`, { ...body, values: left })
    expect(without.json()).toMatchObject({
      code: 'record_in_use',
      fields: [{ params: { count: value?.products } }],
    })
  })

  it('refuses an order that was read before another change', async () => {
    const { data, version } = await all()
    const ids = data.map(one => one.id).reverse()
    expect((await admin('PUT', '/attributes/order', { ids, version })).statusCode).toBe(200)
    expect((await all()).data.map(one => one.id)).toEqual(ids)
    expect((await admin('PUT', '/attributes/order', { ids, version })).statusCode).toBe(409)
  })
})
