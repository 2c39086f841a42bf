import type { FastifyInstance } from 'fastify'

/**
 * Ends requests whose client has disconnected before they are handled. Such a request has no address, which limits, logs and rows
 * need, and its response would reach no client.
 */
export function dropGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const address: string | undefined = request.ip // undefined once the socket is closed, unlike the library's type
    if (address !== undefined) return done()
    reply.hijack()
    request.raw.destroy()
  })
}
