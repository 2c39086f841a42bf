import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentPage } from '@/contract/endpoints/site/site.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const as = 'admin' as const
const make = async (collection: string, body: object) => server.call('POST', `/${collection}`, { as, body })
const idOf = (response: { json<T>(): T }) => response.json<{ data: { id: number; slug: string } }>().data.id

describe('the generic content endpoints (specification notes §7)', () => {
  it('create a category below its parent, move it with a list of ids, and delete it by its slug', async () => {
    const parent = idOf(await make('categories', { name: 'Giochi', parents: [] }))
    const created = await make('categories', { name: 'Rompicapo', parents: [{ id: parent }], taxonomies: [] })
    expect(created.statusCode).toBe(201)
    const id = idOf(created)
    const stored = async () => (await server.call('GET', `/admin/categories/${id}`, { as })).json()
    expect(await stored()).toMatchObject({ parent_id: parent, translations: { it: { slug: 'rompicapo' } } })
    const moved = await server.call('PATCH', `/categories/${id}`, {
      as,
      body: { parent: [], locale: 'de', name: 'Knobeln' },
    })
    expect(moved.statusCode).toBe(200)
    expect(await stored()).toMatchObject({
      parent_id: null,
      translations: { it: { name: 'Rompicapo' }, de: { name: 'Knobeln' } },
    })
    expect((await server.call('DELETE', '/categories/rompicapo', { as })).statusCode).toBe(200)
    expect((await stored()).code).toBe('not_found')
  })

  it('create, sanitise, change in one language only, and delete a page', async () => {
    const id = idOf(
      await make('pages', { title: 'Lavora con noi', content: '<p onclick="x()">Sì</p><script>1</script>' }),
    )
    const seen = async (locale: string) =>
      (
        await server.call('GET', '/pages/lavora-con-noi', { headers: { 'x-locale': locale } })
      ).json<ContentPage>()
    expect((await seen('it')).body).toBe('<p>Sì</p>')
    await server.call('PATCH', `/pages/${id}`, { as, body: { locale: 'en', title: 'Work with us' } })
    expect([(await seen('it')).title, (await seen('en')).title]).toEqual(['Lavora con noi', 'Work with us'])
    expect((await server.call('DELETE', '/pages/work-with-us', { as })).statusCode).toBe(200)
    expect((await server.call('GET', '/pages/lavora-con-noi')).statusCode).toBe(404)
  })

  it('store the fields of a page that the specification lists', async () => {
    const fields = { show_in_menu: true, show_in_footer: true, icon: 'truck' }
    const id = idOf(await make('pages', { title: 'Spedizioni rapide', ...fields }))
    const stored = async () => (await server.call('GET', `/admin/pages/${id}`, { as })).json()
    expect(await stored()).toMatchObject(fields)
    await server.call('PATCH', `/pages/${id}`, { as, body: { show_in_menu: false, icon: null } })
    expect(await stored()).toMatchObject({ show_in_menu: false, show_in_footer: true, icon: null })
    await server.call('DELETE', '/pages/spedizioni-rapide', { as })
  })

  it('store the fields of a category and an article, and ignore unknown fields', async () => {
    const category = idOf(
      await make('categories', { name: 'Dadi rari', element: 'Fuoco', is_active: false, taxonomies: {} }),
    )
    expect((await server.call('GET', `/admin/categories/${category}`, { as })).json()).toMatchObject({
      element: 'Fuoco',
      is_active: false,
    })
    const article = idOf(
      await make('articles', {
        title: 'Un autore',
        author: 'Ada Rossi',
        post_meta_fields: { ratings_score: 5 },
      }),
    )
    expect((await server.call('GET', `/admin/articles/${article}`, { as })).json()).toMatchObject({
      author: 'Ada Rossi',
    })
    await server.call('DELETE', '/categories/dadi-rari', { as })
    await server.call('DELETE', '/articles/un-autore', { as })
  })

  it('read an article’s category from a list of ids, and report an unknown one', async () => {
    const { data } = (await server.call('GET', '/admin/article-categories', { as })).json<{
      data: { id: number }[]
    }>()
    const category = data.at(-1)?.id
    const id = idOf(
      await make('articles', { title: 'Novità', content: '<p>Ecco</p>', categories: [{ id: category }] }),
    )
    expect((await server.call('GET', `/admin/articles/${id}`, { as })).json()).toMatchObject({
      category_id: category,
    })
    const wrong = await server.call('PATCH', `/articles/${id}`, { as, body: { categories: [{ id: 999 }] } })
    expect(wrong.json().fields).toMatchObject([{ path: 'category_id', code: 'not_there' }])
  })

  it('write an audit entry for each change', async () => {
    for (const record of ['category', 'page', 'article']) {
      const { meta } = (await server.call('GET', `/admin/audit?record=${record}`, { as })).json()
      expect(meta.total).toBeGreaterThan(0)
    }
  })

  it('respond as for an unknown path to an unknown collection, and leave typed routes unchanged', async () => {
    expect((await make('inventate', {})).statusCode).toBe(404)
    expect((await server.call('DELETE', '/inventate/x', { as })).statusCode).toBe(404)
    expect((await server.call('GET', '/pages/simple')).statusCode).toBe(200)
    expect((await server.call('DELETE', '/pages/niente', { as })).statusCode).toBe(404)
  })

  it.each(['user', 'reseller', undefined] as const)('refuse %s', async role => {
    const status = role ? 403 : 401
    expect((await server.call('POST', '/pages', { as: role, body: { title: 'X' } })).statusCode).toBe(status)
    expect((await server.call('PATCH', '/pages/1', { as: role, body: { title: 'X' } })).statusCode).toBe(
      status,
    )
    expect((await server.call('DELETE', '/pages/privacy', { as: role })).statusCode).toBe(status)
    expect((await server.call('GET', '/pages/privacy')).statusCode).toBe(200)
  })
})
