/** Serves uploaded files: with their own type, and with headers that prevent scripts from running. */
import type { FastifyReply } from 'fastify'

export const inertFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/** For a file whose path is derived from its content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' } as const

/** Sends an image whose path never changes, with further headers; 404 if it does not exist. */
export function sendStoredImage(
  reply: FastifyReply,
  webp: Buffer | null,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  if (webp)
    return reply
      .type('image/webp')
      .headers({ ...inertFileHeaders, ...immutableHeaders, ...headers })
      .send(webp)
  reply.callNotFound()
  return reply
}
