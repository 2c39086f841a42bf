import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('shows every email in a language, with sample data, to admins only', async () => {
  const names = (await server.call('GET', '/admin/letters', { as: 'admin' })).json<string[]>()
  expect(names).toEqual(expect.arrayContaining(['welcome', 'order-paid', 'order-shipped', 'order-refunded']))
  const shown = await server.call('GET', '/admin/letters/order-paid?locale=de', { as: 'admin' })
  expect(shown.json()).toMatchObject({ subject: expect.stringContaining('BA-4817') })
  expect(shown.json().html).toContain('lang="de-DE"')
  expect((await server.call('GET', '/admin/letters/nothing', { as: 'admin' })).statusCode).toBe(404)
  expect((await server.call('GET', '/admin/letters/order-paid', { as: 'user' })).statusCode).toBe(403)
})
