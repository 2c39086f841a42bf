/** W1, W2: neither many addresses nor large refused bodies cost the server more than one. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../src/contract/endpoint.ts'
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
  answer: z.object({ page: z.int() }),
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

it('W1: unknown parameters and another way to write the same address share one kept answer', async () => {
  for (let at = 0; at < 50; at++) await server.call('GET', `/test/counted?x=${at}&utm_source=${at}`)
  await server.call('GET', '/test/counted?page=1')
  await server.call('GET', '/test/counted?page=%31')
  expect(read).toBe(1)
  await server.call('GET', '/test/counted?page=2')
  expect(read).toBe(2)
})

it('W1: search terms are cached up to a bound', async () => {
  const now = server.context.now()
  for (let at = 0; at < 600; at++) await server.call('GET', `/products?search=parola${at}`)
  const searches = searchesOf(await cachedIndex(server.context.db, now))
  expect(searches.size).toBeGreaterThan(0)
  expect(searches.size).toBeLessThanOrEqual(500)
})

it.each(['/auth/login', '/checkout/quote'])('W2: %s tells at most twenty faults of a body', async path => {
  const body = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]))
  const response = await server.call('POST', path, { body })
  expect(response.statusCode).toBe(422)
  expect(response.json<{ fields: unknown[] }>().fields.length).toBeLessThanOrEqual(mostFields)
  expect(response.body.length).toBeLessThan(10_000)
})

it('W2: a body beyond 128 KiB is refused unread, except where the administration sends pages', async () => {
  const body = { text: 'x'.repeat(129 * 1024) }
  expect((await server.call('POST', '/auth/login', { body })).statusCode).toBe(413)
  expect((await server.call('POST', '/admin/pages', { as: 'admin', body })).statusCode).toBe(422)
})
