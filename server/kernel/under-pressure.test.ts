import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  const pressure = { loopDelayMillis: 0, heapMegabytes: 0, rssMegabytes: 1 } // more than any process has
  server = await openTestServer({ pressure }, { areLimitsOff: false })
})
afterAll(() => server.close())

it('K1: refuses calls and pages with 503 and Retry-After while the process is overloaded', async () => {
  const call = () => server.call('GET', '/settings')
  await expect.poll(async () => (await call()).statusCode, { timeout: 20_000 }).toBe(503)
  const refused = await call()
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  const page = await server.app.inject({ url: '/negozio' })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.headers['content-type']).toContain('text/html')
})

it.each(['/health', '/ready', '/metrics'])(
  'still responds to %s while the process is overloaded',
  async url => {
    await expect
      .poll(async () => (await server.call('GET', '/settings')).statusCode, { timeout: 20_000 })
      .toBe(503)
    expect((await server.app.inject({ url })).statusCode).toBe(200)
  },
)
