/** How files that people sent leave the server again: as what they are, with nothing in them that could run. */
import type { FastifyReply } from 'fastify'

export const inertFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/** Of a file whose address names its content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' } as const

/** Sends a picture whose address never changes, with further headers; 404 where there is none. */
export function sendStoredPicture(
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
