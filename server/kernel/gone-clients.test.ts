import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { dropGoneClients } from './gone-clients.ts'
import { globalLimit } from './limits.ts'

it('L6: ends a request without an error if its client has disconnected before it is handled', async () => {
  const app = Fastify()
  const errors: unknown[] = []
  app.setErrorHandler(async error => void errors.push(error))
  dropGoneClients(app)
  await app.register(rateLimit, globalLimit)
  const served: string[] = []
  app.get('/ready', async ({ ip }) => {
    served.push(ip)
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = async (isGone: boolean) => {
    if (isGone) app.server.prependOnceListener('request', ({ socket }) => socket.destroy())
    const socket = connect(port, '127.0.0.1').resume()
    socket.end('GET /ready HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
  }
  await request(true)
  await request(false)
  await app.close()
  expect(errors).toEqual([])
  expect(served).toEqual(['127.0.0.1'])
})
