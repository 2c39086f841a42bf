/** W1, W2: many paths or large refused bodies use no more memory than one. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/contract/endpoint.ts'
import { mostFields } from '../kernel/fields.ts'
import { cachedIndex } from '../modules/catalog/search-index/cached-index.ts'
import { searchesOf } from '../modules/catalog/word-search/search-products.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let read = 0
const counted = endpoint({
  method: 'GET',
  path: '/test/counted',
  tag: 'Test',
  summary: 'Counts how often it is read',
  permission: 'public',
  cache: 'shared',
  query: z.object({ page: z.coerce.number().int().default(1) }),
  response: z.object({ page: z.int() }),
  problems: [],
})

let server: TestServer
beforeAll(async () => {
  const handle = async ({ query }: { query: { page: number } }) => {
    read += 1
    return { page: query.page }
  }
  server = await openTestServer({}, { extraRoutes: [{ endpoint: counted, handle } as never] })
})
afterAll(() => server.close())

it('W1: shares one cached response between unknown parameters and other spellings of a path', async () => {
  for (let at = 0; at < 50; at++) await server.call('GET', `/test/counted?x=${at}&utm_source=${at}`)
  await server.call('GET', '/test/counted?page=1')
  await server.call('GET', '/test/counted?page=%31')
  expect(read).toBe(1)
  await server.call('GET', '/test/counted?page=2')
  expect(read).toBe(2)
})

it('W1: limits the cache of search terms', async () => {
  const now = server.context.now()
  for (let at = 0; at < 600; at++) await server.call('GET', `/products?search=parola${at}`)
  const searches = searchesOf(await cachedIndex(server.context.db, now))
  expect(searches.size).toBeGreaterThan(0)
  expect(searches.size).toBeLessThanOrEqual(500)
})

it.each(['/auth/login', '/checkout/quote'])(
  'W2: reports at most twenty errors of a body for %s',
  async path => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]))
    const response = await server.call('POST', path, { body })
    expect(response.statusCode).toBe(422)
    expect(response.json<{ fields: unknown[] }>().fields.length).toBeLessThanOrEqual(mostFields)
    expect(response.body.length).toBeLessThan(10_000)
  },
)

it('W2: refuses a body beyond 128 KiB unread, except where the administration sends pages', async () => {
  const body = { text: 'x'.repeat(129 * 1024) }
  expect((await server.call('POST', '/auth/login', { body })).statusCode).toBe(413)
  expect((await server.call('POST', '/admin/pages', { as: 'admin', body })).statusCode).toBe(422)
})
