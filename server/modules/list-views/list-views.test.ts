import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListSettings } from '@/contract/endpoints/admin/list-views.ts'
import { users } from '../../db/schema/auth.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeView } from './list-views-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const query = { filter: { q: 'milano' }, sort: null, per_page: 50 }
const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', body?: object) => {
  const response = await server.call(method, `/admin/lists/orders${path}`, { as: 'admin', body })
  return { status: response.statusCode, body: response.json<ListSettings>() }
}
const idOf = async (email: string) => {
  const [row] = await server.context.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row!.id
}

describe('settings of a list (decision 0066)', () => {
  it('stores columns and order for one person', async () => {
    expect((await call('GET')).body).toEqual({ columns: null, sort: null, views: [] })
    const saved = await call('PUT', '', { columns: ['number', 'city'], sort: '-due' })
    expect(saved.body).toMatchObject({ columns: ['number', 'city'], sort: '-due' })
    expect((await call('GET')).body).toEqual(saved.body)
    expect((await server.call('GET', '/admin/lists/products', { as: 'admin' })).json()).toMatchObject({
      columns: null,
    })
  })

  it('replaces a view with the same name', async () => {
    await call('POST', '/views', { name: 'Milano', is_shared: false, query })
    const { body } = await call('POST', '/views', { name: 'Milano', is_shared: true, query })
    expect(body.views).toMatchObject([{ name: 'Milano', is_shared: true, by: null, query }])
  })

  it('shows the shared views of other people, which only they can delete', async () => {
    const { db } = server.context
    const other = { userId: await idOf('retailer@example.com'), list: 'orders' }
    await storeView(db, other, { name: 'Di tutti', is_shared: true, query })
    await storeView(db, other, { name: 'Privata', is_shared: false, query })
    const { views } = (await call('GET')).body
    expect(views.map(({ name }) => name)).toEqual(['Milano', 'Di tutti'])
    expect(views[1]?.by).toMatch(/\w/)
    expect(await call('DELETE', `/views/${views[1]?.id}`)).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/views/${views[0]?.id}`)).toMatchObject({ status: 200 })
  })
})
