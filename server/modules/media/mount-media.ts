/** `/uploads/media/<id>.webp`: pictures we wrote ourselves, at addresses that never change. */
import type { FastifyInstance } from 'fastify'
import type { World } from '../../kernel/context.ts'
import { mediaUrl, readMedia } from './media-files.ts'

export function mountMedia(app: FastifyInstance, { config }: Pick<World, 'config'>): void {
  app.get<{ Params: { file: string } }>(mediaUrl(':file').replace('.webp', ''), async ({ params }, reply) => {
    const webp = params.file.endsWith('.webp') ? await readMedia(config, params.file.slice(0, -5)) : null
    if (!webp) {
      reply.callNotFound()
      return reply
    }
    return reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(webp)
  })
}
