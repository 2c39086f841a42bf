import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchSafely, postSafely } from './safe-request.ts'

let requests = 0
const headers: IncomingHttpHeaders[] = []
const server = createServer((request, response) => {
  requests += 1
  headers.push(request.headers)
  const target = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
  if (target) response.writeHead(302, { location: target }).end()
  else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
  else if (request.url === '/elsewhere') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  else if (request.url === '/redirect') response.writeHead(302, { location: '/target' }).end()
  else if (request.url === '/endless') {
    response.writeHead(200)
    const more = () => {
      while (response.writable && response.write('x'.repeat(10_000)));
      response.once('drain', more)
    }
    more()
  } else if (request.url !== '/silent') response.end('fine')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (url: string, allowsPrivate: boolean, patienceMillis = 5000) =>
  postSafely({ url, headers: {}, body: '{}', patienceMillis, mostBytes: 1000, allowsPrivate })

describe('postSafely', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1'])(
    'does not connect to %s',
    async host => {
      const before = requests
      await expect(post(`http://${host}:${port}/`, false)).rejects.toThrow(/not allowed/)
      expect(requests).toBe(before)
    },
  )

  it.each([
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '169.254.169.254',
    '[fd00::1]',
    '[fe80::1]',
    '100.64.0.1',
  ])('refuses the private address %s', async host => {
    await expect(post(`http://${host}/`, false)).rejects.toThrow(/not allowed/)
  })

  it('connects to a private address if that is allowed', async () => {
    expect(await post(`http://127.0.0.1:${port}/`, true)).toEqual({ status: 200, text: 'fine' })
  })

  it('returns a redirect and does not follow it', async () => {
    const before = requests
    expect(await post(`http://127.0.0.1:${port}/redirect`, true)).toMatchObject({ status: 302 })
    expect(requests).toBe(before + 1)
  })

  it('stops reading a long response', async () => {
    const { text } = await post(`http://127.0.0.1:${port}/endless`, true)
    expect(text).toHaveLength(1000)
  })

  it('gives up a receiver that does not respond', async () => {
    await expect(post(`http://127.0.0.1:${port}/silent`, true, 50)).rejects.toThrow()
  })
})

describe('fetchSafely', () => {
  const limits = { patienceMillis: 5000, mostBytes: 1000, mostRedirects: 3, accept: 'image/*' }
  const fetched = (url: string, allowsPrivate = true) => fetchSafely({ ...limits, url, allowsPrivate })

  it('follows a redirect', async () => {
    const { status, bytes, isWhole } = await fetched(`http://127.0.0.1:${port}/redirect`)
    expect([status, bytes.toString(), isWhole]).toEqual([200, 'fine', true])
  })

  it('does not connect to a private address', async () => {
    const before = requests
    await expect(fetched(`http://localhost:${port}/`, false)).rejects.toThrow(/not allowed/)
    expect(requests).toBe(before)
  })

  it.each(['[::1]:PORT/', '169.254.169.254', '127.0.0.2:PORT/'])(
    'does not follow a redirect from an allowed address to the private address %s',
    async target => {
      const address = `http://${target.replace('PORT', String(port))}`
      const first = `http://127.0.0.1:${port}`
      const allowed = { ...limits, allowsPrivate: false, allowedAddresses: ['127.0.0.1'] }
      expect(await fetchSafely({ ...allowed, url: `${first}/redirect` })).toMatchObject({ status: 200 })
      const before = requests
      const redirected = fetchSafely({
        ...allowed,
        url: `${first}/redirect?to=${encodeURIComponent(address)}`,
      })
      await expect(redirected).rejects.toThrow(/not allowed/)
      expect(requests).toBe(before + 1)
    },
  )

  it('names the software and the accepted media types on every hop', async () => {
    await fetched(`http://127.0.0.1:${port}/redirect`)
    const named = { accept: 'image/*', 'user-agent': 'BottegaArcana' }
    expect(headers.slice(-2)).toEqual([expect.objectContaining(named), expect.objectContaining(named)])
  })

  it('rejects a redirect to another protocol, and endless redirects', async () => {
    await expect(fetched(`http://127.0.0.1:${port}/elsewhere`)).rejects.toThrow('not a web address')
    await expect(fetched(`http://127.0.0.1:${port}/loop`)).rejects.toThrow('too many redirects')
  })

  it('reports a file that is larger than the limit', async () => {
    const { bytes, isWhole } = await fetched(`http://127.0.0.1:${port}/endless`)
    expect([bytes.length, isWhole]).toEqual([1000, false])
  })
})
