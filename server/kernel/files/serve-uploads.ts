/** Serves uploaded files: with their own type, and with headers that prevent scripts from running. */
import type { FastifyReply } from 'fastify'
import type { Download, FileKey, FileStore, OpenFile } from './file-store.ts'

export const inertFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const

/** For a file whose path is derived from its content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' } as const

/** Sends an image whose path never changes, with further headers; 404 if it does not exist. */
export function sendStoredImage(
  reply: FastifyReply,
  image: Buffer | OpenFile | null,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  if (!image) {
    reply.callNotFound()
    return reply
  }
  const [body, size] = Buffer.isBuffer(image) ? [image, image.length] : [image.stream, image.size]
  return reply
    .type('image/webp')
    .headers({ ...inertFileHeaders, ...immutableHeaders, ...headers })
    .header('content-length', size)
    .send(body)
}

/** Returns an address that sends the file, or the file itself, or null if it does not exist. Check permissions first. */
export const attachmentOf = async (
  files: FileStore,
  key: FileKey,
  download: Download,
): Promise<string | OpenFile | null> => (await files.linkTo(key, download)) ?? files.open(key)

/** Sends a protected file as an attachment that is never cached; 404 if it does not exist. */
export function sendAttachment(
  reply: FastifyReply,
  { type, disposition }: Download,
  source: string | OpenFile | null,
): FastifyReply {
  if (!source) {
    reply.callNotFound()
    return reply
  }
  reply.header('cache-control', 'no-store')
  if (typeof source === 'string') return reply.redirect(source, 302)
  return reply
    .headers(inertFileHeaders)
    .header('content-disposition', disposition)
    .header('content-length', source.size)
    .type(type)
    .send(source.stream)
}
