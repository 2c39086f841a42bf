/** Numbers in paths and queries are plain digits, and a GET of a path without GET gets 405. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const odd = ['1e1', '0x10', '%201%20', '+1', '1.0', '-1', '1_0', encodeURIComponent('٣'), '']

describe('a number in a path', () => {
  const paths = [...api].filter(
    ([, { path, params, method }]) => method === 'GET' && params && /:id\b/.test(path),
  )

  it.each(odd.filter(Boolean))(
    'is refused as %s in every call that reads a row by its number',
    async number => {
      const accepted: string[] = []
      for (const [name, { path, params, permission }] of paths) {
        const isNumber = params?.safeParse({ id: '1' }).success && !params.safeParse({ id: 'x' }).success
        if (!isNumber) continue
        const response = await server.call('GET', path.replace(':id', number), {
          as: permission === 'retailer' ? 'retailer' : 'admin',
        })
        if (response.statusCode !== 422) accepted.push(`${name} ${response.statusCode}`)
      }
      expect(accepted).toEqual([])
    },
  )
})

describe('a number in a query', () => {
  it.each(odd)('is refused for the page “%s”', async page => {
    expect((await server.call('GET', `/products?page=${page}`)).statusCode).toBe(422)
  })

  it('is read as plain digits, with a default if it is missing', async () => {
    expect((await server.call('GET', '/products?page=2')).json()).toMatchObject({ meta: { page: 2 } })
    expect((await server.call('GET', '/products')).json()).toMatchObject({ meta: { page: 1 } })
  })
})

it('responds 405 with Allow to a GET of a call that supports only other methods', async () => {
  for (const path of ['/orders', '/checkout/quote', '/guest/orders/link', '/auth/login']) {
    const response = await server.call('GET', path)
    expect([path, response.statusCode, response.headers.allow]).toEqual([path, 405, 'POST'])
  }
  expect((await server.call('GET', '/no-such-call')).json()).toMatchObject({ code: 'not_found' })
})
