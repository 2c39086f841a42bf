/**
 * docs/failure-cases.md G3, group K: input that is too large, too deep or too slow. Runs on a real port, because Node's limits are
 * part of the result.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const status = (path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
  new Promise<number>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end(body)
  })
const json = { 'content-type': 'application/json' }
const post = (body: string) => status('/api/coupons/validate', { method: 'POST', headers: json, body })

describe('K1: input that is too large', () => {
  it('K1: gets 431 or a closed connection for an extreme header, path or cookie, and the server continues', async () => {
    const much = 'x'.repeat(40_000)
    const cut = () => 431 // the response may be lost while the request is still being sent
    for (const [path, headers] of [
      ['/api/settings', { 'x-much': much }],
      ['/api/settings', { cookie: `a=${much}` }],
      [`/api/products?search=${much}`, {}],
    ] as const) {
      expect(await status(path, { headers }).catch(cut)).toBe(431)
      expect(await status('/api/settings')).toBe(200)
    }
  })

  it('K1: gets 413 for a body that is too long, an error for one that is too deep, and the server continues', async () => {
    expect(await post(`{"code":"${'x'.repeat(1024 * 1024)}"}`)).toBe(413)
    const deep = 60_000 // the deepest that fits
    expect([400, 422]).toContain(await post(`${'['.repeat(deep)}${']'.repeat(deep)}`))
    expect([400, 422]).toContain(await post(`${'{"code":'.repeat(14_000)}1${'}'.repeat(14_000)}`))
    expect(await status('/api/settings')).toBe(200)
  })
})

describe('G3, K2: requests that are too slow', () => {
  const patience = 60_000

  it('K2: time out after fifteen seconds for a partial head and thirty for a partial body, checked every five', () => {
    const { headersTimeout, requestTimeout } = server.app.server
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000])
  })

  const trickle = (first: string): Promise<{ socket: Socket; said: () => string }> =>
    new Promise(resolve => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(first)
        resolve({ socket, said: () => received })
      })
      socket.on('error', () => {})
      socket.on('data', data => {
        received += data
      })
    })

  it(
    'G3, K2: end with 408 when there are a hundred of them, while other calls get responses',
    async () => {
      Object.assign(server.app.server, { headersTimeout: 300, requestTimeout: 300 })
      const heads = 'GET /api/settings HTTP/1.1\r\nHost: a\r\nX-Slow: '
      const bodies =
        'POST /api/coupons/validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{'
      const slow = await Promise.all(Array.from({ length: 100 }, (_, at) => trickle(at % 2 ? heads : bodies)))
      const closed = slow.map(({ socket }) => once(socket, 'close'))
      for (let turn = 0; turn < 10; turn++) expect(await status('/api/settings')).toBe(200)
      await Promise.all(closed)
      expect(slow.filter(({ said }) => !said().startsWith('HTTP/1.1 408'))).toEqual([])
      expect(await status('/api/settings')).toBe(200)
    },
    patience,
  )
})
