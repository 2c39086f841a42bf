/** Tests the bounded queue for images that are drawn on request; each link is drawn once. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Creation } from '@/contract/endpoints/game/creations.ts'
import { drawings } from '../../kernel/files/load-sharp.ts'
import { ownCard } from '../../modules/creations/testing/own-card.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let creation: Creation
beforeAll(async () => {
  server = await openTestServer()
  creation = (await server.call('POST', '/me/creations', { as: 'user', body: ownCard() })).json<Creation>()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })
const linkToPrint = async () => {
  const response = await server.call('POST', `/me/creations/${creation.id}/print`, { as: 'user' })
  return response.json<{ url: string }>().url
}

it('draws a print once for all requests within the minute of its link', async () => {
  const run = vi.spyOn(drawings, 'run')
  const url = await linkToPrint()
  const first = await get(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  const again = await Promise.all(Array.from({ length: 8 }, () => get(url)))
  expect(new Set(again.map(({ rawPayload }) => rawPayload.length))).toEqual(
    new Set([first.rawPayload.length]),
  )
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
})

it('responds 503 with Retry-After if the queue is full, and serves other callers', async () => {
  let release = () => {}
  const open = new Promise<void>(resolve => {
    release = resolve
  })
  const network = 'network 127.0.0.1'
  const waiting: Promise<unknown>[] = []
  for (let at = 0; at < 25; at += 1) waiting.push(drawings.run(network, () => open))
  const refused = await get(`/share/creations/${creation.id}/it.png`)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  const otherCaller = server.app.inject({
    url: `/share/creations/${creation.id}/it.png`,
    remoteAddress: '192.0.2.7',
  })
  release()
  expect((await otherCaller).statusCode).toBe(200)
  await Promise.all(waiting)
})
