/** VIES on loopback, for tests: valid, invalid, unavailable and slow numbers (decision 0065). */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeVies {
  url: string
  requests: Record<string, string>[]
  /** What the register says from now on. `slow` never responds. */
  say(answer: 'valid' | 'invalid' | 'unavailable' | 'slow' | 'broken'): void
  close(): Promise<void>
}

export async function openFakeVies(): Promise<FakeVies> {
  const requests: Record<string, string>[] = []
  let answer: Parameters<FakeVies['say']>[0] = 'valid'
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push(JSON.parse(Buffer.concat(chunks).toString()))
      if (answer === 'slow') return
      const isDown = answer === 'unavailable'
      response.writeHead(answer === 'broken' ? 502 : 200, { 'content-type': 'application/json' })
      const result = {
        valid: answer === 'valid',
        requestIdentifier: 'WAPIAAAAYXm',
        name: 'SPIELE GMBH',
        address: '---',
      }
      const down = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
      response.end(answer === 'broken' ? '<html>' : JSON.stringify(isDown ? down : result))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    say: to => {
      answer = to
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
