/**
 * Provider callbacks: POST /webhooks/stripe. It is outside /api because the request has no access token and its
 * signature covers the raw bytes. An event of an unknown payment is accepted and ignored, so that the provider does not
 * repeat it for days.
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../kernel/context.ts'
import { providerFor } from '../../payments/providers.ts'
import { applyPaymentReport } from './online-payments.ts'

const mostBytes = 256 * 1024

/**
 * Responds 404 when no provider has a webhook, 400 `bad_request` for a wrong signature, and 200 otherwise, also for an
 * unknown payment. Accepts up to 256 KiB.
 */
export async function mountWebhooks(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async raw => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) =>
      done(null, body),
    )
    raw.post('/webhooks/stripe', async (request, reply) => {
      const provider = providerFor('card', context.config)
      if (!provider?.webhook) {
        reply.callNotFound()
        return reply
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const report = await provider.webhook(body, request.headers['stripe-signature']?.toString())
      if (report === 'forged') return reply.status(400).send({ code: 'bad_request' })
      if (report) await applyPaymentReport(context, provider.name, report)
      return reply.send({ received: true })
    })
  })
}
